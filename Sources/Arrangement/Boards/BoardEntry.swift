internal import Market

/// A board in the list of boards.
package struct BoardEntry: Hashable, Sendable {
    /// The board's identity.
    package let id: BoardID
    /// The name that the user gave it.
    package var name: String

    /// The board that every user has, with its name before a rename.
    package static let first = BoardEntry(.first, "Main")
    /// The most characters of a name.
    package static let longestName = 40

    package init(_ id: BoardID, _ name: String) { (self.id, self.name) = (id, name) }

    /// The cleaned name to keep; nil if nothing is left of it.
    package static func name(_ text: String) -> String? {
        guard let name = CleanText.line(text, limit: longestName), !name.isEmpty else { return nil }
        return name
    }
}

/// The identity of a board for its whole life: the name of its file. Renaming the board does not change it.
package struct BoardID: Hashable, Sendable {
    /// The name, without a slash or a dot.
    package let text: String

    /// The board that every user has.
    package static let first = BoardID(checked: "board")

    /// The most bytes of a name.
    private static let limit = 120

    /// The identity written `text`; nil if none of our files has that name.
    package init?(_ text: String) {
        let isPlain = text.unicodeScalars.allSatisfy { BoardID.isPlain($0) || $0 == "-" }
        guard isPlain, !text.isEmpty, text.first != "-", text.utf8.count <= BoardID.limit else { return nil }
        self.init(checked: text)
    }

    private init(checked text: String) { self.text = text }

    /// An identity for a new board called `name`, different from all in `taken`.
    package init(for name: String, besides taken: Set<BoardID>) {
        let words = name.lowercased().split { !$0.unicodeScalars.allSatisfy(BoardID.isPlain) }
        var stem = words.joined(separator: "-")
        while stem.utf8.count > BoardID.limit - 4 { stem.removeLast() }
        let first = BoardID(stem) ?? .first
        let others = (2...).lazy.map { BoardID(checked: "\(first.text)-\($0)") }
        self = taken.contains(first) ? others.first { !taken.contains($0) } ?? first : first
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
