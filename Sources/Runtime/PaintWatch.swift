/// Notices when a terminal takes its time over pictures that follow each other fast.
struct PaintWatch {
    /// What one picture may take, in nanoseconds: with more there are no 60 a second.
    static let longest = 12_000_000
    /// How many pictures in a row have to take longer: one alone may have been held up by anything.
    static let patience = 4

    private var slow = 0

    /// Takes in how long a picture took; whether that settles that the terminal is too slow.
    mutating func isTooSlow(after nanoseconds: Int) -> Bool {
        slow = nanoseconds > PaintWatch.longest ? slow + 1 : 0
        guard slow >= PaintWatch.patience else { return false }
        slow = 0
        return true
    }
}
