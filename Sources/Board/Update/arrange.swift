internal import Market
internal import Words

/// Sets the baseline that changes are measured against.
func setBaseline(_ model: inout Model, _ baseline: Baseline) -> [Effect] {
    if baseline == model.arrangement.baseline {
        return say(&model, model.words[.baselineAlready, ["baseline": baseline.rawValue]])
    }
    let effects = followingSelectedStock(&model) { model in
        change(&model, Deed(.baseline)) { $0.baseline = baseline }
    }
    return effects + say(&model, model.words[baseline == .d1 ? .baselineIsOne : .baselineIsFive])
}

/// Sorts the grid by `column`, largest first; the same column again flips the direction.
func sort(_ model: inout Model, by column: Sort.Column) -> [Effect] {
    let effects = followingSelectedStock(&model) { model in
        change(&model, Deed(.sort)) { arrangement in
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
        change(&model, Deed(.sort)) { $0.sort = nil }
    } + say(&model, model.words[.ownOrderNow])
}

/// Makes the selected currency the one that rates are per unit of, and the old base a card in its place.
func makeBase(_ model: inout Model) -> [Effect] {
    guard model.focus == .rates, let code = model.selectedItem else {
        return say(&model, model.words[.selectRateFirst])
    }
    guard model.figures.rates[code]?.rate != nil else {
        let what = model.words[.noRateForBase, ["code": code]]
        let next = model.words[.askingAgainNext]
        return say(&model, model.words[.whatAndNext, ["what": what, "next": next]])
    }
    return change(&model, Deed(.base)) { arrangement in
        let old = arrangement.base
        arrangement.base = code
        arrangement.changeShelf(.rates) { shelf in
            shelf.remove(old)
            shelf.replace(code, with: old)
        }
    } + say(&model, model.words[.baseIs, ["code": code]])
}

/// Takes the selected card off the board. Of a group only the heading goes: its cards are not lost with it.
func remove(_ model: inout Model) -> [Effect] {
    let panel = model.focus
    switch model.selectedLine {
    case .card(let item):
        let name = panel.name(of: item, language: model.choices.language)
        return change(&model, Deed(.remove, name)) { arrangement in
            arrangement.changeShelf(panel) { $0.remove(item) }
            if panel == .rates { arrangement.compact.remove(item) }
        } + say(&model, model.words[.removed, ["name": name]])
    case .heading(let group):
        return change(&model, Deed(.removeGroup, group.name)) { arrangement in
            arrangement.changeShelf(panel) { $0.changeGroup(group.name, to: nil) }
        } + say(&model, model.words[.removedHeading, ["name": group.name]])
    case nil:
        return say(&model, model.words[.nothingToRemove])
    }
}

/// Puts on the look after the present one.
func nextTheme(_ model: inout Model) -> [Effect] {
    let (names, usual) = (model.choices.themes, model.choices.theme)
    let next = names.firstIndex(of: model.theme).map { names[($0 + 1) % names.count] } ?? usual
    guard next != model.theme else { return say(&model, model.words[.noOtherTheme]) }
    return change(&model, Deed(.theme)) { $0.theme = next == usual ? nil : next }
        + say(&model, model.words[.themeIs, ["name": next]])
}

/// Takes the last change back, or makes it again.
func travel(_ model: inout Model, back: Bool) -> [Effect] {
    leaveMode(&model)
    var arrangement = model.arrangement
    let deed = back ? model.past.undo(&arrangement) : model.past.redo(&arrangement)
    guard let deed else { return say(&model, model.words[back ? .nothingToUndo : .nothingToRedo]) }
    let sentence = model.words[back ? .undid : .redid, ["deed": deed.sentence(model.words)]]
    return show(&model, arrangement) + say(&model, sentence)
}

/// Keeps the same stock selected while `body` puts the grid into another order.
func followingSelectedStock(_ model: inout Model, _ body: (inout Model) -> [Effect]) -> [Effect] {
    let line = model.lines(.stocks)[model.cursor(.stocks).index]
    let effects = body(&model)
    select(&model, line, in: .stocks)
    return effects
}
