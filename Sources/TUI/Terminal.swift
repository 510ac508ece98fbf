/// A screen with a keyboard. One implementation speaks to a real terminal; tests script another.
@MainActor
package protocol Terminal: AnyObject {
    var size: Size { get }

    /// Descriptors that become readable when `events()` has something to return.
    var descriptors: [Int32] { get }

    /// Everything that has arrived since the last call, oldest first. Never waits.
    func events(_ ready: [Int32]) -> [Event]

    /// Notes that one of `descriptors` hung up; the next `events()` ends the program.
    func hangUp()

    /// Shows `canvas`, writing only the differences to the screen, and `picture`, which was drawn on it,
    /// in pixels if the terminal can. Cells of `links` become links, if the terminal supports them.
    func present(_ canvas: Canvas, _ palette: Palette, picture: PlacedChart?, links: [PlacedLink])

    /// Shows the terminal's cursor at a cell from the next `present` on; nil to hide it.
    func place(cursor: Point?)

    /// Forgets the screen's contents, so that the next `present` writes every cell.
    func invalidate()

    /// Copies `text` to the clipboard, if the terminal allows it.
    func copy(_ text: String)

    /// Rings the bell, and shows `text` outside the screen if we know how on this terminal, with the next
    /// frame.
    ///
    /// - Parameter throughTmux: True to reach the terminal around tmux.
    func notify(_ text: String?, throughTmux: Bool)

    /// Turns clicks, drags and the wheel into events, or leaves them to the terminal's own selecting.
    func useMouse(_ isOn: Bool)

    /// Restores the terminal, stops the process as Ctrl-Z does, and takes the terminal again on return.
    func suspend()

    /// Restores the terminal. Safe to call twice.
    func close()
}

extension Terminal {
    package func place(cursor: Point?) {}
}
