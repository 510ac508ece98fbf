package import CivilTime
package import Market

/// `09:00-18:00`.
package struct WorkingHours: Hashable, Sendable, CustomStringConvertible {
    package let start: TimeOfDay
    /// Later on the same day.
    package let end: TimeOfDay

    package static let usual = WorkingHours(
        start: TimeOfDay(second: 9 * 3600), end: TimeOfDay(second: 17 * 3600))

    private init(start: TimeOfDay, end: TimeOfDay) { (self.start, self.end) = (start, end) }

    /// `09:00-18:00` or `9-17`.
    package init?(_ text: String) {
        let times = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
            .map { WorkingHours.time($0) }
        guard times.count == 2, let start = times[0], let end = times[1], start < end else { return nil }
        self.init(start: start, end: end)
    }

    private static func time(_ text: Substring) -> TimeOfDay? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { part in
            part.utf8.count <= 2 && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
        }
        guard (1...2).contains(parts.count), let hour = parts[0],
            let minute = parts.count == 2 ? parts[1] : 0,
            hour < 24, minute < 60
        else { return nil }
        return TimeOfDay(second: hour * 3600 + minute * 60)
    }

    package var description: String { "\(start.hoursAndMinutes)-\(end.hoursAndMinutes)" }
}

package struct WorkSettings: Hashable, Sendable {
    package var usual = WorkingHours.usual
    package var own: [ClockID: WorkingHours] = [:]

    package init() {}

    package subscript(clock: ClockID) -> WorkingHours { own[clock] ?? usual }
}

/// Days on which most people of a country do not work. Source: Unicode CLDR's week data, as in ICU; for
/// Algeria and the Maldives, their governments.
package enum Weekend {
    /// 0 is Monday; Saturday and Sunday by default.
    package static func days(ofCountry code: String?) -> Set<Int> {
        code.flatMap { others[$0] } ?? [5, 6]
    }

    private static let others: [String: Set<Int>] = {
        let fridays = [
            "BD", "BH", "DZ", "EG", "IL", "IQ", "JO", "KW", "LY", "MV", "OM", "QA", "SA", "SD", "SY", "YE",
        ]
        return Dictionary(uniqueKeysWithValues: fridays.map { ($0, [4, 5]) })
            .merging(["AF": [3, 4], "IR": [4], "IN": [6], "UG": [6]]) { _, other in other }
    }()
}
