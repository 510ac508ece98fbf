import CNcurses
import TUI

/// Reads what the mouse did, once the library says that it did something.
struct MouseReader {
    private var isHeld = false

    /// Asks for mouse events; false where the terminal has no mouse.
    static func start() -> Bool {
        // Presses are wanted at once, not after waiting whether they become clicks.
        mouseinterval(0)
        return mousemask(fxterm_mouse_all, nil) != 0
    }

    /// The next action, nil for those that mean nothing here.
    mutating func next() -> Event? {
        var event = MEVENT()
        guard getmouse(&event) == OK else { return nil }
        let point = Point(x: Int(event.x), y: Int(event.y))
        let state = event.bstate
        if state & fxterm_left_pressed != 0 {
            isHeld = true
            return .mouse(.press, point)
        }
        if state & fxterm_left_released != 0 {
            isHeld = false
            return .mouse(.release, point)
        }
        if state & fxterm_right_pressed != 0 { return .mouse(.menu, point) }
        if state & fxterm_wheel_up != 0 { return .mouse(.wheelUp, point) }
        if state & fxterm_wheel_down != 0 { return .mouse(.wheelDown, point) }
        if state & fxterm_mouse_moved != 0, isHeld { return .mouse(.drag, point) }
        return nil
    }
}
