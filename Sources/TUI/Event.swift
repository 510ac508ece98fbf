package enum Direction: Hashable, Sendable, CaseIterable {
    case up
    case down
    case left
    case right
}

/// A key as the user means it, whatever bytes the terminal sends.
package enum Key: Hashable, Sendable {
    case character(Character)
    /// A lower-case letter: `control("r")`.
    case control(Character)
    case arrow(Direction)
    case shiftArrow(Direction)
    case alt(Int)
    /// F1 to F12.
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
    case press
    /// In the same cell, shortly after the first.
    case doublePress
    case release
    case drag
    /// The right button went down.
    case menu
    case wheelUp
    case wheelDown
}

package enum Event: Hashable, Sendable {
    case key(Key)
    case mouse(MouseAction, Point)
    /// Unchanged, or only the first part if it was long; nothing in it is a key.
    case paste(String)
    case resized(Size)
    case paper(isLight: Bool)
    case resumed
    /// A signal ends the program: its number, SIGHUP also if the terminal is gone.
    case terminate(Int32)
}
