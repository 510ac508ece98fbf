internal import Market

/// A board in the list of boards.
package struct BoardEntry: Hashable, Sendable {
    package let id: BoardID
    package var name: String

    /// Every user has it; the name is that before a rename.
    package static let first = BoardEntry(.first, "Main")
    /// In characters.
    package static let longestName = 40

    package init(_ id: BoardID, _ name: String) { (self.id, self.name) = (id, name) }

    /// Nil if nothing is left after cleaning.
    package static func name(_ text: String) -> String? {
        guard let name = CleanText.line(text, limit: longestName), !name.isEmpty else { return nil }
        return name
    }
}

/// The name of the board's file. A rename of the board does not change it.
package struct BoardID: Hashable, Sendable {
    /// Without a slash or a dot.
    package let text: String

    package static let first = BoardID(checked: "board")

    /// In bytes.
    private static let limit = 120

    /// Nil if none of our files has that name.
    package init?(_ text: String) {
        let isPlain = text.unicodeScalars.allSatisfy { BoardID.isPlain($0) || $0 == "-" }
        guard isPlain, !text.isEmpty, text.first != "-", text.utf8.count <= BoardID.limit else { return nil }
        self.init(checked: text)
    }

    private init(checked text: String) { self.text = text }

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
