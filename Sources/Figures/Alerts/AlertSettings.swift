package import CivilTime
package import Market
package import Money
internal import Places
package import Words

package struct AlertSettings: Hashable, Sendable {
    package var tellsDesktop = true
    /// Only marks cards.
    package var isSilent = false
    package var quietHours: QuietHours?
    package var language = Language.english
    package var locale = ""
    package var home = CurrencyCode.usd
    package var costMethod = CostMethod.fifo
    package var hidesAmounts = false
    /// The path of their file; empty for none.
    package var transactions = ""
    package var receivers: [AlertReceiver] = []

    package init() {}
}

/// Hours of each day in which alerts fire silently: `22:00-07:00`, `22:00-07:00 Taipei`.
package struct QuietHours: Hashable, Sendable, CustomStringConvertible {
    package let start: TimeOfDay
    /// On the next day if earlier than the start.
    package let end: TimeOfDay
    /// By the clock of this city; nil for the user's own.
    package let place: String?
    private let zone: String?

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

    package var description: String {
        ["\(start.hoursAndMinutes)-\(end.hoursAndMinutes)", place].compactMap(\.self).joined(separator: " ")
    }

    package func contains(_ moment: Instant, here: Zone) -> Bool {
        let time = (zone.flatMap { Zone($0) } ?? here).local(moment).time
        return start < end ? start <= time && time < end : start <= time || time < end
    }
}
