internal import Arrangement
package import Board
package import TUI

extension BoardScreen {
    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message? {
        let isCarrying = model.carry != nil
        if model.carry?.hand == .keys, [.drag, .release, .wheelUp, .wheelDown].contains(action) {
            return nil
        }
        switch action {
        case .drag: return pulled(to: point) ?? model.press.flatMap { drag($0, to: point, model, layout) }
        case .release where model.pull != nil: return .border(.release)
        case .release: return isCarrying || model.press != nil ? .carry(.release) : nil
        case .wheelUp where isCarrying, .wheelDown where isCarrying:
            return model.press.flatMap { drag($0, to: point, by: action == .wheelUp ? -3 : 3, model, layout) }
        case .press where isCarrying, .doublePress where isCarrying, .menu where isCarrying:
            return .carry(.putBack)
        case .menu: return nil
        case .press, .doublePress, .wheelUp, .wheelDown: break
        }
        guard let target else { return nil }
        guard action == .press || action == .doublePress else {
            return target.panel.flatMap { wheel(action, $0, model, layout) }
        }
        switch target {
        case .line(let panel, let index):
            if action == .doublePress, model.focus == panel, model.cursor(panel).index == index {
                return .user(.open)
            }
            guard let place = layout.places[panel] else { return nil }
            let rect = place.rect(of: index)
            return .carry(
                .press(
                    panel, Cursor(index: index, top: place.top),
                    grip: Spot(x: point.x - rect.x, y: point.y - rect.y)))
        case .border(let id, let panel):
            guard let border = layout.borders.first(where: { $0.id == id }) else { return nil }
            let grip = border.place - border.place(of: point)
            return .border(action == .doublePress ? .reset(id) : .press(panel, Pull(id, grip: grip)))
        case .heading(let panel, let column): return .user(.sortBy(column, in: panel))
        case .panel(let panel), .tab(let panel): return .user(.focus(panel))
        case .deckTab: return action == .press ? .deck(.open) : nil
        case .board(let id): return .layer(.boards(.go(id)))
        case .boardList: return .layer(.boards(.open))
        case .outside, .layer, .option, .deckBar, .deckChoice, .card, .chart, .chartRange: return nil
        }
    }

    private func pulled(to point: Point) -> Message? {
        guard let pull = model.pull, let border = layout.borders.first(where: { $0.id == pull.border }) else {
            return nil
        }
        return .border(.pull(layout.shares(moving: border, to: border.place(of: point) + pull.grip)))
    }
}

/// Holds the card over the place nearest to `point`. Scrolls one row further if the pointer touches the
/// panel's upper or lower edge.
private func drag(
    _ press: Press, to point: Point, by rows: Int = 0, _ model: Model, _ layout: Layout
) -> Message? {
    let panel = press.panel
    guard let place = layout.places[panel],
        let carry = model.carry ?? Carry(panel, model.arrangement.list(panel.id), at: press.index)
    else { return nil }
    let area = place.grid.area
    let edge = point.y < area.y ? -1 : point.y >= area.maxY ? 1 : 0
    let top = place.grid.clamped(top: place.top + rows + edge)
    let others = layout.screens.relaid(panel, place.grid, carry.others, layout.rest.value)
    let inside = Point(x: point.x, y: max(area.y, min(point.y, area.maxY - 1)))
    let height = carry.isGroup ? nil : place.rect(of: model.carry?.to ?? press.index).height
    let index = others.landing(at: inside, top: top, height: height)
    return .carry(
        .drag(
            Cursor(index: index, top: top), pointer: Spot(x: point.x, y: point.y),
            edge: top == place.top + rows ? 0 : edge))
}

/// The drag to repeat while the mouse rests against an edge with a card; nil at other times.
package func repeatDrag(_ model: Model, _ size: Size, _ screens: ScreenList = .standard) -> Message? {
    guard case .mouse(let pointer, _) = model.carry?.hand else { return nil }
    let screen = BoardScreen(model, Layout(model, size, Memo(), screens))
    return screen.message(for: .drag, at: Point(x: pointer.x, y: pointer.y), nil)
}

/// The selection stays visible.
private func wheel(_ action: MouseAction, _ panel: Panel, _ model: Model, _ layout: Layout) -> Message? {
    guard let place = layout.places[panel], place.grid.count > 0 else { return nil }
    let top = place.grid.clamped(top: place.top + (action == .wheelUp ? -3 : 3))
    let index = model.cursor(panel).index
    if top == place.top {
        // If everything fits, the wheel moves the selection instead.
        let next = place.grid.neighbour(of: index, action == .wheelUp ? .up : .down) ?? index
        return .user(.scroll(panel, Cursor(index: next, top: top)))
    }
    return .user(.scroll(panel, Cursor(index: place.grid.inSight(near: index, top: top), top: top)))
}
