import CNcurses

/// Whether frames are shown all at once, by the terminals' mode 2026.
public enum SynchronizedUse: Hashable, Sendable {
    /// Where the terminal says that it can.
    case auto
    /// Always.
    case on
    /// Never.
    case off
}

/// Asks the terminal for mode 2026 and puts its marks around what is written.
struct SynchronizedOutput {
    private var isUsed: Bool
    /// Whether a question is out that has not been answered.
    private(set) var isWaiting = false

    /// Asks, unless that is settled. A terminal without an alternate screen is too old to be asked: it might
    /// print the question.
    init(_ use: SynchronizedUse, output: Int32) {
        isUsed = use == .on
        guard use == .auto, fxterm_capability("smcup") != nil else { return }
        writeAll("\u{1B}[?2026$p", to: output)
        isWaiting = true
    }

    /// Takes the terminal's answer about one of its modes: 1 set, 2 reset, 3 always set, 0 and 4 not to be had.
    mutating func takeAnswer(_ answer: Int, mode: Int) {
        guard isWaiting, mode == 2026 else { return }
        isWaiting = false
        isUsed = (1...3).contains(answer)
    }

    /// What goes before a picture and after it, for the terminal to show it in one piece.
    var marks: (before: String, after: String) {
        isUsed ? ("\u{1B}[?2026h", "\u{1B}[?2026l") : ("", "")
    }
}
