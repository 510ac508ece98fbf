internal import TUI

struct GroupView: View {
    let name: String
    /// What stands beside the name of a folded group, which has no footer to say it; nil where it is open.
    let sum: [Span]?

    func draw(_ look: Look, on canvas: inout Canvas) {
        let rect = Rect(canvas.size)
        let look = look == .pressed ? .selected : look
        canvas.fill(rect, with: "─", look.line)
        let mark = look == .carried ? "◆" : sum == nil ? "▾" : "▸"
        let title = CellWidth.fit(name, rect.width - 8)
        let end = canvas.write(
            [
                Span(" \(mark)", Style(look == .carried ? .carried : .key)),
                Span(" \(title) ", look.title(.title)),
            ], x: 1, y: 0, width: rect.width - 2)
        defer { if look.isSelected { canvas.tint(rect, with: .tint) } }
        guard let sum else { return }
        let field = Rect(x: 1 + end, y: 0, width: rect.width - end - 2, height: 1)
        canvas.writeRight([Span(" ", Style(.faint))] + sum + [Span(" ", Style(.faint))], in: field)
    }
}

extension Canvas {
    /// Writes runs of text so that they end at the right edge of a field; the first run alone where not all fit.
    mutating func writeRight(_ spans: [Span], in field: Rect) {
        let fitting = spans.cells <= field.width ? spans : Array(spans.prefix(1))
        guard fitting.cells <= field.width else { return }
        write(fitting, x: field.maxX - fitting.cells, y: field.y)
    }
}
