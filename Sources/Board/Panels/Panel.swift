package import Arrangement

/// A panel of the board, with the kind of its items.
package struct Panel: Sendable {
    /// The kind of items the panel shows.
    package let kind: any PanelKind

    /// Its name.
    package let id: PanelID

    package init(_ kind: any PanelKind) { (self.kind, id) = (kind, kind.id) }

    /// The panels of every board, in Tab's order. A new kind joins here.
    package static let standard = [rates, clocks, stocks]

    /// Those, and the ones for a file of the user's or for a key.
    package static let all = standard + [positions, events]
}

extension Panel: Hashable {
    package static func == (a: Panel, b: Panel) -> Bool { a.id == b.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Panel {
    /// The panel of a name, shown or not, or nil.
    package static func of(_ id: PanelID, among panels: [Panel] = all) -> Panel? {
        panels.first { $0.id == id } ?? all.first { $0.id == id }
    }
}
