internal import Market
internal import Words

/// Takes in what a feed said, after all that was said before it.
func arrive(_ model: inout Model, _ arrival: Arrival) -> [Effect] {
    model.arrivals.append(arrival)
    return model.arrivals.count == 1 ? arrive(&model) : []
}

/// Takes in as much as goes at once of what has arrived; the rest after whatever else there is to do.
func arrive(_ model: inout Model) -> [Effect] {
    var effects: [Effect] = []
    var room = model.arrivalPiece
    while room > 0, let arrival = model.arrivals.first {
        if case .answer(.quotes(let quotes)) = arrival.news, !quotes.isEmpty {
            let end = min(arrival.done + room, quotes.count)
            room -= end - arrival.done
            take(&model, Array(quotes[arrival.done..<end]))
            guard end == quotes.count else { break }
            effects += finishQuotes(&model, model.arrivals.removeFirst())
        } else {
            room -= 1
            model.arrivals.removeFirst()
            effects += take(&model, arrival)
        }
    }
    return effects + (model.arrivals.isEmpty ? [] : [.schedule(.arrival, .afterMilliseconds(0))])
}

/// Takes in all that has arrived, for callers that nothing else waits for.
public func arriveWhole(_ model: inout Model) {
    while model.isArriving { _ = update(&model, .arrive) }
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
private func take(_ model: inout Model, _ quotes: [Quote]) {
    let origin: Origin = model.choices.isDemo ? .sample : .live
    let now = model.arrivals[0].time
    if model.arrivals[0].done == 0 { model.feeds[.stocks, default: FeedStatus()].heard(at: now) }
    let replacesSample = origin != .sample && model.market.hasSampleQuotes
    let accepted = model.market.merge(quotes, origin, at: now)
    for quote in quotes where !model.stockFailures.isEmpty { model.stockFailures[quote.symbol] = nil }
    if replacesSample {
        model.figures.renewStocks(model.arrangement, model.market)
    } else {
        model.figures.renewRows(quotes.map(\.symbol), model.arrangement.baseline, model.market)
    }
    model.arrivals[0].done += quotes.count
    model.arrivals[0].accepted += accepted
    if accepted.count < quotes.count {
        model.arrivals[0].held.formUnion(Set(quotes.map(\.symbol)).subtracting(accepted.map(\.symbol)))
    }
}

/// All quotes of an arrival are in: the grid is put in order, what came is kept, and what was held back is said.
private func finishQuotes(_ model: inout Model, _ arrival: Arrival) -> [Effect] {
    followingSelectedStock(&model) { model in
        model.figures.renewStanding(model.arrangement)
        var held = arrival.held
        if !held.isEmpty { held.subtract(arrival.accepted.map(\.symbol)) }
        let keeping: [Effect] =
            model.choices.isDemo ? [] : [.keep(.quotes(arrival.accepted), seenAt: arrival.time)]
        return keeping + sayHeldBack(&model, held)
    }
}

/// Says which figures jumped beyond belief and were held back.
func sayHeldBack(_ model: inout Model, _ held: Set<String>) -> [Effect] {
    guard let first = held.min() else { return [] }
    let sentence =
        held.count == 1
        ? model.words[.heldBack, ["code": first]]
        : model.words[.heldBackMore, ["code": first, "others": String(held.count - 1)]]
    return say(&model, sentence, isWarning: true)
}
