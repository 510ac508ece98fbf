internal import Arrangement
internal import Words

/// Changes to the board's contents.
package enum EditMessage: Hashable, Sendable {
    case add(String)
    case remove
    case makeBase
    /// The selected rate card shows the inverse, or no longer does.
    case invertRate
    /// All rate cards do.
    case invertRates
    /// The next number of units for all rates.
    case nextUnits
    /// Makes the selected card compact or tall; if it is so already, all cards.
    case makeCompact(Bool)
    /// The next size of all cards or rows of the panel.
    case nextDensity
    /// The panel becomes a map, the next kind of map, or is none any more.
    case nextMap
    /// Groups positions by account, by currency, not at all, and so on.
    case groupPositions
    case undo
    case redo
}

extension Model {
    mutating func editCards(_ message: EditMessage) -> [Effect] {
        switch message {
        case .add(let text): add(text)
        case .remove: removeSelected()
        case .makeBase: makeBase()
        case .invertRate: invertRate()
        case .invertRates: invertRates()
        case .nextUnits: nextRateUnits()
        case .makeCompact(let isCompact): makeCompact(isCompact)
        case .nextDensity: nextDensity()
        case .nextMap: nextMap()
        case .groupPositions: groupPositions()
        case .undo: undo()
        case .redo: redo()
        }
    }

    private mutating func undo() -> [Effect] {
        if let change = past.undoable.last?.alert { return undo(change) }
        if let change = past.undoable.last?.setting { return undo(change) }
        leaveLayer()
        if let change = past.undoable.last?.boards { return undo(change) }
        if let entered = past.undoable.last?.entered { return withdraw(entered) }
        if let event = past.undoable.last?.event { return stepEvent(event, back: true) }
        return undoHere()
    }

    private mutating func redo() -> [Effect] {
        if let change = past.redoable.last?.alert { return redo(change) }
        if let change = past.redoable.last?.setting { return redo(change) }
        leaveLayer()
        if let change = past.redoable.last?.boards { return redo(change) }
        if let entered = past.redoable.last?.entered { return enterAgain(entered) }
        if let event = past.redoable.last?.event { return stepEvent(event, back: false) }
        return stepBoard(back: false) ?? say(Command.boardRedo.whyNot)
    }
}
