/// A part of a transaction as it is typed: what stands between blanks, or in quotes.
struct EntryWord {
    /// Its text in narrow characters, without quotes.
    let text: String
    /// The same as it was typed.
    let typed: String
    /// Its first character.
    let place: Int
    let isQuoted: Bool

    private init(_ characters: ArraySlice<Character>, isQuoted: Bool = false) {
        typed = String(characters)
        text = String(characters.map(\.narrow))
        place = characters.startIndex
        self.isQuoted = isQuoted
    }

    /// Cuts a text. `+10` and `@187` are two words each.
    static func words(of text: String) -> [EntryWord] {
        let characters = Array(text)
        var (words, place) = ([EntryWord](), 0)
        func end(from start: Int, where isEnd: (Character) -> Bool) -> Int {
            characters[start...].firstIndex(where: isEnd) ?? characters.count
        }
        while place < characters.count {
            let first = characters[place].narrow
            if first == " " {
                place += 1
            } else if first == "\"" {
                let close = end(from: place + 1) { $0 == "\"" }
                words.append(EntryWord(characters[(place + 1)..<close], isQuoted: true))
                place = close + 1
            } else if first == "@" || words.isEmpty && "+-".contains(first) {
                words.append(EntryWord(characters[place...place]))
                place += 1
            } else {
                let close = end(from: place) { $0.narrow == " " }
                words.append(EntryWord(characters[place..<close]))
                place = close
            }
        }
        return words
    }

    /// Whether it is digits, with marks between them.
    var isNumber: Bool {
        text.contains(where: isDigit) && text.allSatisfy { isDigit($0) || ".,'".contains($0) }
    }

    /// Whether it is a ratio of two numbers: `4:1`.
    var isRatio: Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { $0.contains(where: isDigit) }
            && text.allSatisfy { isDigit($0) || ".:".contains($0) }
    }

    /// A day as files have it, where it is of the form of one: `2026-03-01` for `2026/3/1`.
    var day: String? {
        let parts = text.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
        guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy(isDigit) }), parts[0].count == 4,
            parts[1...].allSatisfy({ (1...2).contains($0.count) })
        else { return nil }
        return parts.map { $0.count == 1 ? "0\($0)" : String($0) }.joined(separator: "-")
    }

    private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
