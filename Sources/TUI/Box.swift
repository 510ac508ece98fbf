/// A box with rounded corners and words in its border.
package struct Box: Hashable, Sendable {
    package var title: [Span]
    package var note: [Span]
    /// At the right of the lower border.
    package var foot: [Span]
    /// At the left of the lower border, shortened to fit.
    package var remark: Span?
    package var line: Style

    package init(
        title: [Span] = [], note: [Span] = [], foot: [Span] = [], remark: Span? = nil,
        line: Style = Style(.border)
    ) {
        (self.title, self.note, self.foot, self.remark) = (title, note, foot, remark)
        self.line = line
    }

    package func remark(in width: Int) -> String? {
        remark.map { CellWidth.fit($0.text, room(in: width)) }
    }

    package func hasRoom(forRemark text: String, in width: Int) -> Bool {
        CellWidth.of(text) <= room(in: width)
    }

    private func room(in width: Int) -> Int { width - 7 - foot.cells }
}

/// A run of text in one style.
package struct Span: Hashable, Sendable {
    package var text: String
    package var style: Style

    package init(_ text: String, _ style: Style = Style()) {
        (self.text, self.style) = (text, style)
    }
}

extension [Span] {
    package var cells: Int { reduce(0) { $0 + CellWidth.of($1.text) } }
}

extension Canvas {
    /// Clears the inside. A block of one row or column stays unchanged. The title has precedence over the
    /// note, which is left out if it does not fit.
    package mutating func draw(_ box: Box, in rect: Rect) {
        guard rect.width >= 2, rect.height >= 2 else { return }
        fill(rect.inset(dx: 1, dy: 1), Style())
        let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
        for y in [rect.y, bottom] {
            fill(Rect(x: rect.x + 1, y: y, width: rect.width - 2, height: 1), with: "─", box.line)
        }
        for x in [rect.x, right] {
            fill(Rect(x: x, y: rect.y + 1, width: 1, height: rect.height - 2), with: "│", box.line)
        }
        for (x, y, corner) in [
            (rect.x, rect.y, "╭"), (right, rect.y, "╮"), (rect.x, bottom, "╰"), (right, bottom, "╯"),
        ] {
            write(corner, x: x, y: y, style: box.line)
        }
        let room = rect.width - 4
        let titleCells = min(box.title.cells, room)
        write(box.title, x: rect.x + 1, y: rect.y, width: room)
        if box.note.cells > 0, titleCells + box.note.cells < room {
            write(box.note, x: rect.maxX - 2 - box.note.cells, y: rect.y, width: room)
        }
        if box.foot.cells > 0, box.foot.cells <= room {
            write(box.foot, x: rect.maxX - 2 - box.foot.cells, y: rect.maxY - 1, width: room)
        }
        if let text = box.remark(in: rect.width), !text.isEmpty, let style = box.remark?.style {
            write(" \(text) ", x: rect.x + 2, y: rect.maxY - 1, style: style)
        }
    }

    @discardableResult
    package mutating func write(_ spans: [Span], x: Int, y: Int, width: Int = .max) -> Int {
        var used = 0
        for span in spans where used < width {
            let room = width == .max ? Int.max : width - used
            used += write(span.text, x: x + used, y: y, width: room, style: span.style)
        }
        return used
    }

    /// Writes nothing if the text does not fit: a cut figure is a wrong figure.
    package mutating func writeRight(_ text: String, in field: Rect, style: Style = Style()) {
        let cells = CellWidth.of(text)
        guard cells <= field.width, !field.isEmpty else { return }
        write(text, x: field.maxX - cells, y: field.y, style: style)
    }
}
