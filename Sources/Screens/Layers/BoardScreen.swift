internal import Arrangement
internal import Board
internal import TUI
internal import Words

struct BoardScreen: TopScreen {
    @Held var model: Model
    let layout: Layout

    init(_ model: Model, _ layout: Layout) { (self.model, self.layout) = (model, layout) }

    var hints: [Hint] {
        if model.carry == nil { return layout.memo(.hints, BoardHints(model)) { $0.hints } }
        return [
            Hint(.selectLeft, .selectDown, .selectUp, .selectRight, label: .keyCarry),
            Hint(.carryDrop, label: .keyDrop), Hint(.back, label: .keyPutBack),
            Hint(.quit, label: .keyQuit),
        ]
    }
    var hintLeftOut: KeyLine.LeftOut { model.carry == nil ? .lightest : .first }
    var noticePlace: KeyLine.NoticePlace { model.carry == nil ? .overKeys : .afterKeys }

    func message(for command: Command) -> Message? {
        if let movement = Movement(command) {
            return message(after: movement) {
                model.carry == nil ? .user(.select(model.focus, $0)) : .carry(.hold($0))
            }
        }
        if let direction = BoardScreen.shifts[command] {
            return message(after: .step(direction)) { .carry(.shift($0)) }
        }
        if let direction = BoardScreen.marks[command] {
            return message(after: .step(direction)) { .user(.mark($0)) }
        }
        switch command {
        case .panelNext: return focus(panelAfter: 1)
        case .panelPrevious: return focus(panelAfter: -1)
        case .back: return model.carry.map { _ in .carry(.putBack) }
        default: return model.focus(numbered: command) { .user(.focus($0)) }
        }
    }

    private func focus(panelAfter step: Int) -> Message {
        .user(.focus(model.shownPanels.neighbour(of: model.focus, step) ?? model.focus))
    }

    func message(forUnbound key: Key) -> Message? {
        .user(.say(model.carry == nil ? .phrase(.keyDoesNothing, ["key": key.name]) : .phrase(.putDownFirst)))
    }

    /// Nil at an edge, which is visible anyway.
    func message(after movement: Movement, _ message: (Cursor) -> Message) -> Message? {
        guard let place = layout.places[model.focus], place.grid.count > 0 else {
            return .user(.say(.phrase(.nothingHereYet)))
        }
        let index = model.cursor(model.focus).index
        let grid = place.grid
        let target: Int? =
            switch movement {
            case .step(let direction): grid.neighbour(of: index, direction)
            case .first: 0
            case .last: grid.count - 1
            case .page(let pages): grid.page(from: index, pages)
            }
        return target.map { message(Cursor(index: $0, top: grid.top(near: place.top, showing: $0))) }
    }

    private static let shifts: [Command: Direction] = [
        .cardLeft: .left, .cardDown: .down, .cardUp: .up, .cardRight: .right,
    ]

    private static let marks: [Command: Direction] = [
        .markLeft: .left, .markDown: .down, .markUp: .up, .markRight: .right,
    ]
}

extension Model {
    private var numbered: [(panel: Panel, command: Command)] {
        zip(panels, [.panel1, .panel2, .panel3]).map { ($0, $1) }
            + [(.positions, .panelPositions), (.events, .panelEvents)]
    }

    func focus(numbered command: Command, _ message: (Panel) -> Message) -> Message? {
        let panel = numbered.first { $0.command == command && panels.contains($0.panel) }?.panel
        return panel.map { shownPanels.contains($0) ? message($0) : .user(.say($0.isHidden)) }
    }

    /// The deck's key for nil. Prefers a digit; empty if no key leads there.
    func tabKey(_ panel: Panel?) -> String {
        let command = panel.map { panel in numbered.first { $0.panel == panel }?.command } ?? .deckOpen
        let keys = command.map(settings.keymap.keys) ?? []
        return (keys.first { Int($0.text) != nil } ?? keys.first)?.written ?? ""
    }
}

extension [Panel] {
    /// Wraps at the ends.
    func neighbour(of panel: Panel, _ step: Int) -> Panel? {
        firstIndex(of: panel).map { self[($0 + step + count) % count] }
    }
}
