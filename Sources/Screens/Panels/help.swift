internal import Board
internal import TUI

/// The keys, laid over the board in groups; in two columns where one is too long.
func drawHelp(_ layout: Layout, into frame: inout Frame) {
    let body = Rect(x: 0, y: 1, width: layout.size.width, height: layout.size.height - 2)
    let lines = helpLines()
    let lineCells = lines.map(\.cells).max() ?? 0
    let isDouble = lines.count + 2 > body.height && body.width >= 2 * 38
    let rows = isDouble ? (lines.count + 1) / 2 : lines.count
    let columnWidth = isDouble ? min(lineCells, (body.width - 6) / 2) : min(lineCells, body.width - 4)
    let width = min(body.width, (isDouble ? columnWidth * 2 + 2 : columnWidth) + 4)
    let height = min(body.height, rows + 2)
    let rect = Rect(
        x: body.x + (body.width - width) / 2, y: body.y + (body.height - height) / 2, width: width,
        height: height)
    let box = Box(
        title: [Span(" Keys ", Style(.title))], note: [Span(" esc closes ", Style(.faint))],
        line: Style(.focusedBorder))
    frame.draw(box, in: rect)
    frame.addHit(rect, HitTarget(panel: 0, part: .panel))
    for (index, spans) in lines.enumerated() {
        let row = index % rows
        guard row < height - 2 else { continue }
        let x = rect.x + 2 + (index / rows) * (columnWidth + 2)
        frame.write(spans, x: x, y: rect.y + 1 + row, width: columnWidth)
    }
}

private func helpLines() -> [[Span]] {
    var lines: [[Span]] = []
    for group in Binding.Group.allCases {
        if !lines.isEmpty { lines.append([]) }
        lines.append([Span(group.rawValue, Style(.title))])
        for binding in Keymap.bindings where binding.group == group {
            guard let help = binding.help else { continue }
            let padding = String(repeating: " ", count: max(1, 10 - CellWidth.of(binding.written)))
            lines.append([Span(binding.written, Style(.key)), Span(padding + help, Style(.text))])
        }
    }
    return lines
}
