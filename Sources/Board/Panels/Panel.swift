package import Arrangement

package struct Panel: Sendable {
    package let kind: any PanelKind

    package let id: PanelID

    package init(_ kind: any PanelKind) { (self.kind, id) = (kind, kind.id) }

    /// In Tab's order. A new kind joins here.
    package static let standard = [rates, clocks, stocks]

    /// Also the panels that come with a file or a key.
    package static let all = standard + [positions, events]
}

extension Panel: Hashable {
    package static func == (a: Panel, b: Panel) -> Bool { a.id == b.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Panel {
    package static func of(_ id: PanelID, among panels: [Panel] = all) -> Panel? {
        panels.first { $0.id == id } ?? all.first { $0.id == id }
    }
}
