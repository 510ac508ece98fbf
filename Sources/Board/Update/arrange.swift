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
        arrangement.changeShelf(.rates) { shelf in
            shelf.remove(old)
            shelf.replace(code, with: old)
        }
    }
}

/// Takes the selected card off the board. Of a group only the heading goes: its cards are not lost with it.
func remove(_ model: inout Model) -> [Effect] {
    let panel = model.focus
    switch model.selectedLine {
    case .card(let item):
        return change(&model, "the removal of \(item)") { arrangement in
            arrangement.changeShelf(panel) { $0.remove(item) }
            if panel == .rates { arrangement.compact.remove(item) }
        } + say(&model, "Removed \(item); u brings it back")
    case .heading(let group):
        return change(&model, "the removal of the group \(group.name)") { arrangement in
            arrangement.changeShelf(panel) { $0.changeGroup(group.name, to: nil) }
        } + say(&model, "Removed the heading \(group.name), its cards stay; u brings it back")
    case nil:
        return say(&model, "There is nothing to remove here")
    }
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
    let line = model.lines(.stocks)[model.cursor(.stocks).index]
    let effects = body(&model)
    select(&model, line, in: .stocks)
    return effects
}
