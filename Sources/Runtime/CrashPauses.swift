/// The seconds before a collector that crashed is started again: each time twice as many, until one has run well.
struct CrashPauses {
    private static let (shortest, longest): (UInt32, UInt32) = (1, 900)
    /// For so long a collector has run that has run well.
    private static let well = Duration.seconds(60)

    private var crashes: UInt32 = 0

    /// The pause after a collector that ended as it should.
    mutating func afterEnd() -> UInt32 {
        crashes = 0
        return CrashPauses.shortest
    }

    /// The pause after one that crashed when it had run for some time.
    mutating func afterCrash(of time: Duration) -> UInt32 {
        crashes = time < CrashPauses.well ? min(crashes + 1, 10) : 1
        return min(CrashPauses.shortest << crashes, CrashPauses.longest)
    }
}
