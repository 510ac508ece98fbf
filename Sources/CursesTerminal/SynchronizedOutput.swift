import CNcurses

/// Whether frames are shown all at once, by the terminals' mode 2026.
package enum SynchronizedUse: Hashable, Sendable {
    case auto
    case on
    case off
}

/// Takes what the terminal says of mode 2026 and puts its marks around what is written.
struct SynchronizedOutput {
    private var isUsed: Bool
    /// Whether a question is out that has not been answered.
    private var isWaiting = false

    /// The question whether the terminal has the mode; empty where that is known.
    var question: String { isWaiting ? "\u{1B}[?2026$p" : "" }

    /// - Parameter mayAsk: Whether the terminal understands questions.
    init(_ use: SynchronizedUse, mayAsk: Bool) {
        isUsed = use == .on
        isWaiting = use == .auto && mayAsk
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
