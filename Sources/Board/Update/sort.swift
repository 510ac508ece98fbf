internal import Words

/// Sorts a table by `column`, largest first; the same column again flips the direction.
///
/// - Parameters:
///   - column: nil for the next one.
///   - panel: nil for the one with the focus, or the stock grid where that is not sorted.
func sort(_ model: inout Model, by column: Sort.Column?, in panel: Panel?) -> [Effect] {
    let panel = panel ?? model.sortedPanel
    guard model.shownPanels.contains(panel) else { return say(&model, panel.isHidden) }
    let (old, columns) = (model.arrangement.sorts[panel], panel.kind.sortColumns)
    // Keys go through the columns that the panel has now.
    let shown = columns.filter { column in
        panel != .stocks || column == .symbol
            || model.arrangement.shownStockColumns.contains { $0.sort == column }
    }
    let next = old.flatMap { shown.firstIndex(of: $0.column) }.map { shown[($0 + 1) % shown.count] }
    guard let column = column ?? next ?? columns.first, columns.contains(column) else { return [] }
    let isDescending = old?.column == column ? old?.isDescending == false : column != .symbol
    let effects = change(&model, Action(.sort)) {
        $0.sorts[panel] = Sort(column, isDescending: isDescending)
    }
    return effects
        + say(
            &model,
            .phrase(
                .panelSorted,
                [
                    "panel": panel.kind.words.title, "column": .phrase(column.phrase),
                    "mark": .verbatim(isDescending ? "▼" : "▲"),
                ]))
}

func handOrder(_ model: inout Model) -> [Effect] {
    let panel = model.sortedPanel
    guard model.shownPanels.contains(panel) else { return say(&model, panel.isHidden) }
    guard model.arrangement.sorts[panel] != nil else { return say(&model, .phrase(.ownOrderAlready)) }
    return change(&model, Action(.sort)) { $0.sorts[panel] = nil }
        + say(&model, .phrase(.ownOrderNow, ["panel": panel.kind.words.title]))
}

extension Model {
    /// The table that keys sort.
    fileprivate var sortedPanel: Panel { focus.kind.sortColumns.isEmpty ? .stocks : focus }
}
