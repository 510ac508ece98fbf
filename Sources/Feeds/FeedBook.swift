import CivilTime
import Market

/// What happened to each feed of the settings, kept in the record.
struct FeedBook {
    /// How long a feed has to fail before the next of its list is asked.
    static let tolerance = Duration.seconds(45)
    /// The longest pause between two answers of a feed in use: the slowest gets one request an hour.
    private static let longestPause = Duration.seconds(2 * 3600)

    /// What comes after a feed has failed.
    enum Course: Hashable {
        /// The next feed of the list is asked.
        case next
        /// The same feed is asked again.
        case again
        /// Nobody is.
        case stop
    }

    /// The feeds that can be asked, with what their addresses mean.
    private let places: [(key: String, kind: FeedID, addresses: [FeedAddress], isDescribed: Bool)]

    init(_ feeds: [(source: FeedSource, provider: any Provider)]) {
        places = feeds.compactMap { source, provider in
            guard let address = try? FeedAddress(source.url, allowsFiles: provider.readsFiles) else {
                return nil
            }
            let others = source.besides.compactMap { try? FeedAddress($0, allowsFiles: false) }
            return (FeedRecord.key(source), source.kind, [address] + others, source.json != nil)
        }
    }

    /// Notes that `question` was answered with figures.
    func succeed(_ question: Question, of kind: FeedID, at now: Uptime, in record: inout FeedRecord) {
        change(question, kind, &record) { feed in
            let isPaused = feed.answeredAt.map { now - $0 > FeedBook.longestPause } ?? true
            if isPaused || feed.failingSince != nil { feed.answeringSince = nil }
            feed.answeringSince = feed.answeringSince ?? now
            feed.answeredAt = now
            feed.failingSince = nil
        }
    }

    /// Notes when a service ends, as it announces.
    func note(end: Instant?, _ question: Question, of kind: FeedID, in record: inout FeedRecord) {
        change(question, kind, &record) { $0.ends = end }
    }

    /// Notes that `question` was not.
    func fail(
        _ question: Question, of kind: FeedID, _ cause: FeedFailure.Cause, said: String?, at now: Uptime,
        in record: inout FeedRecord
    ) {
        change(question, kind, &record) { feed in
            feed.failedAt = now
            feed.cause = cause
            feed.said = said
            feed.failingSince = feed.failingSince ?? now
        }
    }

    /// Notes that `question` could not be put, because its host is left alone.
    func wait(_ question: Question, of kind: FeedID, at now: Uptime, in record: inout FeedRecord) {
        change(question, kind, &record) { $0.failingSince = $0.failingSince ?? now }
    }

    /// Notes the pace that `question` is put at.
    ///
    /// - Returns: Whether that is news.
    func keep(
        _ pace: FeedRecord.Pace, for question: Question, of kind: FeedID, in record: inout FeedRecord
    ) -> Bool {
        let before = record.feeds
        change(question, kind, &record) { $0.pace = pace }
        return record.feeds != before
    }

    private func change(
        _ question: Question, _ kind: FeedID, _ record: inout FeedRecord,
        _ body: (inout FeedRecord.Feed) -> Void
    ) {
        for place in places where place.kind == kind {
            // No other feed has the name of one that the settings describe, and its files may have many names.
            guard place.isDescribed || place.addresses.contains(where: { $0.holds(question.address) }) else {
                continue
            }
            let line = question.line(of: kind)
            var feed = record.feeds[place.key] ?? FeedRecord.Feed(host: line)
            // Of a feed with several hosts, the one that was asked last.
            feed.host = line
            body(&feed)
            record.feeds[place.key] = feed
        }
    }
}

extension FeedAddress {
    /// Whether a question to `other` is a question to the feed that is here.
    fileprivate func holds(_ other: FeedAddress) -> Bool {
        if case .file = self { return self == other }
        return host == other.host
    }
}
