internal import Market
internal import Words

/// A group's name while it is typed.
package struct Naming: Hashable, Sendable {
    /// The name the group has; nil for a new group.
    package var old: String?
    /// The cards that a new group takes in.
    package var cards: Set<Item> = []
    /// What was typed.
    package var text: String
}

/// Begins to name a group: the one whose heading is selected, or a new one of the marked cards and the selected one.
func beginNaming(_ model: inout Model) -> [Effect] {
    let naming: Naming
    switch model.selectedLine {
    case .heading(let group):
        naming = Naming(old: group.name, text: group.name)
    case .card(let item):
        if let refusal = model.refusalByFilter(model.focus) { return say(&model, refusal) }
        if let sort = model.arrangement.sorts[model.focus] {
            return say(&model, .phrase(.sortedSoNoGroup, ["column": .phrase(sort.column.phrase)]))
        }
        naming = Naming(cards: model.marks.union([item]), text: "")
    case nil:
        naming = Naming(text: "")
    }
    model.leaveLayer()
    model.open(.naming(naming))
    return []
}

func name(_ model: inout Model) -> [Effect] {
    guard case .naming(let naming)? = model.top else { return [] }
    let panel = model.focus
    guard let name = CleanText.line(naming.text), !name.isEmpty else {
        return say(&model, .phrase(.groupNeedsName))
    }
    let list = model.arrangement.list(panel)
    if name != naming.old, list.groups.contains(where: { $0.name == name }) {
        return say(&model, .phrase(.groupExists, verbatim: ["name": name]))
    }
    if naming.old == nil, list.groups.count >= ItemList.mostGroups {
        return say(&model, .phrase(.groupsFull, verbatim: ["count": String(ItemList.mostGroups)]))
    }
    model.leaveLayer()
    let group = list.groups.first { $0.name == naming.old }
    if naming.old == nil { model.marks = [] }
    let effects = change(
        &model, naming.old.map { Action(.rename, $0) } ?? Action(.group, name)
    ) {
        $0.changeList(panel) { list in
            if var group {
                group.name = name
                list.changeGroup(naming.old ?? "", to: group)
            } else {
                list.insertGroup(name, of: naming.cards)
            }
        }
    }
    select(&model, .heading(Group(name)), in: panel)
    guard let old = naming.old else {
        return effects + say(&model, .phrase(.groupBegun, verbatim: ["name": name]))
    }
    if old == name { return say(&model, .phrase(.groupUnchanged, verbatim: ["name": name])) }
    return effects + say(&model, .phrase(.groupRenamed, verbatim: ["old": old, "name": name]))
}
