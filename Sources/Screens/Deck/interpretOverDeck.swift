internal import Board
internal import TUI

/// What the mouse means while a deck lies over the board: the top card follows it, and flies out when it is let
/// go of far enough away.
func interpretOverDeck(
    _ action: MouseAction, at point: Point, _ target: HitTarget?, _ model: Model, _ layout: Layout
) -> Message? {
    if let grip = model.deck?.grip {
        let offset = DeckMotion.Offset(x: point.x - grip.x, y: point.y - grip.y)
        switch action {
        case .drag: return .deck(.hold(offset))
        case .release:
            let side = DeckScreen(layout.size).stack.side(of: CardOffset(x: Double(offset.x), y: 0))
            return .deck(.release(side.map { $0 == .right ? .keep : .skip }))
        case .menu: return .deck(.release(nil))
        case .press, .doublePress, .wheelUp, .wheelDown: return nil
        }
    }
    guard action == .press || action == .doublePress, let target else { return nil }
    switch target.part {
    case .card: return action == .press ? .deck(.press(Spot(x: point.x, y: point.y))) : .deck(.details)
    case .tab: return Panel(rawValue: target.panel).map { .deck(.browse($0)) }
    case .option: return .deck(.turn)
    case .panel, .item, .heading, .sheet: return nil
    }
}
