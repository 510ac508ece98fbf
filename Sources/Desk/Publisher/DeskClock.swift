/// How far the database's clock is ahead of this machine's, in whole seconds.
///
/// Both are read at every commit, and neither reading is exact: the difference stays as it was until another one is certain. A
/// moment would else be earlier on the desk than one before it.
struct DeskClock {
    /// Seconds by which two readings have to differ from what is known.
    private static let certain = 1.5

    /// Seconds to add to a moment of this machine's to have it by the database's clock.
    private(set) var shift = 0
    /// The database's clock when it was read last.
    private(set) var now = 0

    /// Takes in readings of both clocks, in seconds since 1970: of the database's, which it made at some moment while it was asked,
    /// and of this machine's, before and after that. On a slow line seconds lie between these.
    mutating func read(database: Double, before: Double, after: Double) {
        let difference = database - (before + after) / 2
        guard difference.isFinite, abs(difference) < 1e11 else { return }
        let doubt = DeskClock.certain + abs(after - before) / 2
        if abs(difference - Double(shift)) > doubt { shift = Int(difference.rounded()) }
        now = Int(database)
    }
}
