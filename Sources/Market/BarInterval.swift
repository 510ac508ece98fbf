/// How long a bar lasts.
package enum BarInterval: String, Hashable, Sendable, CaseIterable {
    case minute = "1m"
    case fiveMinutes = "5m"
    case quarter = "15m"
    case halfHour = "30m"
    case hour = "60m"
    case day = "1d"
    case week = "1wk"
    case month = "1mo"

    /// Seconds from one bar to the next; of weeks and months, the least.
    package var seconds: Int {
        switch self {
        case .minute: 60
        case .fiveMinutes: 300
        case .quarter: 900
        case .halfHour: 1800
        case .hour: 3600
        case .day: 86_400
        case .week: 7 * 86_400
        case .month: 28 * 86_400
        }
    }

    /// Whether a day has several bars.
    package var isIntraday: Bool { seconds < 86_400 }

    /// How many days bars are kept, 30 more than Yahoo reaches back; nil for ever.
    package var daysKept: Int? { FeedID.yahoo.reach(of: self)?.days.map { $0 + 30 } }
}

/// What a feed gives of the bars of an interval.
package struct BarReach: Hashable, Sendable {
    /// What the service calls the interval.
    package var name: String
    /// How many days back its bars reach; nil where they begin with the thing itself.
    package var days: Int?
    /// How many bars an answer has at most; nil where only the days limit it.
    package var most: Int?

    init(name: String, days: Int? = nil, most: Int? = nil) {
        (self.name, self.days, self.most) = (name, days, most)
    }
}

extension FeedID {
    /// What the feed gives of the bars of an interval; nil where it has none.
    ///
    /// Sources: Kraken's and Coinbase's own documentation; for Yahoo, the errors that it answers with beyond these days.
    package func reach(of interval: BarInterval) -> BarReach? {
        switch self {
        case .yahoo:
            switch interval {
            case .minute: BarReach(name: "1m", days: 7)
            case .fiveMinutes, .quarter, .halfHour: BarReach(name: interval.rawValue, days: 60)
            case .hour: BarReach(name: "60m", days: 730)
            case .day, .week, .month: BarReach(name: interval.rawValue)
            }
        case .kraken:
            switch interval {
            case .minute: BarReach(name: "1", days: 0, most: 720)
            case .fiveMinutes: BarReach(name: "5", days: 2, most: 720)
            case .quarter: BarReach(name: "15", days: 7, most: 720)
            case .halfHour: BarReach(name: "30", days: 15, most: 720)
            case .hour: BarReach(name: "60", days: 30, most: 720)
            case .day: BarReach(name: "1440", days: 720, most: 720)
            case .week: BarReach(name: "10080", days: 5040, most: 720)
            case .month: nil
            }
        case .coinbase:
            switch interval {
            case .minute: BarReach(name: "ONE_MINUTE", most: 350)
            case .fiveMinutes: BarReach(name: "FIVE_MINUTE", most: 350)
            case .quarter: BarReach(name: "FIFTEEN_MINUTE", most: 350)
            case .halfHour: BarReach(name: "THIRTY_MINUTE", most: 350)
            case .hour: BarReach(name: "ONE_HOUR", most: 350)
            case .day: BarReach(name: "ONE_DAY", most: 350)
            case .week, .month: nil
            }
        default: nil
        }
    }
}
