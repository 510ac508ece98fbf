/// A filter of a panel that was given a name.
package struct KeptFilter: Hashable, Sendable {
    /// The name; each stands once on a board.
    package var name: String
    /// The panel whose cards it fits.
    package let panel: PanelID
    /// The text or expression, as it was typed.
    package let text: String

    /// The most characters of a name.
    package static let longestName = 40
    /// The most characters of what is looked for.
    package static let longestText = 200

    package init(_ name: String, _ panel: PanelID, _ text: String) {
        (self.name, self.panel, self.text) = (name, panel, text)
    }
}
