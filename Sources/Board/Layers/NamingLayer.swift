package import Arrangement
internal import Market
internal import Words

package struct Naming: Hashable, Sendable {
    /// Nil for a new group.
    package var old: String?
    package var cards: Set<Item> = []
    package var text: String
}

extension Model {
    /// The group whose heading is selected, or a new one of the marked cards and the selected one.
    mutating func beginNaming() -> [Effect] {
        let naming: Naming
        switch selectedLine {
        case .heading(let group):
            naming = Naming(old: group.name, text: group.name)
        case .card(let item):
            let refusal = focus.kind.objectionToMoving(self) ?? refusalByFilter(focus) ?? refusalByDay(focus)
            if let refusal { return say(refusal) }
            if let sort = arrangement.sorts[focus.id] {
                return say(.phrase(.sortedSoNoGroup, ["column": sort.column.saying]))
            }
            naming = Naming(cards: marks.union([item]), text: "")
        case nil:
            naming = Naming(text: "")
        }
        leaveLayer()
        open(naming)
        return []
    }

    mutating func acceptGroupName() -> [Effect] {
        guard let naming = top(Naming.self) else { return [] }
        let panel = focus
        guard let name = CleanText.line(naming.text), !name.isEmpty else {
            return say(.phrase(.groupNeedsName))
        }
        let list = arrangement.list(panel.id)
        if name != naming.old, list.groups.contains(where: { $0.name == name }) {
            return say(.phrase(.groupExists, verbatim: ["name": name]))
        }
        if naming.old == nil, list.groups.count >= ItemList.mostGroups {
            return say(.phrase(.groupsFull, verbatim: ["count": String(ItemList.mostGroups)]))
        }
        leaveLayer()
        let group = list.groups.first { $0.name == naming.old }
        if naming.old == nil { marks = [] }
        let effects = change(
            naming.old.map { Action(.rename, $0) } ?? Action(.group, name)
        ) {
            $0.changeList(panel.id) { list in
                if var group {
                    group.name = name
                    list.changeGroup(naming.old ?? "", to: group)
                } else {
                    list.insertGroup(name, of: naming.cards)
                }
            }
        }
        select(.heading(Group(name)), in: panel)
        guard let old = naming.old else {
            return effects + say(.phrase(.groupBegun, verbatim: ["name": name]))
        }
        if old == name { return say(.phrase(.groupUnchanged, verbatim: ["name": name])) }
        return effects + say(.phrase(.groupRenamed, verbatim: ["old": old, "name": name]))
    }
}

extension Naming: PromptLayer {
    package var id: LayerID { .naming }
    package static func ask(_ model: inout Model) -> [Effect] { model.beginNaming() }
    package static func accept(_ model: inout Model) -> [Effect] { model.acceptGroupName() }
    package static var rearranges: Bool { true }

    package func type(_ text: String, in model: inout Model) -> [Effect] {
        var naming = self
        naming.text = text
        model.replaceTop(with: naming)
        return []
    }
}

extension LayerMessage {
    package static func naming(_ message: PromptMessage<Naming>) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let naming = LayerID("naming", typesText: true, [.promptAccept])
}
