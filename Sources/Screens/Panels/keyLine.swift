internal import Board
internal import TUI

/// The line at the bottom: what there is to say, else what the keys do now.
func drawKeyLine(_ model: Model, _ layout: Layout, into frame: inout Frame) {
    let line = layout.keyLine
    if case .naming(let naming) = model.mode, model.notice == nil {
        drawPrompt(naming, line, into: &frame)
        return
    }
    let mode = KeyMode(model.mode)
    guard let notice = model.notice, mode != .baseline else {
        drawBindings(mode, x: 1, line, into: &frame)
        return
    }
    // With a card in the hand, the keys that put it down come first.
    let start = mode == .carrying ? drawBindings(mode, x: 1, line, into: &frame) : 1
    let text = CellWidth.fit(notice.text, line.width - start - 1)
    frame.write(text, x: start, y: line.y, style: Style(notice.isWarning ? .warning : .text))
}

/// Key and word, as many as fit whole; help and quit are kept to the last. Returns the column after them.
@discardableResult
private func drawBindings(_ mode: KeyMode, x start: Int, _ line: Rect, into frame: inout Frame) -> Int {
    let all = Keymap.bindings.filter { $0.mode == mode && $0.label != nil }
    var kept = all
    func cells(_ bindings: [Binding]) -> Int {
        bindings.reduce(0) { $0 + CellWidth.of($1.written) + CellWidth.of($1.label ?? "") + 4 } - 3
    }
    while cells(kept) > line.width - start - 1, kept.count > 2 { kept.remove(at: kept.count - 3) }
    if kept.count == 2, cells(kept) > line.width - start - 1 { kept.removeLast() }
    var x = start
    for binding in kept {
        x += frame.write(
            [Span(binding.written, Style(.key)), Span(" " + (binding.label ?? ""), Style(.faint))], x: x,
            y: line.y)
        x += 3
    }
    return x
}

private func drawPrompt(_ naming: Naming, _ line: Rect, into frame: inout Frame) {
    let question = naming.old.map { "New name for \($0): " } ?? "Name of the group: "
    let x = 1 + frame.write(question, x: 1, y: line.y, style: Style(.title))
    let hint = "enter name it   esc cancel"
    let room = line.width - x - 1
    let hasHint = CellWidth.of(naming.text) + CellWidth.of(hint) + 4 < room
    frame.writeField(naming.text, x: x, y: line.y, width: room)
    if hasHint {
        frame.write(hint, x: line.width - CellWidth.of(hint) - 1, y: line.y, style: Style(.faint))
    }
}
