package import Arrangement
package import Words

/// A border under the mouse.
package struct Pull: Hashable, Sendable {
    package var border: PanelBorder
    /// Cells from the pointer to the border.
    package var grip: Int
    /// The shares of borders after a release now; empty until the mouse moves.
    package var shares: [PanelBorder: Int] = [:]

    package init(_ border: PanelBorder, grip: Int) { (self.border, self.grip) = (border, grip) }
}

extension Model {
    package var division: Division {
        var division = arrangement.division
        if let pull { division.shares.merge(pull.shares) { _, new in new } }
        return division
    }

    /// The visible panels in Tab's order; all of them if none would be left.
    package var shownPanels: [Panel] {
        let hidden = arrangement.division.hidden
        if hidden.isEmpty { return panels }
        let shown = panels.filter { !hidden.contains($0.id) }
        return shown.isEmpty ? panels : shown
    }

    package var orderedPanels: [Panel] {
        let order = arrangement.division.order
        if order.isEmpty { return panels }
        let first = order.compactMap { id in panels.first { $0.id == id } }
        return first + panels.filter { !first.contains($0) }
    }

    /// Panels to choose from: those of the board, and the ones that users can turn on.
    package var listedPanels: [Panel] {
        orderedPanels + [.positions, .events].filter { !panels.contains($0) }
    }

    mutating func addPanel(_ panel: Panel) {
        if panels.contains(panel) { return }
        let later = Panel.all.drop { $0 != panel }
        panels.insert(panel, at: panels.firstIndex { later.contains($0) } ?? panels.endIndex)
    }

    package var panelsByImportance: [Panel] {
        let shown = shownPanels
        return orderedPanels.filter(shown.contains)
    }

    mutating func keepFocusShown() {
        if arrangement.division.hidden.isEmpty { return }
        let shown = shownPanels
        if shown.contains(focus) { return }
        let later = panels.drop { $0 != focus }.first(where: shown.contains)
        if let next = later ?? shown.first { focus = next }
    }
}

extension Panel {
    package var isHidden: Saying { .phrase(.panelIsHidden, ["panel": kind.words.title]) }
}
