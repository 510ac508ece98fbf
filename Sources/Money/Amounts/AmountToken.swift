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
