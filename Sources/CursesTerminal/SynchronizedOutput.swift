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
    /// The reply arrives as a key with this code plus the terminal's answer, 0 to 4.
    private static let firstReply: Int32 = 0x600

    private let output: Int32
    private var isUsed: Bool
    /// Whether a question is out that has not been answered.
    private(set) var isWaiting = false

    /// Asks, unless that is settled. A terminal without an alternate screen is too old to be asked: it might
    /// print the question.
    init(_ use: SynchronizedUse, output: Int32) {
        self.output = output
        isUsed = use == .on
        guard use == .auto, fxterm_capability("smcup") != nil else { return }
        for answer in 0...4 { define_key("\u{1B}[?2026;\(answer)$y", Self.firstReply + Int32(answer)) }
        writeAll("\u{1B}[?2026$p", to: output)
        isWaiting = true
    }

    /// Takes the terminal's answer; false if `code` is another key's.
    mutating func takeReply(_ code: Int32) -> Bool {
        guard (Self.firstReply...Self.firstReply + 4).contains(code) else { return false }
        isWaiting = false
        isUsed = (1...3).contains(code - Self.firstReply)
        return true
    }

    /// Brings the screen up to date, in one piece where the terminal can.
    func update() {
        if isUsed { writeAll("\u{1B}[?2026h", to: output) }
        doupdate()
        if isUsed { writeAll("\u{1B}[?2026l", to: output) }
    }
}
