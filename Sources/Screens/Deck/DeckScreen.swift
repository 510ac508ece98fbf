internal import Board
internal import TUI
internal import Words

/// An open deck between the line at the top and the line at the bottom: what it goes through and how far, and
/// below that the stack.
struct DeckScreen {
    /// The panels in the order that the line has them.
    static let panels = [Panel.rates, .stocks, .clocks]

    /// The line that says what the deck goes through.
    let bar: Rect
    /// Where the cards lie.
    let stack: CardStack

    /// Divides a screen of `size`.
    init(_ size: Size) {
        // On a low screen the line takes the place of the program's own.
        let start = size.height < 18 ? 0 : 1
        let body = Rect(x: 0, y: start, width: size.width, height: size.height - 1 - start)
        let parts = body.split(top: 1)
        bar = parts.top
        // A screen larger than most is not filled: a card has to have somewhere to fly.
        let area = parts.rest
        stack = CardStack(
            area: area,
            largest: Size(
                width: max(78, min(max(132, min(200, area.width / 2)), area.width * 4 / 5)),
                height: max(20, min(max(44, min(64, area.height * 3 / 5)), area.height * 7 / 8))),
            step: size.width < 60 ? 1 : 2)
    }

    func draw(_ open: OpenDeck, _ model: Model, _ pictures: CardPictures, into frame: inout Frame) {
        pictures.turn(to: open.deck.panel, model)
        let cards = DeckCards(open.deck, model, pictures)
        drawBar(open.deck, model.words, into: &frame)
        drawHints(cards, model.settings.keymap, into: &frame)
        var scene = scene(open, cards)
        if model.terminal.isASCII { scene.shadow = nil }
        frame.draw(scene)
        if cards.count > 0 {
            frame.addHit(stack.top, HitTarget(panel: open.deck.panel.rawValue, part: .card))
        }
    }

    /// The cards and their motions, as the model has them at the moment shown.
    func scene(_ open: OpenDeck, _ cards: DeckCards) -> CardScene<DeckCards> {
        let motion = open.motion
        var top = motion.top.map { card($0, motion).motion }
        if let hand = motion.hand { top = CardMotion(.held, from: DeckScreen.offset(hand)) }
        return CardScene(stack, cards, motion: top, flights: motion.leaving.map { card($0, motion) })
    }

    private func card(_ flight: DeckMotion.Flight, _ motion: DeckMotion) -> (card: Item?, motion: CardMotion)
    {
        let course: CardMotion.Course =
            switch flight.kind {
            case .leaving(let swipe): .leaving(swipe.side)
            case .arriving(let swipe): .arriving(swipe.side)
            case .returning: .returning
            }
        let share = Double(motion.elapsed(flight)) / Double(DeckMotion.duration)
        return (flight.item, CardMotion(course, from: DeckScreen.offset(flight.from), progress: share))
    }

    private static func offset(_ offset: DeckMotion.Offset) -> CardOffset {
        CardOffset(x: Double(offset.x), y: Double(offset.y))
    }

    private func drawBar(_ deck: Deck, _ words: Words, into frame: inout Frame) {
        let gap = Span(bar.width < 60 ? "  " : "   ")
        let counts = [
            Span(words[.leftCount, count: deck.pile.count], Style(.title)), gap,
            Span(words[.keptCount, count: deck.kept], Style(.keep)), gap,
            Span(words[deck.skippedCount, count: deck.skipped], Style(.skip)),
        ]
        let room = bar.width - counts.cells - 3
        frame.fill(bar, Style())
        frame.addHit(bar, HitTarget(panel: deck.panel.rawValue, part: .panel))
        var x = bar.x + 1
        let place = words[deck.choice == .offBoard ? .notOnBoard : .onBoard]
        let tabs = DeckScreen.panels.map { " \(words[$0.kind.words.things]) " }
        if tabs.reduce(CellWidth.of(place) + 2, { $0 + CellWidth.of($1) }) <= room {
            for (panel, tab) in zip(DeckScreen.panels, tabs) {
                let style = panel == deck.panel ? Style(.selection, on: .selection) : Style(.faint)
                let width = frame.write(tab, x: x, y: bar.y, style: style)
                frame.addHit(
                    Rect(x: x, y: bar.y, width: width, height: 1),
                    HitTarget(panel: panel.rawValue, part: .tab))
                x += width
            }
            x += 2
            let width = frame.write(place, x: x, y: bar.y, style: Style(.title))
            frame.addHit(
                Rect(x: x, y: bar.y, width: width, height: 1),
                HitTarget(panel: deck.panel.rawValue, part: .option))
        } else {
            let things = words[deck.panel.kind.words.things]
            let text = ["\(things) \(place)", things, ""].first { CellWidth.of($0) <= room } ?? ""
            frame.write(text, x: x, y: bar.y, style: Style(.title))
        }
        frame.write(counts, x: max(bar.x, bar.maxX - counts.cells - 1), y: bar.y, width: bar.width)
    }

    /// What a move to either side does, beside the stack, where there is room.
    private func drawHints(_ cards: DeckCards, _ keymap: Keymap, into frame: inout Frame) {
        let y = stack.top.y + stack.top.height / 2
        for (side, command) in [(Direction.left, Command.deckSkip), (.right, .deckKeep)] {
            let key = keymap.written([command], all: false)
            guard let word = cards.hint(for: side), !key.isEmpty else { continue }
            let spans =
                side == .left
                ? [Span(key + " ", Style(.key)), Span(word, Style(.faint))]
                : [Span(word, Style(.faint)), Span(" " + key, Style(.key))]
            let right = stack.rect(atDepth: Double(CardStack.limit - 1)).maxX + 1
            let margin = side == .left ? stack.top.x - stack.area.x : stack.area.maxX - right
            guard margin >= spans.cells + 1 else { continue }
            let start = side == .left ? stack.area.x : right
            frame.write(spans, x: start + (margin - spans.cells) / 2, y: y)
        }
    }
}

extension Deck.Swipe {
    /// The side that a card so decided leaves by.
    var side: Direction {
        switch self {
        case .keep: .right
        case .skip: .left
        case .later: .down
        }
    }
}
