/// A filter of a panel that was given a name.
public struct KeptFilter: Hashable, Sendable {
    /// The name; each stands once on a board.
    public var name: String
    /// The panel whose cards it fits.
    public let panel: Panel
    /// The text or expression, as it was typed.
    public let text: String

    /// The most characters of a name.
    public static let longestName = 40
    /// The most characters of what is looked for.
    public static let longestText = 200

    /// Makes a filter.
    public init(_ name: String, _ panel: Panel, _ text: String) {
        (self.name, self.panel, self.text) = (name, panel, text)
    }
}
