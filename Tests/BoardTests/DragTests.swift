import Arrangement
import Board
import Literals
import Testing

@Suite("The mouse's hand") struct DragTests {
    let pointer = Spot(x: 9, y: 9)
    let grip = Spot(x: 2, y: 1)

    @Test(
        "A press selects and shows itself; the first move picks up; release drops", arguments: Panel.standard)
    func drag(_ panel: Panel) {
        let items = smallBoard().arrangement[panel.id]
        let pressed = smallBoard().after(.press(panel, Cursor(index: 0), grip: grip))
        #expect(pressed.press == Press(panel, 0, grip: grip))
        #expect(LayerID(pressed) == .board)
        #expect(pressed.after(.release).press == nil)
        #expect(pressed.after(.release).arrangement == smallBoard().arrangement)
        let held = pressed.after(.drag(Cursor(index: 2), pointer: pointer, edge: 0))
        #expect(held.order(panel) == [items[1], items[2], items[0]])
        #expect(held.carry?.hand == .mouse(pointer: pointer, grip: grip))
        #expect(held.arrangement[panel.id] == items)
        let dropped = held.after(.release)
        #expect(dropped.arrangement[panel.id] == [items[1], items[2], items[0]])
        #expect(dropped.press == nil && LayerID(dropped) == .board)
        #expect(dropped.selectedItem == items[0])
    }

    @Test("Put back while held, the card is where it was, and the rest of the drag means nothing")
    func putBack() {
        let held = smallBoard().after(
            .press(.rates, Cursor(index: 0), grip: grip), .drag(Cursor(index: 2), pointer: pointer, edge: 0))
        let back = held.after(.putBack)
        #expect(back.arrangement == smallBoard().arrangement)
        #expect(back.cursor(.rates).index == 0)
        let dragged = back.after(.drag(Cursor(index: 1), pointer: pointer, edge: 0), .release)
        #expect(dragged.arrangement == smallBoard().arrangement)
        #expect(LayerID(dragged) == .board)
    }

    @Test("Against an edge the drag is repeated until it no longer lies there")
    func edge() {
        let pressed = smallBoard().after(.press(.rates, Cursor(index: 0), grip: grip))
        let effects = pressed.effects(of: .drag(Cursor(index: 1), pointer: pointer, edge: 1))
        #expect(effects == [.schedule(.edge, .afterMilliseconds(60))])
        #expect(pressed.effects(of: .drag(Cursor(index: 1), pointer: pointer, edge: 0)).isEmpty)
    }

    @Test("A sorted grid says once why it cannot be dragged")
    func sorted() {
        let pressed = smallBoard().after(
            .focus(.stocks), .sortByChange, .press(.stocks, Cursor(index: 0), grip: grip))
        let refused = pressed.after(.drag(Cursor(index: 1), pointer: pointer, edge: 0))
        #expect(refused.noticeText?.contains("press o") == true)
        #expect(refused.press == nil)
        #expect(refused.effects(of: .drag(Cursor(index: 2), pointer: pointer, edge: 0)).isEmpty)
    }
}
