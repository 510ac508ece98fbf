/// The real terminal, or a scripted one in tests.
@MainActor
package protocol Terminal: AnyObject {
    var size: Size { get }

    /// They become readable when `events()` has something to return.
    var descriptors: [Int32] { get }

    /// The oldest first. Never waits.
    func events(_ ready: [Int32]) -> [Event]

    /// After one of `descriptors` hung up: the next `events()` ends the program.
    func hangUp()

    /// Writes only the differences. `picture` is also on `canvas`, for terminals without pixels.
    func present(_ canvas: Canvas, _ palette: Palette, picture: PlacedChart?, links: [PlacedLink])

    /// From the next `present` on; nil hides the cursor.
    func place(cursor: Point?)

    /// Makes the next `present` write every cell.
    func invalidate()

    /// To the clipboard, if the terminal allows it.
    func copy(_ text: String)

    /// Rings the bell with the next frame, and shows `text` outside the screen if the terminal can.
    func notify(_ text: String?, throughTmux: Bool)

    /// When off, clicks select text in the terminal.
    func useMouse(_ isOn: Bool)

    /// As Ctrl-Z does; restores the terminal before and takes it again after.
    func suspend()

    func close()
}

extension Terminal {
    package func place(cursor: Point?) {}
}
