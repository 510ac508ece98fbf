internal import Board
internal import TUI
internal import Words

/// The cards of an open deck, as a stack shows them.
struct DeckCards: CardSource {
    private let deck: Deck
    private let model: Model
    private let pictures: CardPictures

    init(_ deck: Deck, _ model: Model, _ pictures: CardPictures) {
        self.deck = deck
        self.model = model
        self.pictures = pictures
    }

    var count: Int { deck.pile.count }

    func card(at index: Int) -> Item? { deck.pile[index] }

    func draw(_ item: Item?, depth: Int, into sprite: inout Frame) {
        guard let item else { return }
        pictures.put(item, isTop: depth == 0, into: &sprite) { sprite in
            CardFace(deck.panel, item, model)
                .draw(into: &sprite, line: Style(depth == 0 ? .focusedBorder : .border))
        }
    }

    /// What was decided, and how to go on.
    func drawEmpty(into sprite: inout Frame) { DeckSummary(deck, model).draw(into: &sprite) }

    func stamp(for side: Direction) -> Span? {
        switch side {
        case .right: Span(model.words[.stampKeep], Style(.keep))
        case .left: Span(model.words[deck.choice == .offBoard ? .stampSkip : .stampTakeOff], Style(.skip))
        case .down: Span(model.words[.stampLater], Style(.key))
        case .up: nil
        }
    }

    /// What a move to the left or to the right does, as it stands beside the stack.
    func hint(for side: Direction) -> String? {
        switch side {
        case .right: model.words[.hintKeep]
        case .left: model.words[deck.choice == .offBoard ? .hintSkip : .hintTakeOff]
        case .down, .up: nil
        }
    }
}
