/// What the terminal was asked and has not answered: whatever of it comes after the terminal was given back is typed
/// into the shell.
///
/// Terminals answer in the order that they are asked in. So the last question is one that all of them answer; once
/// that answer is there, no other is to come, and with it has come all that was typed before.
struct Replies {
    /// The question what kind of terminal it is (DA1 of xterm's ctlseqs.txt), answered with `ESC [ ? … c`.
    static let question = "\u{1B}[c"
    /// How long an answer is waited for, in nanoseconds from the question on. A terminal that has said nothing by then
    /// is taken for one that never does.
    private static let patience = 1_000_000_000
    /// The same on the slowest of lines.
    private static let longest = 10_000_000_000

    private(set) var isOwed = false
    /// Whether the terminal has ever answered.
    private(set) var areGiven = false
    private var asked = 0
    private var patience = Replies.patience

    /// Notes that the last question was written at `now`, in nanoseconds of a clock that only goes forward.
    mutating func ask(now: Int) { (isOwed, asked) = (true, now) }

    mutating func take() { (isOwed, areGiven) = (false, true) }

    /// Notes that the line took so many nanoseconds for a picture: it may have as much again, some times over, before the question.
    mutating func lineTook(_ nanoseconds: Int) {
        patience = min(Replies.longest, patience + 8 * nanoseconds)
    }

    /// How many milliseconds of waiting are left at `now`; 0 when nothing is owed, or nothing expected any more.
    func wait(now: Int) -> Int32 {
        isOwed ? Int32(clamping: max(0, (asked + patience - now + 999_999) / 1_000_000)) : 0
    }
}
