internal import Board
internal import TUI

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

/// A layer that is no more than a question: the board takes the mouse.
protocol PromptScreen: LayerScreen {
    var board: BoardScreen { get }
    var acceptance: Message { get }
}

extension PromptScreen {
    func message(for command: Command) -> Message? { command == .promptAccept ? acceptance : nil }

    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message? {
        board.message(for: action, at: point, target)
    }
}
