/// When a market trades in an ordinary week. Holidays are not known here.
public struct TradingHours: Hashable, Sendable {
    /// One stretch of trading, in seconds since midnight of its day; may end after that day does.
    struct Stretch: Hashable, Sendable {
        var open: Int
        var close: Int
    }

    /// The zone whose clocks the hours are told by.
    let zone: Zone
    /// Monday's to Sunday's stretches, in order.
    let week: [[Stretch]]

    /// The same hours on each weekday, as `0900-1130 1230-1530`; none at the weekend.
    init?(_ zoneName: String, _ hours: String) {
        guard let zone = Zone(zoneName) else { return nil }
        let stretches = hours.split(separator: " ").compactMap { text -> Stretch? in
            let ends = text.split(separator: "-").compactMap { Int($0) }.map {
                ($0 / 100 * 60 + $0 % 100) * 60
            }
            return ends.count == 2 ? Stretch(open: ends[0], close: ends[1]) : nil
        }
        self.zone = zone
        week = Array(repeating: stretches, count: 5) + [[], []]
    }

    private init(zone: Zone, week: [[Stretch]]) {
        self.zone = zone
        self.week = week
    }

    /// Currencies: without a pause from Sunday to Friday, 17:00 in New York.
    public static let currencies: TradingHours? = Zone("America/New_York").map { zone in
        let evening = 17 * 3600
        let day = Stretch(open: 0, close: 86_400)
        let friday = Stretch(open: 0, close: evening)
        let sunday = Stretch(open: evening, close: 86_400)
        return TradingHours(zone: zone, week: [[day], [day], [day], [day], [friday], [], [sunday]])
    }

    /// The last moment up to `now` at which the market traded: `now` itself while it does.
    public func lastTrading(at now: Instant) -> Instant {
        let today = zone.local(now).day
        for back in 0...7 {
            let day = today + -back
            for stretch in week[day.weekday].reversed() {
                if moment(day, stretch.open) > now { continue }
                return min(now, moment(day, stretch.close))
            }
        }
        return now
    }

    /// Whether the market trades at `now`, as far as the ordinary week says.
    public func isOpen(at now: Instant) -> Bool {
        let day = zone.local(now).day
        return week[day.weekday].contains { stretch in
            moment(day, stretch.open) <= now && now < moment(day, stretch.close)
        }
    }

    private func moment(_ day: Day, _ second: Int) -> Instant {
        second == 86_400
            ? zone.instant(day + 1, TimeOfDay(second: 0)) : zone.instant(day, TimeOfDay(second: second))
    }
}

extension Exchange {
    /// The hours of continuous trading at the symbol's exchange; nil where they are not known, as for
    /// currencies, futures and indices among the stocks.
    ///
    /// Source: the exchanges' own pages on trading hours, as of 2026-11.
    public static func hours(of symbol: String) -> TradingHours? {
        if symbol.contains("=") || symbol.hasPrefix("^") || symbol.hasSuffix("-USD") { return nil }
        let zone = zone(of: symbol)
        guard let hours = hoursByZone[zone] else { return nil }
        return TradingHours(zone, hours)
    }

    private static let hoursByZone = [
        "Asia/Taipei": "0900-1330", "Asia/Tokyo": "0900-1130 1230-1530",
        "Asia/Hong_Kong": "0930-1200 1300-1600",
        "Asia/Shanghai": "0930-1130 1300-1500", "Asia/Seoul": "0900-1530",
        "Asia/Singapore": "0900-1200 1300-1700",
        "Asia/Jakarta": "0900-1200 1330-1550", "Asia/Kuala_Lumpur": "0900-1230 1430-1645",
        "Asia/Bangkok": "1000-1230 1400-1630", "Asia/Kolkata": "0915-1530", "Europe/London": "0800-1630",
        "Europe/Berlin": "0900-1730", "Europe/Paris": "0900-1730", "Europe/Amsterdam": "0900-1730",
        "Europe/Brussels": "0900-1730", "Europe/Lisbon": "0800-1630", "Europe/Madrid": "0900-1730",
        "Europe/Rome": "0900-1730", "Europe/Zurich": "0900-1720", "Europe/Stockholm": "0900-1725",
        "Europe/Copenhagen": "0900-1655", "Europe/Oslo": "0900-1620", "Europe/Helsinki": "1000-1825",
        "Europe/Vienna": "0900-1730", "America/New_York": "0930-1600", "America/Toronto": "0930-1600",
        "America/Mexico_City": "0830-1500", "Australia/Sydney": "1000-1600", "Pacific/Auckland": "1000-1645",
    ]
}
