import CNcurses
import Glibc
internal import Substrings
package import TUI

enum TerminalType {
    /// An unknown type is most often a newer terminal, and those understand xterm's sequences.
    static func open(_ streams: TerminalStreams) throws(TerminalError) -> OpaquePointer {
        let type = getenv("TERM").map { String(cString: $0) } ?? ""
        for candidate in [type, "xterm-256color", "xterm"] where !candidate.isEmpty {
            guard let screen = newterm(candidate, streams.output, streams.input) else { continue }
            if fxterm_capability("cup") != nil { return screen }
            endwin()
            delscreen(screen)
            throw .tooSimple(type: candidate)
        }
        throw .unknownType(type)
    }

    /// Larger sizes are no real windows.
    private static let largest = (width: 2000, height: 1000)

    static var window: (width: Int, height: Int)? {
        var window = winsize()
        guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
            return nil
        }
        return (min(Int(window.ws_col), largest.width), min(Int(window.ws_row), largest.height))
    }

    /// The library reads these variables before the window's size.
    static func limitSize() {
        for (name, most) in [("COLUMNS", largest.width), ("LINES", largest.height)] {
            guard let value = getenv(name).map({ String(cString: $0) }) else { continue }
            if !(Int(value).map { (1...most).contains($0) } ?? false) { unsetenv(name) }
        }
        var window = winsize()
        guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &window) == 0 else { return }
        if Int(window.ws_col) > largest.width { setenv("COLUMNS", "\(largest.width)", 0) }
        if Int(window.ws_row) > largest.height { setenv("LINES", "\(largest.height)", 0) }
    }

    /// Uses the environment's character set if it is UTF-8, else another that is, and then returns false.
    /// Believes a locale that this system lacks: over ssh the environment comes from the terminal's machine.
    static func useUnicode() -> Bool {
        let isKnown = setlocale(LC_CTYPE, "") != nil
        let set = nl_langinfo(Int32(CODESET)).map { String(cString: $0) }
        if set == "UTF-8" { return true }
        setlocale(LC_CTYPE, "C.UTF-8")
        return !isKnown && isUnicodeAsked
    }

    private static var isUnicodeAsked: Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        let wishes: [String] = names.compactMap { name in getenv(name).map { String(cString: $0) } }
        let set = (wishes.first { !$0.isEmpty } ?? "").uppercased().split(separator: ".").last ?? ""
        return set.hasPrefix("UTF-8") || set.hasPrefix("UTF8")
    }

    /// If the library cannot turn wrapping off (tmux), it writes the last cell one to the left and pushes it
    /// over, which tears a wide character.
    static var hasWideCorner: Bool { tigetflag("am") <= 0 || fxterm_capability("rmam") != nil }

    /// Some descriptions leave the mouse out; a terminal without an alternate screen is older than it.
    static var mayHaveMouse: Bool {
        fxterm_capability("kmous") != nil || fxterm_capability("smcup") != nil
    }

    /// A terminal without an alternate screen is older than the marks around pastes.
    static func inputModes(mouse: Bool, areOn: Bool) -> String {
        (mouse ? areOn ? MouseReader.on : MouseReader.off : "")
            + (fxterm_capability("smcup") == nil ? "" : areOn ? PasteReader.on : PasteReader.off)
    }

    /// Raw, so that Ctrl-C, Ctrl-Z and Ctrl-S are keys for the program.
    static func setModes() {
        raw()
        noecho()
        nonl()
        intrflush(fxterm_stdscr(), false)
        leaveok(fxterm_stdscr(), true)
        // When it moves the rest of a line, the library misplaces wide characters.
        idcok(fxterm_stdscr(), false)
        curs_set(0)
        // The library would check for a key between two lines, and delay the rest of a frame.
        typeahead(-1)
    }

    /// Without wiping, tmux (3.3a) keeps rows above the shell's output if the window became wider.
    static func leave(wiped: Bool) {
        if wiped, !capability("rmcup").isEmpty {
            werase(fxterm_stdscr())
            clearok(fxterm_curscr(), true)
            wrefresh(fxterm_stdscr())
        }
        endwin()
    }

    static func restoration(mouse: Bool) -> String {
        var sequence = capability("smcup").isEmpty ? "" : "\u{1B}[?2026l"
        sequence += inputModes(mouse: mouse, areOn: false)
        sequence += capability("rmkx") + capability("sgr0") + capability("cnorm")
        let leave = capability("rmcup")
        return sequence + (leave.isEmpty ? "\r\n" : leave)
    }

    /// Reading alone switches the keypad.
    static var keypadOff: String { capability("rmkx") }

    /// Without its padding, which is for slow lines.
    private static func capability(_ name: String) -> String {
        guard let value = fxterm_capability(name) else { return "" }
        var kept = ""
        var isPadding = false
        for character in String(cString: value) {
            if isPadding {
                isPadding = character != ">"
            } else if character == "<", kept.last == "$" {
                kept.removeLast()
                isPadding = true
            } else {
                kept.append(character)
            }
        }
        return kept
    }
}

extension TerminalType {
    /// Also true if we must query the terminal for more. The user chooses a depth, or nil for the best.
    static func colours(
        _ wish: ColourDepth?, of known: ColourDepth, canRewrite: Bool
    ) -> (depth: ColourDepth, isAsked: Bool) {
        if known == .indexed, canRewrite, writesNumbers, wish == .direct || wish == nil {
            // GNU screen passes on the outer terminal's answer, but shows no such colours.
            let isScreen = getenv("STY") != nil && getenv("TMUX") == nil
            if wish == .direct || hasFullColours && !isScreen { return (.direct, false) }
            return (.indexed, !isScreen)
        }
        guard let wish, wish.rawValue < known.rawValue, known != .direct else { return (known, false) }
        return (wish, false)
    }

    /// By environment or description (termstandard/colors; user_caps(5) for `RGB`, tmux(1) for `Tc`).
    private static var hasFullColours: Bool {
        let word = getenv("COLORTERM").map { String(cString: $0) }
        return word == "truecolor" || word == "24bit" || tigetflag("RGB") > 0 || tigetnum("RGB") > 0
            || fxterm_capability("RGB") != nil
            || tigetflag("Tc") > 0
    }

    /// In the form that `Rewriter` knows.
    static var writesNumbers: Bool {
        let text = fxterm_capability("setaf").map { String(cString: $0) } ?? ""
        return text.contains("38;5;") || text.contains("38:5:")
    }
}

extension ColourDepth {
    /// Nil if there is no terminal or it has no emphasis. The user chooses a depth, or nil for the best.
    package static func ofOutput(_ wish: ColourDepth?, _ use: ColourUse = .auto) -> ColourDepth? {
        guard isatty(STDOUT_FILENO) == 1 else { return nil }
        let type = getenv("TERM").map { String(cString: $0) } ?? ""
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

package enum ColourUse: Hashable, Sendable {
    /// Unless `NO_COLOR` is set to anything (no-color.org).
    case auto
    case always
    case never

    var isWanted: Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
        }
    }
}
