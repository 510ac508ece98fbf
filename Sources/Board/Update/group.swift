internal import Market

/// Begins to name a group: the one whose heading is selected, or a new one above the selected card.
func beginNaming(_ model: inout Model) -> [Effect] {
    switch model.selectedLine {
    case .heading(let group):
        model.mode = .naming(Naming(old: group.name, text: group.name))
    case .card(let item):
        if model.focus == .stocks, let sort = model.arrangement.sort {
            return say(
                &model,
                "The grid is sorted by \(sort.column.rawValue); press o for your own order, then group")
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
        return say(&model, "A group needs a name; esc leaves everything as it was")
    }
    let shelf = model.arrangement.shelf(panel)
    if name != naming.old, shelf.groups.contains(where: { $0.name == name }) {
        return say(&model, "There is a group “\(name)” already; give it another name")
    }
    model.mode = .browsing
    let group = shelf.groups.first { $0.name == naming.old }
    let effects = change(
        &model, naming.old == nil ? "the group \(name)" : "the renaming of \(naming.old ?? "")"
    ) {
        $0.changeShelf(panel) { shelf in
            if var group {
                group.name = name
                shelf.changeGroup(naming.old ?? "", to: group)
            } else {
                shelf.insertHeading(name, above: naming.above)
            }
        }
    }
    select(&model, .heading(Group(name)), in: panel)
    return effects
}

/// Folds or unfolds the group that the selection is in.
func fold(_ model: inout Model) -> [Effect] {
    let panel = model.focus
    guard var group = model.lines(panel).group(at: model.cursor(panel).index) else {
        return say(&model, "This card is in no group; n begins one here")
    }
    group.isFolded.toggle()
    let effects = change(&model, "the \(group.isFolded ? "folding" : "unfolding") of \(group.name)") {
        $0.changeShelf(panel) { $0.changeGroup(group.name, to: group) }
    }
    select(&model, .heading(group), in: panel)
    return effects
}

/// Makes the selected rate card compact or tall, or, where it is so already, all of them.
func makeCompact(_ model: inout Model, _ isCompact: Bool) -> [Effect] {
    guard model.focus == .rates else {
        return say(&model, "Only rate cards have two sizes; press 1 for the rates")
    }
    let panel = Panel.rates
    let chosen: [String]
    switch model.selectedLine {
    case .card(let code): chosen = [code]
    case .heading(let group): chosen = model.arrangement.shelf(panel).cards(ofGroup: group.name)
    case nil: return say(&model, "There is no card here yet; a adds the first")
    }
    let kind = isCompact ? "compact" : "tall"
    let isSo = chosen.allSatisfy { model.arrangement.compact.contains($0) == isCompact }
    if isSo, model.arrangement.rates.allSatisfy({ model.arrangement.compact.contains($0) == isCompact }) {
        return say(
            &model,
            "All cards are \(kind) already; \(isCompact ? "+" : "-") makes this one \(isCompact ? "tall" : "compact")"
        )
    }
    let codes = isSo ? model.arrangement.rates : chosen
    let effects = change(
        &model, isSo ? "the size of all cards" : "the size of \(chosen.joined(separator: ", "))"
    ) {
        if isCompact { $0.compact.formUnion(codes) } else { $0.compact.subtract(codes) }
    }
    return effects
        + (isSo
            ? []
            : say(&model, "\(chosen.first ?? "") is \(kind); \(isCompact ? "-" : "+") again for all cards"))
}
