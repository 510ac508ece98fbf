internal import Arrangement
internal import Board
internal import TUI
internal import Words

struct DeckCards: CardSource {
    let count: Int
    private let items: [Item]
    private let views: [Item: DeckCardView]
    private let summary: DeckSummary
    private let stamps: [Direction: Span]
    /// What a move to the left or to the right does, as it stands beside the stack, and its key.
    let hints: [Direction: (key: String, word: String)]
    private let memo: Memo

    init(_ open: OpenDeck, _ model: Model, _ screens: PanelScreens, _ memo: Memo) {
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
