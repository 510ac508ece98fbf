internal import Board
internal import TUI

/// The cards of an open deck, as a stack shows them.
struct DeckCards: CardSource {
    private let deck: Deck
    private let model: Model

    init(_ deck: Deck, _ model: Model) {
        self.deck = deck
        self.model = model
    }

    var count: Int { deck.pile.count }

    func card(at index: Int) -> String { deck.pile[index] ?? "" }

    func draw(_ item: String, depth: Int, into sprite: inout Frame) {
        CardFace(deck.panel, item, model)
            .draw(into: &sprite, line: Style(depth == 0 ? .focusedBorder : .border))
    }

    /// What was decided, and how to go on.
    func drawEmpty(into sprite: inout Frame) { DeckSummary(deck, skippedWord).draw(into: &sprite) }

    func stamp(for side: Direction) -> Span? {
        switch side {
        case .right: Span("KEEP", Style(.keep))
        case .left: Span(deck.choice == .offBoard ? "SKIP" : "TAKE OFF", Style(.skip))
        case .down: Span("LATER", Style(.key))
        case .up: nil
        }
    }

    /// What a swipe to the left does, as a count has it.
    var skippedWord: String { deck.choice == .offBoard ? "skipped" : "taken off" }
}
