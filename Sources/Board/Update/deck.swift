internal import Words

// What happens on the deck. Every decision is made at once; what flies, flies for the eye alone.

func apply(_ message: DeckMessage, to model: inout Model) -> [Effect] {
    if message == .open { return open(&model) }
    guard model.deck != nil else { return [] }
    switch message {
    case .open:
        return []
    case .browse(let panel):
        guard let shown = model.deck?.deck.kind, shown.panel.kind.isOfFile == nil else {
            return lay(&model, Deck.Kind(panel: panel, choice: .offBoard))
        }
        return lay(&model, Deck.Kind(panel: panel, choice: shown.choice))
    case .turn:
        guard let kind = model.deck?.deck.kind else { return [] }
        return lay(
            &model, Deck.Kind(panel: kind.panel, choice: kind.choice == .offBoard ? .onBoard : .offBoard))
    case .swipe(let swipe):
        return decide(&model, swipe)
    case .press(let spot):
        model.deck?.grip = spot
        model.deck?.motion.hold(at: Spot())
        return []
    case .hold(let offset):
        model.deck?.motion.hold(at: offset)
        return []
    case .release(let swipe):
        model.deck?.grip = nil
        if let swipe, model.deck?.deck.pile.top != nil { return decide(&model, swipe) }
        return moving(&model) { $0.letGo($1) }
    case .undo:
        return undoSwipe(&model)
    case .refill:
        let count = model.deck?.deck.refill() ?? 0
        return say(&model, count == 0 ? .phrase(.setAsideNone) : .count(.cardsAgain, count))
    case .details:
        guard let panel = model.deck?.deck.panel, let item = model.deck?.deck.pile.top else { return [] }
        model.deck?.motion.finish()
        return openDetails(&model, of: item, in: panel)
    case .close:
        putAwayDeck(&model)
        model.layers = []
        return []
    case .frame(let now):
        model.deck?.motion.advance(to: now)
        return model.deck?.motion.wait.map { [.schedule(.frame, .afterMilliseconds($0))] } ?? []
    case .slow:
        model.deck?.isSlow = true
        model.deck?.motion.finish()
        return say(&model, .phrase(.terminalTooSlow))
    }
}

/// Lays the deck of what is not on the panel with the focus over the board. Where there is nothing, it says so, and how to
/// get to what is on the board: there, the same key removes cards.
private func open(_ model: inout Model) -> [Effect] {
    model.leaveLayer()
    return lay(&model, Deck.Kind(panel: model.focus, choice: .offBoard))
}

/// Lays a deck over the board, with all that was decided when it last lay there. All that a file tells of is on the board.
private func lay(_ model: inout Model, _ wished: Deck.Kind) -> [Effect] {
    let kind =
        wished.panel.kind.isOfFile == nil ? wished : Deck.Kind(panel: wished.panel, choice: .onBoard)
    let isSlow = model.deck?.isSlow ?? false
    putAwayDeck(&model)
    var deck = model.decks.removeValue(forKey: kind) ?? Deck(kind.panel, kind.choice, items: [])
    model.renew(&deck)
    model.deck = OpenDeck(deck)
    model.deck?.isSlow = isSlow
    model.focus = kind.panel
    model.layers = [.deck]
    return askAhead(&model)
}

/// Keeps the deck that lies over the board for later.
func putAwayDeck(_ model: inout Model) {
    guard let deck = model.deck?.deck else { return }
    model.decks[deck.kind] = deck
    model.deck = nil
}

/// Does `swipe` with the top card, to the board too.
private func decide(_ model: inout Model, _ swipe: Deck.Swipe) -> [Effect] {
    guard let item = model.deck?.deck.pile.top else {
        return say(&model, .phrase(.deckIsThrough))
    }
    if let readOnly = model.readOnly, model.deck?.deck.edit(of: swipe, on: item) != nil {
        return moving(&model) { $0.letGo($1) } + say(&model, readOnly.saying)
    }
    if case .put(let new)? = model.deck?.deck.edit(of: swipe, on: item),
        let panel = model.deck?.deck.panel, !model.arrangement[panel].contains(new),
        model.arrangement[panel].count >= ItemList.mostCards
    {
        return moving(&model) { $0.letGo($1) } + say(&model, .panelFull)
    }
    guard let decision = model.deck?.deck.swipe(swipe) else { return [] }
    let frames = moving(&model) { motion, _ in motion.leave(decision.item, swipe) }
    return frames + (decision.edit.map { perform($0, &model) } ?? []) + askAhead(&model)
}

private func undoSwipe(_ model: inout Model) -> [Effect] {
    guard let last = model.deck?.deck.decisions.last else { return say(&model, .phrase(.noSwipe)) }
    if last.edit != nil, let readOnly = model.readOnly { return say(&model, readOnly.saying) }
    guard let decision = model.deck?.deck.undo() else { return [] }
    let frames = moving(&model) { motion, _ in motion.arrive(decision.item, decision.swipe) }
    guard let edit = decision.edit else { return frames }
    // The board's own undo puts the card back into its very place, as long as nothing came in between.
    if model.past.undoable.last?.action == edit.action,
        let effects = stepBoard(&model, back: true, isTold: false)
    {
        return frames + effects
    }
    return frames + perform(edit.reversed, &model)
}

private func perform(_ edit: Deck.Edit, _ model: inout Model) -> [Effect] {
    guard let panel = model.deck?.deck.panel else { return [] }
    return change(&model, edit.action) { arrangement in
        switch edit {
        case .put(let item):
            arrangement.changeList(panel) { $0.add(item, toGroup: nil) }
        case .takeOff(let item):
            arrangement.remove(item, from: panel)
        }
    }
}

/// Sets something in motion, given the top card's item, and asks for pictures of it unless they come already;
/// without motion, everything is at once where it was going.
private func moving(_ model: inout Model, _ body: (inout DeckMotion, Item) -> Void) -> [Effect] {
    guard var motion = model.deck?.motion else { return [] }
    let wasRunning = motion.isRunning
    if let top = model.deck?.deck.pile.top { body(&motion, top) }
    if !model.settings.motion || model.deck?.isSlow == true { motion.finish() }
    model.deck?.motion = motion
    return motion.isRunning && !wasRunning ? [.schedule(.frame, .afterMilliseconds(0))] : []
}

/// Puts what board and market have become into the deck.
func renewDeck(_ model: inout Model) {
    guard var deck = model.deck?.deck else { return }
    model.renew(&deck)
    model.deck?.deck = deck
}

extension Deck.Edit {
    fileprivate var action: Action {
        switch self {
        case .put(let item): Action(.keep, item.text)
        case .takeOff(let item): Action(.takeOff, item.text)
        }
    }
}
