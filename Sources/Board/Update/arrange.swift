internal import Market

/// Sets the baseline that changes are measured against.
func setBaseline(_ model: inout Model, _ baseline: Baseline) -> [Effect] {
    followingSelectedStock(&model) { model in
        change(&model, "the baseline") { $0.baseline = baseline }
    }
}

/// Sorts the grid by `column`, largest first; the same column again flips the direction.
func sort(_ model: inout Model, by column: Sort.Column) -> [Effect] {
    followingSelectedStock(&model) { model in
        change(&model, "the sorting") { arrangement in
            let flips = arrangement.sort?.column == column
            let isDescending = flips ? !(arrangement.sort?.isDescending ?? false) : column != .symbol
            arrangement.sort = Sort(column, isDescending: isDescending)
        }
    }
}

/// The column that `S` comes to after the present one.
func nextColumn(_ sort: Sort?) -> Sort.Column {
    let columns = Sort.Column.allCases
    guard let sort, let index = columns.firstIndex(of: sort.column) else { return .symbol }
    return columns[(index + 1) % columns.count]
}

/// Shows the stocks in the order made by hand.
func handOrder(_ model: inout Model) -> [Effect] {
    guard model.arrangement.sort != nil else { return say(&model, "The grid is in your own order already") }
    return followingSelectedStock(&model) { model in
        change(&model, "the sorting") { $0.sort = nil }
    }
}

/// Makes the selected currency the one that rates are per unit of, and the old base a card in its place.
func makeBase(_ model: inout Model) -> [Effect] {
    guard model.focus == .rates, let code = model.selectedItem else {
        return say(&model, "Select a rate card first: b makes its currency the base")
    }
    guard model.figures.rates[code]?.rate != nil else {
        return say(&model, "\(code) has no rate yet, so it can't be the base")
    }
    return change(&model, "the base") { arrangement in
        let old = arrangement.base
        arrangement.base = code
        arrangement.rates = arrangement.rates.filter { $0 != old }.map { $0 == code ? old : $0 }
    }
}

/// Takes the selected card off the board.
func remove(_ model: inout Model) -> [Effect] {
    let panel = model.focus
    guard let item = model.selectedItem else { return say(&model, "There is nothing to remove here") }
    return change(&model, "the removal of \(item)") { $0[panel].removeAll { $0 == item } }
        + say(&model, "Removed \(item); u brings it back")
}

/// Takes the last change back, or makes it again.
func travel(_ model: inout Model, back: Bool) -> [Effect] {
    leaveMode(&model)
    var arrangement = model.arrangement
    let name = back ? model.past.undo(&arrangement) : model.past.redo(&arrangement)
    guard let name else { return say(&model, back ? "Nothing to undo" : "Nothing to redo") }
    return show(&model, arrangement) + say(&model, "\(back ? "Undid" : "Redid") \(name)")
}

/// Keeps the same stock selected while `body` puts the grid into another order.
func followingSelectedStock(_ model: inout Model, _ body: (inout Model) -> [Effect]) -> [Effect] {
    let items = model.order(.stocks)
    let index = model.cursor(.stocks).index
    let effects = body(&model)
    if items.indices.contains(index), let place = model.order(.stocks).firstIndex(of: items[index]) {
        model.cursors[.stocks]?.index = place
    }
    return effects
}
