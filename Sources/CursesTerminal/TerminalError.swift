/// Why the terminal could not be opened.
package enum TerminalError: Error, Hashable, Sendable {
    /// One of the two that have to lead to a terminal.
    package enum Stream: Hashable, Sendable {
        case input
        case output
    }

    case notATerminal(Stream)
    /// The terminal cannot place its cursor; `type` is its `TERM`.
    case tooSimple(type: String)
    /// Neither the terminal's type nor any fall-back is described on this system.
    case unknownType(String)
    /// The operating system refused something; `errno` is its reason.
    case system(operation: String, errno: Int32)
}
