/// Scans typed text: amounts, transactions, alerts and filters. Ignores the case of words.
package struct TextScanner {
    private let characters: [Character]
    private let marks: AmountMarks
    package var place = 0

    /// - Parameter narrow: Maps each character for reading; by default wide ones to narrow ones.
    package init(
        _ text: String, _ marks: AmountMarks = .english, narrow: (Character) -> Character = \.narrow
    ) {
        characters = text.map(narrow)
        self.marks = marks
    }

    package var isAtEnd: Bool { place >= characters.count }
    package var next: Character? { isAtEnd ? nil : characters[place] }

    package var isAtNumber: Bool { isDigit(place) || isMark(place) && isDigit(place + 1) }

    package func isAt(_ signs: String) -> Bool { characters[place...].starts(with: signs) }

    package func end(of isPart: (Character) -> Bool) -> Int {
        characters[place...].firstIndex { !isPart($0) } ?? characters.count
    }

    package func text(from start: Int, withBlanks: Bool = false) -> String {
        var text = characters[start..<place]
        while !withBlanks, text.last == " " { text.removeLast() }
        return String(text)
    }

    package mutating func skipBlanks() { place = end { $0 == " " } }

    package mutating func take(_ signs: String) -> Bool {
        guard isAt(signs) else { return false }
        place += signs.count
        skipBlanks()
        return true
    }

    /// A whole word: no letter may follow.
    package mutating func take(word: String) -> Bool {
        let start = place
        if takeWord() == word { return true }
        place = start
        return false
    }

    package mutating func takeWord() -> String { takeRun(of: \.isLetter).lowercased() }

    package mutating func takeRun(of isPart: (Character) -> Bool) -> String {
        let start = place
        place = end(of: isPart)
        defer { skipBlanks() }
        return String(characters[start..<place])
    }

    /// In the form of files: `1250.50`.
    package mutating func takeNumber() throws(AmountMistake) -> String {
        let start = place
        while isDigit(place) || isMark(place) && isDigit(place + 1) || place > start && isGroupingBlank {
            place += 1
        }
        let plain: String
        do { plain = try AmountDigits(text(from: start), marks).plain } catch {
            throw AmountMistake(error, at: start)
        }
        skipBlanks()
        return plain
    }

    private func isDigit(_ index: Int) -> Bool { index < characters.count && characters[index].isDigit }

    private func isMark(_ index: Int) -> Bool { index < characters.count && characters[index].isNumberMark }

    private var isGroupingBlank: Bool {
        next == " " && (1...3).allSatisfy { isDigit(place + $0) } && !isDigit(place + 4)
    }
}

extension Character {
    var isDigit: Bool { ("0"..."9").contains(self) }
    var isNumberMark: Bool { ".,'".contains(self) }
}
