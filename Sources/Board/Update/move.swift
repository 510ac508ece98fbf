/// What carrying and shifting do, alike for every panel.
func move(_ model: inout Model, _ message: Message) -> [Effect] {
    switch message {
    case .pickUp:
        return pickUp(&model)
    case .carry(let cursor):
        guard case .carrying(var carry) = model.mode else { return [] }
        carry.move(to: cursor.index)
        model.mode = .carrying(carry)
        model.cursors[carry.panel] = Cursor(index: carry.to, top: cursor.top)
        return []
    case .drop:
        guard case .carrying(let carry) = model.mode else { return [] }
        model.mode = .browsing
        return change(&model, "the move of \(carry.order[carry.to])") { $0[carry.panel] = carry.order }
    case .shift(let cursor):
        if let refusal = refusalToMove(model) { return say(&model, refusal) }
        let panel = model.focus
        let items = model.arrangement[panel]
        let from = model.cursor(panel).index
        guard items.indices.contains(from) else { return say(&model, "There is nothing to move here") }
        let to = max(0, min(cursor.index, items.count - 1))
        model.cursors[panel] = Cursor(index: to, top: cursor.top)
        return change(&model, "the move of \(items[from])") { $0[panel] = items.moving(from, to: to) }
    default:
        leaveMode(&model)
        return []
    }
}

private func pickUp(_ model: inout Model) -> [Effect] {
    if let refusal = refusalToMove(model) { return say(&model, refusal) }
    let panel = model.focus
    guard let carry = Carry(panel, items: model.arrangement[panel], at: model.cursor(panel).index) else {
        return say(&model, "There is nothing to pick up here")
    }
    model.cursors[panel]?.index = carry.from
    model.mode = .carrying(carry)
    return []
}

/// A sorted grid has no places to move between: the next figure would undo what the hand did.
private func refusalToMove(_ model: Model) -> String? {
    guard model.focus == .stocks, let sort = model.arrangement.sort else { return nil }
    return "The grid is sorted by \(sort.column.rawValue); press o for your own order, then move"
}
