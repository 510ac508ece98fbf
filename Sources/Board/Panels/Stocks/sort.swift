internal import Words

/// Sorts the grid by `column`, largest first; the same column again flips the direction.
func sort(_ model: inout Model, by column: Sort.Column) -> [Effect] {
    let old = model.arrangement.sort
    let isDescending = old?.column == column ? old?.isDescending == false : column != .symbol
    let effects = change(&model, Action(.sort)) { $0.sort = Sort(column, isDescending: isDescending) }
    let mark = isDescending ? "▼" : "▲"
    let values: [String: Saying] = ["column": .phrase(column.phrase), "mark": .verbatim(mark)]
    return effects + say(&model, .phrase(.stocksSorted, values))
}

/// The column that `S` comes to after the present one.
func nextColumn(_ sort: Sort?) -> Sort.Column {
    let columns = Sort.Column.allCases
    guard let sort, let index = columns.firstIndex(of: sort.column) else { return .symbol }
    return columns[(index + 1) % columns.count]
}

func handOrder(_ model: inout Model) -> [Effect] {
    guard model.arrangement.sort != nil else { return say(&model, .phrase(.ownOrderAlready)) }
    return change(&model, Action(.sort)) { $0.sort = nil }
        + say(&model, .phrase(.ownOrderNow))
}
