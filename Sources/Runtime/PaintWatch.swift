/// Notices when a terminal takes its time over pictures that follow each other fast.
///
/// What counts is how long the program is kept waiting, not how long it works itself. Between program and
/// terminal there are buffers, which empty by the piece: it is the mean of several pictures that tells.
struct PaintWatch {
    /// What one of several pictures may take on average, in nanoseconds: with more there are no 60 a second.
    static let longest = 12_000_000
    static let count = 12
    /// The most that one picture counts for, in nanoseconds: one alone may have been held up by anything.
    static let most = 48_000_000

    private var waits: [Int] = []

    /// Takes in how long a picture took, and how much of that the program worked; whether that settles that the
    /// terminal is too slow.
    mutating func isTooSlow(after nanoseconds: Int, ofWork work: Int) -> Bool {
        waits.append(max(0, min(nanoseconds - work, PaintWatch.most)))
        if waits.count > PaintWatch.count { waits.removeFirst() }
        guard waits.reduce(0, +) > PaintWatch.count * PaintWatch.longest else { return false }
        waits = []
        return true
    }
}
