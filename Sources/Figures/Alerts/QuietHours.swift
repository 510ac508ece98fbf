package import CivilTime
internal import Market
internal import Places

/// Hours of each day in which alerts are kept without being told: `22:00-07:00`, `22:00-07:00 Taipei`.
package struct QuietHours: Hashable, Sendable, CustomStringConvertible {
    /// When they begin.
    package let start: TimeOfDay
    /// When they end; of the next day, where that is earlier.
    package let end: TimeOfDay
    /// The city by whose clock; nil for the user's own.
    package let place: String?
    /// The city's zone; nil for the user's own.
    private let zone: String?

    /// Reads two times and a city; nil for what is none.
    package init?(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        let times = words.first?.split { $0 == "-" || $0 == "–" }.map { SpokenTime(String($0)) } ?? []
        guard times.count == 2, let start = times[0], let end = times[1], start.time != end.time,
            [start, end].allSatisfy({ $0.place == nil && $0.day == nil })
        else { return nil }
        (self.start, self.end) = (start.time, end.time)
        place = words.dropFirst().first
        guard let place else {
            zone = nil
            return
        }
        guard case .one(let clock) = CitySearch.meaning(of: place) else { return nil }
        zone = clock.zone
    }

    /// As it is set.
    package var description: String {
        ["\(start.hoursAndMinutes)-\(end.hoursAndMinutes)", place].compactMap(\.self).joined(separator: " ")
    }

    /// Whether `moment` lies in them.
    ///
    /// - Parameter here: The user's own zone.
    package func contains(_ moment: Instant, here: Zone) -> Bool {
        let time = (zone.flatMap { Zone($0) } ?? here).local(moment).time
        return start < end ? start <= time && time < end : start <= time || time < end
    }
}
