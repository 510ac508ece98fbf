internal import Market

/// A board in the list of boards.
package struct BoardEntry: Hashable, Sendable {
    /// The board's identity.
    package let id: BoardID
    /// The name that the user gave it.
    package var name: String

    /// The board that every user has, by the name it has until it is given another.
    package static let first = BoardEntry(.first, "Main")
    /// The most characters of a name.
    package static let longestName = 40

    package init(_ id: BoardID, _ name: String) { (self.id, self.name) = (id, name) }

    /// A name as it may be kept; nil where nothing is left of it.
    package static func name(_ text: String) -> String? {
        guard let name = CleanText.line(text, limit: longestName), !name.isEmpty else { return nil }
        return name
    }
}
