/// The identity of a board as long as it is there: the name of its file, whatever the board itself is called.
package struct BoardID: Hashable, Sendable {
    /// The name, without a slash or a dot.
    package let text: String

    /// The board that every user has.
    package static let first = BoardID(checked: "board")

    /// The most bytes of a name.
    private static let limit = 120

    /// The identity written `text`; nil for what no file of ours is called.
    package init?(_ text: String) {
        let isPlain = text.unicodeScalars.allSatisfy { BoardID.isPlain($0) || $0 == "-" }
        guard isPlain, !text.isEmpty, text.first != "-", text.utf8.count <= BoardID.limit else { return nil }
        self.init(checked: text)
    }

    private init(checked text: String) { self.text = text }

    /// An identity for a new board called `name`, other than those that are `taken`.
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
