public import Board
internal import Market
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
    let layer = LayerID(model.mode)
    if let text = model.typed, let message = TextField.interpret(key, text) { return message }
    guard let command = KeyName(key).flatMap({ model.settings.keymap.command($0, in: layer) }) else {
        return meaningless(key, layer, model)
    }
    return message(for: command, in: layer, model, layout)
}

/// What `command` asks for in `layer`.
private func message(
    for command: Command, in layer: LayerID, _ model: Model, _ layout: Layout
) -> Message? {
    if let movement = Movement(command) { return goTo(movement, model, layout) }
    switch command {
    case .selectLeft, .selectDown, .selectUp, .selectRight, .selectFirst, .selectLast, .pageUp, .pageDown:
        return nil
    case .panelNext: return .focus(neighbour(of: model.focus, 1, in: Panel.allCases))
    case .panelPrevious: return .focus(neighbour(of: model.focus, -1, in: Panel.allCases))
    case .panel1, .panel2, .panel3:
        let panel: Panel = command == .panel1 ? .rates : command == .panel2 ? .clocks : .stocks
        return layer == .deck ? .deck(.browse(panel)) : .focus(panel)
    case .detailsOpen: return layer == .details ? .cancel : .open
    case .carryPickUp: return .pickUp
    case .carryDrop: return .drop
    case .cardLeft: return shift(.left, model, layout)
    case .cardDown: return shift(.down, model, layout)
    case .cardUp: return shift(.up, model, layout)
    case .cardRight: return shift(.right, model, layout)
    case .boardAdd: return .beginAdding
    case .boardRemove: return .remove
    case .boardUndo: return .undo
    case .boardRedo: return .redo
    case .cardTall: return .makeCompact(false)
    case .cardCompact: return .makeCompact(true)
    case .groupName: return .beginNaming
    case .groupFold: return .fold
    case .deckOpen: return .deck(.open)
    case .deckSkip: return .deck(.swipe(.skip))
    case .deckKeep: return .deck(.swipe(.keep))
    case .deckLater: return .deck(.swipe(.later))
    case .deckDetails: return .deck(.details)
    case .deckUndo: return .deck(.undo)
    case .deckRefill: return .deck(.refill)
    // The deck's line has the panels in an order of its own.
    case .deckNext: return .deck(.browse(neighbour(of: model.focus, 1, in: DeckScreen.panels)))
    case .deckPrevious: return .deck(.browse(neighbour(of: model.focus, -1, in: DeckScreen.panels)))
    case .deckTurn: return .deck(.turn)
    case .clocksEarlier: return .travel(.minutes(-15))
    case .clocksLater: return .travel(.minutes(15))
    case .clocksDayBack: return .travel(.days(-1))
    case .clocksDayOn: return .travel(.days(1))
    case .clocksTime: return .beginTiming
    case .baselineChoose: return .chooseBaseline
    case .baselineD1: return .setBaseline(.d1)
    case .baselineD5: return .setBaseline(.d5)
    case .baselineSwap: return .setBaseline(nil)
    case .stocksSort: return .sortByChange
    case .stocksSortNext: return .sortBy(nil)
    case .stocksOwnOrder: return .handOrder
    case .ratesBase: return .makeBase
    case .feedsRefresh: return .refresh
    case .feedsPause: return .pause
    case .themeNext: return .nextTheme
    case .helpOpen: return .help
    case .helpSearch: return .searchHelp
    case .pickerAdd: return .take(staying: false)
    case .pickerAddMore: return .take(staying: true)
    case .promptAccept: return layer == .naming ? .name : .visit
    case .quit: return .quit
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .back:
        switch layer {
        case .carry: return .putBack
        case .deck: return .deck(.close)
        case .help: return .help
        case .board, .baseline, .picker, .naming, .timing, .details, .helpSearch: return .cancel
        }
    }
}

private func neighbour(of panel: Panel, _ step: Int, in panels: [Panel]) -> Panel {
    guard let place = panels.firstIndex(of: panel) else { return panel }
    return panels[(place + step + panels.count) % panels.count]
}

/// The message for a movement: where it leads on the screen as it is.
private func goTo(_ movement: Movement, _ model: Model, _ layout: Layout) -> Message? {
    switch model.mode {
    case .help(let helping): return .scrollHelp(Help(helping, layout, model).line(after: movement))
    case .picking(let picker): return PickerSheet(picker, layout).row(after: movement).map { .choose($0) }
    case .details(let details):
        return .scrollDetails(DetailsSheet(details, model, layout).line(after: movement))
    case .browsing, .carrying, .choosingBaseline, .naming, .timing, .deck: break
    }
    return place(after: movement, model, layout) { cursor in
        model.carry == nil ? .select(model.focus, cursor) : .carry(cursor)
    }
}

/// The message that moves the selected card one place.
private func shift(_ direction: Direction, _ model: Model, _ layout: Layout) -> Message? {
    place(after: .step(direction), model, layout) { .shift($0) }
}

/// What `message` says of the place that a movement leads to; nil at an edge, which the screen shows already.
private func place(
    after movement: Movement, _ model: Model, _ layout: Layout, _ message: (Cursor) -> Message
) -> Message? {
    guard let place = layout.places[model.focus], place.spread.count > 0 else {
        return .say(model.words[.nothingHereYet])
    }
    let index = model.cursor(model.focus).index
    let spread = place.spread
    let target: Int? =
        switch movement {
        case .step(let direction): spread.neighbour(of: index, direction)
        case .first: 0
        case .last: spread.count - 1
        case .page(let pages): spread.page(from: index, pages)
        }
    return target.map { message(Cursor(index: $0, top: spread.top(near: place.top, showing: $0))) }
}

/// Why a key did nothing.
private func meaningless(_ key: Key, _ layer: LayerID, _ model: Model) -> Message? {
    let words = model.words
    switch layer {
    case .board: return .say(words[.keyDoesNothing, ["key": name(key, words)]])
    case .carry: return .say(words[.putDownFirst])
    case .baseline: return .cancel
    case .picker, .naming, .timing, .helpSearch: return nil
    case .deck:
        return .say(
            words[
                model.leftRemoves ? .keyDoesNothingInPile : .keyDoesNothingInDeck, ["key": name(key, words)]])
    case .details: return .say(words[.keyDoesNothingInDetails, ["key": name(key, words)]])
    case .help: return .help
    }
}

private func name(_ key: Key, _ words: Words) -> String {
    if case .character(let character) = key { return "“\(character)”" }
    return KeyName(key)?.written ?? words[.thatKey]
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
