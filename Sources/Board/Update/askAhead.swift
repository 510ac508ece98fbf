internal import Market

/// Asks once for what the next cards lack: the past of currencies that are not on the board, and the quotes of
/// stocks that are not.
func askAhead(_ model: inout Model) -> [Effect] {
    guard let open = model.deck, !model.isPaused, !model.choices.isDemo else { return [] }
    let items = open.ahead(open.deck.panel).filter { !open.asked.contains($0) }
    var effects: [Effect] = []
    switch open.deck.panel {
    case .clocks:
        break
    case .rates:
        guard model.market.rates.values.contains(where: { $0.origin != .sample }),
            let question = model.questionForPast(of: items)
        else { return [] }
        effects = ask(&model, question)
    case .stocks:
        let old = items.filter { model.market.quotes[$0]?.origin != .live }
        if !old.isEmpty { effects = ask(&model, .quotes(old)) }
    }
    if !effects.isEmpty { model.deck?.asked.formUnion(items) }
    return effects
}
