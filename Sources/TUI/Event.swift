/// One of the four ways an arrow points.
package enum Direction: Hashable, Sendable, CaseIterable {
    case up
    case down
    case left
    case right
}

/// A key as the user means it, whatever bytes the terminal sends for it.
package enum Key: Hashable, Sendable {
    case character(Character)
    /// Control and a lower-case letter: `control("r")`.
    case control(Character)
    case arrow(Direction)
    case shiftArrow(Direction)
    /// Alt and a digit from 1 to 9.
    case alt(Int)
    /// A function key, from F1 to F12.
    case function(Int)
    case enter
    case escape
    case tab
    case backTab
    case backspace
    case delete
    case home
    case end
    case pageUp
    case pageDown
}

package enum MouseAction: Hashable, Sendable {
    /// The left button went down.
    case press
    /// The left button went down a second time in the same cell, shortly after the first.
    case doublePress
    case release
    case drag
    /// The right button went down.
    case menu
    case wheelUp
    case wheelDown
}

/// Input or news from the terminal.
package enum Event: Hashable, Sendable {
    case key(Key)
    case mouse(MouseAction, Point)
    /// Pasted text, unchanged, or the first part of it if it was long; nothing in it is a key.
    case paste(String)
    case resized(Size)
    case paper(isLight: Bool)
    /// The process continued after a stop; redraw the screen.
    case resumed
    /// A signal ends the program; the value is its number, SIGHUP also if the terminal is gone.
    case terminate(Int32)
}
