internal import Arrangement
internal import Board
internal import Figures
internal import TUI
internal import Words

/// The border of a panel with the words in it, and what an empty one says.
struct BorderView: View {
    private var box: Box
    private let nothing: String?

    init(_ screen: any PanelScreen, _ state: PanelState, _ lines: Lines) {
        let (model, place, hasFocus) = (state.model.value, state.place, state.hasFocus)
        let (words, panel) = (model.words, screen.panel)
        let names = panel.kind.words
        let line = Style(hasFocus ? .focusedBorder : .border)
        let key = model.tabKey(panel)
        let title = words[names.title]
        box = Box(line: line)
        box.title = [
            Span("─", line), Span(BorderView.raised[key] ?? key, Style(hasFocus ? .key : .faint)),
            screen.isNotNow(model)
                ? Span(" \(words[.panelNotNow, ["panel": title]]) ", Style(.label, on: .label))
                : Span(" \(title) ", Style(.title)),
        ]
        let kept = model.filterCount(panel)
        if let kept {
            let part = words[.partOf, ["part": String(kept.part), "count": String(kept.count)]]
            box.title += [Span("─ ", line), Span("\(kept.name) \(part) ", Style(.warning))]
        }
        let filter = model.filter.flatMap { $0.panel == panel ? $0.text : nil }
        let unfit = filter.map { words[.nothingFoundFor, ["text": $0]] }
        let unkept = kept.map { words[.nothingFoundFor, ["text": $0.name]] }
        nothing = place.grid.count == 0 ? unfit ?? unkept ?? words[names.empty] : nil
        box.remark = model.feed(panel)?.failure.map { Span($0.sentence(words), Style(.warning)) }
        let part = BorderView.part(place, lines, words)
        box.foot = part.isEmpty ? screen.legend(place, model) : part
        let room = place.rect.width - 5 - box.title.cells
        box.note = screen.meaning(model, atMost: room)
        // A live age is told by the line at the top alone.
        guard let age = state.age, age.kind != .live || state.worst?.kind != .live else { return }
        if state.isAgeSaid, age.text == state.worst?.text { return }
        let label = [Span(" \(age.text) ", age.style)]
        let both = label + [Span("─", Style(.border))] + box.note
        box.note = both.cells <= room ? both : label
    }

    /// Digits as they stand before a title.
    private static let raised = Dictionary(
        uniqueKeysWithValues: zip("123456789", "¹²³⁴⁵⁶⁷⁸⁹").map { ("\($0)", "\($1)") })

    /// The cards of a scrolled panel that are shown.
    private static func part(_ place: Layout.Place, _ lines: Lines, _ words: Words) -> [Span] {
        guard place.grid.height > place.grid.area.height else { return [] }
        let whole = place.grid.whole(top: place.top)
        let cards = whole.map { lines.cards(before: $0.lowerBound)..<lines.cards(before: $0.upperBound + 1) }
        let part = cards.flatMap { $0.isEmpty ? nil : "\($0.lowerBound + 1)–\($0.upperBound)" } ?? "0"
        let count = String(lines.cards(before: lines.count))
        return [Span(" \(words[.partOf, ["part": part, "count": count]]) ", Style(.faint))]
    }

    /// What it says of the feed where it is so many cells wide.
    func remark(in width: Int) -> String? { box.remark(in: width) }

    func draw(_ look: Look, on canvas: inout Canvas) {
        canvas.draw(box, in: Rect(canvas.size))
        let inner = Rect(canvas.size).inset(dx: 1, dy: 1)
        guard let nothing, inner.height > 0 else { return }
        let lines = LineBreak.lines(nothing, width: max(1, inner.width - 2)).prefix(inner.height)
        let top = inner.y + (inner.height - lines.count) / 2
        for (row, text) in lines.enumerated() {
            canvas.write(
                text, x: inner.x + max(0, inner.width - CellWidth.of(text)) / 2, y: top + row,
                width: inner.width, style: Style(.faint))
        }
    }
}

extension PanelAge {
    var style: Style {
        switch kind {
        case .live: Style(.live)
        case .waiting, .cached: Style(.faint)
        case .stale, .offline: Style(.warning)
        case .sample: Style(.label, on: .label)
        }
    }
}
