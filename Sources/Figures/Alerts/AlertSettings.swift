package import CivilTime
package import Market
package import Money
internal import Places
package import Words

/// The user's settings that a collector needs for notifications.
package struct AlertSettings: Hashable, Sendable {
    /// True to notify the desktop.
    package var tellsDesktop = true
    /// True to mark cards only, without notifications.
    package var isSilent = false
    /// The hours without notifications.
    package var quietHours: QuietHours?
    /// The language of notifications.
    package var language = Language.english
    /// The locale whose marks figures have.
    package var locale = ""
    /// The currency of positions.
    package var home = CurrencyCode.usd
    /// The order in which a sale takes lots.
    package var costMethod = CostMethod.fifo
    /// True to leave out the amounts of positions.
    package var hidesAmounts = false
    /// The path of the file of transactions; empty for none.
    package var transactions = ""
    /// The services that alerts are sent to.
    package var receivers: [AlertReceiver] = []

    /// Settings without a file.
    package init() {}
}

/// Hours of each day in which alerts fire silently: `22:00-07:00`, `22:00-07:00 Taipei`.
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

    /// The text of the setting.
    package var description: String {
        ["\(start.hoursAndMinutes)-\(end.hoursAndMinutes)", place].compactMap(\.self).joined(separator: " ")
    }

    /// True if `moment` is in these hours.
    ///
    /// - Parameter here: The user's own zone.
    package func contains(_ moment: Instant, here: Zone) -> Bool {
        let time = (zone.flatMap { Zone($0) } ?? here).local(moment).time
        return start < end ? start <= time && time < end : start <= time || time < end
    }
}
