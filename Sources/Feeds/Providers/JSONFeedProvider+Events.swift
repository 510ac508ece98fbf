import CivilTime
import Market

extension JSONFeedProvider: KindProvider {
    func question(about calendar: EventCalendar, to address: FeedAddress) -> Question? {
        guard feed.subject == .events, calendar == EventCalendar(kind) else { return nil }
        return question(aheadIn: feed.table.url)
    }

    /// Skips rows without a title or a time; a row of a day alone is an all-day event.
    func figures(of calendar: EventCalendar, in body: [UInt8]) throws(FeedFailure.Cause) -> [MarketEvent] {
        let reading = try reading(feed.table, body)
        let events = reading.rows.compactMap { row -> MarketEvent? in
            guard
                let title = reading.text(.title, row).flatMap({
                    CleanText.line($0, limit: MarketEvent.longestTitle)
                }), let stamp = reading.stamp(.time, row)
            else { return nil }
            let symbol = reading.text(.symbol, row).flatMap { Symbol(feed.ours(of: $0)) }
            let zone = feed.table.zone ?? symbol.flatMap { Zone(Exchange.zone(of: $0)) } ?? .utc
            let timing: MarketEvent.Timing
            if let moment = stamp.instant(in: zone) {
                timing = .moment(moment, end: nil)
            } else {
                timing = .days(stamp.day, through: stamp.day)
            }
            return MarketEvent(
                feed.eventKind, .text(title), of: symbol.map { .stock($0) }, timing, zone: zone.name,
                source: kind)
        }
        try reading.check([.title, .time], hasFigures: !events.isEmpty)
        return events
    }
}
