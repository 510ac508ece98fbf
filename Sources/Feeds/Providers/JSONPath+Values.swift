import Market

struct FoundValue {
    var name: String?
    var value: JSON
}

extension JSONPath {
    /// The values in order; nil if the path leads nowhere. An empty list leads to no values, not nil.
    func values(in json: JSON) -> [FoundValue]? {
        var found = [FoundValue(value: json)]
        for step in steps {
            var next: [FoundValue] = []
            var fits = false
            for entry in found {
                switch step {
                case .name(let name):
                    guard let value = entry.value[name] else { continue }
                    next.append(FoundValue(name: name, value: value))
                    fits = true
                case .index(let place):
                    guard let value = entry.value.element(at: place) else { continue }
                    next.append(FoundValue(value: value))
                    fits = true
                case .all:
                    if let elements = entry.value.elements {
                        next += elements.map { FoundValue(value: $0) }
                    } else if let members = entry.value.members {
                        next += members.map { FoundValue(name: $0.name, value: $0.value) }
                    } else {
                        continue
                    }
                    fits = true
                }
            }
            guard fits else { return nil }
            found = next
        }
        return found
    }
}

extension JSON {
    /// The element at a place; places below 0 count from the end.
    fileprivate func element(at place: Int) -> JSON? {
        guard let elements else { return nil }
        let index = place < 0 ? elements.underestimatedCount + place : place
        guard index >= 0 else { return nil }
        return elements.dropFirst(index).first { _ in true }
    }

    /// Plain text, a number's digits, or `{}` and `[]` for an empty object and list.
    var plainText: String? {
        if let text { return text }
        if let number { return Int(exactly: number).map { String($0) } ?? "\(number)" }
        if let elements { return elements.isEmpty ? "[]" : nil }
        if let members { return members.isEmpty ? "{}" : nil }
        return nil
    }

    func number(hasDecimalComma: Bool) -> Double? {
        if let number { return number }
        guard let text, text.utf8.count <= 40 else { return nil }
        // Spaces and apostrophes between thousands, and a sign of the currency.
        let bare = text.unicodeScalars.filter {
            !$0.properties.isWhitespace && !"'’$€£¥".unicodeScalars.contains($0)
        }
        var plain = String(String.UnicodeScalarView(bare))
        if hasDecimalComma {
            plain = String(plain.compactMap { $0 == "." ? nil : $0 == "," ? "." : $0 })
        }
        return Double(decimal: plain) ?? Double.plain(plain)
    }
}
