internal import Arrangement
internal import Market
internal import Words

extension Model {
    /// Shows a board that was read; the one that was shown is remembered as it is left. Nothing is saved by that.
    mutating func openBoard(_ opened: OpenedBoard) -> [Effect] {
        let old = arrangement
        leaveBoard()
        let left = opened.board.id.flatMap { leftBoards.removeValue(forKey: $0) }
        if let id = opened.board.id { otherBoards[id] = nil }
        (boards.shown, readOnly) = (opened.board, opened.readOnly)
        arrangement = opened.arrangement
        past = left?.past(of: arrangement, read: opened.past) ?? opened.past
        figures.rearrange(arrangement, from: old, market, language: language)
        // A cursor is a place among the lines that a filter leaves.
        filtered = [:]
        renewFiltered(after: .disk(.boards(.opened(opened))))
        (cursors, decks) = (left?.cursors ?? Cursors(), left?.decks ?? [:])
        focus = left?.focus ?? focus
        keepFocusShown()
        layOutAnew()
        let telling: [Effect] =
            arrangement.base == old.base || isDemo ? [] : [.useAlerts(alertSettings)]
        return dropAnswers() + askForBoard(besides: old) + readRatesOfDay() + telling
            + (readOnly.map { say($0.saying, isWarning: true) } ?? []) + mergeShare()
            + followOpening()
    }

    /// Closes all that lies over the board, and remembers how it is left.
    fileprivate mutating func leaveBoard() {
        while !layers.isEmpty, top != .deck { leaveLayer() }
        leaveLayer()
        putAwayDeck()
        layers = []
        guard let id = boards.shown.id else { return }
        leftBoards[id] = LeftBoard(self)
        otherBoards[id] = arrangement
    }
}

extension Model {
    /// Asks for the figures of a board that has just been opened, as far as another one had no need of them.
    private mutating func askForBoard(besides old: Arrangement) -> [Effect] {
        if isPaused { return [] }
        let symbols = order(.stocks).compactMap(Symbol.init)
        let question = FeedSubject.quotes(symbols)
        let isKnown = Set(symbols).isSubset(of: old.symbols)
        return (isKnown ? [] : [.ask(question, freshness: freshness(of: question))]) + askPast()
    }

    /// Does what was to follow when a board is shown.
    private mutating func followOpening() -> [Effect] {
        let sequel = self.sequel
        self.sequel = nil
        switch sequel {
        case .made(let action, let origin)?:
            guard let id = boards.shown.id else { return [] }
            past.note(.made(id, from: origin), action)
            return say(.phrase(.madeBoard, verbatim: ["name": boards.name]))
        case .remove(let entry, let place)?:
            return removeBoard(entry, at: place)
        case .unmake(let edit, let id)?:
            past.offerAgain(edit)
            return [.boards(.edit(.remove(id)))] + say(.phrase(.undid, ["deed": edit.action.saying]))
        case .edited?, nil: return []
        }
    }
}
