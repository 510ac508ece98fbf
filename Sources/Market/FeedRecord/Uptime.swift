/// A moment by the clock that counts from the machine's start, time asleep included.
///
/// It never jumps, but means nothing after the next start; what is to outlive that is carried over
/// (`FeedRecord.carried`), whereby moments before the start become negative.
public struct Uptime: Hashable, Comparable, Sendable, Codable {
    /// The time since the machine's start.
    public var elapsed: Duration

    /// The moment `elapsed` after the machine's start.
    public init(_ elapsed: Duration) {
        self.elapsed = elapsed
    }

    /// Reads a number of seconds; anything beyond three thousand years is refused.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let seconds = try container.decode(Double.self)
        guard abs(seconds) < 1e11 else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no time of this machine")
        }
        elapsed = .milliseconds((seconds * 1000).rounded())
    }

    /// Writes seconds, to the millisecond.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode((elapsed / .milliseconds(1)).rounded(.up) / 1000)
    }

    /// Whether `a` is earlier than `b`.
    public static func < (a: Uptime, b: Uptime) -> Bool { a.elapsed < b.elapsed }
    /// The moment `duration` later.
    public static func + (moment: Uptime, duration: Duration) -> Uptime { Uptime(moment.elapsed + duration) }
    /// The time from `b` to `a`.
    public static func - (a: Uptime, b: Uptime) -> Duration { a.elapsed - b.elapsed }
}
