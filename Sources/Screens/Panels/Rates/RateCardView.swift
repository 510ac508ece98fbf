internal import TUI

/// A rate card: flag, rate, change and line where it is tall, the rate alone where it is not.
struct RateCardView: View {
    struct Text: Equatable {
        var span: Span
        var x: Int
        var y: Int
    }

    /// Such as `JPY/USD`.
    let title: String
    let name: String
    let foot: [Span]
    var flag: FlagView?
    var flagCorner = Point(x: 2, y: 1)
    var texts: [Text] = []
    var digits: RowView.Digits?
    var chart: Chart?
    var chartRect = Rect(Size(width: 0, height: 0))

    init(title: String, name: String, foot: [Span]) {
        (self.title, self.name, self.foot) = (title, name, foot)
    }

    /// Puts a text at the right of `field`, unless it does not fit.
    mutating func putRight(_ span: Span, in field: Rect) {
        let cells = CellWidth.of(span.text)
        guard cells <= field.width, !field.isEmpty else { return }
        texts.append(Text(span: span, x: field.maxX - cells, y: field.y))
    }

    func draw(_ look: Look, on canvas: inout Canvas) {
        // What tells the selected card is its bar and its tint: a line of another colour takes as long to write as both.
        var box = Box(
            title: [Span(" \(title) ", look.title(.title))],
            line: look.isSelected ? Style(.border) : look.line)
        if !name.isEmpty { box.title.append(Span(name + " ", look.title(.faint))) }
        box.foot = Array(foot.map { [$0] }.joined(separator: [Span("─", box.line)]))
        canvas.draw(box, in: Rect(canvas.size))
        if look.isSelected {
            let bar = Rect(x: 0, y: 1, width: 1, height: canvas.size.height - 2)
            canvas.fill(bar, with: "▌", look.line)
        }
        flag?.draw(at: flagCorner, on: &canvas)
        if let digits { canvas.draw(digits.figure, at: digits.corner, style: Style(digits.role)) }
        for text in texts {
            canvas.write(text.span.text, x: text.x, y: text.y, style: text.span.style)
        }
        if let chart { canvas.draw(chart, in: chartRect) }
        if look.isSelected { canvas.tint(Rect(canvas.size).inset(dx: 1, dy: 1), with: .tint) }
    }
}
