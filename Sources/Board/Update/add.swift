internal import Market

/// Adds what was typed to the panel with the focus, or selects it if it is there already.
func add(_ model: inout Model, _ text: String) -> [Effect] {
    let panel = model.focus
    let wish = CleanText.line(text) ?? ""
    model.mode = .browsing
    if wish.isEmpty { return [] }
    guard let item = panel.item(named: wish), panel != .rates || isCurrency(item, model) else {
        return say(&model, "“\(wish)” is not \(panel.kind); nothing was added", isWarning: true)
    }
    if panel == .rates, item == model.arrangement.base {
        return say(&model, "\(item) is the base that all rates are per unit of")
    }
    let effects = change(&model, "the adding of \(item)") { arrangement in
        if !arrangement[panel].contains(item) { arrangement[panel].append(item) }
    }
    let place = model.order(panel).firstIndex(of: item) ?? 0
    model.cursors[panel]?.index = place
    return effects + say(&model, effects.isEmpty ? "\(item) is on the board already" : "Added \(item)")
}

/// Whether a feed quotes `code`, or the system at least has a name for it.
private func isCurrency(_ code: String, _ model: Model) -> Bool {
    code == "USD" || model.market.rates[code] != nil || Currency.name(code) != nil
}
