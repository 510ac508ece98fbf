internal import Arrangement
internal import Words

extension Model {
    /// Sorts a table by `column`, largest first; the same column again flips the direction.
    ///
    /// - Parameters:
    ///   - column: nil for the next one.
    ///   - panel: nil for the one with the focus, or the stock grid where that is not sorted.
    mutating func sort(by column: Sort.Column?, in panel: Panel?) -> [Effect] {
        let panel = panel ?? sortedPanel
        guard shownPanels.contains(panel) else { return say(panel.isHidden) }
        let (old, columns) = (arrangement.sorts[panel.id], panel.kind.sortColumns)
        // Keys go through the columns that the panel has now.
        let shown = columns.filter { column in
            panel != .stocks || column == .symbol
                || arrangement.shownStockColumns.contains { $0.sort == column }
        }
        let next = old.flatMap { shown.firstIndex(of: $0.column) }.map { shown[($0 + 1) % shown.count] }
        guard let column = column ?? next ?? columns.first, columns.contains(column) else { return [] }
        let isDescending = old?.column == column ? old?.isDescending == false : column != .symbol
        let effects = change(Action(.sort)) {
            $0.sorts[panel.id] = Sort(column, isDescending: isDescending)
        }
        return effects
            + say(
                .phrase(
                    .panelSorted,
                    [
                        "panel": panel.kind.words.title, "column": .phrase(column.phrase),
                        "mark": .verbatim(isDescending ? "▼" : "▲"),
                    ]))
    }

    mutating func handOrder() -> [Effect] {
        let panel = sortedPanel
        guard shownPanels.contains(panel) else { return say(panel.isHidden) }
        guard arrangement.sorts[panel.id] != nil else { return say(.phrase(.ownOrderAlready)) }
        return change(Action(.sort)) { $0.sorts[panel.id] = nil }
            + say(.phrase(.ownOrderNow, ["panel": panel.kind.words.title]))
    }

    /// The table that keys sort.
    fileprivate var sortedPanel: Panel { focus.kind.sortColumns.isEmpty ? .stocks : focus }
}
