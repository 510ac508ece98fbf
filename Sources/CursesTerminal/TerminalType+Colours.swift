import CNcurses
import Glibc
import TUI

extension TerminalType {
    /// How many colours to use, and whether the terminal itself has to be asked for more.
    ///
    /// - Parameters:
    ///   - wish: The depth that the user asks for; nil for the best there is.
    ///   - known: What the description says.
    ///   - canRewrite: Whether the library's output passes through our hands.
    static func colours(
        _ wish: ColourDepth?, of known: ColourDepth, canRewrite: Bool
    ) -> (depth: ColourDepth, isAsked: Bool) {
        if known == .indexed, canRewrite, writesNumbers, wish == .direct || wish == nil {
            // GNU screen hands on what the terminal around it said, and shows none of it.
            let isScreen = getenv("STY") != nil && getenv("TMUX") == nil
            if wish == .direct || hasFullColours && !isScreen { return (.direct, false) }
            return (.indexed, !isScreen)
        }
        guard let wish, wish.rawValue < known.rawValue, known != .direct else { return (known, false) }
        return (wish, false)
    }

    /// Whether environment or description say that the terminal shows 24-bit colours (termstandard/colors;
    /// user_caps(5) for `RGB`, tmux(1) for `Tc`).
    private static var hasFullColours: Bool {
        let word = getenv("COLORTERM").map { String(cString: $0) }
        return word == "truecolor" || word == "24bit" || tigetflag("RGB") > 0 || tigetnum("RGB") > 0
            || fxterm_capability("RGB") != nil
            || tigetflag("Tc") > 0
    }

    /// Whether the description sets colours in the form that `Rewriter` knows.
    static var writesNumbers: Bool {
        let text = fxterm_capability("setaf").map { String(cString: $0) } ?? ""
        return text.contains("38;5;") || text.contains("38:5:")
    }
}
