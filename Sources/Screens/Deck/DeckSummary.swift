internal import Board
internal import Market
internal import TUI

/// What lies where all cards are gone: how many were kept and how many not, and how to go on.
struct DeckSummary {
    private let deck: Deck
    private let skippedWord: String

    init(_ deck: Deck, _ skippedWord: String) {
        self.deck = deck
        self.skippedWord = skippedWord
    }

    /// Draws the sum over all of `sprite`, in the middle.
    func draw(into sprite: inout Frame) {
        let rect = Rect(sprite.size)
        let isUsed = deck.kept + deck.skipped > 0
        let title = isUsed ? " All gone through " : " \(deck.panel.things) "
        sprite.draw(Box(title: [Span(title, Style(.title))], line: Style(.border)), in: rect)
        let inner = rect.inset(dx: 2, dy: 1)
        let ways = ways
        let room = inner.height - ways.count
        let figures = isUsed ? room >= 9 ? 5 : room >= 5 ? 3 : 1 : 1
        let names = names(width: inner.width)
        let hasNames = isUsed && !names.isEmpty && room >= figures + 4
        let height = figures + (figures > 1 ? 1 : 0) + (hasNames ? 2 : 0) + 1 + ways.count
        var y = inner.y + max(0, (inner.height - height) / 2)
        if isUsed {
            drawCounts(in: Rect(x: inner.x, y: y, width: inner.width, height: figures), into: &sprite)
            y += figures + (figures > 1 ? 1 : 0)
        } else {
            write([Span(nothing, Style(.title))], in: inner, y: y, into: &sprite)
            y += 1
        }
        if hasNames {
            write([Span(names, Style(.faint))], in: inner, y: y + 1, into: &sprite)
            y += 2
        }
        for spans in ways {
            y += 1
            if y < rect.maxY - 1 { write(spans, in: inner, y: y, into: &sprite) }
        }
    }

    /// Both counts side by side, large, with their words below, or in a line where there is but one.
    private func drawCounts(in area: Rect, into sprite: inout Frame) {
        let counts = [(deck.kept, "kept", Style(.keep)), (deck.skipped, skippedWord, Style(.skip))]
        if area.height == 1 {
            let spans = counts.flatMap { [Span("  \($0.0) \($0.1)  ", $0.2.with(.bold))] }
            write(spans, in: area, y: area.y, into: &sprite)
            return
        }
        let half = min(area.width / 2, 30)
        let left = area.x + (area.width - 2 * half) / 2
        for (index, (count, word, style)) in counts.enumerated() {
            let field = Rect(x: left + index * half, y: area.y, width: half, height: area.height)
            let digits = BigDigits("\(count)", within: field.size)
            let x = field.x + (field.width - digits.size.width) / 2
            sprite.draw(digits, at: Point(x: x, y: field.y), style: style)
            write([Span(word, style)], in: field, y: field.maxY, into: &sprite)
        }
    }

    private func write(_ spans: [Span], in area: Rect, y: Int, into sprite: inout Frame) {
        let x = area.x + max(0, (area.width - spans.cells) / 2)
        sprite.write(spans, x: x, y: y, width: area.maxX - x)
    }

    /// What is on the board now and was not, or the other way round: as many as fit, the last ones.
    private func names(width: Int) -> String {
        var text = ""
        for decision in deck.decisions.reversed() where decision.act != nil {
            let name = deck.panel == .clocks ? City.name(ofClock: decision.item) : decision.item
            let longer = text.isEmpty ? name : name + "   " + text
            if CellWidth.of(longer) > width { break }
            text = longer
        }
        return text
    }

    private var nothing: String {
        switch deck.choice {
        case .onBoard: "There are no \(deck.panel.things.lowercased()) on the board"
        case .offBoard: "No other \(deck.panel.things.lowercased()) are known here"
        }
    }

    private var ways: [[Span]] {
        func way(_ key: String, _ words: String) -> [Span] { [Span(key, Style(.key)), Span(" " + words)] }
        var ways: [[Span]] = []
        if !deck.aside.isEmpty {
            ways.append(
                way("r", "goes once more through those \(deck.choice == .offBoard ? "skipped" : "kept")"))
        }
        if !deck.decisions.isEmpty { ways.append(way("u", "takes the last swipe back")) }
        let turn =
            deck.choice == .offBoard ? "goes through those on the board" : "goes through those that are not"
        ways.append(way("c", turn))
        ways.append(way("tab", "other cards   ") + way("esc", "the board"))
        return ways
    }
}
