internal import Arrangement
internal import Board
internal import TUI
internal import Words

/// A board for screen readers: one item a line in a fixed order, no boxes and no drawings, and the terminal's cursor on the
/// selected item. Layers are the lines that they show without their borders and drawings.
struct ReaderView {
    private let layout: Layout
    private let size: Size
    private let lines: [String]
    /// The line of the cursor and its column.
    private let cursor: Point
    private let keys: KeyLine
    /// The line about changes, or the hint of a question.
    private let remark: String

    init(_ model: Model, _ layout: Layout, _ drawn: Frame<Target>) {
        (self.layout, size) = (layout, drawn.size)
        let screen = model.screen(layout)
        keys = KeyLine(screen, model, layout)
        let rows = max(1, size.height - 2)
        if let prompt = screen.prompt {
            let board = ReaderView.board(model, rows: rows - 1)
            let question = "\(prompt.question) \(prompt.text)"
            lines = Array(board.lines.prefix(rows - 1)) + [question]
            cursor = Point(x: min(CellWidth.of(question), size.width - 1), y: lines.count - 1)
            remark = prompt.hint
        } else if model.layers.isEmpty, model.deck == nil {
            let board = ReaderView.board(model, rows: rows)
            lines = board.lines
            cursor = Point(x: 0, y: board.selected)
            remark = model.announcement
        } else {
            let area = screen.sheet ?? Rect(x: 0, y: 1, width: size.width, height: size.height - 2)
            let spoken = SpokenLines(drawn.canvas, area, without: screen.drawing)
            let own = screen.spoken.filter { !$0.isEmpty }
            // The sentence about a chart goes below its title.
            let head = spoken.lines.prefix(1)
            lines = Array((head + own + spoken.lines.dropFirst()).prefix(rows))
            let below = spoken.cursor.y == 0 ? 0 : own.count
            cursor = Point(
                x: min(spoken.cursor.x, size.width - 1),
                y: min(spoken.cursor.y + below, max(0, lines.count - 1)))
            remark = model.announcement
        }
    }

    /// The panel with the focus: its heading, and a page of its lines.
    private static func board(_ model: Model, rows: Int) -> (lines: [String], selected: Int) {
        let panel = PanelInWords(model.focus, model)
        let panels = model.shownPanels
        let place = panels.firstIndex(of: model.focus).map { "\($0 + 1)" } ?? ""
        let name = model.words[
            .readerPanel, ["panel": panel.title, "number": place, "count": "\(panels.count)"]]
        let head = [name, panel.meaning, panel.age, panel.failure].filter { !$0.isEmpty }
        let heading = SpokenLines.plain(head.joined(separator: ", "))
        guard panel.nothing.isEmpty else { return ([heading, panel.nothing], 1) }
        let all = model.lines(model.focus).all
        let page = max(1, rows - 1)
        let selected = max(0, min(model.cursor(model.focus).index, all.count - 1))
        let start = selected / page * page
        let screen = ScreenList.standard[model.focus]
        let shown = all[start..<min(all.count, start + page)].map { line in
            switch line {
            case .card(let item):
                let text = screen?.inWords(item, model).spoken ?? item.text
                return SpokenLines.plain(text)
            case .heading(let group):
                let sum = PanelInWords.sum(of: group, model.focus, model, screen)
                let folded = group.isFolded ? model.words[.readerFolded] : ""
                return SpokenLines.plain(
                    [group.name, folded, sum].filter { !$0.isEmpty }.joined(separator: ", "))
            }
        }
        return ([heading] + shown, 1 + selected - start)
    }

    /// The frame: its lines, what has changed above the keys, and the keys.
    var frame: Frame<Target> {
        var frame = Frame<Target>(size: size)
        for (row, line) in lines.enumerated() {
            frame.canvas.write(CellWidth.fit(line, size.width), x: 0, y: row, style: Style(.text))
        }
        if size.height > 2 {
            frame.canvas.write(
                CellWidth.fit(remark, size.width), x: 0, y: size.height - 2, style: Style(.text))
        }
        layout.memo.draw(keys, .plain, .keyLine, in: layout.keyLine, on: &frame.canvas)
        frame.cursor = cursor
        return frame
    }
}

/// Cells as lines of text: without boxes, bars, dots and signs that are drawn, and with commas between columns.
struct SpokenLines {
    private(set) var lines: [String] = []
    /// The selected line, or the end of a text that is typed.
    private(set) var cursor = Point(x: 0, y: 0)

    /// - Parameter drawing: An area that is left out.
    init(_ canvas: Canvas, _ area: Rect, without drawing: Rect?) {
        let area = area.intersection(Rect(canvas.size))
        var isTyping = false
        for y in area.y..<area.maxY {
            if let drawing, drawing.y <= y, y < drawing.maxY { continue }
            var (text, selected, caret) = ("", 0, false)
            for x in area.x..<area.maxX {
                let cell = canvas[x, y]
                if cell.glyph.isContinuation { continue }
                if cell.style.traits.contains(.reverse), cell.style.paper.role == .text { caret = true }
                if cell.style.paper.role == .selection { selected += 1 }
                text += cell.glyph.text
            }
            let line = SpokenLines.plain(text)
            if line.isEmpty, !caret { continue }
            if caret {
                (cursor, isTyping) = (Point(x: CellWidth.of(line), y: lines.count), true)
            } else if !isTyping, selected > 2, cursor.y == 0 {
                cursor.y = lines.count
            }
            lines.append(line)
        }
    }

    /// A text without drawn signs, and with a comma instead of several blanks.
    static func plain(_ text: String) -> String {
        var parts: [String] = []
        var part = ""
        var blanks = 0
        for scalar in text.unicodeScalars {
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
