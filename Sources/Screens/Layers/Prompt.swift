internal import Arrangement
internal import Board
internal import TUI
internal import Words

/// A question and the typed answer, on the bottom border of its panel or in the key line.
struct Prompt {
    let question: String
    let text: String
    let hint: String
    /// Without its corners; nil for the key line.
    private let border: Rect?

    init(question: String, text: String, hint: String) {
        self.question = question
        self.text = text
        self.hint = hint
        border = nil
    }

    /// In the key line if another layer covers the board.
    init(
        question: String, text: String, hint: String, at panel: Panel, _ model: Model, _ layout: Layout
    ) {
        self.question = question
        self.text = text
        self.hint = hint
        border = model.layers.count == 1 && !model.terminal.hasReader ? layout.border(ofPrompt: panel) : nil
    }

    /// The key line shows it after the keys; nil if it shows the prompt itself.
    var remark: String? { border == nil ? nil : hint }

    /// False if it belongs in the key line.
    func drawOnBorder(_ canvas: inout Canvas) -> Bool {
        guard let border else { return false }
        canvas.clearText(cutBy: border)
        canvas.fill(border, with: "─", Style(.focusedBorder))
        let x = border.x + canvas.write(" \(question) ", x: border.x, y: border.y, style: Style(.title))
        canvas.writeField(text, x: x, y: border.y, width: border.maxX - 1 - x)
        return true
    }

    func draw(in line: Rect, into frame: inout Canvas) {
        let x = 1 + frame.write(question + " ", x: 1, y: line.y, style: Style(.title))
        let room = line.width - x - 1
        let hasHint = CellWidth.of(text) + CellWidth.of(hint) + 4 < room
        frame.writeField(text, x: x, y: line.y, width: room)
        if hasHint {
            frame.write(hint, x: line.width - CellWidth.of(hint) - 1, y: line.y, style: Style(.faint))
        }
    }

    func draw(_ lines: [String], _ role: Role, _ layout: Layout, into frame: inout Frame<Target>) {
        // Within the border's corners, the end of no card is left.
        let line = border?.inset(dx: -1, dy: 0) ?? layout.keyLine
        let wrapped = lines.flatMap { LineBreak.lines($0, width: max(1, line.width - 2)) }
            .prefix(Prompt.mostLines)
        let rect = Rect(x: line.x, y: line.y - wrapped.count, width: line.width, height: wrapped.count)
        frame.canvas.clearText(cutBy: rect)
        frame.canvas.fill(rect, Style())
        for (row, text) in wrapped.enumerated() {
            frame.canvas.write(
                text, x: rect.x + 1, y: rect.y + row, width: rect.width - 2, style: Style(role))
        }
    }

    private static let mostLines = 4
}

extension Layout {
    /// The bottom border without its corners, or a longer line if that is too short for typing.
    fileprivate func border(ofPrompt panel: Panel) -> Rect? {
        guard let panel = places[panel]?.rect else { return nil }
        let width = min(size.width, max(panel.width, Layout.promptWidth))
        let x = min(panel.x, size.width - width)
        return Rect(x: x + 2, y: panel.maxY - 1, width: width - 4, height: 1)
    }

    private static let promptWidth = 48
}

/// A layer that is only a line to type into: the board keeps the mouse.
protocol PromptScreen: LayerScreen {
    var board: BoardScreen { get }
    var acceptance: Message { get }
    var accepting: Phrase { get }
}

extension PromptScreen {
    var hints: [Hint] { [Hint(.promptAccept, label: accepting), Hint(.back, label: .keyCancel)] }

    func message(for command: Command) -> Message? { command == .promptAccept ? acceptance : nil }

    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message? {
        board.message(for: action, at: point, target)
    }
}
