internal import Words

/// Sorts the grid by `column`, largest first; the same column again flips the direction.
func sort(_ model: inout Model, by column: Sort.Column) -> [Effect] {
    let effects = followingSelectedStock(&model) { model in
        change(&model, Action(.sort)) { arrangement in
            let flips = arrangement.sort?.column == column
            let isDescending = flips ? !(arrangement.sort?.isDescending ?? false) : column != .symbol
            arrangement.sort = Sort(column, isDescending: isDescending)
        }
    }
    let mark = model.arrangement.sort?.isDescending == true ? "▼" : "▲"
    let values: KeyValuePairs<StaticString, String> = ["column": model.words[column.phrase], "mark": mark]
    return effects + say(&model, model.words[.stocksSorted, values])
}

/// The column that `S` comes to after the present one.
func nextColumn(_ sort: Sort?) -> Sort.Column {
    let columns = Sort.Column.allCases
    guard let sort, let index = columns.firstIndex(of: sort.column) else { return .symbol }
    return columns[(index + 1) % columns.count]
}

/// Shows the stocks in the order made by hand.
func handOrder(_ model: inout Model) -> [Effect] {
    guard model.arrangement.sort != nil else { return say(&model, model.words[.ownOrderAlready]) }
    return followingSelectedStock(&model) { model in
        change(&model, Action(.sort)) { $0.sort = nil }
    } + say(&model, model.words[.ownOrderNow])
}

/// Keeps the same stock selected while `body` puts the grid into another order.
func followingSelectedStock(_ model: inout Model, _ body: (inout Model) -> [Effect]) -> [Effect] {
    let line = model.lines(.stocks)[model.cursor(.stocks).index]
    let effects = body(&model)
    select(&model, line, in: .stocks)
    return effects
}
