package import CivilTime
package import Market

package struct FeedStatus: Hashable, Sendable {
    /// In this run.
    package var lastAnswer: Instant?
    /// The reason of the first feed that failed.
    package var failure: FeedFailure?
    /// On screen until its feed answers: a stand-in's answer does not make it news again.
    package var said: FeedFailure?
    package var isAsking = false

    package init() {}

    package mutating func heard(at now: Instant, from feeds: Set<FeedID>) {
        lastAnswer = now
        failure = nil
        if let said, feeds.contains(said.source) { self.said = nil }
    }

    /// Until an answer comes, the first failing feed counts; later ones were used because of it. Returns true
    /// if it is news, which a new waiting time alone is not.
    package mutating func failed(_ failure: FeedFailure, of feeds: [FeedSource]) -> Bool {
        if let first = self.failure?.source, first != failure.source,
            feeds.contains(where: { $0.kind == first })
        {
            return false
        }
        self.failure = failure
        if let said, said.isLike(failure) { return false }
        said = failure
        return true
    }
}

extension FeedFailure {
    fileprivate func isLike(_ other: FeedFailure) -> Bool {
        if case .tooManyRequests = cause, case .tooManyRequests = other.cause {
            return source == other.source
        }
        return self == other
    }
}

/// The pace of requests to a feed, whatever the settings say.
package struct FeedPace: Hashable, Sendable {
    /// Seconds between requests for the same data.
    package var interval: Int
    package var limit: FeedRecord.Pace.Limit
    package var next: Instant
    /// The last request, if it was within the last hour.
    package var asked: Instant?
    package var state = State.untried

    package enum State: Hashable, Sendable {
        case untried
        /// Without a long pause.
        case answering(since: Instant, last: Instant)
        /// `isRefused` if the service refuses to answer.
        case failing(since: Instant, isRefused: Bool)
    }

    package init(interval: Int, limit: FeedRecord.Pace.Limit, next: Instant, asked: Instant? = nil) {
        (self.interval, self.limit, self.next, self.asked) = (interval, limit, next, asked)
    }

    /// Nil before the first request. `uptime` and `now` are the same moment by two clocks.
    package init?(_ feed: FeedRecord.Feed, in record: FeedRecord, _ uptime: Uptime, _ now: Instant) {
        guard let pace = feed.pace else { return nil }
        let host = feed.host.flatMap { record.hosts[$0] }
        let next = max(pace.next, host?.closure?.until ?? pace.next)
        func moment(_ moment: Uptime) -> Instant { now + Int((moment - uptime).components.seconds) }
        self.init(
            interval: pace.interval, limit: pace.limit, next: moment(next),
            asked: host?.starts.last.map(moment))
        if let since = feed.failingSince {
            state = .failing(since: moment(since), isRefused: feed.isRefused)
        } else if let last = feed.answeredAt {
            state = .answering(since: moment(feed.answeringSince ?? last), last: moment(last))
        }
    }

    /// Earlier feeds answer instead: its last answer is older than its pace.
    package func isIdle(at now: Instant, refresh: Int) -> Bool {
        guard case .answering(_, let last) = state else { return false }
        return now - last > max(interval, refresh) + 60
    }

    package func wait(at now: Instant) -> Int? {
        let left = next - now
        // Rounds that come a moment early wait for their turn.
        return left > min(interval / 10, 3) ? left : nil
    }
}
