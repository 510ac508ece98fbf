package import Market
package import Words

/// How the user looks at the board, and what is wanted of the program.
package enum UserMessage: Hashable, Sendable {
    case focus(Panel)
    /// The selection goes to the item at `cursor.index` of the order shown, and the panel scrolls.
    case select(Panel, Cursor)
    /// Marks the selected card and goes on to `cursor`; a marked one is marked no more.
    case mark(Cursor)
    /// The panel is scrolled to a row, with the selection at `cursor`.
    case scroll(Panel, Cursor)
    /// The details of the selected item are opened, or a heading's group is folded.
    case open
    case fold
    /// The baseline is set; nil swaps it.
    case setBaseline(Baseline?)
    /// A table is sorted by a column, or its direction flipped; nil for the next column, and for the panel with the focus.
    case sortBy(Sort.Column?, in: Panel? = nil)
    case handOrder
    case nextTheme
    /// Positions are wanted where there are none: a demo has some of its own.
    case showPositions
    /// Amounts of what is held are hidden, or shown again.
    case hideAmounts
    case moveClocks(TimeStep)
    /// Cards tell the inverse of the amount, or the amount again.
    case invertAmount
    /// The figure of the selected item, or the address of a headline, goes to the clipboard.
    case copy
    case refresh
    case pause
    /// Whatever is open is closed without a change.
    case cancel
    /// A line for the user, such as why a key did nothing.
    case say(Saying)
    case redraw
    case suspend
    case quit
}

func apply(_ message: UserMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .focus(let panel):
        model.leaveLayer()
        model.focus = panel
        return []
    case .select(let panel, let cursor):
        model.leaveLayer()
        model.focus = panel
        model.cursors[panel] = cursor
        return []
    case .mark(let cursor): return mark(&model, goingTo: cursor)
    case .scroll(let panel, let cursor):
        model.cursors[panel] = cursor
        return []
    case .open: return open(&model)
    case .fold: return fold(&model)
    case .setBaseline(let baseline):
        model.leaveLayer()
        return setBaseline(&model, baseline ?? model.arrangement.baseline.other)
    case .sortBy(let column, let panel): return sort(&model, by: column, in: panel)
    case .handOrder: return handOrder(&model)
    case .nextTheme: return nextTheme(&model)
    case .showPositions: return showPositions(&model)
    case .hideAmounts: return hideAmounts(&model)
    case .moveClocks(let step): return moveClocks(&model, step)
    case .invertAmount: return invertAmount(&model)
    case .copy: return copy(&model)
    case .refresh: return refresh(&model)
    case .pause:
        model.isPaused.toggle()
        return say(&model, .phrase(model.isPaused ? .pausedUntil : .askedAgain))
            + (model.isPaused ? [] : askAll(&model))
    case .cancel: return cancel(&model)
    case .say(let saying): return say(&model, saying)
    case .redraw:
        model.layOutAnew()
        return [.redraw]
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    }
}

private func mark(_ model: inout Model, goingTo cursor: Cursor) -> [Effect] {
    if case .card(let item)? = model.selectedLine { model.marks.formSymmetricDifference([item]) }
    model.cursors[model.focus] = cursor
    let names = model.order(model.focus).filter(model.marks.contains).map(\.text)
    return names.isEmpty
        ? [] : say(&model, .phrase(.marked, verbatim: ["names": names.joined(separator: ", ")]))
}

private func open(_ model: inout Model) -> [Effect] {
    switch model.selectedLine {
    case .card(let item):
        model.leaveLayer()
        return openDetails(&model, of: item, in: model.focus)
    case .heading: return fold(&model)
    case nil: return say(&model, .phrase(.nothingToOpen))
    }
}

/// Backs out of one thing at a time: first of what is open, then to the present, and last of the amount.
private func cancel(_ model: inout Model) -> [Effect] {
    if model.layers.isEmpty, model.carry == nil, !model.marks.isEmpty {
        (model.marks, model.notices) = ([], [])
        return []
    }
    if model.layers.isEmpty, model.carry == nil, model.visited == nil, model.notices.isEmpty,
        model.amount != nil
    {
        return keep(nil, in: &model) + say(&model, .phrase(.amountCleared))
    }
    if model.layers.isEmpty, model.carry == nil, model.visited == nil,
        model.arrangement.filter(on: model.focus) != nil
    {
        return useFilter(nil, in: model.focus, &model)
    }
    if model.layers.isEmpty, model.carry == nil { model.visited = nil }
    if case .help(let help)? = model.top, help.text != nil {
        model.top = .help(Help())
        return []
    }
    if case .options(let options)? = model.top, options.typing != nil {
        model.changeOptions { $0.typing = nil }
        model.notices = []
        return []
    }
    if !model.leaveName(), !model.leaveFilter(isAccepted: false), !model.leaveJump() { model.leaveLayer() }
    model.notices = []
    return []
}
