internal import CursesTerminal
internal import Glibc
internal import Words

extension TerminalError {
    var saying: Saying {
        switch self {
        case .notATerminal(let stream):
            .phrase(
                .notATerminal,
                ["stream": .phrase(stream == .input ? .standardInput : .standardOutput)])
        case .tooSimple(let type): .phrase(.terminalTooSimple, ["type": quoted(type)])
        case .unknownType(let type): .phrase(.terminalUnknown, ["type": quoted(type)])
        case .system(let operation, let code):
            .verbatim("\(operation): \(String(cString: strerror(code)))")
        }
    }

    /// `TERM` comes from outside: what is not printable must not reach the terminal through a message.
    private func quoted(_ type: String) -> Saying {
        let kept = type.unicodeScalars.filter { (0x21..<0x7F).contains($0.value) }
        let text = String(String(String.UnicodeScalarView(kept)).prefix(40))
        return .phrase(.inQuotes, verbatim: ["text": text])
    }
}
