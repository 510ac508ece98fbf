internal import Words

/// Changes to what lies on the board.
package enum EditMessage: Hashable, Sendable {
    case add(String)
    case remove
    case makeBase
    /// The selected card is made compact or tall; if it is so already, all are.
    case makeCompact(Bool)
    /// The next size of all cards or rows of the panel.
    case nextDensity
    /// Positions are put in groups by account, by currency, in none, and again.
    case groupPositions
    case undo
    case redo
}

func apply(_ message: EditMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .add(let text): add(&model, text)
    case .remove: remove(&model)
    case .makeBase: makeBase(&model)
    case .makeCompact(let isCompact): makeCompact(&model, isCompact)
    case .nextDensity: nextDensity(&model)
    case .groupPositions: groupPositions(&model)
    case .undo: undo(&model)
    case .redo: redo(&model)
    }
}

private func undo(_ model: inout Model) -> [Effect] {
    if let change = model.past.undoable.last?.alert { return undo(change, in: &model) }
    if let change = model.past.undoable.last?.setting { return undo(change, in: &model) }
    model.leaveLayer()
    if let change = model.past.undoable.last?.boards { return undo(change, in: &model) }
    if let entered = model.past.undoable.last?.entered { return withdraw(entered, in: &model) }
    return undoHere(&model)
}

private func redo(_ model: inout Model) -> [Effect] {
    if let change = model.past.redoable.last?.alert { return redo(change, in: &model) }
    if let change = model.past.redoable.last?.setting { return redo(change, in: &model) }
    model.leaveLayer()
    if let change = model.past.redoable.last?.boards { return redo(change, in: &model) }
    if let entered = model.past.redoable.last?.entered { return enterAgain(entered, in: &model) }
    return stepBoard(&model, back: false) ?? say(&model, .phrase(.nothingToRedo))
}
