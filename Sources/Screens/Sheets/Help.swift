internal import Board
internal import TUI
internal import Words

/// The keys, laid over the board in groups, scrolled where they are longer than the screen.
struct Help {
    private let rect: Rect
    private let words: Words
    private let lines: [[Span]]

    /// Lays the keys into the middle of the screen.
    init(_ layout: Layout, _ words: Words) {
        self.words = words
        lines = Help.lines(words)
        rect = Sheet.rect(Size(width: lines.map(\.cells).max() ?? 0, height: lines.count), layout)
    }

    /// The nearest line to `top` that the help can begin with.
    func clamped(_ top: Int) -> Int { max(0, min(top, lines.count - (rect.height - 2))) }

    /// The line that a movement leads to.
    func line(after command: Command, from top: Int) -> Int {
        switch command {
        case .step(.up), .shift(.up): clamped(top - 1)
        case .step(.down), .shift(.down): clamped(top + 1)
        case .page(let pages): clamped(top + pages * max(1, rect.height - 3))
        case .first: 0
        case .last: clamped(lines.count)
        default: clamped(top)
        }
    }

    /// Draws the keys from line `top` on.
    func draw(from top: Int, into frame: inout Frame) {
        let first = clamped(top)
        let shown = first..<min(lines.count, first + max(0, rect.height - 2))
        var box = Box(
            title: [Span(" \(words[.keys]) ", Style(.title))],
            note: [Span(" \(words[.escCloses]) ", Style(.faint))],
            line: Style(.focusedBorder))
        if shown.count < lines.count {
            let part = "\(shown.lowerBound + 1)–\(shown.upperBound)"
            let text = words[.partOf, ["part": part, "count": String(lines.count)]]
            box.foot = [Span(" \(text) ", Style(.faint))]
        }
        Sheet.draw(box, in: rect, into: &frame)
        for (row, index) in shown.enumerated() {
            frame.write(lines[index], x: rect.x + 2, y: rect.y + 1 + row, width: rect.width - 4)
        }
    }

    private static func lines(_ words: Words) -> [[Span]] {
        var lines: [[Span]] = []
        for group in Binding.Group.allCases {
            if !lines.isEmpty { lines.append([]) }
            lines.append([Span(words[group.title], Style(.title))])
            for binding in Keymap.bindings where binding.group == group {
                guard let help = binding.help else { continue }
                let padding = String(repeating: " ", count: max(1, 10 - CellWidth.of(binding.written)))
                lines.append([Span(binding.written, Style(.key)), Span(padding + words[help], Style(.text))])
            }
        }
        return lines
    }
}
