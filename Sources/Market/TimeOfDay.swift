/// A time on a 24-hour clock, to the second.
public struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Seconds since midnight, 0..<86400.
    public let second: Int

    /// The time `second` seconds after midnight, wrapped into one day.
    public init(second: Int) {
        self.second = (second % 86_400 + 86_400) % 86_400
    }

    /// 0 to 23.
    public var hour: Int { second / 3600 }
    /// 0 to 59.
    public var minute: Int { second / 60 % 60 }

    /// `15:04:22`.
    public var description: String { "\(hoursAndMinutes):\(padded(second % 60, 2))" }
    /// `15:04`.
    public var hoursAndMinutes: String { "\(padded(hour, 2)):\(padded(minute, 2))" }

    /// Whether `a` is earlier in the day than `b`.
    public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { a.second < b.second }
}
