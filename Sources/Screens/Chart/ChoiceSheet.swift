internal import Board
internal import TUI

/// A list of things to switch on and off.
struct ChoiceSheet {
    let title: String
    let choices: [(name: String, isOn: Bool)]
    let place: Int
    let rect: Rect

    /// `width` is in cells, fixed if a choice changes the board behind the list, so that the list does not
    /// move. `panel` stays visible if possible.
    init(
        _ title: String, _ choices: [(name: String, isOn: Bool)], at place: Int, _ layout: Layout,
        width: Int? = nil, beside panel: Rect? = nil
    ) {
        (self.title, self.choices) = (title, choices)
        self.place = max(0, min(place, choices.count - 1))
        let widest = width ?? choices.map { CellWidth.of($0.name) }.max() ?? 0
        let size = Size(width: max(widest + 6, CellWidth.of(title) + 2), height: max(1, choices.count))
        rect = width.map { _ in Sheet.middle(size, layout.size, beside: panel) } ?? Sheet.rect(size, layout)
    }

    func place(after movement: Movement) -> Int {
        switch movement {
        case .step(.up), .step(.left): place - 1
        case .step(.down), .step(.right): place + 1
        case .page(let pages): place + pages * max(1, rect.height - 2)
        case .first: 0
        case .last: choices.count - 1
        }
    }

    func draw(into frame: inout Frame<Target>) {
        Sheet.draw(
            Box(title: [Span(" \(title) ", Style(.title))], line: Style(.focusedBorder)), in: rect,
            into: &frame)
        let inner = rect.inset(dx: 1, dy: 1)
        let top = max(0, min(place - inner.height / 2, choices.count - inner.height))
        for (row, choice) in choices.enumerated().dropFirst(top).prefix(inner.height) {
            let line = Rect(x: inner.x, y: inner.y + row - top, width: inner.width, height: 1)
            let style = row == place ? Style(.selection, on: .selection) : Style()
            if row == place { frame.canvas.fill(line, style) }
            let text = (choice.isOn ? "[x] " : "[ ] ") + choice.name
            frame.canvas.write(text, x: line.x + 1, y: line.y, width: line.width - 1, style: style)
            frame.addHit(line, .option(row))
        }
    }
}
