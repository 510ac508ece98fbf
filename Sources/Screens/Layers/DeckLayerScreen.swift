internal import Board
internal import TUI
internal import Words

/// Keys and mouse of the deck, which `view` draws instead of the board.
struct DeckLayerScreen: LayerScreen {
    @Held private var model: Model
    private let layout: Layout

    init(_ layer: DeckLayer, _ model: Model, _ layout: Layout) { (self.model, self.layout) = (model, layout) }

    var hints: [Hint] {
        let deck = model.deck?.deck
        let isOwn = deck?.choice == .onBoard
        let swipes = [
            isOwn ? Hint(.deckSkip, label: .hintTakeOff) : Hint(.deckSkip), Hint(.deckKeep), Hint(.deckLater),
            Hint(.deckDetails), Hint(.deckUndo), Hint(.back, label: .keyBoard),
            Hint(.deckTurn, label: isOwn ? .notOnBoard : .onBoard),
        ]
        let ofPast: [Command] = model.pastDay == nil ? [] : [.baselineChoose]
        let others = (ofPast + [.deckRefill, .deckNext, .paletteOpen, .helpOpen, .quit]).map { Hint($0) }
        return (swipes + others).compactMap(\.self).without(deck?.pile.count == 0 ? [.topCard] : [])
    }
    /// Both ways a card can go stay while there is room for two.
    var hintLeftOut: KeyLine.LeftOut { .beforeLastTwo }

    func message(for command: Command) -> Message? {
        // The deck's line has its own order of panels.
        if let step = [.deckNext: 1, .deckPrevious: -1][command] {
            return DeckScreen.panels(model).neighbour(of: model.focus, step).map { .deck(.browse($0)) }
        }
        if command == .back { return .deck(.close) }
        return model.focus(numbered: command) { .deck(.browse($0)) }
    }

    func message(forUnbound key: Key) -> Message? {
        let phrase: Phrase = model.leftRemoves ? .keyDoesNothingInPile : .keyDoesNothingInDeck
        return .user(.say(.phrase(phrase, ["key": key.name])))
    }

    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message? {
        if let grip = model.deck?.grip {
            let offset = Spot(x: point.x - grip.x, y: point.y - grip.y)
            switch action {
            case .drag: return .deck(.hold(offset))
            case .release:
                let side = DeckScreen(layout.size).stack.side(of: CardOffset(x: Double(offset.x), y: 0))
                return .deck(.release(side.map { $0 == .right ? .keep : .skip }))
            case .menu: return .deck(.release(nil))
            case .press, .doublePress, .wheelUp, .wheelDown: return nil
            }
        }
        guard action == .press || action == .doublePress, let target else { return nil }
        switch target {
        case .card: return action == .press ? .deck(.press(Spot(x: point.x, y: point.y))) : .deck(.details)
        case .tab(let panel): return .deck(.browse(panel))
        case .board(let id): return .layer(.boards(.go(id)))
        case .boardList: return .layer(.boards(.open))
        case .deckChoice: return .deck(.turn)
        case .panel, .line, .heading, .border, .deckTab, .outside, .layer, .option, .deckBar, .chart,
            .chartRange:
            return nil
        }
    }
}

extension Model {
    /// Moving a card to the left removes it from the board.
    var leftRemoves: Bool { layers.last == .deck && deck?.deck.choice == .onBoard }
}
