internal import Words

func fold(_ model: inout Model) -> [Effect] {
    let panel = model.focus
    guard var group = model.lines(panel).group(at: model.cursor(panel).index) else {
        return say(&model, .phrase(.cardInNoGroup))
    }
    group.isFolded.toggle()
    let effects = change(&model, Action(group.isFolded ? .fold : .unfold, group.name)) {
        $0.changeList(panel) { $0.changeGroup(group.name, to: group) }
    }
    select(&model, .heading(group), in: panel)
    return effects
        + say(&model, .phrase(group.isFolded ? .folded : .unfolded, verbatim: ["name": group.name]))
}

/// Makes the selected rate card compact or tall, or, where it is so already, all of them.
func makeCompact(_ model: inout Model, _ isCompact: Bool) -> [Effect] {
    let panel = model.focus
    guard panel.kind.hasCompactCards else {
        return say(&model, .phrase(.onlyRateCards))
    }
    let chosen: [Item]
    switch model.selectedLine {
    case .card(let item): chosen = [item]
    case .heading(let group): chosen = model.arrangement.list(panel).cards(ofGroup: group.name)
    case nil: return say(&model, .phrase(.noCardYet))
    }
    let isSo = chosen.allSatisfy { model.arrangement.compact.contains($0) == isCompact }
    if isSo, model.arrangement[panel].allSatisfy({ model.arrangement.compact.contains($0) == isCompact }) {
        return say(&model, .phrase(isCompact ? .allCompact : .allTall))
    }
    let items = isSo ? model.arrangement[panel] : chosen
    let effects = change(
        &model, isSo ? Action(.sizeOfAll) : Action(.size, chosen.map(\.text).joined(separator: ", "))
    ) {
        if isCompact { $0.compact.formUnion(items) } else { $0.compact.subtract(items) }
    }
    if isSo { return effects + say(&model, .phrase(isCompact ? .allMadeCompact : .allMadeTall)) }
    return effects
        + say(
            &model,
            .phrase(isCompact ? .madeCompact : .madeTall, verbatim: ["name": chosen.first?.text ?? ""]))
}
