import Glibc
import PseudoTerminal

/// The real terminal, with two lines below the script's screen: the caption and the step.
final class Stage: ScriptAudience {
    private struct Unsuited: Error, CustomStringConvertible {
        let description: String
    }

    let slowness: Double
    private let name: String
    private let height: Int
    private let modes: termios
    private var caption = ""
    private var shown: [String] = []

    init(for script: Script, speed: Double) throws {
        slowness = 1 / speed
        name = script.name
        var window = winsize()
        _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window)
        let (width, height) = script.largestSize
        guard Int(window.ws_col) >= width, Int(window.ws_row) >= height + 2 else {
            throw Unsuited(
                description: """
                    \(script.path) needs a terminal of \(width)×\(height + 2) cells; this one has \
                    \(window.ws_col)×\(window.ws_row)
                    """)
        }
        self.height = Int(window.ws_row)
        var modes = termios()
        tcgetattr(STDIN_FILENO, &modes)
        self.modes = modes
        // Keys typed meanwhile do not show; Ctrl-C ends the replay.
        modes.c_lflag &= ~tcflag_t(ECHO | ICANON)
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
        for end in [SIGINT, SIGTERM, SIGHUP] { signal(end) { _ in Stage.isLeaving = true } }
        write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
    }

    nonisolated(unsafe) private static var isLeaving = false

    func close() {
        write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
        var modes = modes
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }

    func follow(_ line: Script.Line, done: Int) {
        if line.text.hasPrefix("#") { caption = String(line.text.dropFirst(2)) }
        let words = line.text.split(separator: " ")
        var step = line.text
        if words[0] == "press" {
            step = words.enumerated().map { $0 == done && done > 0 ? "\u{1B}[7m \($1) \u{1B}[0m" : "\($1)" }
                .joined(separator: " ")
        } else if words[0] == "type", done > 0 {
            step = "type \u{1B}[7m \(line.text.dropFirst(6).prefix(done)) \u{1B}[0m"
        } else if words[0].hasPrefix("#") {
            step = ""
        }
        write(
            "\u{1B}[\(height - 1);1H\u{1B}[0;1m \(caption)\u{1B}[0m\u{1B}[K"
                + "\u{1B}[\(height);1H \u{1B}[2m\(name):\(line.number)\u{1B}[0m  \(step)\u{1B}[K")
    }

    func see(_ screen: TerminalScreen?) throws {
        if Self.isLeaving { throw CancellationError() }
        guard let screen else { return }
        let rows = (0..<screen.height).map { row($0, of: screen) }
        let count = max(rows.count, shown.count)
        let changed = (0..<count).filter { $0 >= rows.count || $0 >= shown.count || rows[$0] != shown[$0] }
        write(
            changed.map { "\u{1B}[\($0 + 1);1H" + ($0 < rows.count ? rows[$0] : "") + "\u{1B}[0m\u{1B}[K" }
                .joined())
        shown = rows
    }

    private func row(_ y: Int, of screen: TerminalScreen) -> String {
        var text = ""
        var last: TerminalScreen.Cell?
        for x in 0..<screen.width {
            let cell = screen[x, y]
            if last.map({ !$0.hasLook(of: cell) }) ?? true { text += cell.look }
            text += cell.text
            last = cell
        }
        return text
    }

    private func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
            rest = rest.dropFirst(max(0, count))
        }
    }
}

extension TerminalScreen.Cell {
    fileprivate func hasLook(of other: TerminalScreen.Cell) -> Bool {
        ink == other.ink && paper == other.paper && isBold == other.isBold
            && isUnderlined == other.isUnderlined && isReversed == other.isReversed
    }

    fileprivate var look: String {
        var parts = ["0"]
        if isBold { parts.append("1") }
        if isUnderlined { parts.append("4") }
        if isReversed { parts.append("7") }
        for (colour, kind) in [(ink, "38"), (paper, "48")] where colour >= 0 {
            parts.append(
                colour < 256
                    ? "\(kind);5;\(colour)"
                    : "\(kind);2;\(colour >> 16 & 255);\(colour >> 8 & 255);\(colour & 255)")
        }
        return "\u{1B}[\(parts.joined(separator: ";"))m"
    }
}
