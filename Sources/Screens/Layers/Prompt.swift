internal import Board
internal import TUI
internal import Words

/// A question at the bottom of the screen, with what is typed in answer.
struct Prompt {
    let question: String
    let text: String
    let hint: String

    func draw(in line: Rect, into frame: inout Canvas) {
        let x = 1 + frame.write(question + " ", x: 1, y: line.y, style: Style(.title))
        let room = line.width - x - 1
        let hasHint = CellWidth.of(text) + CellWidth.of(hint) + 4 < room
        frame.writeField(text, x: x, y: line.y, width: room)
        if hasHint {
            frame.write(hint, x: line.width - CellWidth.of(hint) - 1, y: line.y, style: Style(.faint))
        }
    }
}

extension Prompt {
    /// Draws it with lines of text beneath it, over what lies at the bottom of the screen.
    func draw(above lines: [String], _ role: Role, _ layout: Layout, into frame: inout Frame<Target>) {
        let line = layout.keyLine
        let wrapped = lines.flatMap { LineBreak.lines($0, width: max(1, line.width - 2)) }
            .prefix(Prompt.mostLines)
        let height = wrapped.count + 1
        let rect = Rect(x: line.x, y: line.maxY - height, width: line.width, height: height)
        frame.canvas.clearText(cutBy: rect)
        frame.canvas.fill(rect, Style())
        draw(in: rect.split(top: 1).top, into: &frame.canvas)
        for (row, text) in wrapped.enumerated() {
            frame.canvas.write(text, x: 1, y: rect.y + 1 + row, width: rect.width - 1, style: Style(role))
        }
    }

    /// Lines that the text beneath it takes at most.
    private static let mostLines = 4
}

/// A layer that is no more than a question: the board takes the mouse.
protocol PromptScreen: LayerScreen {
    var board: BoardScreen { get }
    var acceptance: Message { get }
    /// What Enter does, for the key line.
    var accepting: Phrase { get }
}

extension PromptScreen {
    var hints: [Hint] { [Hint(.promptAccept, label: accepting), Hint(.back, label: .keyCancel)] }

    func message(for command: Command) -> Message? { command == .promptAccept ? acceptance : nil }

    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message? {
        board.message(for: action, at: point, target)
    }
}
