internal import Arrangement
package import Figures
package import Market
internal import Words

package enum DeckMessage: Hashable, Sendable {
    case open
    case browse(Panel)
    case turn
    case swipe(Deck.Swipe)
    case press(Spot)
    case hold(Spot)
    /// Nil lets the top card spring back.
    case release(Deck.Swipe?)
    case undo
    case refill
    case details
    case close
}

extension Model {
    mutating func updateDeck(_ message: DeckMessage) -> [Effect] {
        if message == .open { return openDeck() }
        guard deck != nil else { return [] }
        switch message {
        case .open:
            return []
        case .browse(let panel):
            guard let shown = deck?.deck.kind, shown.panel.kind.isOfFile == nil else {
                return layDeck(Deck.Kind(panel: panel, choice: .offBoard))
            }
            return layDeck(Deck.Kind(panel: panel, choice: shown.choice))
        case .turn:
            guard let kind = deck?.deck.kind else { return [] }
            return layDeck(
                Deck.Kind(panel: kind.panel, choice: kind.choice == .offBoard ? .onBoard : .offBoard))
        case .swipe(let swipe):
            return decide(swipe)
        case .press(let spot):
            deck?.grip = spot
            deck?.motion.hold(at: Spot())
            return []
        case .hold(let offset):
            deck?.motion.hold(at: offset)
            return []
        case .release(let swipe):
            deck?.grip = nil
            if let swipe, deck?.deck.pile.top != nil { return decide(swipe) }
            return moving { $0.letGo($1) }
        case .undo:
            return undoSwipe()
        case .refill:
            let count = deck?.deck.refill() ?? 0
            return say(count == 0 ? .phrase(.setAsideNone) : .count(.cardsAgain, count))
        case .details:
            guard let panel = deck?.deck.panel, let item = deck?.deck.pile.top else { return [] }
            deck?.motion.finish()
            return openDetails(of: item, in: panel)
        case .close:
            putAwayDeck()
            layers = []
            return []
        }
    }

    /// Opens the deck of other items; without any, names the key for the deck of items on the board.
    private mutating func openDeck() -> [Effect] {
        leaveLayer()
        return layDeck(Deck.Kind(panel: focus, choice: .offBoard))
    }

    /// Opens a deck with its earlier decisions. Items from a file are all on the board.
    private mutating func layDeck(_ wished: Deck.Kind) -> [Effect] {
        let kind =
            wished.panel.kind.isOfFile == nil ? wished : Deck.Kind(panel: wished.panel, choice: .onBoard)
        putAwayDeck()
        var deck = decks.removeValue(forKey: kind) ?? Deck(kind.panel, kind.choice, items: [])
        renew(&deck)
        self.deck = OpenDeck(deck)
        focus = kind.panel
        layers = [.deck]
        return askAhead()
    }

    mutating func putAwayDeck() {
        guard let deck = self.deck?.deck else { return }
        decks[deck.kind] = deck
        self.deck = nil
    }

    private mutating func decide(_ swipe: Deck.Swipe) -> [Effect] {
        guard let item = deck?.deck.pile.top else {
            return say(Command.deckSkip.whyNot)
        }
        if let readOnly, deck?.deck.edit(of: swipe, on: item) != nil {
            return moving { $0.letGo($1) } + say(readOnly.saying)
        }
        if case .takeOff(let item)? = deck?.deck.edit(of: swipe, on: item), let panel = deck?.deck.panel,
            let reason = panel.kind.objectionToRemoval(of: item, self)
        {
            return moving { $0.letGo($1) } + say(reason)
        }
        if case .put(let new)? = deck?.deck.edit(of: swipe, on: item),
            let panel = deck?.deck.panel, !arrangement[panel.id].contains(new),
            arrangement[panel.id].count >= ItemList.mostCards
        {
            return moving { $0.letGo($1) } + say(.panelFull)
        }
        guard let decision = deck?.deck.swipe(swipe) else { return [] }
        let frames = moving { motion, _ in motion.leave(decision.item, swipe) }
        return frames + (decision.edit.map { perform($0) } ?? []) + askAhead()
    }

    private mutating func undoSwipe() -> [Effect] {
        guard let last = deck?.deck.decisions.last else { return say(Command.deckUndo.whyNot) }
        if last.edit != nil, let readOnly { return say(readOnly.saying) }
        guard let decision = deck?.deck.undo() else { return [] }
        let frames = moving { motion, _ in motion.arrive(decision.item, decision.swipe) }
        guard let edit = decision.edit else { return frames }
        if case .takeOff = edit, let event = past.undoable.last?.event {
            return frames + stepEvent(event, back: true)
        }
        // The board's own undo restores the card's exact place, if no other edit followed.
        if past.undoable.last?.action == edit.action,
            let effects = stepBoard(back: true, isTold: false)
        {
            return frames + effects
        }
        return frames + perform(edit.reversed)
    }

    private mutating func perform(_ edit: Deck.Edit) -> [Effect] {
        guard let panel = deck?.deck.panel else { return [] }
        if case .takeOff(let item) = edit, let effects = panel.kind.remove(item, from: &self) {
            return effects
        }
        return change(edit.action) { arrangement in
            switch edit {
            case .put(let item):
                arrangement.changeList(panel.id) { $0.add(item, toGroup: nil) }
            case .takeOff(let item):
                arrangement.remove(item, from: panel.id)
            }
        }
    }

    /// Starts a motion of the top card and schedules frames; without motion, cards arrive at once.
    private mutating func moving(_ body: (inout DeckMotion, Item) -> Void) -> [Effect] {
        guard var motion = deck?.motion else { return [] }
        let wasRunning = motion.isRunning
        if let top = deck?.deck.pile.top { body(&motion, top) }
        if !hasMotion { motion.finish() }
        deck?.motion = motion
        return motion.isRunning && !wasRunning ? [.schedule(.frame, .afterMilliseconds(0))] : []
    }

    mutating func renewDeck() {
        guard var deck = self.deck?.deck else { return }
        renew(&deck)
        self.deck?.deck = deck
    }
}

extension Deck.Edit {
    fileprivate var action: Action {
        switch self {
        case .put(let item): Action(.keep, item.text)
        case .takeOff(let item): Action(.takeOff, item.text)
        }
    }
}

extension Model {
    func renew(_ deck: inout Deck) {
        let (panel, kind) = (deck.panel, deck.panel.kind)
        switch deck.choice {
        case .onBoard: deck.renew(items: order(panel))
        case .offBoard:
            deck.renew(items: kind.others(than: Set(arrangement[panel.id]), self)) { kind.ranked($0, self) }
        }
    }

    package func rateFigure(_ id: RateID, _ baseline: Baseline? = nil) -> RateFigure {
        let baseline = baseline ?? arrangement.baseline
        if baseline == arrangement.baseline, let figure = figures.rates[id] { return figure }
        return RateFigure(arrangement.shownPair(id), units: arrangement.rateUnits, baseline, in: shownMarket)
    }

    /// The rate as its code says, never inverted, even if its card is.
    func figureAsNamed(_ id: RateID, _ baseline: Baseline? = nil) -> RateFigure {
        RateFigure(id.pair(on: arrangement.base), baseline ?? arrangement.baseline, in: shownMarket)
    }

    package func stockFigure(_ symbol: Symbol, _ baseline: Baseline? = nil) -> StockFigure {
        let baseline = baseline ?? arrangement.baseline
        if baseline == arrangement.baseline, let figure = figures.stocks[symbol] { return figure }
        return StockFigure(symbol, baseline, in: shownMarket)
    }
}

package struct DeckLayer: Layer {
    package var id: LayerID { .deck }
    /// Only the user closes it.
    package func close(in model: inout Model) {}
}

extension AnyLayer {
    package static let deck = AnyLayer(DeckLayer())
}

extension LayerID {
    package static let deck = LayerID(
        "deck",
        [
            .deckSkip, .deckKeep, .deckLater, .deckDetails, .deckUndo, .deckRefill, .deckNext, .deckPrevious,
            .panel1, .panel2, .panel3, .deckTurn, .baselineChoose, .helpOpen, .paletteOpen,
        ] + Command.boardNumbers)
}
