/// Why the terminal could not be opened. The description is one line, fit for standard error.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Standard input or output is not a terminal.
    case notATerminal(stream: String)
    /// The terminal cannot place its cursor; `type` is its `TERM`.
    case tooSimple(type: String)
    /// Neither the terminal's type nor any fall-back is described on this system.
    case unknownType(String)
    /// The operating system refused something; `errno` is its reason.
    case system(operation: String, errno: Int32)

    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .notATerminal(let stream):
            "\(stream) is not a terminal; fxterm print works without one"
        case .tooSimple(let type):
            "the terminal type \(quoted(type)) cannot place its cursor; set TERM to what the terminal is"
        case .unknownType(let type):
            "no description of the terminal type \(quoted(type)); install ncurses-base or set TERM"
        case .system(let operation, let errno):
            "\(operation): \(reason(errno))"
        }
    }

    /// `TERM` comes from outside: what is not printable must not reach the terminal through a message.
    private func quoted(_ type: String) -> String {
        let kept = type.unicodeScalars.filter { (0x21..<0x7F).contains($0.value) }
        return "“\(String(String.UnicodeScalarView(kept)).prefix(40))”"
    }
}
