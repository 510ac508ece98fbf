private import Foundation

/// A time zone: the one door to the rules of local time.
///
/// The rules are those of Foundation's copy of the zone database for now. Nothing outside this file knows
/// where they come from.
public struct Zone: Hashable, Sendable {
    /// The IANA name, such as `Asia/Taipei`.
    public let name: String
    private let rules: TimeZone

    /// The zone called `name`, unless there is none.
    public init?(_ name: String) {
        guard let rules = TimeZone(identifier: name) else { return nil }
        self.name = name
        self.rules = rules
    }

    /// The zone the system is set to.
    public static var here: Zone {
        let rules = TimeZone.current
        return Zone(name: rules.identifier, rules: rules)
    }

    /// Coordinated universal time.
    public static let utc = Zone(name: "UTC", rules: TimeZone.gmt)

    private init(name: String, rules: TimeZone) {
        self.name = name
        self.rules = rules
    }

    /// Seconds east of UTC at `instant`.
    public func offset(at instant: Instant) -> Int {
        rules.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.seconds)))
    }

    /// The calendar day and the time on the wall at `instant`.
    public func local(_ instant: Instant) -> (day: Day, time: TimeOfDay) {
        let (day, second) = Day.split(instant.seconds + offset(at: instant))
        return (day, TimeOfDay(second: second))
    }

    /// The moment at which the wall reads `time` on `day`.
    ///
    /// Of a time that occurs twice, the first; a time that is skipped reads as if the clocks had not yet
    /// gone forward.
    public func instant(_ day: Day, _ time: TimeOfDay) -> Instant {
        let wall = Instant(day.number * 86_400 + time.second)
        let before = offset(at: wall + -86_400)
        let after = offset(at: wall + 86_400)
        let first = wall + -max(before, after)
        return offset(at: first) == max(before, after) ? first : wall + -min(before, after)
    }
}
