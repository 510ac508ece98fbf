package import Board
package import TUI
internal import Words

/// `frame` is the picture that the user saw when the event happened: a click means what was there.
package func interpret(_ event: Event, _ model: Model, _ size: Size, frame: Frame<Target>?) -> Message? {
    interpret(event, model, Layout(model, size), frame: frame)
}

package func interpret(_ event: Event, _ model: Model, _ layout: Layout, frame: Frame<Target>?) -> Message? {
    let text = model.layers.last?.text
    if model.isKiosk { return kioskMessage(of: event, model, layout, frame) }
    switch event {
    case .key(let key):
        if let text, let message = TextField.interpret(key, text) { return message }
        let screen = model.screen(layout)
        guard let command = KeyName(key).flatMap({ model.settings.keymap.command($0, in: LayerID(model)) })
        else { return screen.message(forUnbound: key) }
        return screen.message(for: command) ?? command.message
    case .mouse(let action, let point):
        let screen = model.screen(layout)
        if action == .press, layout.keyLine.contains(point), text == nil,
            let command = KeyLine(screen, model, layout).command(at: point.x)
        {
            return screen.message(for: command) ?? command.message
        }
        return screen.message(for: action, at: point, frame?.target(at: point))
    case .paste(let pasted): return TextField.paste(pasted, into: text)
    case .terminate: return .user(.quit)
    case .paper(let isLight): return .program(.paperIs(isLight: isLight))
    case .resized, .resumed: return .user(.redraw)
    }
}

/// A board that only shows has some commands, and scrolling and selecting with the mouse.
private func kioskMessage(
    of event: Event, _ model: Model, _ layout: Layout, _ frame: Frame<Target>?
) -> Message? {
    let screen = model.screen(layout)
    switch event {
    case .key(let key):
        guard let command = KeyName(key).flatMap({ model.settings.keymap.command($0, in: LayerID(model)) }),
            command.isInKiosk
        else { return .user(.say(ReadOnly.kiosk.saying)) }
        return screen.message(for: command) ?? command.message
    case .mouse(let action, let point):
        let target = frame?.target(at: point)
        switch action {
        case .wheelUp, .wheelDown: return screen.message(for: action, at: point, target)
        case .press, .doublePress: break
        case .drag, .release, .menu: return nil
        }
        if !model.layers.isEmpty { return .user(.cancel) }
        switch target {
        case .line(let panel, let index):
            return layout.places[panel].map { .user(.select(panel, Cursor(index: index, top: $0.top))) }
        case .panel(let panel), .tab(let panel): return .user(.focus(panel))
        case .heading, .border, .deckTab, .board, .boardList, .outside, .layer, .option, .deckBar,
            .deckChoice, .card, .chart, .chartRange, nil:
            return nil
        }
    case .paste: return nil
    case .terminate: return .user(.quit)
    case .paper(let isLight): return .program(.paperIs(isLight: isLight))
    case .resized, .resumed: return .user(.redraw)
    }
}

/// The command of a key that the key line shows until its first use; nil for other keys and later uses.
package func firstUse(_ event: Event, _ model: Model) -> Command? {
    guard case .key(let key) = event, let name = KeyName(key),
        let command = model.settings.keymap.command(name, in: LayerID(model)), model.isUnused(command)
    else { return nil }
    return command
}

extension Key {
    var name: Saying {
        if case .character(let character) = self { return .verbatim("“\(character)”") }
        return KeyName(self).map { .verbatim($0.written) } ?? .phrase(.thatKey)
    }
}
