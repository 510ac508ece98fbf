internal import Arrangement
internal import Words

package enum CarryMessage: Hashable, Sendable {
    case pickUp
    case hold(Cursor)
    case drop
    case putBack
    case shift(Cursor)
    case press(Panel, Cursor, grip: Spot)
    /// The mouse moved: picks up, or holds over another place. `edge` is −1 at the upper edge and +1 at the
    /// lower, where the panel scrolls.
    case drag(Cursor, pointer: Spot, edge: Int)
    case release
}

extension Model {
    mutating func carryCard(_ message: CarryMessage) -> [Effect] {
        switch message {
        case .pickUp:
            return pickUp(by: .keys)
        case .hold(let cursor):
            guard let old = carry else { return [] }
            carry?.move(to: cursor.index)
            cursors[old.panel] = Cursor(index: carry?.to ?? cursor.index, top: cursor.top)
            guard hasMotion, carry?.to != old.to else { return [] }
            carry?.leave(old.to)
            return old.glide == nil ? [.schedule(.frame, .afterMilliseconds(0))] : []
        case .drop, .release:
            press = nil
            guard let carry, message == .drop || carry.hand != .keys else { return [] }
            self.carry = nil
            let effects = change(carry.action(language: language), moving: carry.keys) {
                $0.setList(carry.panel.id, carry.list)
            }
            select(carry.lines[carry.to], in: carry.panel)
            return effects
        case .putBack:
            leaveLayer()
            return []
        case .shift(let cursor):
            return shift(to: cursor)
        case .press(let panel, let cursor, let grip):
            leaveLayer()
            focus = panel
            cursors[panel] = cursor
            press = Press(panel, cursor.index, grip: grip)
            return []
        case .drag(let cursor, let pointer, let edge):
            return drag(to: cursor, pointer, edge)
        }
    }

    private mutating func pickUp(by hand: Carry.Hand) -> [Effect] {
        if let refusal = refusalToMove() { return say(refusal) }
        let panel = focus
        let index = cursor(panel).index
        guard let carry = Carry(panel, arrangement.list(panel.id), at: index, by: hand) else {
            return say(Command.carryPickUp.whyNot)
        }
        layers.removeAll { $0 != .deck }
        self.carry = carry
        pickedUpAt = now
        cursors[panel].index = carry.to
        return []
    }

    private mutating func drag(to cursor: Cursor, _ pointer: Spot, _ edge: Int) -> [Effect] {
        guard let press else { return [] }
        var effects: [Effect] = []
        if carry == nil {
            guard layers.isEmpty else { return [] }
            effects = pickUp(by: .mouse(pointer: pointer, grip: press.grip))
            // Let go, or each further move would repeat the refusal.
            guard carry != nil else {
                self.press = nil
                return effects
            }
        }
        guard var carry, carry.hand != .keys else { return effects }
        carry.hand = .mouse(pointer: pointer, grip: press.grip)
        carry.move(to: cursor.index)
        self.carry = carry
        cursors[carry.panel] = Cursor(index: carry.to, top: cursor.top)
        return effects + (edge == 0 ? [] : [.schedule(.edge, .afterMilliseconds(60))])
    }

    /// A group goes past the next one.
    private mutating func shift(to cursor: Cursor) -> [Effect] {
        if let refusal = refusalToMove() { return say(refusal) }
        let panel = focus
        let from = self.cursor(panel).index
        guard var carry = Carry(panel, arrangement.list(panel.id), at: from) else {
            return say(Command.cardLeft.whyNot)
        }
        let line = lines(panel)[from]
        if carry.isGroup { carry.step(cursor.index < from ? -1 : 1) } else { carry.move(to: cursor.index) }
        cursors[panel] = Cursor(index: carry.to, top: cursor.top)
        let effects = change(carry.action(language: language), moving: carry.keys) {
            $0.setList(panel.id, carry.list)
        }
        select(line, in: panel)
        return effects
    }

    mutating func select(_ line: Line?, in panel: Panel) {
        let lines = self.lines(panel)
        let place =
            switch line {
            case .card(let item): lines.place(of: item)
            case .heading(let group): lines.place(ofGroup: group.name)
            case nil: nil as Int?
            }
        if let place { cursors[panel].index = place }
    }

    /// A sorted table has no places to move between: the next figure would undo the move.
    private func refusalToMove() -> Saying? {
        if let readOnly { return readOnly.saying }
        if let refusal = focus.kind.objectionToMoving(self) ?? refusalByFilter(focus) ?? refusalByDay(focus) {
            return refusal
        }
        guard let sort = arrangement.sorts[focus.id] else { return nil }
        return .phrase(.sortedSoNoMove, ["column": sort.column.saying])
    }
}
