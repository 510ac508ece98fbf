public import Market
public import Words

/// Takes in what a feed said, after all that was said before it.
func arrive(_ model: inout Model, _ arrival: Arrival) -> [Effect] {
    model.arrivals.append(arrival)
    // What earlier runs kept goes before it.
    return model.arrivals.count == 1 && model.recall == nil ? arrive(&model) : []
}

/// Takes in as much as goes at once of what has arrived; the rest after whatever else there is to do.
func arrive(_ model: inout Model) -> [Effect] {
    var effects: [Effect] = []
    var room = model.arrivalPiece
    while room > 0, let arrival = model.arrivals.first {
        if case .answer(.quotes(let quotes)) = arrival.news, !quotes.isEmpty {
            let end = min(arrival.done + room, quotes.count)
            room -= end - arrival.done
            if end > arrival.done { take(&model, quotes[arrival.done..<end]) }
            guard end == quotes.count, room > 0, putInOrder(&model, &room) else { break }
            effects += finish(&model, quotes, of: model.arrivals.removeFirst())
        } else {
            room -= 1
            model.arrivals.removeFirst()
            effects += take(&model, arrival)
        }
    }
    return effects + (model.arrivals.isEmpty ? [] : [.schedule(.arrival, .afterMilliseconds(0))])
}

/// Takes in all that has arrived, for callers that nothing else waits for.
///
/// - Returns: what is to be done outside the model.
@discardableResult
public func arriveWhole(_ model: inout Model) -> [Effect] {
    var effects: [Effect] = []
    while model.isArriving, model.recall == nil { effects += update(&model, .arrive) }
    return effects
}

/// Takes in something that is no list of quotes.
private func take(_ model: inout Model, _ arrival: Arrival) -> [Effect] {
    switch (arrival.news, arrival.subject) {
    case (.answer(let answer), let subject):
        return take(&model, answer, to: subject, at: arrival.time)
    case (.finished, .search(let text)):
        return finishSearch(&model, for: text)
    case (.finished, let subject):
        model.feeds[subject.list]?.isAsking = false
        return askAhead(&model)
    }
}

/// Takes in a piece of the first arrival's quotes: figures and rows, but nothing that all of them together make.
private func take(_ model: inout Model, _ quotes: ArraySlice<Quote>) {
    let origin: Origin = model.isDemo ? .sample : .live
    let now = model.arrivals[0].time
    if model.arrivals[0].done == 0 { model.feeds[.stocks, default: FeedStatus()].heard(at: now) }
    let replacesSample = origin != .sample && model.market.hasSampleQuotes
    let held = model.market.merge(quotes, origin, at: now)
    for quote in quotes where !model.stockFailures.isEmpty { model.stockFailures[quote.symbol] = nil }
    if replacesSample {
        model.figures.renewStocks(model.arrangement, model.market)
    } else {
        model.figures.renewRows(
            quotes.lazy.map(\.symbol), model.arrangement.baseline, model.market)
    }
    model.arrivals[0].done += quotes.count
    model.arrivals[0].held += held
}

/// All quotes of the first arrival are in: the grid is put in order, in as many rows at once as there is room for.
///
/// - Returns: whether it is in order.
private func putInOrder(_ model: inout Model, _ room: inout Int) -> Bool {
    let rows = room.multipliedReportingOverflow(by: Arrival.rowsAQuote)
    let line = model.lines(.stocks)[model.cursor(.stocks).index]
    guard model.figures.renewStanding(model.arrangement, piece: rows.overflow ? .max : rows.partialValue)
    else {
        room = 0
        return false
    }
    select(&model, line, in: .stocks)
    room -= 1
    return true
}

/// An arrival of quotes is taken in: what came is kept, and what was held back is said.
private func finish(_ model: inout Model, _ quotes: [Quote], of arrival: Arrival) -> [Effect] {
    let held = Set(arrival.held)
    let accepted =
        held.isEmpty ? quotes : quotes.indices.lazy.filter { !held.contains($0) }.map { quotes[$0] }
    var symbols = Set(arrival.held.map { quotes[$0].symbol })
    if !symbols.isEmpty { symbols.subtract(accepted.map(\.symbol)) }
    let keeping: [Effect] =
        model.isDemo ? [] : [.keep(.quotes(accepted), seenAt: arrival.time)]
    return keeping + keepUnshown(&model) + sayHeldBack(&model, symbols, .stocks)
}

/// Keeps what has changed among the figures that are not shown.
func keepUnshown(_ model: inout Model) -> [Effect] {
    let changes = model.market.takeUnshown()
    return changes.isEmpty || model.isDemo ? [] : [.keepUnshown(changes)]
}

/// Says which figures of `items` wait for a second answer.
func sayHeldBack(_ model: inout Model, _ items: Set<String>, _ list: FeedList) -> [Effect] {
    guard !items.isEmpty else { return [] }
    let held = model.market.heldBack.filter { $0.key.list == list && items.contains($0.key.item) }
    guard let first = held.first else { return [] }
    let others = Set(held.map(\.key.item)).count - 1
    let sentence =
        others == 0
        ? first.sentence(model.words, model.figureText)
        : model.words[.heldBackMore, ["code": first.key.item, "others": String(others)]]
    return say(&model, sentence, isWarning: true)
}

extension UnshownFigure {
    /// The sentence about a figure that waits for a second answer.
    public func sentence(_ words: Words, _ text: FigureText) -> String {
        let figure = key.list == .rates ? text.rate(value) : text.price(value)
        return words[
            .heldBack,
            [
                "code": key.item, "source": key.source,
                "figure": [figure, currency].compactMap(\.self).joined(separator: " "),
            ]]
    }
}
