import CivilTime
import Market

struct FeedBook {
    /// How long a feed has to fail before the next one gets its requests.
    static let tolerance = Duration.seconds(45)
    /// Between two answers of a feed in use: the slowest gets one request an hour.
    private static let longestPause = Duration.seconds(2 * 3600)

    enum Course: Hashable {
        case next
        case again
        case stop
    }

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

    func succeed(_ question: Question, of kind: FeedID, at now: Uptime, in record: inout FeedRecord) {
        change(question, kind, &record) { feed in
            let isPaused = feed.answeredAt.map { now - $0 > FeedBook.longestPause } ?? true
            if isPaused || feed.failingSince != nil { feed.answeringSince = nil }
            feed.answeringSince = feed.answeringSince ?? now
            feed.answeredAt = now
            feed.failingSince = nil
        }
    }

    func note(end: Instant?, _ question: Question, of kind: FeedID, in record: inout FeedRecord) {
        change(question, kind, &record) { $0.ends = end }
    }

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

    /// Notes a question that was not sent, because its host gets no requests now.
    func wait(_ question: Question, of kind: FeedID, at now: Uptime, in record: inout FeedRecord) {
        change(question, kind, &record) { $0.failingSince = $0.failingSince ?? now }
    }

    /// Keeps the question's pace; true if it has changed.
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
            // A described feed's name is unique, and its files may have many names.
            guard place.isDescribed || place.addresses.contains(where: { $0.holds(question.address) }) else {
                continue
            }
            let line = question.line(of: kind)
            var feed = record.feeds[place.key] ?? FeedRecord.Feed(host: line)
            // Of a feed with several hosts, the one that got the last request.
            feed.host = line
            body(&feed)
            record.feeds[place.key] = feed
        }
    }
}

extension FeedAddress {
    fileprivate func holds(_ other: FeedAddress) -> Bool {
        if case .file = self { return self == other }
        return host == other.host
    }
}
