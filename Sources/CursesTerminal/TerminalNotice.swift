internal import Substrings

enum TerminalNotice {
    /// OSC 99 of kitty.
    case kitty
    /// OSC 9 of iTerm2, WezTerm, Ghostty and Windows Terminal.
    case growl
    /// OSC 777 of rxvt-unicode and foot.
    case notify

    private static let longest = 200

    /// Nil if unknown. A multiplexer keeps the variables of the terminal in which it was started.
    init?(_ environment: [String: String]) {
        let type = environment["TERM"] ?? ""
        let program = environment["TERM_PROGRAM"] ?? ""
        if type.hasPrefix("xterm-kitty") || environment["KITTY_WINDOW_ID"] != nil {
            self = .kitty
        } else if type.hasPrefix("foot") || type.hasPrefix("rxvt-unicode") {
            self = .notify
        } else if ["iTerm.app", "WezTerm", "ghostty"].contains(program) || type == "xterm-ghostty"
            || type == "wezterm" || environment["WT_SESSION"] != nil
        {
            self = .growl
        } else {
            return nil
        }
    }

    static func sequence(_ text: String?, throughTmux: Bool, _ environment: [String: String]) -> String {
        let bell = "\u{07}"
        let text = text.map(plain) ?? ""
        if text.isEmpty { return bell }
        let isInTmux = environment["TMUX"] != nil || environment["TERM_PROGRAM"] == "tmux"
        guard isInTmux else {
            // Another multiplexer would print sequences that it does not know.
            let isInScreen = environment["STY"] != nil
            return isInScreen ? bell : (TerminalNotice(environment)?.sequence(text) ?? "") + bell
        }
        guard throughTmux else { return bell }
        let inner = (TerminalNotice(environment) ?? .growl).sequence(text)
        return "\u{1B}Ptmux;" + inner.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\" + bell
    }

    private func sequence(_ text: String) -> String {
        switch self {
        case .kitty: "\u{1B}]99;;\(text)\u{1B}\\"
        // A number and a semicolon at the beginning would mean something else.
        case .growl: "\u{1B}]9;fxterm: \(text)\u{1B}\\"
        case .notify: "\u{1B}]777;notify;fxterm;\(text.replacing(";", with: ","))\u{1B}\\"
        }
    }

    private static func plain(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
                false
            default: true
            }
        }
        return String(String(String.UnicodeScalarView(scalars)).prefix(longest))
    }
}
