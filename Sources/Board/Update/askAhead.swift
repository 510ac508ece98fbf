internal import Market

extension Model {
    /// Asks once for what the next cards lack, many at a time: the past of currencies that are not on the board, and the
    /// quotes of stocks that are not.
    mutating func askAhead() -> [Effect] {
        guard let open = deck, !isPaused, !isDemo,
            !open.asked.isSuperset(of: open.ahead(open.deck.panel))
        else { return [] }
        let items = open.ahead(open.deck.panel, OpenDeck.batch).filter { !open.asked.contains($0) }
        let question: FeedSubject?
        switch open.deck.panel.kind.question(about: items, self) {
        case .later: return []
        case .nothing: question = nil
        case .ask(let subject): question = subject
        }
        let effects = question.map { ask($0) } ?? []
        // Another answer is awaited: the next swipe asks again.
        if question == nil || !effects.isEmpty { deck?.asked.formUnion(items) }
        return effects
    }
}
