import CNcurses
import Glibc
package import TUI

extension ColourDepth {
    /// How many colours the terminal on standard output shows, without taking it; nil where there is none, or one without
    /// emphasis.
    ///
    /// - Parameter wish: The depth that the user asks for; nil for the best there is.
    package static func ofOutput(_ wish: ColourDepth?, _ use: ColourUse = .auto) -> ColourDepth? {
        guard isatty(STDOUT_FILENO) == 1 else { return nil }
        let type = getenv("TERM").map { String(cString: $0) } ?? ""
        // A type that this system does not know is most often a newer terminal.
        var error: Int32 = 0
        let isKnown = [type, "xterm-256color"].contains { (name: String) in
            !name.isEmpty && setupterm(name, STDOUT_FILENO, &error) == OK
        }
        guard isKnown, fxterm_capability("sgr0") != nil else { return nil }
        guard use.isWanted else { return .monochrome }
        let count = Int(tigetnum("colors"))
        return TerminalType.colours(wish, of: ColourDepth(colours: count), canRewrite: true).depth
    }
}
