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
    func drawEmpty(into sprite: inout Frame) {
        let rect = Rect(sprite.size)
        sprite.draw(Box(title: [Span(" All gone through ", Style(.title))], line: Style(.border)), in: rect)
        let lines = summary
        var y = max(1, (rect.height - lines.count) / 2)
        for spans in lines where y < rect.maxY - 1 {
            sprite.write(
                spans, x: max(2, (rect.width - spans.cells) / 2), y: y, width: max(0, rect.width - 3))
            y += 1
        }
    }

    func stamp(for side: Direction) -> Span? {
        switch side {
        case .right: Span("KEEP", Style(.keep))
        case .left: Span(deck.choice == .offBoard ? "SKIP" : "TAKE OFF", Style(.skip))
        case .down: Span("LATER", Style(.key))
        case .up: nil
        }
    }

    private var summary: [[Span]] {
        var lines: [[Span]] = []
        if deck.kept + deck.skipped == 0 {
            lines.append([Span(nothing, Style(.title))])
        } else {
            lines.append([
                Span("\(deck.kept) kept", Style(.keep, on: .text, .bold)), Span("   ", Style()),
                Span("\(deck.skipped) \(skippedWord)", Style(.skip, on: .text, .bold)),
            ])
            let names = deck.decisions.filter { $0.act != nil }.suffix(8).map(\.item)
            if !names.isEmpty {
                lines.append([])
                lines.append([Span(names.joined(separator: "  "), Style(.faint))])
            }
        }
        lines.append([])
        if !deck.aside.isEmpty {
            lines.append([
                Span("r", Style(.key)),
                Span(
                    " goes once more through those \(deck.choice == .offBoard ? "skipped" : "kept")", Style()),
            ])
        }
        if !deck.decisions.isEmpty {
            lines.append([Span("u", Style(.key)), Span(" takes the last swipe back", Style())])
        }
        lines.append([
            Span("tab", Style(.key)), Span(" other cards   ", Style()), Span("esc", Style(.key)),
            Span(" back to the board", Style()),
        ])
        return lines
    }

    private var nothing: String {
        switch deck.choice {
        case .onBoard: "There are no \(deck.panel.items) on the board"
        case .offBoard: "No other \(deck.panel.items) are known here"
        }
    }

    /// What a swipe to the left does, as a count has it.
    var skippedWord: String { deck.choice == .offBoard ? "skipped" : "taken off" }
}
