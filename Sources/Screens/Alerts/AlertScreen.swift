internal import Alerts
internal import Board
internal import TUI
internal import Words

/// The line that an alert is typed in, and beneath it what it means.
struct AlertScreen: LayerScreen {
    private let typing: AlertTyping
    private let model: Model
    private let layout: Layout
    private let question: Prompt
    private let lines: [String]
    private let role: Role

    /// Lines that the meaning takes at most.
    private static let mostLines = 4

    init(_ typing: AlertTyping, _ model: Model, _ layout: Layout) {
        (self.typing, self.model, self.layout) = (typing, model, layout)
        let words = model.words
        question = Prompt(
            question: words[.alertQuestion, ["item": model.name(of: typing.subject)]], text: typing.text,
            hint: "")
        let isEmpty = typing.text.allSatisfy(\.isWhitespace)
        let said =
            isEmpty ? [model.alertExamples(typing.subject)] : model.meaning(of: typing).map { words[$0] }
        let width = max(1, layout.size.width - 2)
        lines = Array(said.flatMap { LineBreak.lines($0, width: width) }.prefix(AlertScreen.mostLines))
        role = isEmpty || !model.isAlert(typing) ? .faint : .text
    }

    func message(for command: Command) -> Message? {
        switch command {
        case .promptAccept: .layer(.alert(.accept))
        case .selectDown: typing.text.isEmpty ? .layer(.alert(.accept)) : nil
        default: nil
        }
    }

    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message? {
        if model.layers.count == 1 {
            return BoardScreen(model, layout).message(for: action, at: point, target)
        }
        return (action == .press || action == .doublePress) && target != .layer ? .user(.cancel) : nil
    }

    func draw(into frame: inout Frame<Target>) {
        let line = layout.keyLine
        let height = lines.count + 1
        let rect = Rect(x: line.x, y: line.maxY - height, width: line.width, height: height)
        frame.canvas.clearText(cutBy: rect)
        frame.canvas.fill(rect, Style())
        question.draw(in: rect.split(top: 1).top, into: &frame.canvas)
        for (row, text) in lines.enumerated() {
            frame.canvas.write(text, x: 1, y: rect.y + 1 + row, width: rect.width - 1, style: Style(role))
        }
    }
}
