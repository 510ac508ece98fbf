package import Arrangement
package import Market
package import Words

package enum UserMessage: Hashable, Sendable {
    case focus(Panel)
    /// Selects `cursor.index` of the order shown; the panel scrolls.
    case select(Panel, Cursor)
    /// Marks the selected card, or unmarks it, and goes on to `cursor`.
    case mark(Cursor)
    /// The selection moves to `cursor`.
    case scroll(Panel, Cursor)
    /// Opens details, or folds a heading's group.
    case open
    case fold
    /// Nil swaps d1 and d5.
    case setBaseline(Baseline?)
    /// Sorts a table; the same column flips the direction. Nil: the next column, and the focused panel.
    case sortBy(Sort.Column?, in: Panel? = nil)
    case handOrder
    case nextTheme
    /// Shows the panel even without positions: a demo has some of its own.
    case showPositions
    case showEvents
    case hideAmounts
    case moveClocks(TimeStep)
    case invertAmount
    case copy
    case refresh
    case pause
    case cancel
    case say(Saying)
    case redraw
    case suspend
    case quit
}

extension Model {
    mutating func handleCommand(_ message: UserMessage) -> [Effect] {
        switch message {
        case .focus(let panel):
            leaveLayer()
            focus = panel
            return []
        case .select(let panel, let cursor):
            leaveLayer()
            focus = panel
            cursors[panel] = cursor
            return []
        case .mark(let cursor): return mark(goingTo: cursor)
        case .scroll(let panel, let cursor):
            cursors[panel] = cursor
            return []
        case .open: return openSelected()
        case .fold: return fold()
        case .setBaseline(let baseline):
            leaveLayer()
            return setBaseline(baseline ?? (arrangement.baseline == .d1 ? .d5 : .d1))
        case .sortBy(let column, let panel): return sort(by: column, in: panel)
        case .handOrder: return handOrder()
        case .nextTheme: return nextTheme()
        case .showPositions: return showPositions()
        case .showEvents: return showEvents()
        case .hideAmounts: return hideAmounts()
        case .moveClocks(let step): return moveClocks(step)
        case .invertAmount: return invertAmount()
        case .copy: return copy()
        case .refresh: return refreshFigures()
        case .pause:
            isPaused.toggle()
            // Looks up again what was not requested meanwhile.
            if !isPaused { forgetPast() }
            return say(.phrase(isPaused ? .pausedUntil : .askedAgain))
                + (isPaused ? [] : askAll())
        case .cancel: return cancel()
        case .say(let saying): return say(saying)
        case .redraw:
            layOutAnew()
            return [.redraw]
        case .suspend: return [.suspend]
        case .quit: return [.quit]
        }
    }

    private mutating func mark(goingTo cursor: Cursor) -> [Effect] {
        if case .card(let item)? = selectedLine { marks.formSymmetricDifference([item]) }
        cursors[focus] = cursor
        let names = order(focus).filter(marks.contains).map(\.text)
        return names.isEmpty
            ? [] : say(.phrase(.marked, ["names": .list(names)]))
    }

    private mutating func openSelected() -> [Effect] {
        switch selectedLine {
        case .card(let item):
            leaveLayer()
            return openDetails(of: item, in: focus)
        case .heading: return fold()
        case nil: return say(Command.detailsOpen.whyNot)
        }
    }

    /// Cancels one thing at a time: what is open, then the past day, last the amount.
    private mutating func cancel() -> [Effect] {
        if layers.isEmpty, carry == nil, !marks.isEmpty {
            (marks, notices) = ([], [])
            return []
        }
        if layers.isEmpty, carry == nil, pastDay != nil {
            notices = []
            return showDay(nil)
        }
        if layers.isEmpty, carry == nil, scenario != nil {
            notices = []
            return suppose(nil)
        }
        if layers.isEmpty, carry == nil, visited == nil, notices.isEmpty,
            amount != nil
        {
            return keepAmount(nil) + say(.phrase(.amountCleared))
        }
        if layers.isEmpty, carry == nil, visited == nil,
            arrangement.filter(on: focus.id) != nil
        {
            return useFilter(nil, in: focus)
        }
        if layers.isEmpty, carry == nil { visited = nil }
        if top?.layer.stepBack(in: &self) != true { leaveLayer() }
        notices = []
        return []
    }
}

/// The longest text for the clipboard, in characters.
private let longestCopy = 1000

extension Model {
    /// Copies the selected figure; in details the item's own, or the address of the selected headline.
    mutating func copy() -> [Effect] {
        if terminal.isConsole { return say(.phrase(.noClipboard)) }
        guard let text = textToCopy().flatMap({ CleanText.line($0, limit: longestCopy) }) else {
            return say(Command.figureCopy.whyNot)
        }
        return [.copy(text)] + say(.phrase(.copied, verbatim: ["text": text]))
    }

    private func textToCopy() -> String? {
        func figure(_ item: Item, _ panel: Panel) -> String? {
            let text = panel.kind.figure(of: item, arrangement.baseline, self).text
            return text.map { text in pastDay.map { "\(text) · \($0)" } ?? text }
        }
        if let details = top(Details.self) {
            if let headline = details.selectedHeadline(self) { return headline.link?.text }
            return figure(details.item, details.panel)
        }
        return selectedItem.flatMap { figure($0, focus) }
    }
}
