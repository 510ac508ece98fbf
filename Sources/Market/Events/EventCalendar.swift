package import CivilTime

/// A calendar whose events are fetched together: a feed's, one of its lists, or that of a day.
package struct EventCalendar: Identity {
    package enum Part: String, Hashable, Sendable, CaseIterable {
        case tpex
        case dividends
        case earnings
    }

    /// `twse`, `twse/tpex`, `nasdaq/earnings/2026-12-01`, or the name of a feed in the settings.
    package let text: String
    package let feed: FeedID
    /// Nil for the feed's only list, or its first.
    package let part: Part?
    /// Nil for all days in one list.
    package let day: Day?

    package init?(_ text: String) {
        let words = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard (1...3).contains(words.count), let feed = FeedID(words[0]) else { return nil }
        let part = words.dropFirst().first.map { Part(rawValue: $0) }
        let day = words.dropFirst(2).first.map { Day($0) }
        if case .some(nil) = part { return nil }
        if case .some(nil) = day { return nil }
        self.init(feed, part ?? nil, on: day ?? nil)
        guard self.text == text else { return nil }
    }

    package init(_ feed: FeedID, _ part: Part? = nil, on day: Day? = nil) {
        (self.feed, self.part, self.day) = (feed, part, day)
        let words = [feed.text, part?.rawValue, day?.description]
        text = words.compactMap(\.self).joined(separator: "/")
    }

    package static let own = EventCalendar(.own)
}

extension FeedSource {
    /// The trading days ahead that Nasdaq's calendars are requested for: three weeks.
    private static let daysAhead = 15

    package func calendars(of stocks: Set<Symbol>, at now: Instant) -> [EventCalendar] {
        if json != nil || isCalendar { return [EventCalendar(kind)] }
        switch kind {
        case .twse:
            return [(".TW", nil), (".TWO", EventCalendar.Part.tpex)].compactMap { suffix, part in
                stocks.contains { $0.text.hasSuffix(suffix) } ? EventCalendar(.twse, part) : nil
            }
        case .nasdaq:
            guard stocks.contains(where: \.isOfNewYork), let exchange = Exchange.newYork,
                let hours = exchange.hours
            else { return [] }
            let today = hours.day(of: now)
            // Also holidays that the table does not have yet.
            let days = (0..<3 * FeedSource.daysAhead).lazy.map { today + $0 }
                .filter { hours.trades(on: $0) != false }.prefix(FeedSource.daysAhead)
            return days.flatMap { day in
                [EventCalendar(.nasdaq, .dividends, on: day), EventCalendar(.nasdaq, .earnings, on: day)]
            }
        default: return []
        }
    }
}

extension Symbol {
    fileprivate var isOfNewYork: Bool {
        Exchange.trading(self).map { $0 == Exchange.newYork } ?? false && Instrument(symbol: self) != .index
    }
}
