internal import CivilTime

/// A part of an amount as it is typed.
struct AmountToken {
    enum Kind: Hashable {
        case number(Rational)
        /// One of `+ - * / ( ) % = @`.
        case sign(Character)
        case word(String)
        case day(Day)
    }

    let kind: Kind
    /// Its text, in narrow characters.
    let text: String
    /// Its first character.
    let place: Int
}

/// Cuts a text into its parts. Wide characters count as narrow ones, and `× ÷ −` as `* / -`.
struct AmountLexer {
    private let characters: [Character]
    private let marks: AmountMarks
    private var place = 0
    private var tokens: [AmountToken] = []
    /// Whether a number has come: a day stands behind the amount.
    private var hasNumber = false

    static func tokens(
        of text: String, _ marks: AmountMarks
    ) throws(AmountMistake) -> [AmountToken] {
        var lexer = AmountLexer(characters: text.map(\.narrow), marks: marks)
        while lexer.place < lexer.characters.count { try lexer.readToken() }
        return lexer.tokens
    }

    private init(characters: [Character], marks: AmountMarks) {
        (self.characters, self.marks) = (characters, marks)
    }

    private mutating func readToken() throws(AmountMistake) {
        let character = characters[place]
        switch character {
        case " ": place += 1
        case _ where isDigit(place) || (isMark(place) && isDigit(place + 1)):
            if hasNumber, let end = dayEnd { return try readDay(to: end) }
            try readNumber()
        case "+", "-", "*", "/", "(", ")", "%", "=", "@": add(.sign(character), to: place + 1)
        case _ where character.isLetter:
            let end = characters[place...].firstIndex { !$0.isLetter } ?? characters.count
            add(.word(String(characters[place..<end])), to: end)
        default: throw AmountMistake(.unexpected(String(character)), at: place)
        }
    }

    private mutating func add(_ kind: AmountToken.Kind, to end: Int) {
        tokens.append(AmountToken(kind: kind, text: String(characters[place..<end]), place: place))
        place = end
    }

    // MARK: Days

    /// The end of a day that begins here, after a word or a sign that a number cannot follow; nil where none does.
    private var dayEnd: Int? {
        switch tokens.last?.kind {
        case .word, .sign("@"), .sign("%"): break
        case .number, .sign, .day, nil: return nil
        }
        var (end, runs) = (place, [0])
        while end < characters.count {
            if isDigit(end) {
                runs[runs.count - 1] += 1
            } else if "-/.".contains(characters[end]), runs.count < 3, isDigit(end + 1) {
                runs.append(0)
            } else {
                break
            }
            end += 1
        }
        return runs.count == 3 && runs[0] == 4 && runs[1...].allSatisfy { (1...2).contains($0) } ? end : nil
    }

    private mutating func readDay(to end: Int) throws(AmountMistake) {
        let text = String(characters[place..<end])
        let parts = text.split { !$0.isNumber }
        let written = parts.map { $0.count == 1 ? "0\($0)" : String($0) }.joined(separator: "-")
        guard let day = Day(written) else { throw AmountMistake(.noSuchDay(text), at: place) }
        add(.day(day), to: end)
    }

    // MARK: Numbers

    private func isDigit(_ index: Int) -> Bool {
        index < characters.count && ("0"..."9").contains(characters[index])
    }

    private func isMark(_ index: Int) -> Bool { ".,'".contains(characters[index]) }

    /// Whether the blank here stands before exactly three digits, as one between thousands does.
    private func isGroupingBlank(_ index: Int) -> Bool {
        characters[index] == " " && (1...3).allSatisfy { isDigit(index + $0) } && !isDigit(index + 4)
    }

    private mutating func readNumber() throws(AmountMistake) {
        var end = place
        while end < characters.count {
            guard isDigit(end) || isMark(end) && isDigit(end + 1) || end > place && isGroupingBlank(end)
            else {
                break
            }
            end += 1
        }
        let text = String(characters[place..<end])
        let plain: String
        do { plain = try AmountDigits(text, marks).plain } catch {
            throw AmountMistake(error, at: place)
        }
        guard let number = Rational(decimal: plain) else { throw AmountMistake(.tooLarge, at: place) }
        hasNumber = true
        add(.number(number), to: end)
    }
}

/// A number as people write it, with marks before its decimals and between its thousands.
package struct AmountDigits {
    /// The same as files have it: `1250.50`.
    package let plain: String

    /// Reads digits with marks between them.
    ///
    /// Of two kinds of marks in a number, the last one is before the decimals. One mark alone is that too, unless
    /// three digits follow it: then the user's language decides.
    package init(_ text: String, _ marks: AmountMarks) throws(AmountMistake.Cause) {
        let found = text.filter { !$0.isNumber }
        guard let last = found.last else {
            plain = text
            return
        }
        var decimal: Character?
        if found.contains(where: { $0 != last }) {
            // A decimal mark stands once.
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

    /// Whether the only mark of a number stands before its decimals.
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

/// The marks before decimals and between thousands where the user lives.
package struct AmountMarks: Hashable, Sendable {
    /// The mark before decimals: a point or a comma.
    package let decimal: Character
    /// The mark between groups of three digits; nil where none is known.
    package let grouping: Character?

    /// Makes marks.
    package init(decimal: Character, grouping: Character?) {
        (self.decimal, self.grouping) = (decimal, grouping)
    }

    /// A point before the decimals, and commas between the thousands.
    package static let english = AmountMarks(decimal: ".", grouping: ",")
}

extension Character {
    /// A wide character as a narrow one, and `× ÷ −` as `* / -`.
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
