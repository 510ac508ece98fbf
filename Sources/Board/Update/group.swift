internal import Market
internal import Words

/// Begins to name a group: the one whose heading is selected, or a new one above the selected card.
func beginNaming(_ model: inout Model) -> [Effect] {
    switch model.selectedLine {
    case .heading(let group):
        model.mode = .naming(Naming(old: group.name, text: group.name))
    case .card(let item):
        if let sort = model.focus.kind.sort(model.arrangement) {
            return say(&model, model.words[.sortedSoNoGroup, ["column": model.words[sort.column.phrase]]])
        }
        model.mode = .naming(Naming(above: item, text: ""))
    case nil:
        model.mode = .naming(Naming(text: ""))
    }
    return []
}

/// Gives the group the name that was typed.
func name(_ model: inout Model) -> [Effect] {
    guard case .naming(let naming) = model.mode else { return [] }
    let panel = model.focus
    guard let name = CleanText.line(naming.text), !name.isEmpty else {
        return say(&model, model.words[.groupNeedsName])
    }
    let list = model.arrangement.list(panel)
    if name != naming.old, list.groups.contains(where: { $0.name == name }) {
        return say(&model, model.words[.groupExists, ["name": name]])
    }
    if naming.old == nil, list.groups.count >= ItemList.mostGroups {
        return say(&model, model.words[.groupsFull, ["count": String(ItemList.mostGroups)]])
    }
    model.mode = .browsing
    let group = list.groups.first { $0.name == naming.old }
    let effects = change(
        &model, naming.old.map { Deed(.rename, $0) } ?? Deed(.group, name)
    ) {
        $0.changeList(panel) { list in
            if var group {
                group.name = name
                list.changeGroup(naming.old ?? "", to: group)
            } else {
                list.insertHeading(name, above: naming.above)
            }
        }
    }
    select(&model, .heading(Group(name)), in: panel)
    guard let old = naming.old else { return effects + say(&model, model.words[.groupBegun, ["name": name]]) }
    if old == name { return say(&model, model.words[.groupUnchanged, ["name": name]]) }
    return effects + say(&model, model.words[.groupRenamed, ["old": old, "name": name]])
}

/// Folds or unfolds the group that the selection is in.
func fold(_ model: inout Model) -> [Effect] {
    let panel = model.focus
    guard var group = model.lines(panel).group(at: model.cursor(panel).index) else {
        return say(&model, model.words[.cardInNoGroup])
    }
    group.isFolded.toggle()
    let effects = change(&model, Deed(group.isFolded ? .fold : .unfold, group.name)) {
        $0.changeList(panel) { $0.changeGroup(group.name, to: group) }
    }
    select(&model, .heading(group), in: panel)
    return effects
        + say(&model, model.words[group.isFolded ? .folded : .unfolded, ["name": group.name]])
}

/// Makes the selected rate card compact or tall, or, where it is so already, all of them.
func makeCompact(_ model: inout Model, _ isCompact: Bool) -> [Effect] {
    let panel = model.focus
    guard panel.kind.hasCompactCards else {
        return say(&model, model.words[.onlyRateCards])
    }
    let chosen: [Item]
    switch model.selectedLine {
    case .card(let item): chosen = [item]
    case .heading(let group): chosen = model.arrangement.list(panel).cards(ofGroup: group.name)
    case nil: return say(&model, model.words[.noCardYet])
    }
    let isSo = chosen.allSatisfy { model.arrangement.compact.contains($0) == isCompact }
    if isSo, model.arrangement[panel].allSatisfy({ model.arrangement.compact.contains($0) == isCompact }) {
        return say(&model, model.words[isCompact ? .allCompact : .allTall])
    }
    let items = isSo ? model.arrangement[panel] : chosen
    let effects = change(
        &model, isSo ? Deed(.sizeOfAll) : Deed(.size, chosen.map(\.text).joined(separator: ", "))
    ) {
        if isCompact { $0.compact.formUnion(items) } else { $0.compact.subtract(items) }
    }
    if isSo { return effects + say(&model, model.words[isCompact ? .allMadeCompact : .allMadeTall]) }
    return effects
        + say(&model, model.words[isCompact ? .madeCompact : .madeTall, ["name": chosen.first?.text ?? ""]])
}
