internal import Glibc
internal import Market
internal import Money
internal import Substrings

struct StatementFigures {
    var decimals: StatementForm.Decimals
    var dates: StatementForm.Dates
    var dayAfter: String?
    /// The mark of ambiguous figures, as other figures of the file have it.
    var usual: UInt8 = UInt8(ascii: ".")
    /// The decimal mark of other figures of the row.
    var nearby: UInt8?

    /// Nil if the figure is ambiguous.
    static func mark(of text: String) -> UInt8? {
        let plain = plain(text)
        let marks = plain.filter { $0 == 44 || $0 == 46 }
        guard let last = plain.lastIndex(where: { $0 == 44 || $0 == 46 }) else { return nil }
        if Set(marks).count == 2 { return plain[last] }
        if marks.count > 1 { return plain[last] == 44 ? 46 : 44 }
        let after = plain.count - last - 1
        let before = plain[..<last].filter { (48...57).contains($0) }
        return after == 3 && (1...3).contains(before.count) && before != [48] ? nil : plain[last]
    }

    func figure(_ text: String) throws(Mistake.Cause) -> Rational? {
        var plain = StatementFigures.plain(text)
        guard plain.contains(where: { (48...57).contains($0) }) else {
            if plain.allSatisfy({ $0 == 45 }) && text.utf8.count <= 3
                || StatementFigures.empty.contains(text.lowercased())
            {
                return nil
            }
            throw .notANumber(shown(text))
        }
        var exponent = 0
        if let mark = plain.firstIndex(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) {
            guard let number = Int(String(decoding: plain[(mark + 1)...], as: UTF8.self)),
                (-30...30).contains(number)
            else { throw .notANumber(shown(text)) }
            exponent = number
            plain = Array(plain[..<mark])
        }
        let mark: UInt8 =
            switch decimals {
            case .point: 46
            case .comma: 44
            case .either: StatementFigures.mark(of: String(decoding: plain, as: UTF8.self)) ?? nearby ?? usual
            }
        let group: UInt8 = mark == 46 ? 44 : 46
        let isNegative = plain.first == 45
        let digits = plain.drop { $0 == 45 || $0 == 43 }
        let parts = digits.split(separator: mark, omittingEmptySubsequences: false)
        let groups = parts[0].split(separator: group, omittingEmptySubsequences: false)
        guard parts.count <= 2, !parts.dropFirst().joined().contains(group),
            groups.count == 1 || groups.dropFirst().allSatisfy({ $0.count == 3 }) && !groups[0].isEmpty
        else { throw .notANumber(shown(text)) }
        let whole = groups.joined().isEmpty ? [48] : Array(groups.joined())
        let fraction = parts.count == 2 ? Array(parts[1]) : []
        let decimal = String(decoding: whole + (fraction.isEmpty ? [] : [46] + fraction), as: UTF8.self)
        guard let number = Rational(decimal: decimal, places: 36) else { throw .notANumber(shown(text)) }
        var scale = Rational.one
        for _ in 0..<abs(exponent) { scale = scale * 10 }
        let scaled = exponent < 0 ? number / scale : number * scale
        return isNegative ? -scaled : scaled
    }

    private static let empty: Set<String> = ["", "not available", "n/a", "na", "null", "none"]

    /// Without currency, spaces and apostrophes; `(1)` and `1-` are below 0.
    private static func plain(_ text: String) -> [UInt8] {
        let text = text.replacing("\u{2212}", with: "-")
        var plain: [UInt8] = []
        for character in text where !character.isWhitespace && !character.isCurrencySymbol {
            switch character {
            case "'", "’", "`": continue
            default: plain += character.utf8
            }
        }
        func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) || byte >= 0x80 }
        var isNegative = false
        var core = plain[...]
        // `US$-1`, `-$1`, `(1.00)`, `SEK 1`, `1-`.
        while let first = core.first, isLetter(first) || first == 45 || first == 40 || first == 43 {
            if first == 45 || first == 40 { isNegative = true }
            core = core.dropFirst()
        }
        while let last = core.last, isLetter(last) || last == 41 || last == 45 {
            if last == 45 { isNegative = true }
            core = core.dropLast()
        }
        if core.isEmpty { return plain }
        return (isNegative ? [45] : []) + core
    }

    static func currency(of text: String) -> String? {
        let signs: [Character: String] = ["$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY"]
        if let sign = text.first(where: { signs[$0] != nil }) { return signs[sign] }
        let letters = text.split { !$0.isLetter }.filter { $0.count == 3 && $0.allSatisfy(\.isASCII) }
        return letters.map { String($0).uppercased() }.first { Fiat.codes.contains($0) }
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    private static let otherMonths = [
        "mrt": 3, "mär": 3, "mei": 5, "mai": 5, "okt": 10, "dez": 12, "ene": 1, "abr": 4, "ago": 8, "dic": 12,
        "fév": 2, "avr": 4, "aoû": 8, "déc": 12, "gen": 1, "mag": 5, "giu": 6, "lug": 7, "set": 9, "ott": 10,
    ]

    func day(_ text: String) -> String {
        var text = text
        if let dayAfter, let range = text.lowercased().firstRange(of: dayAfter.lowercased()) {
            text = String(text.lowercased()[range.upperBound...])
        }
        let words = text.split { !$0.isNumber && !$0.isLetter || "年月日".contains($0) }
        guard let first = words.first else { return text }
        if first.count == 8, let number = Int(first) {
            return StatementFigures.form(number / 10_000, number / 100 % 100, number % 100) ?? text
        }
        let parts = words.prefix(3).map { word in String(word.prefix { $0 != "T" }) }
        guard parts.count == 3 else { return text }
        let names = parts.map { part -> Int? in
            let name = String(part.lowercased().prefix(3))
            return StatementFigures.months.firstIndex(of: name).map { $0 + 1 }
                ?? StatementFigures.otherMonths[name]
        }
        let numbers = parts.map { Int($0) }
        if let place = names.firstIndex(where: { $0 != nil }), place < 2, let month = names[place] {
            guard let day = numbers[1 - place], let year = numbers[2] else { return text }
            return StatementFigures.form(year, month, day) ?? text
        }
        guard let a = numbers[0], let b = numbers[1], let c = numbers[2] else { return text }
        if parts[0].count == 4 { return StatementFigures.form(a, b, c) ?? text }
        return switch dates {
        case .ymd where parts[2].count == 4, .dmy: StatementFigures.form(c, b, a) ?? text
        case .mdy: StatementFigures.form(c, a, b) ?? text
        case .ymd: StatementFigures.form(a, b, c) ?? text
        }
    }

    private static func form(_ year: Int, _ month: Int, _ day: Int) -> String? {
        guard (0...9999).contains(year), (0...99).contains(month), (0...99).contains(day) else { return nil }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(year < 100 ? 2000 + year : year)-\(two(month))-\(two(day))"
    }

    private func shown(_ text: String) -> String { CleanText.line(text, limit: 40) ?? "" }
}

/// The currencies that brokers keep accounts in. Other units are coins.
enum Fiat {
    static let codes: Set<String> = [
        "AED", "ARS", "AUD", "BGN", "BRL", "CAD", "CHF", "CLP", "CNH", "CNY", "COP", "CZK", "DKK", "EUR",
        "GBP",
        "GBX", "HKD", "HUF", "IDR", "ILS", "INR", "ISK", "JPY", "KRW", "MXN", "MYR", "NOK", "NZD", "PEN",
        "PHP",
        "PLN", "RON", "RUB", "SAR", "SEK", "SGD", "THB", "TRY", "TWD", "UAH", "USD", "VND", "ZAC", "ZAR",
    ]
}
