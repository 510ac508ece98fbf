/// Names a kind of panel in files, settings and on the command line: `rates`.
package struct PanelID: Hashable, Sendable {
    /// The name in lower-case letters.
    package let text: String

    /// Takes a name; nil unless it is one to forty lower-case ASCII letters.
    package init?(_ text: String) {
        guard (1...40).contains(text.utf8.count), text.utf8.allSatisfy({ (97...122).contains($0) }) else {
            return nil
        }
        self.text = text
    }

    package init(known text: StaticString) { self.text = "\(text)" }
}
