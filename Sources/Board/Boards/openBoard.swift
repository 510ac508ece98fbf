internal import Market
internal import Words

/// Shows a board that was read; the one that was shown is remembered as it is left. Nothing is saved by that.
func openBoard(_ model: inout Model, _ opened: OpenedBoard) -> [Effect] {
    let old = model.arrangement
    model.leaveBoard()
    let left = opened.board.id.flatMap { model.leftBoards.removeValue(forKey: $0) }
    if let id = opened.board.id { model.otherBoards[id] = nil }
    (model.boards.shown, model.readOnly) = (opened.board, opened.readOnly)
    model.arrangement = opened.arrangement
    model.past = left?.past(of: model.arrangement, read: opened.past) ?? opened.past
    model.figures.rearrange(model.arrangement, from: old, model.market, language: model.language)
    // A cursor is a place among the lines that a filter leaves.
    model.filtered = [:]
    renewFiltered(&model, after: .disk(.boards(.opened(opened))))
    (model.cursors, model.decks) = (left?.cursors ?? Cursors(), left?.decks ?? [:])
    model.focus = left?.focus ?? model.focus
    model.keepFocusShown()
    model.layOutAnew()
    let telling: [Effect] =
        model.arrangement.base == old.base || model.isDemo ? [] : [.useAlerts(model.alertSettings)]
    return dropAnswers(&model) + ask(&model, besides: old) + readRatesOfDay(&model) + telling
        + (model.readOnly.map { say(&model, $0.saying, isWarning: true) } ?? []) + mergeShare(&model)
        + followOpening(&model)
}

extension Model {
    /// Closes all that lies over the board, and remembers how it is left.
    fileprivate mutating func leaveBoard() {
        while !layers.isEmpty, top != .deck { leaveLayer() }
        leaveLayer()
        putAwayDeck(&self)
        layers = []
        guard let id = boards.shown.id else { return }
        leftBoards[id] = LeftBoard(self)
        otherBoards[id] = arrangement
    }
}

/// Asks for the figures of a board that has just been opened, as far as another one had no need of them.
private func ask(_ model: inout Model, besides old: Arrangement) -> [Effect] {
    if model.isPaused { return [] }
    let symbols = model.order(.stocks).compactMap(Symbol.init)
    let question = FeedSubject.quotes(symbols)
    let isKnown = Set(symbols).isSubset(of: old.symbols)
    return (isKnown ? [] : [.ask(question, freshness: model.freshness(of: question))]) + askPast(&model)
}

/// Does what was to follow when a board is shown.
private func followOpening(_ model: inout Model) -> [Effect] {
    let sequel = model.sequel
    model.sequel = nil
    switch sequel {
    case .made(let action, let origin)?:
        guard let id = model.boards.shown.id else { return [] }
        model.past.note(.made(id, from: origin), action)
        return say(&model, .phrase(.madeBoard, verbatim: ["name": model.boards.name]))
    case .remove(let entry, let place)?:
        return remove(&model, entry, at: place)
    case .unmake(let edit, let id)?:
        model.past.offerAgain(edit)
        return [.boards(.edit(.remove(id)))] + say(&model, .phrase(.undid, ["deed": edit.action.saying]))
    case .edited?, nil: return []
    }
}
