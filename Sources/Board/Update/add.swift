internal import Market
internal import Words

/// Adds what was typed to the panel with the focus, or selects it if it is there already.
func add(_ model: inout Model, _ text: String) -> [Effect] {
    let panel = model.focus
    let wish = CleanText.line(text) ?? ""
    model.mode = .browsing
    if wish.isEmpty { return [] }
    guard let item = panel.item(named: wish), panel != .rates || isCurrency(item, model) else {
        return say(&model, model.words[.nothingAdded, ["problem": panel.refusal(of: wish, model.words)]])
    }
    if panel == .rates, item == model.arrangement.base {
        return say(&model, model.words[.isTheBase, ["code": item]])
    }
    let group = model.lines(panel).group(at: model.cursor(panel).index)
    let wasThere = model.arrangement[panel].contains(item)
    if !wasThere, model.arrangement[panel].count >= Shelf.mostCards {
        let problem = model.words[.panelFull, ["count": String(Shelf.mostCards)]]
        return say(&model, model.words[.nothingAdded, ["problem": problem]])
    }
    let name = panel.name(of: item, language: model.choices.language)
    let effects = change(&model, Deed(.add, name)) { arrangement in
        guard !wasThere else { return }
        arrangement.changeShelf(panel) { $0.add(item, toGroup: group?.name) }
    }
    if wasThere { showFolded(&model, item, in: panel) }
    select(&model, .card(item), in: panel)
    return effects + say(&model, model.words[wasThere ? .onBoardAlready : .added, ["name": name]])
}

/// Selects the heading of the folded group that a card lies in.
private func showFolded(_ model: inout Model, _ item: String, in panel: Panel) {
    guard model.lines(panel).place(of: item) == nil else { return }
    let shelf = model.arrangement.shelf(panel)
    guard let group = shelf.groups.first(where: { shelf.cards(ofGroup: $0.name).contains(item) }) else {
        return
    }
    select(&model, .heading(group), in: panel)
}

/// Whether a feed quotes `code`, or the system at least has a name for it.
private func isCurrency(_ code: String, _ model: Model) -> Bool {
    code == "USD" || model.market.rates[code] != nil || Currency.name(code) != nil
}
