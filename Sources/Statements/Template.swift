/// A pattern of a cell: `*` is anything, `[Buy|Koop]` one of several words, `{price}` a named hole. Latin
/// letters match in any case. `""` is an empty cell, `<0` `>0` `=0` a figure by its sign, and `!` negates.
package struct Template: Hashable, Sendable {
    private enum Part: Hashable {
        case text([UInt8])
        case anything
        case words([[UInt8]])
        case hole(String)
    }

    private var parts: [Part] = []
    package let sign: Int?
    package let isNegated: Bool

    private static let figures: Set<String> = ["quantity", "price", "amount", "new", "old", "into"]

    package init?(_ text: String) {
        isNegated = text.hasPrefix("!")
        let pattern = isNegated ? text.dropFirst() : text[...]
        sign = ["<0": -1, "=0": 0, ">0": 1][String(pattern)]
        guard sign == nil else { return }
        var literal: [UInt8] = []
        var rest = Array(pattern.utf8)[...]
        func flush() {
            if !literal.isEmpty { parts.append(.text(literal)) }
            literal = []
        }
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"):
                flush()
                parts.append(.anything)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                flush()
                let close = byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
                guard let end = rest.firstIndex(of: close) else { return nil }
                let inside = rest[..<end]
                rest = rest[(end + 1)...]
                if close == UInt8(ascii: "}") {
                    parts.append(.hole(String(decoding: inside, as: UTF8.self)))
                } else {
                    let words = inside.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
                    parts.append(.words(words.map { Template.folded(Array($0)) }))
                }
            default: literal.append(Template.folded(byte))
            }
        }
        flush()
    }

    /// The texts in its holes, as short as possible; nil if it does not match.
    package func match(_ cell: String) -> [String: String]? {
        let bytes = Array(cell.utf8)
        var holes: [String: String] = [:]
        // Each part may begin where the one before ended; a budget keeps wild patterns cheap.
        var budget = 20_000
        func matches(_ part: Int, _ place: Int, _ folded: [UInt8]) -> Bool {
            budget -= 1
            guard budget > 0 else { return false }
            guard part < parts.count else { return place == folded.count }
            switch parts[part] {
            case .text(let text):
                return folded[place...].starts(with: text) && matches(part + 1, place + text.count, folded)
            case .words(let words):
                return words.contains { word in
                    folded[place...].starts(with: word) && matches(part + 1, place + word.count, folded)
                }
            case .anything:
                if part + 1 == parts.count { return true }
                return (place...folded.count).contains { matches(part + 1, $0, folded) }
            case .hole(let name):
                guard place < folded.count else { return false }
                for end in place + 1...folded.count {
                    guard Template.mayHold(name, bytes[place..<end]) else {
                        if Template.figures.contains(name) { return false }
                        continue
                    }
                    if matches(part + 1, end, folded) {
                        holes[name] = String(decoding: bytes[place..<end], as: UTF8.self)
                        return true
                    }
                }
                return false
            }
        }
        return matches(0, 0, Template.folded(bytes)) ? holes : nil
    }

    /// Figures hold digits and their marks, currencies three letters, ISINs twelve places.
    private static func mayHold(_ name: String, _ text: ArraySlice<UInt8>) -> Bool {
        if figures.contains(name) {
            return text.allSatisfy { (48...57).contains($0) || " .,'-+".utf8.contains($0) || $0 >= 0x80 }
        }
        let isAlphanumeric = text.allSatisfy { (48...57).contains($0) || (65...90).contains($0 & 0xDF) }
        return switch name {
        case "currency", "cash": text.count == 3 && isAlphanumeric
        case "isin": text.count == 12 && isAlphanumeric
        case "ticker": !text.contains(0x20)
        case "fiat": Fiat.codes.contains(String(decoding: text, as: UTF8.self).uppercased())
        default: true
        }
    }

    private static func folded(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }
    private static func folded(_ bytes: [UInt8]) -> [UInt8] { bytes.map(folded) }
}
