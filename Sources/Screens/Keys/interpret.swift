public import Board
public import TUI

/// What an event means for `model` as it is shown on a screen of `size`; nil when it means nothing.
///
/// `frame` is the picture that the user saw when the event happened: a click means what was there.
public func interpret(_ event: Event, _ model: Model, _ size: Size, frame: Frame?) -> Message? {
    switch event {
    case .key(let key): interpret(key, model, Layout(model, size))
    case .mouse(let action, let point):
        interpret(action, frame?.target(at: point), model, Layout(model, size))
    case .terminate: .quit
    case .resized, .resumed: .redraw
    }
}

private func interpret(_ key: Key, _ model: Model, _ layout: Layout) -> Message? {
    let mode = KeyMode(model.mode)
    if case .adding(let text) = model.mode, let message = TextField.interpret(key, text) { return message }
    guard let command = Keymap.command(key, in: mode) else { return meaningless(key, mode) }
    switch command {
    case .focus(let panel): return .focus(panel)
    case .cycleFocus(let step):
        let count = Panel.allCases.count
        return Panel(rawValue: (model.focus.rawValue + step + count) % count).map { .focus($0) }
    case .send(let message): return message
    case .step, .first, .last, .page, .shift:
        return goTo(command, model, layout)
    }
}

/// The message for a movement: where it leads on the screen as it is.
private func goTo(_ command: Command, _ model: Model, _ layout: Layout) -> Message? {
    if case .help(let top) = model.mode { return .scrollHelp(Help(layout).line(after: command, from: top)) }
    guard let place = layout.places[model.focus], place.grid.count > 0 else {
        return .say("Nothing here yet: a adds the first")
    }
    let index = model.cursor(model.focus).index
    let grid = place.grid
    let target: Int?
    switch command {
    case .step(let direction), .shift(let direction): target = grid.neighbour(of: index, direction)
    case .first: target = 0
    case .last: target = grid.count - 1
    case .page(let pages):
        let step = max(1, grid.visibleRows) * grid.columns
        target = max(0, min(grid.count - 1, index + pages * step))
    case .focus, .cycleFocus, .send: target = nil
    }
    // At an edge there is nowhere to go, which the screen shows already.
    guard let target else { return nil }
    let cursor = Cursor(index: target, top: grid.top(near: place.top, showing: target))
    if case .carrying = model.mode { return .carry(cursor) }
    if case .shift = command { return .shift(cursor) }
    return .select(model.focus, cursor)
}

/// Why a key did nothing.
private func meaningless(_ key: Key, _ mode: KeyMode) -> Message? {
    switch mode {
    case .browsing: .say("\(name(key)) does nothing here; ? shows the keys")
    case .carrying: .say("First put the card down: enter drops it, esc puts it back")
    case .baseline: .cancel
    case .adding: nil
    case .help: .help
    }
}

private func name(_ key: Key) -> String {
    switch key {
    case .character(let character): "“\(character)”"
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Backspace"
    default: "That key"
    }
}

private func interpret(
    _ action: MouseAction, _ target: HitTarget?, _ model: Model, _ layout: Layout
) -> Message? {
    // A click while a card is carried by keyboard puts it back.
    if case .carrying = model.mode { return action == .press || action == .menu ? .putBack : nil }
    if case .help(let top) = model.mode {
        switch action {
        case .wheelUp: return .scrollHelp(Help(layout).clamped(top - 3))
        case .wheelDown: return .scrollHelp(Help(layout).clamped(top + 3))
        default: return action == .press ? .help : nil
        }
    }
    guard let target, let panel = Panel(rawValue: target.panel) else { return nil }
    switch (action, target.part) {
    case (.press, .item):
        let top = layout.places[panel]?.top ?? 0
        return .select(panel, Cursor(index: target.index, top: top))
    case (.press, .heading):
        let columns = Sort.Column.allCases
        return columns.indices.contains(target.index) ? .sortBy(columns[target.index]) : nil
    case (.press, .tab), (.press, .panel):
        return .focus(panel)
    case (.wheelUp, _), (.wheelDown, _):
        guard let grid = layout.places[panel]?.grid, grid.count > 0 else { return nil }
        let index = model.cursor(panel).index + (action == .wheelUp ? -grid.columns : grid.columns)
        let target = max(0, min(grid.count - 1, index))
        return .select(
            panel, Cursor(index: target, top: grid.top(near: layout.places[panel]?.top ?? 0, showing: target))
        )
    default:
        return nil
    }
}
