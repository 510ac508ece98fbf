internal import CivilTime

struct AmountToken {
    enum Kind: Hashable {
        case number(Rational)
        /// One of `+ - * / ( ) % = @ →`.
        case sign(Character)
        /// Letters, or the sign of a currency: `EUR`, `€`, `NT$`.
        case word(String)
        case day(Day)
    }

    let kind: Kind
    let text: String
    let place: Int
}

/// Splits a typed amount into tokens. Wide characters count as narrow ones, and `× ÷ −` as `* / -`.
struct AmountLexer {
    private var scanner: TextScanner
    private var tokens: [AmountToken] = []
    /// A day can only follow a number.
    private var hasNumber = false

    static func tokens(
        of text: String, _ marks: AmountMarks
    ) throws(AmountMistake) -> [AmountToken] {
        var lexer = AmountLexer(scanner: TextScanner(text, marks))
        lexer.scanner.skipBlanks()
        while let character = lexer.scanner.next { try lexer.readToken(character) }
        return lexer.tokens
    }

    private init(scanner: TextScanner) { self.scanner = scanner }

    private mutating func readToken(_ character: Character) throws(AmountMistake) {
        let place = scanner.place
        let kind: AmountToken.Kind
        switch character {
        case _ where scanner.isAtNumber:
            if hasNumber, let day = try takeDay() {
                kind = .day(day)
                break
            }
            guard let number = Rational(decimal: try scanner.takeNumber()) else {
                throw AmountMistake(.tooLarge, at: place)
            }
            hasNumber = true
            kind = .number(number * (takeScale() ?? 1))
        case "+", "-", "*", "/", "(", ")", "%", "=", "@", "→":
            _ = scanner.take(String(character))
            kind = .sign(character)
        case _ where character.isOfWord: kind = .word(scanner.takeRun(of: \.isOfWord))
        default: throw AmountMistake(.unexpected(String(character)), at: place)
        }
        tokens.append(AmountToken(kind: kind, text: scanner.text(from: place), place: place))
    }

    /// The factor after a number: `250k`, `1.2m`, `5万`.
    private mutating func takeScale() -> Rational? {
        let start = scanner.place
        if let character = scanner.next, let scale = AmountLexer.wideScales[character] {
            scanner.place += 1
            scanner.skipBlanks()
            return Rational(scale)
        }
        if let scale = AmountLexer.scales[scanner.takeWord()] { return Rational(scale) }
        scanner.place = start
        return nil
    }

    private static let scales = [
        "k": 1000, "thousand": 1000, "m": 1_000_000, "mn": 1_000_000, "mio": 1_000_000, "million": 1_000_000,
        "b": 1_000_000_000, "bn": 1_000_000_000, "mrd": 1_000_000_000, "billion": 1_000_000_000,
    ]
    private static let wideScales: [Character: Int] = [
        "万": 10_000, "萬": 10_000, "만": 10_000, "億": 100_000_000, "亿": 100_000_000, "억": 100_000_000,
    ]

    private mutating func takeDay() throws(AmountMistake) -> Day? {
        switch tokens.last?.kind {
        case .word, .sign("@"), .sign("%"): break
        case .number, .sign, .day, nil: return nil
        }
        let place = scanner.place
        var parts = [scanner.takeDigits()]
        while parts.count < 3, ["-", "/", "."].contains(where: scanner.isAt) {
            scanner.place += 1
            parts.append(scanner.takeDigits())
        }
        guard parts.count == 3, parts[0].count == 4, parts[1...].allSatisfy({ (1...2).contains($0.count) })
        else {
            scanner.place = place
            return nil
        }
        let written = parts.map { $0.count == 1 ? "0" + $0 : $0 }.joined(separator: "-")
        guard let day = Day(written) else {
            throw AmountMistake(.noSuchDay(scanner.text(from: place)), at: place)
        }
        scanner.skipBlanks()
        return day
    }
}

extension Character {
    fileprivate var isOfWord: Bool { isLetter || isCurrencySymbol }
}

extension TextScanner {
    fileprivate mutating func takeDigits() -> String {
        let start = place
        place = end(of: \.isDigit)
        return text(from: start)
    }
}

package struct AmountDigits {
    /// The form in files: `1250.50`.
    package let plain: String

    /// Of two kinds of marks, the last is the decimal mark. So is a single mark, unless three digits follow
    /// it: then the user's language decides.
    package init(_ text: String, _ marks: AmountMarks) throws(AmountMistake.Cause) {
        let found = text.filter { !$0.isNumber }
        guard let last = found.last else {
            plain = text
            return
        }
        var decimal: Character?
        if found.contains(where: { $0 != last }) {
            // A decimal mark may occur only once.
            decimal = last == " " || last == "'" || found.count(where: { $0 == last }) > 1 ? nil : last
        } else if found.count == 1, last == "." || last == "," {
            decimal = try AmountDigits.isDecimal(last, in: text, marks) ? last : nil
        }
        let whole = decimal.flatMap { text.firstIndex(of: $0) }.map { text[..<$0] } ?? text[...]
        let decimals = text[whole.endIndex...].dropFirst()
        let groupMarks = Set(whole.filter { !$0.isNumber })
        let groups = whole.split(omittingEmptySubsequences: false) { !$0.isNumber }
        if groups.count > 1 {
            guard groupMarks.count == 1, (1...3).contains(groups[0].count),
                groups.dropFirst().allSatisfy({ $0.count == 3 })
            else { throw .grouping(text) }
        }
        plain = groups.joined() + (decimal == nil ? "" : "." + decimals)
    }

    private static func isDecimal(
        _ mark: Character, in text: String, _ marks: AmountMarks
    ) throws(AmountMistake.Cause) -> Bool {
        let parts = text.split(separator: mark, omittingEmptySubsequences: false)
        let canGroup = parts[1].count == 3 && (1...3).contains(parts[0].count) && parts[0] != "0"
        if !canGroup || mark == marks.decimal { return true }
        if mark == marks.grouping { return false }
        throw .ambiguous(text)
    }
}

/// The decimal and thousands separators of the user's locale.
package struct AmountMarks: Hashable, Sendable {
    package let decimal: Character
    package let grouping: Character?

    package init(decimal: Character, grouping: Character?) {
        (self.decimal, self.grouping) = (decimal, grouping)
    }

    package static let english = AmountMarks(decimal: ".", grouping: ",")
}

extension Character {
    /// `* / -` for `× ÷ −`.
    package var narrow: Character {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return self }
        switch scalar {
        case "×", "✕", "∗": return "*"
        case "÷", "∕": return "/"
        case "−", "–": return "-"
        case "’", "\u{FF07}": return "'"
        case "\u{A0}", "\u{2009}", "\u{202F}", "\u{3000}", "\t": return " "
        case "\u{FF01}"..."\u{FF5E}":
            return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? self
        default: return self
        }
    }
}
