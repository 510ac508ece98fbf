import TUI

/// Not left to ncurses, which stores at most eight events, returns them newest first, and reads only the form
/// in the terminal's description; under tmux that is the old one, blind beyond column 223.
struct MouseReader {
    /// Presses, releases, and moves with a button held, in decimal.
    static let on = "\u{1B}[?1002h\u{1B}[?1006h"
    static let off = "\u{1B}[?1002l\u{1B}[?1006l"

    /// In nanoseconds, in the same cell.
    static let doublePress = 400_000_000

    /// No window is larger: larger numbers are no report.
    private static let farthest = 1 << 15

    private var isHeld = false
    private var lastPress: (point: Point, time: Int)?

    /// `ESC [ < code ; column ; row` and then `M`, or `m` for a release. `now` is in nanoseconds.
    mutating func event(parameters: [Int], isRelease: Bool, now: Int) -> Event? {
        guard parameters.count == 3, parameters[1...].allSatisfy((1...MouseReader.farthest).contains) else {
            return nil
        }
        return event(
            code: parameters[0], x: parameters[1] - 1, y: parameters[2] - 1, isRelease: isRelease, now: now)
    }

    /// The old form: `ESC [ M` and three bytes, each 32 more than it means.
    mutating func event(bytes: [UInt8], now: Int) -> Event? {
        guard bytes.count == 3, bytes.allSatisfy({ $0 >= 32 }) else { return nil }
        let code = Int(bytes[0]) - 32
        // The old form has no button on release.
        let isRelease = code & 0b1110_0011 == 3
        return event(
            code: isRelease ? 0 : code, x: Int(bytes[1]) - 33, y: Int(bytes[2]) - 33, isRelease: isRelease,
            now: now)
    }

    /// Of `code`, the two lowest bits are the button, 32 a move, 64 the wheel, the three bits between Shift,
    /// Alt and Control (xterm's ctlseqs.txt, “Mouse Tracking”).
    private mutating func event(code: Int, x: Int, y: Int, isRelease: Bool, now: Int) -> Event? {
        guard x >= 0, y >= 0, (0..<128).contains(code) else { return nil }
        let (button, isMove, isWheel) = (code & 3, code & 32 != 0, code & 64 != 0)
        let point = Point(x: x, y: y)
        if isWheel { return button > 1 ? nil : .mouse(button == 0 ? .wheelUp : .wheelDown, point) }
        if isMove {
            // A press that became a drag is not half of a double one.
            lastPress = nil
            return isHeld && button == 0 ? .mouse(.drag, point) : nil
        }
        switch (button, isRelease) {
        case (0, false):
            isHeld = true
            if let last = lastPress, last.point == point, now - last.time <= MouseReader.doublePress {
                // A third press starts over.
                lastPress = nil
                return .mouse(.doublePress, point)
            }
            lastPress = (point, now)
            return .mouse(.press, point)
        case (0, true):
            defer { isHeld = false }
            return isHeld ? .mouse(.release, point) : nil
        case (2, false): return .mouse(.menu, point)
        default: return nil
        }
    }
}
