internal import Foundation

/// The rules that ICU brings along, for systems without a zoneinfo folder. They age with the toolchain.
struct ICUZone: Hashable, Sendable {
    private let zone: TimeZone

    /// The zone called `name`, unless ICU knows none.
    init?(_ name: String) {
        guard let zone = TimeZone(identifier: name) else { return nil }
        self.zone = zone
    }

    private init(_ zone: TimeZone) { self.zone = zone }

    /// The system's zone with its name, as Foundation finds it.
    static var here: (name: String, zone: ICUZone) {
        (TimeZone.current.identifier, ICUZone(TimeZone.current))
    }

    /// The version of ICU's rules, such as `2025b`.
    static var version: String { TimeZone.timeZoneDataVersion }

    func offset(at instant: Instant) -> Int { zone.secondsFromGMT(for: date(instant)) }

    func abbreviation(at instant: Instant) -> String { zone.abbreviation(for: date(instant)) ?? "" }

    func nextTransition(after instant: Instant) -> ZoneTransition? {
        guard let next = zone.nextDaylightSavingTimeTransition(after: date(instant)) else { return nil }
        return transition(Instant(Int(next.timeIntervalSince1970.rounded())))
    }

    func previousTransition(upTo instant: Instant) -> ZoneTransition? {
        // ICU has no way back: from a year before, forward.
        for years in [2, 20, 200] {
            var last: ZoneTransition?
            var moment = instant + -years * 366 * 86_400
            while let next = nextTransition(after: moment), next.at <= instant, next.at > moment {
                last = next
                moment = next.at
            }
            if let last { return last }
        }
        return nil
    }

    private func transition(_ at: Instant) -> ZoneTransition {
        ZoneTransition(
            at: at, offsetBefore: offset(at: at + -1), offsetAfter: offset(at: at),
            abbreviation: abbreviation(at: at))
    }

    private func date(_ instant: Instant) -> Date { Date(timeIntervalSince1970: Double(instant.seconds)) }
}
