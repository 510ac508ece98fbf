public import Board
public import TUI
internal import Words

/// What an event means for `model` as it is shown on a screen of `size`; nil when it means nothing.
///
/// `frame` is the picture that the user saw when the event happened: a click means what was there.
public func interpret(_ event: Event, _ model: Model, _ size: Size, frame: Frame?) -> Message? {
    interpret(event, model, Layout(model, size), frame: frame)
}

/// The same with the layout that belongs to `model` and its screen.
public func interpret(_ event: Event, _ model: Model, _ layout: Layout, frame: Frame?) -> Message? {
    switch event {
    case .key(let key): interpret(key, model, layout)
    case .mouse(let action, let point):
        interpret(action, at: point, frame?.target(at: point), model, layout)
    case .paste(let text): TextField.paste(text, into: model.typed, model.words)
    case .terminate: .quit
    case .paper(let isLight): .paperIs(isLight: isLight)
    case .resized, .resumed: .redraw
    }
}

private func interpret(_ key: Key, _ model: Model, _ layout: Layout) -> Message? {
    let mode = KeyMode(model.mode)
    if let text = model.typed, let message = TextField.interpret(key, text) { return message }
    guard let command = Keymap.command(key, in: mode) else { return meaningless(key, mode, model) }
    switch command {
    case .focus(let panel): return mode == .deck ? .deck(.browse(panel)) : .focus(panel)
    case .cycleFocus(let step):
        // The deck's line has the panels in an order of its own.
        let order = mode == .deck ? DeckScreen.panels : Panel.allCases
        guard let place = order.firstIndex(of: model.focus) else { return nil }
        let panel = order[(place + step + order.count) % order.count]
        return mode == .deck ? .deck(.browse(panel)) : .focus(panel)
    case .send(let message): return message
    case .step, .first, .last, .page, .shift:
        return goTo(command, model, layout)
    }
}

/// The message for a movement: where it leads on the screen as it is.
private func goTo(_ command: Command, _ model: Model, _ layout: Layout) -> Message? {
    switch model.mode {
    case .help(let helping): return .scrollHelp(Help(helping, layout, model.words).line(after: command))
    case .picking(let picker): return PickerSheet(picker, layout).row(after: command).map { .choose($0) }
    case .details(let details):
        return .scrollDetails(DetailsSheet(details, model, layout).line(after: command))
    case .browsing, .carrying, .choosingBaseline, .naming, .timing, .deck: break
    }
    guard let place = layout.places[model.focus], place.spread.count > 0 else {
        return .say(model.words[.nothingHereYet])
    }
    let index = model.cursor(model.focus).index
    let spread = place.spread
    let target: Int?
    switch command {
    case .step(let direction), .shift(let direction): target = spread.neighbour(of: index, direction)
    case .first: target = 0
    case .last: target = spread.count - 1
    case .page(let pages): target = spread.page(from: index, pages)
    case .focus, .cycleFocus, .send: target = nil
    }
    // At an edge there is nowhere to go, which the screen shows already.
    guard let target else { return nil }
    let cursor = Cursor(index: target, top: spread.top(near: place.top, showing: target))
    if case .carrying = model.mode { return .carry(cursor) }
    if case .shift = command { return .shift(cursor) }
    return .select(model.focus, cursor)
}

/// Why a key did nothing.
private func meaningless(_ key: Key, _ mode: KeyMode, _ model: Model) -> Message? {
    let words = model.words
    switch mode {
    case .browsing: return .say(words[.keyDoesNothing, ["key": name(key, words)]])
    case .carrying: return .say(words[.putDownFirst])
    case .baseline: return .cancel
    case .picking, .naming, .timing: return nil
    case .deck:
        return .say(
            words[
                model.leftRemoves ? .keyDoesNothingInPile : .keyDoesNothingInDeck, ["key": name(key, words)]])
    case .details: return .say(words[.keyDoesNothingInDetails, ["key": name(key, words)]])
    case .help: return .help
    case .searching: return nil
    }
}

private func name(_ key: Key, _ words: Words) -> String {
    switch key {
    case .character(let character): "“\(character)”"
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Backspace"
    default: words[.thatKey]
    }
}

extension Model {
    /// Whether a card of the deck that goes to the left is removed from the board.
    var leftRemoves: Bool {
        guard case .deck = mode else { return false }
        return deck?.deck.choice == .onBoard
    }

    /// What is being typed; nil when nothing is.
    var typed: String? {
        switch mode {
        case .picking(let picker): picker.text
        case .naming(let naming): naming.text
        case .timing(let timing): timing.text
        case .help(let helping): helping.text
        case .browsing, .carrying, .choosingBaseline, .details, .deck: nil
        }
    }
}
