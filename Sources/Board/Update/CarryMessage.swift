internal import Words

/// What carrying does, alike for every panel, by keys and by mouse.
package enum CarryMessage: Hashable, Sendable {
    case pickUp
    case hold(Cursor)
    case drop
    case putBack
    case shift(Cursor)
    case press(Panel, Cursor, grip: Spot)
    /// The mouse moved with the button down: what it holds is picked up or held over another place. `edge` is −1
    /// while it lies against the upper edge, +1 against the lower, where the panel scrolls on by itself.
    case drag(Cursor, pointer: Spot, edge: Int)
    case release
}

func apply(_ message: CarryMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .pickUp:
        return pickUp(&model, by: .keys)
    case .hold(let cursor):
        return hold(&model, over: cursor)
    case .drop:
        return model.carry.map { drop(&model, $0) } ?? []
    case .putBack:
        model.leaveLayer()
        return []
    case .shift(let cursor):
        return shift(&model, to: cursor)
    case .press(let panel, let cursor, let grip):
        model.leaveLayer()
        model.focus = panel
        model.cursors[panel] = cursor
        model.press = Press(panel, cursor.index, grip: grip)
        return []
    case .drag(let cursor, let pointer, let edge):
        return drag(&model, to: cursor, pointer, edge)
    case .release:
        model.press = nil
        guard let carry = model.carry, carry.hand != .keys else { return [] }
        return drop(&model, carry)
    }
}

private func pickUp(_ model: inout Model, by hand: Carry.Hand) -> [Effect] {
    if let refusal = refusalToMove(model) { return say(&model, refusal) }
    let panel = model.focus
    let index = model.cursor(panel).index
    guard let carry = Carry(panel, model.arrangement.list(panel), at: index, by: hand) else {
        return say(&model, .phrase(.nothingToPickUp))
    }
    model.layers.removeAll { $0 != .deck }
    model.carry = carry
    model.pickedUpAt = model.now
    model.cursors[panel].index = carry.to
    return []
}

private func hold(_ model: inout Model, over cursor: Cursor) -> [Effect] {
    guard var carry = model.carry else { return [] }
    carry.move(to: cursor.index)
    model.carry = carry
    model.cursors[carry.panel] = Cursor(index: carry.to, top: cursor.top)
    return []
}

private func drop(_ model: inout Model, _ carry: Carry) -> [Effect] {
    let line = carry.lines[carry.to]
    model.carry = nil
    model.press = nil
    let effects = change(&model, carry.action(language: model.language), moving: carry.keys) {
        $0.setList(carry.panel, carry.list)
    }
    select(&model, line, in: carry.panel)
    return effects
}

/// Picks up what the mouse's button went down on, once it moves, and holds it over a place.
private func drag(_ model: inout Model, to cursor: Cursor, _ pointer: Spot, _ edge: Int) -> [Effect] {
    guard let press = model.press else { return [] }
    var effects: [Effect] = []
    if model.carry == nil {
        guard model.layers.isEmpty else { return [] }
        effects = pickUp(&model, by: .mouse(pointer: pointer, grip: press.grip))
        // What could not be picked up is let go, or each further move would say so again.
        guard model.carry != nil else {
            model.press = nil
            return effects
        }
    }
    guard var carry = model.carry, carry.hand != .keys else { return effects }
    carry.hand = .mouse(pointer: pointer, grip: press.grip)
    model.carry = carry
    effects += hold(&model, over: cursor)
    return effects + (edge == 0 ? [] : [.schedule(.edge, .afterMilliseconds(60))])
}

/// Moves the selected line at once: a card to a place, a group past the next one.
private func shift(_ model: inout Model, to cursor: Cursor) -> [Effect] {
    if let refusal = refusalToMove(model) { return say(&model, refusal) }
    let panel = model.focus
    let from = model.cursor(panel).index
    guard var carry = Carry(panel, model.arrangement.list(panel), at: from) else {
        return say(&model, .phrase(.nothingToMove))
    }
    let line = model.lines(panel)[from]
    if carry.isGroup { carry.step(cursor.index < from ? -1 : 1) } else { carry.move(to: cursor.index) }
    model.cursors[panel] = Cursor(index: carry.to, top: cursor.top)
    let effects = change(&model, carry.action(language: model.language), moving: carry.keys) {
        $0.setList(panel, carry.list)
    }
    select(&model, line, in: panel)
    return effects
}

/// Puts the selection on a line of a panel, wherever it stands now.
func select(_ model: inout Model, _ line: Line?, in panel: Panel) {
    let lines = model.lines(panel)
    let place =
        switch line {
        case .card(let item): lines.place(of: item)
        case .heading(let group): lines.place(ofGroup: group.name)
        case nil: nil as Int?
        }
    if let place { model.cursors[panel].index = place }
}

/// Why nothing can be moved. A sorted grid has no places to move between: the next figure would undo what the
/// hand did.
private func refusalToMove(_ model: Model) -> Saying? {
    if let readOnly = model.readOnly { return readOnly.saying }
    if let refusal = model.refusalByFilter(model.focus) { return refusal }
    guard let sort = model.arrangement.sorts[model.focus] else { return nil }
    return .phrase(.sortedSoNoMove, ["column": .phrase(sort.column.phrase)])
}
