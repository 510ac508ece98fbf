internal import Alerts
internal import Board
internal import TUI
internal import Words

/// The line for typing an alert, with its meaning above.
struct AlertScreen: LayerScreen {
    private let typing: AlertTyping
    @Held private var model: Model
    private let layout: Layout
    let question: Prompt?
    private let lines: [String]
    private let role: Role

    init(_ typing: AlertTyping, _ model: Model, _ layout: Layout) {
        (self.typing, self.model, self.layout) = (typing, model, layout)
        let words = model.words
        question = Prompt(
            question: words[.alertQuestion, ["item": model.name(of: typing.subject)]], text: typing.text,
            hint: "", at: model.focus, model, layout)
        let isEmpty = typing.text.allSatisfy(\.isWhitespace)
        let said =
            isEmpty ? [model.alertExamples(typing.subject)] : model.meaning(of: typing).map { words[$0] }
        lines = said
        role = isEmpty || !model.isAlert(typing) ? .faint : .text
    }

    var hints: [Hint] { [Hint(.promptAccept, label: .keyAdd), Hint(.back, label: .keyCancel)] }

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
        guard let question else { return }
        if !question.drawOnBorder(&frame.canvas) {
            frame.canvas.fill(layout.keyLine, Style())
            question.draw(in: layout.keyLine, into: &frame.canvas)
        }
        question.draw(lines, role, layout, into: &frame)
    }
}
