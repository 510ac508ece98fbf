internal import Board
internal import TUI
internal import Words

struct DeckSummary: View {
    private struct Count: Equatable {
        let digits: String
        let word: String
        let inFull: String
    }

    private let isUsed: Bool
    private let title: String
    private let kept: Count
    private let skipped: Count
    private let nothing: String
    /// The items added to the board, or removed from it, the last first.
    private let names: [String]
    private let ways: [[Span]]

    init(_ deck: Deck, _ model: Model) {
        let (words, named) = (model.words, deck.panel.kind.words)
        isUsed = deck.kept + deck.skipped > 0
        title = words[isUsed ? .phrase(.allGoneThrough) : named.things]
        kept = Count(
            digits: "\(deck.kept)", word: words[.kept], inFull: words[.keptCount, count: deck.kept])
        skipped = Count(
            digits: "\(deck.skipped)", word: words[deck.skippedWord],
            inFull: words[deck.skippedCount, count: deck.skipped])
        nothing = words[deck.choice == .onBoard ? named.noneOnBoard : named.noOthers]
        names = deck.decisions.reversed().filter { $0.edit != nil }.prefix(DeckSummary.mostNames).map {
            deck.panel.kind.name(of: $0.item, language: model.language)
        }
        ways = DeckSummary.ways(deck, words, model.settings.keymap)
    }

    private static let mostNames = 60

    private static func ways(_ deck: Deck, _ words: Words, _ keymap: Keymap) -> [[Span]] {
        func way(_ command: Command, _ phrase: Phrase, _ gap: String = "") -> [Span] {
            let key = keymap.written([command], all: false)
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

    func draw(_ look: Look, on sprite: inout Canvas) {
        let rect = Rect(sprite.size)
        sprite.draw(Box(title: [Span(" \(title) ", Style(.title))], line: Style(.border)), in: rect)
        let inner = rect.inset(dx: 2, dy: 1)
        let room = inner.height - ways.count
        let figures = isUsed ? room >= 9 ? 5 : room >= 5 ? 3 : 1 : 1
        let names = names(atMost: inner.width)
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

    private func drawCounts(in area: Rect, into sprite: inout Canvas) {
        if area.height == 1 {
            let spans = [
                Span("  \(kept.inFull)  ", Style(.keep).with(.bold)),
                Span("  \(skipped.inFull)  ", Style(.skip).with(.bold)),
            ]
            write(spans, in: area, y: area.y, into: &sprite)
            return
        }
        let half = min(area.width / 2, 30)
        let left = area.x + (area.width - 2 * half) / 2
        for (index, (count, style)) in [(kept, Style(.keep)), (skipped, Style(.skip))].enumerated() {
            let field = Rect(x: left + index * half, y: area.y, width: half, height: area.height)
            let digits = BigDigits(count.digits, within: field.size)
            let x = field.x + (field.width - digits.size.width) / 2
            sprite.draw(digits, at: Point(x: x, y: field.y), style: style)
            write([Span(count.word, style)], in: field, y: field.maxY, into: &sprite)
        }
    }

    private func write(_ spans: [Span], in area: Rect, y: Int, into sprite: inout Canvas) {
        let x = area.x + max(0, (area.width - spans.cells) / 2)
        sprite.write(spans, x: x, y: y, width: area.maxX - x)
    }

    private func names(atMost width: Int) -> String {
        var text = ""
        for name in names {
            let longer = text.isEmpty ? name : name + "   " + text
            if CellWidth.of(longer) > width { break }
            text = longer
        }
        return text
    }
}

extension Deck {
    var skippedWord: Phrase { choice == .offBoard ? .skipped : .takenOff }
    var skippedCount: Phrase { choice == .offBoard ? .skippedCount : .takenOffCount }
}
