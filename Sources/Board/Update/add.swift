internal import Figures
internal import Market
internal import Words

/// Adds what was picked, or else typed, to the panel with the focus, or selects it if it is there already.
func add(_ model: inout Model, _ text: String, picked: Item? = nil) -> [Effect] {
    let panel = model.focus
    let wish = CleanText.line(text) ?? ""
    model.leaveLayer()
    if wish.isEmpty { return [] }
    guard let item = picked ?? panel.kind.item(named: wish), panel.kind.isKnown(item, model) else {
        return say(&model, .phrase(.nothingAdded, ["problem": panel.kind.refusal(of: wish)]))
    }
    if let objection = panel.kind.objection(to: item, model) { return say(&model, objection) }
    let group = model.lines(panel).group(at: model.cursor(panel).index)
    let wasThere = model.arrangement[panel].contains(item)
    if !wasThere, model.arrangement[panel].count >= ItemList.mostCards {
        return say(&model, .panelFull)
    }
    let name = panel.kind.name(of: item, language: model.language)
    let effects = change(&model, Action(.add, name)) { arrangement in
        guard !wasThere else { return }
        arrangement.changeList(panel) { $0.add(item, toGroup: group?.name) }
    }
    if wasThere { showFolded(&model, item, in: panel) }
    select(&model, .card(item), in: panel)
    let isUnquoted = panel == .stocks && model.market.quotes[of: item] == nil
    let added: Phrase = !isUnquoted ? .added : model.isDemo ? .addedNotInDemo : .addedUnquoted
    return effects + say(&model, .phrase(wasThere ? .onBoardAlready : added, verbatim: ["name": name]))
}

/// Selects the heading of the folded group that `item` is in, if it is in one.
func showFolded(_ model: inout Model, _ item: Item, in panel: Panel) {
    guard model.lines(panel).place(of: item) == nil else { return }
    let list = model.arrangement.list(panel)
    guard let group = list.groups.first(where: { list.cards(ofGroup: $0.name).contains(item) }) else {
        return
    }
    select(&model, .heading(group), in: panel)
}

extension Saying {
    static let panelFull = Saying.phrase(
        .nothingAdded,
        ["problem": .phrase(.panelFull, verbatim: ["count": String(ItemList.mostCards)])])
}
