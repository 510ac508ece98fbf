internal import Market

/// Has the next piece read of what earlier runs kept; what is of stocks that are not on the board comes last.
func recall(_ model: inout Model) -> [Effect] {
    guard let order = model.recall?.order else { return [] }
    let next = model.nextRecalled()
    return [next.isEmpty ? .recallOthers(than: order) : .recall(next)]
}

/// Takes in what was kept of `stocks`; with none of them, of all others, which is the end.
func take(_ model: inout Model, recalled quotes: [Seen<Quote>], of stocks: [String]) -> [Effect] {
    guard model.recall != nil else { return [] }
    // To grow by and by, and so to move all of it, takes longer than a key may wait.
    model.market.quotes.reserveCapacity(model.arrangement.stocks.count)
    // What is there already is no older.
    for seen in quotes where model.market.quotes.index(forKey: seen.value.symbol) == nil {
        model.market.quotes[seen.value.symbol] = seen
    }
    guard stocks.isEmpty else {
        model.figures.addRows(stocks, model.arrangement, model.market)
        return recall(&model)
    }
    model.recall = nil
    // Whoever is looking for a stock finds those too.
    if var picker = model.picker {
        let selected = picker.selected
        picker.offers = picker.panel.kind.offers(for: picker, model)
        picker.index = picker.offers.firstIndex { $0.item == selected?.item } ?? 0
        model.top = .picker(picker)
    }
    return followingSelectedStock(&model) { model in
        model.figures.completeRows(model.arrangement, model.market)
        return []
    } + (model.isArriving ? arrive(&model) : [])
}
