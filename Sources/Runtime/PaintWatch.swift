/// Notices when a terminal takes its time over pictures that follow each other fast.
///
/// What counts is how long the program is kept waiting, not how long it works itself.
struct PaintWatch {
    /// How long a picture may keep the program waiting, in nanoseconds: with more there are no 60 a second.
    static let longest = 12_000_000
    /// How many pictures in a row have to: one alone may have been held up by anything.
    static let patience = 6

    private var slow = 0

    /// Takes in how long a picture took, and how much of that the program worked; whether that settles that the
    /// terminal is too slow.
    mutating func isTooSlow(after nanoseconds: Int, ofWork work: Int) -> Bool {
        slow = nanoseconds - work > PaintWatch.longest ? slow + 1 : 0
        guard slow >= PaintWatch.patience else { return false }
        slow = 0
        return true
    }
}
