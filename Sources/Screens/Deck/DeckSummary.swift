internal import Board
internal import Market
internal import TUI
internal import Words

/// What lies where all cards are gone: how many were kept and how many not, and how to go on.
struct DeckSummary {
    private let deck: Deck
    private let model: Model
    private var words: Words { model.words }

    init(_ deck: Deck, _ model: Model) {
        self.deck = deck
        self.model = model
    }

    /// Draws the sum over all of `sprite`, in the middle.
    func draw(into sprite: inout Frame) {
        let rect = Rect(sprite.size)
        let isUsed = deck.kept + deck.skipped > 0
        let title = " \(words[isUsed ? .phrase(.allGoneThrough) : deck.panel.kind.words.things]) "
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
        if area.height == 1 {
            let spans = [
                Span("  \(words[.keptCount, count: deck.kept])  ", Style(.keep).with(.bold)),
                Span("  \(words[deck.skippedCount, count: deck.skipped])  ", Style(.skip).with(.bold)),
            ]
            write(spans, in: area, y: area.y, into: &sprite)
            return
        }
        let counts = [
            (deck.kept, words[.kept], Style(.keep)), (deck.skipped, words[deck.skippedWord], Style(.skip)),
        ]
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
            let name = deck.panel.kind.name(of: decision.item, language: model.language)
            let longer = text.isEmpty ? name : name + "   " + text
            if CellWidth.of(longer) > width { break }
            text = longer
        }
        return text
    }

    private var nothing: String {
        let named = deck.panel.kind.words
        return words[deck.choice == .onBoard ? named.noneOnBoard : named.noOthers]
    }

    private var ways: [[Span]] {
        func way(_ command: Command, _ phrase: Phrase, _ gap: String = "") -> [Span] {
            let key = model.settings.keymap.written([command], all: false)
            return key.isEmpty ? [] : [Span(key, Style(.key)), Span(" " + words[phrase] + gap)]
        }
        var ways: [[Span]] = []
        let isOff = deck.choice == .offBoard
        if !deck.aside.isEmpty { ways.append(way(.deckRefill, isOff ? .againSkipped : .againKept)) }
        if !deck.decisions.isEmpty { ways.append(way(.deckUndo, .lastSwipeBack)) }
        ways.append(way(.deckTurn, isOff ? .throughOnBoard : .throughNotOnBoard))
        ways.append(way(.deckNext, .keyOtherCards, "   ") + way(.back, .theBoard))
        return ways
    }
}

extension Deck {
    /// What a swipe to the left does, as a count has it.
    var skippedWord: Phrase { choice == .offBoard ? .skipped : .takenOff }
    /// So many swiped to the left.
    var skippedCount: Phrase { choice == .offBoard ? .skippedCount : .takenOffCount }
}
