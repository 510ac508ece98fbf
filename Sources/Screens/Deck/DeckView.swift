internal import Arrangement
internal import Board
internal import TUI
internal import Words

struct DeckView {
    private let screen: DeckScreen
    private let tabs: [(panel: Panel, name: String)]
    private let panel: Panel
    private let place: String
    private let counts: [Span]
    private let scene: CardScene<DeckCards>

    init(_ open: OpenDeck, _ model: Model, _ layout: Layout, _ memo: Memo) {
        let (deck, words) = (open.deck, model.words)
        screen = DeckScreen(layout.size)
        tabs = DeckScreen.panels(model).map { ($0, words[$0.kind.words.things]) }
        panel = deck.panel
        place = words[deck.choice == .offBoard ? .notOnBoard : .onBoard]
        let gap = Span(layout.size.width < 60 ? "  " : "   ")
        counts = [
            Span(words[.leftCount, count: deck.pile.count], Style(.title)), gap,
            Span(words[.keptCount, count: deck.kept], Style(.keep)), gap,
            Span(words[deck.skippedCount, count: deck.skipped], Style(.skip)),
        ]
        var scene = DeckView.scene(open.motion, screen.stack, DeckCards(open, model, layout.screens, memo))
        if model.terminal.isASCII { scene.shadow = nil }
        self.scene = scene
    }

    /// Only the first line if a layer covers the cards, whose edges alone would show.
    func draw(isCovered: Bool, into frame: inout Frame<Target>) {
        drawBar(into: &frame)
        if isCovered { return }
        drawHints(on: &frame.canvas)
        frame.canvas.draw(scene)
        if scene.source.count > 0 { frame.addHit(screen.stack.top, .card) }
    }

    private static func scene(_ motion: DeckMotion, _ stack: CardStack, _ cards: DeckCards) -> CardScene<
        DeckCards
    > {
        var top = motion.top.map { card($0, motion).motion }
        if let hand = motion.hand { top = CardMotion(.held, from: offset(hand)) }
        return CardScene(stack, cards, motion: top, flights: motion.leaving.map { card($0, motion) })
    }

    private static func card(
        _ flight: DeckMotion.Flight, _ motion: DeckMotion
    ) -> (card: Item?, motion: CardMotion) {
        let course: CardMotion.Course =
            switch flight.kind {
            case .leaving(let swipe): .leaving(swipe.side)
            case .arriving(let swipe): .arriving(swipe.side)
            case .returning: .returning
            }
        let share = Double(motion.elapsed(flight)) / Double(DeckMotion.duration)
        return (flight.item, CardMotion(course, from: offset(flight.from), progress: share))
    }

    private static func offset(_ offset: Spot) -> CardOffset {
        CardOffset(x: Double(offset.x), y: Double(offset.y))
    }

    private func drawBar(into frame: inout Frame<Target>) {
        let bar = screen.bar
        let room = bar.width - counts.cells - 3
        frame.canvas.fill(bar, Style())
        frame.addHit(bar, .deckBar)
        var x = bar.x + 1
        if tabs.reduce(CellWidth.of(place) + 2, { $0 + CellWidth.of($1.name) + 2 }) <= room {
            func put(_ text: String, _ style: Style, _ target: Target) {
                let width = frame.canvas.write(text, x: x, y: bar.y, style: style)
                frame.addHit(Rect(x: x, y: bar.y, width: width, height: 1), target)
                x += width
            }
            for tab in tabs {
                let style = tab.panel == panel ? Style(.selection, on: .selection) : Style(.faint)
                put(" \(tab.name) ", style, .tab(tab.panel))
            }
            x += 2
            put(place, Style(.title), .deckChoice)
        } else {
            let things = tabs.first { $0.panel == panel }?.name ?? ""
            let text = ["\(things) \(place)", things, ""].first { CellWidth.of($0) <= room } ?? ""
            frame.canvas.write(text, x: x, y: bar.y, style: Style(.title))
        }
        frame.canvas.write(counts, x: max(bar.x, bar.maxX - counts.cells - 1), y: bar.y, width: bar.width)
    }

    private func drawHints(on canvas: inout Canvas) {
        let stack = screen.stack
        let y = stack.top.y + stack.top.height / 2
        for side in [Direction.left, .right] {
            guard let (key, word) = scene.source.hints[side] else { continue }
            let spans =
                side == .left
                ? [Span(key + " ", Style(.key)), Span(word, Style(.faint))]
                : [Span(word, Style(.faint)), Span(" " + key, Style(.key))]
            let right = stack.rect(atDepth: Double(CardStack.limit - 1)).maxX + 1
            let margin = side == .left ? stack.top.x - stack.area.x : stack.area.maxX - right
            guard margin >= spans.cells + 1 else { continue }
            let start = side == .left ? stack.area.x : right
            canvas.write(spans, x: start + (margin - spans.cells) / 2, y: y)
        }
    }
}

extension Deck.Swipe {
    var side: Direction {
        switch self {
        case .keep: .right
        case .skip: .left
        case .later: .down
        }
    }
}

struct DeckCards: CardSource {
    let count: Int
    private let items: [Item]
    private let views: [Item: DeckCardView]
    private let summary: DeckSummary
    private let stamps: [Direction: Span]
    let hints: [Direction: (key: String, word: String)]
    private let memo: Memo

    init(_ open: OpenDeck, _ model: Model, _ screens: ScreenList, _ memo: Memo) {
        let (deck, words) = (open.deck, model.words)
        let isOff = deck.choice == .offBoard
        let items = (0...CardStack.limit).compactMap { deck.pile[$0] }
        let seen = Set(items + open.motion.leaving.map(\.item))
        count = deck.pile.count
        self.items = items
        let screen = screens[deck.panel]
        views = seen.reduce(into: [:]) { $0[$1] = screen?.card(of: $1, model) }
        summary = DeckSummary(deck, model)
        stamps = [
            .right: Span(words[.stampKeep], Style(.keep)),
            .left: Span(words[isOff ? .stampSkip : .stampTakeOff], Style(.skip)),
            .down: Span(words[.stampLater], Style(.key)),
        ]
        let sides: [(Direction, Command, Phrase)] = [
            (.right, .deckKeep, .hintKeep), (.left, .deckSkip, isOff ? .hintSkip : .hintTakeOff),
        ]
        hints = sides.reduce(into: [:]) { hints, side in
            let key = model.settings.keymap.written([side.1], all: false)
            if !key.isEmpty { hints[side.0] = (key, words[side.2]) }
        }
        self.memo = memo
    }

    func card(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }

    func draw(_ item: Item?, depth: Int, into sprite: inout Canvas) {
        guard let item, let view = views[item] else { return }
        let isTop = depth == 0
        memo.draw(
            view, isTop ? .selected : .plain, .card(item, isTop: isTop), in: Rect(sprite.size), on: &sprite)
    }

    func drawEmpty(into sprite: inout Canvas) { summary.draw(.plain, on: &sprite) }

    func stamp(for side: Direction) -> Span? { stamps[side] }
}

/// The places of an open deck's parts on the screen.
struct DeckScreen {
    /// Those with feeds first.
    static func panels(_ model: Model) -> [Panel] {
        model.shownPanels.filter { $0.kind.feeds != nil } + model.shownPanels.filter { $0.kind.feeds == nil }
    }

    let bar: Rect
    let stack: CardStack

    init(_ size: Size) {
        // On a low screen it replaces the program's own line.
        let start = size.height < 18 ? 0 : 1
        let body = Rect(x: 0, y: start, width: size.width, height: size.height - 1 - start)
        let parts = body.split(top: 1)
        bar = parts.top
        // A large screen is not filled: cards need somewhere to fly.
        let area = parts.rest
        stack = CardStack(
            area: area,
            largest: Size(
                width: max(78, min(max(132, min(200, area.width / 2)), area.width * 4 / 5)),
                height: max(20, min(max(44, min(64, area.height * 3 / 5)), area.height * 7 / 8))),
            step: size.width < 60 ? 1 : 2)
    }
}
