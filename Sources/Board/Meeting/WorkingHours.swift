package import CivilTime
package import Market

/// The hours of a day in which people work: `09:00-18:00`.
package struct WorkingHours: Hashable, Sendable, CustomStringConvertible {
    /// When work begins.
    package let start: TimeOfDay
    /// When it ends, later on the same day.
    package let end: TimeOfDay

    /// The working hours of a city for which none are set.
    package static let usual = WorkingHours(
        start: TimeOfDay(second: 9 * 3600), end: TimeOfDay(second: 17 * 3600))

    private init(start: TimeOfDay, end: TimeOfDay) { (self.start, self.end) = (start, end) }

    /// Reads two times of a day, such as `09:00-18:00` or `9-17`, or nil.
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

    /// The text of the setting.
    package var description: String { "\(start.hoursAndMinutes)-\(end.hoursAndMinutes)" }
}

/// When people work in each city.
package struct WorkSettings: Hashable, Sendable {
    /// Of cities that have no hours of their own.
    package var usual = WorkingHours.usual
    /// Hours of single cities.
    package var own: [ClockID: WorkingHours] = [:]

    /// From 9 to 17 everywhere.
    package init() {}

    /// Those of one city.
    package subscript(clock: ClockID) -> WorkingHours { own[clock] ?? usual }
}

/// The days of a week on which most people of a country do not work.
///
/// Source: the week data of Unicode CLDR, as in ICU; for Algeria and the Maldives, their governments.
package enum Weekend {
    /// The days off, 0 for Monday; Saturday and Sunday by default.
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
