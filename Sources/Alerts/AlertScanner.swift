internal import Money

/// A text that is read from its beginning. Wide characters count as narrow ones, and words in any case.
struct AlertScanner {
    private let characters: [Character]
    private let marks: AmountMarks
    /// The next character.
    var place = 0

    init(_ text: String, _ marks: AmountMarks) {
        (characters, self.marks) = (text.map(\.narrow), marks)
    }

    var isAtEnd: Bool { place >= characters.count }

    /// Whether a number begins here.
    var isAtNumber: Bool { isDigit(place) || isMark(place) && isDigit(place + 1) }

    mutating func skipBlanks() { while place < characters.count, characters[place] == " " { place += 1 } }

    /// The text between `start` and here, without blanks at its end.
    func text(from start: Int) -> String {
        var text = characters[start..<place]
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// The mistake that what begins here has no place.
    func unexpected() -> AlertMistake {
        guard !isAtEnd else { return AlertMistake(.conditionMissing, at: characters.count) }
        let end = characters[place...].firstIndex(of: " ") ?? characters.count
        return AlertMistake(.amount(.unexpected(String(characters[place..<end]))), at: place)
    }

    // MARK: Taking, with the blanks behind

    /// Takes signs.
    mutating func take(_ signs: String) -> Bool {
        guard characters[place...].starts(with: signs) else { return false }
        place += signs.count
        skipBlanks()
        return true
    }

    /// Takes a word that ends where no letter follows.
    mutating func take(word: String) -> Bool {
        let start = place
        if takeWord() == word { return true }
        place = start
        return false
    }

    /// Takes letters, as small ones.
    mutating func takeWord() -> String {
        guard !isAtEnd, characters[place].isLetter else { return "" }
        return takeRun(of: \.isLetter).lowercased()
    }

    /// Takes an item: letters, digits and the signs of symbols.
    mutating func takeItem() -> String {
        takeRun { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_^=&".contains($0)) }
    }

    mutating func takeRun(of isPart: (Character) -> Bool) -> String {
        let end = characters[place...].firstIndex { !isPart($0) } ?? characters.count
        defer {
            place = end
            skipBlanks()
        }
        return String(characters[place..<end])
    }

    /// Takes `>`, `<`, or the like.
    mutating func takeSide() -> AlertCondition.Side? {
        for (signs, side) in AlertScanner.sides where take(signs) { return side }
        let start = place
        if let side = AlertScanner.sideWords[takeWord()] { return side }
        place = start
        return nil
    }

    private static let sideWords: [String: AlertCondition.Side] = [
        "above": .above, "over": .above, "below": .below, "under": .below,
    ]
    private static let sides: [(String, AlertCondition.Side)] = [
        (">=", .above), ("=>", .above), (">", .above), ("≥", .above), ("≧", .above),
        ("<=", .below), ("=<", .below), ("<", .below), ("≤", .below), ("≦", .below),
    ]

    /// Takes a number.
    mutating func number() throws(AlertMistake) -> Double {
        guard isAtNumber else { throw AlertMistake(.amount(.numberMissing), at: place) }
        let start = place
        var end = place
        while isDigit(end) || isMark(end) && isDigit(end + 1) || end > place && isGroupingBlank(end) {
            end += 1
        }
        let text = String(characters[start..<end])
        let plain: String
        do { plain = try AmountDigits(text, marks).plain } catch {
            throw AlertMistake(.amount(error), at: start)
        }
        guard plain.count <= 15, let number = Double(plain) else {
            throw AlertMistake(.amount(.tooLarge), at: start)
        }
        place = end
        skipBlanks()
        return number
    }

    private func isDigit(_ index: Int) -> Bool {
        index < characters.count && ("0"..."9").contains(characters[index])
    }

    private func isMark(_ index: Int) -> Bool {
        index < characters.count && ".,'".contains(characters[index])
    }

    /// Whether the blank here stands before exactly three digits, as one between thousands does.
    private func isGroupingBlank(_ index: Int) -> Bool {
        index < characters.count && characters[index] == " "
            && (1...3).allSatisfy { isDigit(index + $0) } && !isDigit(index + 4)
    }
}
