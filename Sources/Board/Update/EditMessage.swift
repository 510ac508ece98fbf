internal import Arrangement
internal import Words

package enum EditMessage: Hashable, Sendable {
    case add(String)
    case remove
    case makeBase
    case invertRate
    case invertRates
    case nextUnits
    /// Makes the selected card compact or tall; if it is so already, all cards.
    case makeCompact(Bool)
    case nextDensity
    case nextMap
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
