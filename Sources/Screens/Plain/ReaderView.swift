internal import Arrangement
internal import Board
internal import Figures
internal import Substrings
internal import TUI
internal import Words

/// A board for screen readers: one item a line in a fixed order, no boxes and no drawings, and the terminal's cursor on the
/// selected item. Layers are the lines that they show without their borders and drawings.
///
/// The last line has the keys, the one above it what is announced.
struct ReaderView {
    private let layout: Layout
    private let page: SpokenPage
    private let keys: String
    private let announcement: String

    init(_ model: Model, _ layout: Layout) {
        self.layout = layout
        layout.memo.turn()
        let layers = model.layers.compactMap { layout.screens.screen(of: $0, model, layout) }
        let top: any TopScreen = layers.last ?? BoardScreen(model, layout)
        var line = Canvas(size: Size(width: layout.size.width, height: 1))
        KeyLine(top, model, layout).draw(.plain, on: &line)
        keys = SpokenPage.plain(SpokenPage.row(0, of: line))
        announcement = model.announcement.map { ReaderView.text(of: $0, model, layout) } ?? ""
        let rows = max(1, layout.size.height - 2)
        let question = top.question.map { SpokenPage(asking: $0, top, layout) }
        let rest = max(1, rows - (question?.lines.count ?? 0))
        var page =
            if let screen = layers.last(where: { $0.question == nil }), !(screen is DeckLayerScreen) {
                SpokenPage(of: screen, layout)
            } else if let deck = model.deck {
                SpokenPage(of: deck, model, layout)
            } else {
                SpokenPage(of: model.focus, rows: rest, model, layout)
            }
        page.show(rows: rest)
        if let question { page.append(question) }
        self.page = page
    }

    private static func text(of announcement: Announcement, _ model: Model, _ layout: Layout) -> String {
        switch announcement {
        case .answer(let notice), .notice(let notice): return model.words[notice.saying]
        case .changed(let item, let figure, let others):
            guard let screen = layout.screens[model.focus] else { return "" }
            let change = ItemInWords.Change(figure.change, places: figure.places, model).said
            let title = screen.inWords(item, model).title
            let more = others == 0 ? "" : model.words[.readerMore, count: others]
            return ["\(title) \(figure.text ?? FigureText.absent)", change, more].filter { !$0.isEmpty }
                .joined(separator: ", ")
        }
    }

    var frame: Frame<Target> {
        let size = layout.size
        var frame = Frame<Target>(size: size)
        for (row, line) in page.lines.enumerated() {
            frame.canvas.write(CellWidth.fit(line, size.width), x: 0, y: row, style: Style(.text))
        }
        for (row, line) in [(size.height - 2, SpokenPage.plain(announcement)), (size.height - 1, keys)] {
            frame.canvas.write(CellWidth.fit(line, size.width), x: 0, y: row, style: Style(.text))
        }
        frame.cursor = Point(
            x: min(page.cursor.x, size.width - 1), y: min(page.cursor.y, max(0, size.height - 3)))
        return frame
    }
}

/// Lines of text for a screen reader, with the place of the cursor.
struct SpokenPage {
    private(set) var lines: [String] = []
    /// The selected line, or the end of a text that is typed.
    private(set) var cursor = Point(x: 0, y: 0)

    /// A panel: its heading, and those of its lines that fit with the selected one, a page at a time.
    init(of panel: Panel, rows: Int, _ model: Model, _ layout: Layout) {
        let (words, text) = (model.words, PanelInWords(panel, model))
        let panels = model.shownPanels
        let place = (panels.firstIndex(of: panel) ?? 0) + 1
        let name = words[
            .readerPanel, ["panel": text.title, "number": "\(place)", "count": "\(panels.count)"]]
        lines = [SpokenPage.joined([name, text.meaning, text.age, text.failure])]
        cursor.y = 1
        guard text.nothing.isEmpty else {
            lines.append(text.nothing)
            return
        }
        let all = model.lines(panel).all
        let selected = max(0, min(model.cursor(panel).index, all.count - 1))
        let length = max(1, rows - 1)
        let start = selected / length * length
        let screen = layout.screens[panel]
        lines += all[start..<min(all.count, start + length)].map { line in
            switch line {
            case .card(let item):
                return SpokenPage.plain(screen?.inWords(item, model).spoken ?? item.text)
            case .heading(let group):
                let sum = PanelInWords.sum(of: group, panel, model, screen)
                return SpokenPage.joined([group.name, group.isFolded ? words[.readerFolded] : "", sum])
            }
        }
        cursor.y = 1 + selected - start
    }

    /// A deck: its bar, and the card on top in a line with its chart as a sentence; the summary after the last card.
    init(of deck: OpenDeck, _ model: Model, _ layout: Layout) {
        var frame = Frame<Target>(size: layout.size)
        let top = deck.deck.pile.top
        DeckView(deck, model, layout, layout.memo).draw(isCovered: top != nil, into: &frame)
        self.init(reading: frame.canvas)
        guard let top, let screen = layout.screens[deck.deck.panel] else { return }
        let text = screen.inWords(top, model)
        cursor = Point(x: 0, y: lines.count)
        lines += [text.spoken, text.course].filter { !$0.isEmpty }.map { SpokenPage.plain($0) }
    }

    /// A layer: what it draws, its drawings as sentences below its title.
    init(of screen: some TopScreen, _ layout: Layout) {
        var frame = Frame<Target>(size: layout.size)
        screen.draw(into: &frame)
        self.init(reading: frame.canvas, without: screen.drawing)
        let sentences = screen.spoken.filter { !$0.isEmpty }
        lines.insert(contentsOf: sentences, at: min(1, lines.count))
        if cursor.y > 0 { cursor.y += sentences.count }
    }

    /// A question: the lines above it, the question with the typed text, and its hint.
    init(asking question: Prompt, _ screen: some TopScreen, _ layout: Layout) {
        var frame = Frame<Target>(size: layout.size)
        screen.draw(into: &frame)
        frame.canvas.fill(layout.keyLine, Style())
        self.init(reading: frame.canvas)
        let line = "\(question.question) \(question.text)"
        cursor = Point(x: CellWidth.of(line), y: lines.count)
        lines.append(line)
        if !question.hint.isEmpty { lines.append(SpokenPage.plain(question.hint)) }
    }

    /// Cells as lines of text: without boxes, bars, dots and blank lines, with commas between columns.
    ///
    /// - Parameter drawing: An area that is left out.
    private init(reading canvas: Canvas, without drawing: Rect? = nil) {
        var isSelected = false
        for y in 0..<canvas.size.height {
            if let drawing, drawing.y <= y, y < drawing.maxY { continue }
            let styles = (0..<canvas.size.width).map { canvas[$0, y].style }
            let hasCaret = styles.contains { $0.traits.contains(.reverse) && $0.paper.role == .text }
            // Single selected cells are parts of a drawing.
            let hasSelection = styles.count { $0.paper.role == .selection } > 2
            let line = SpokenPage.plain(SpokenPage.row(y, of: canvas))
            if line.isEmpty, !hasCaret { continue }
            // The line above a drawing reads it.
            if y + 1 == drawing?.y { cursor = Point(x: 0, y: lines.count) }
            if hasSelection, !isSelected {
                cursor = Point(x: 0, y: lines.count)
                isSelected = true
            }
            if hasCaret, !isSelected || hasSelection { cursor = Point(x: CellWidth.of(line), y: lines.count) }
            lines.append(line)
        }
    }

    /// The characters of a row.
    static func row(_ y: Int, of canvas: Canvas) -> String {
        var text = ""
        for x in 0..<canvas.size.width where !canvas[x, y].glyph.isContinuation {
            text += canvas[x, y].glyph.text
        }
        return text
    }

    /// Leaves `rows` lines, of which one is the cursor's.
    mutating func show(rows: Int) {
        let start = cursor.y / rows * rows
        lines = Array(lines.dropFirst(start).prefix(rows))
        cursor.y -= start
    }

    /// Adds a question, which takes the cursor.
    mutating func append(_ question: SpokenPage) {
        cursor = Point(x: question.cursor.x, y: lines.count + question.cursor.y)
        lines += question.lines
    }

    static func joined(_ parts: [String]) -> String {
        plain(parts.filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// A text without drawn signs, and with a comma instead of several blanks.
    static func plain(_ text: String) -> String {
        var parts: [String] = []
        var part = ""
        var blanks = 0
        for scalar in text.replacing(" · ", with: ", ").unicodeScalars {
            guard !isDrawn(scalar), scalar != " " else {
                blanks += 1
                continue
            }
            if blanks > 1, !part.isEmpty {
                parts.append(part)
                part = ""
            } else if blanks == 1, !part.isEmpty {
                part += " "
            }
            blanks = 0
            part.unicodeScalars.append(scalar)
        }
        if !part.isEmpty { parts.append(part) }
        return parts.joined(separator: ", ")
    }

    /// True for lines, blocks, shapes, dots of braille, and the sign before a typed text.
    private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2500...0x25FF, 0x2800...0x28FF, 0x1FB00...0x1FBFF, 0x203A: true
        default: false
        }
    }
}

extension Glyph {
    /// Its characters.
    fileprivate var text: String {
        var text = ""
        for value in [base, marks.0, marks.1] where value != 0 {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}

extension ItemInWords {
    /// The item in a line, what matters most first.
    var spoken: String {
        let main = [title, figure, unit].filter { !$0.isEmpty }.joined(separator: " ")
        let parts = self.parts.map { $0.label.isEmpty ? $0.text : "\($0.label) \($0.text)" }
        let rest = [main, change?.said ?? "", alert, age] + remarks + [name] + parts + [base]
        return rest.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
