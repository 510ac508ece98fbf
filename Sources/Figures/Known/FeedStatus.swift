package import CivilTime
package import Market

/// How a feed is doing.
package struct FeedStatus: Hashable, Sendable {
    /// When it last answered, in this run.
    package var lastAnswer: Instant?
    /// Why its first feed that failed did not answer.
    package var failure: FeedFailure?
    /// The last failure on screen, until its feed answers: a stand-in's answer does not make it news again.
    package var said: FeedFailure?
    /// True while a request is open.
    package var isAsking = false

    /// A feed without a request yet.
    package init() {}

    /// Notes an answer of some feeds.
    package mutating func heard(at now: Instant, from feeds: Set<FeedID>) {
        lastAnswer = now
        failure = nil
        if let said, feeds.contains(said.source) { self.said = nil }
    }

    /// Notes a failure. Until an answer comes, the first feed that failed is the one to name: those behind it were only
    /// asked because of it.
    ///
    /// - Parameter feeds: The feeds of the list.
    /// - Returns: True if it is news: more than a new waiting time of the last failure on screen.
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
    /// True if both are of one feed and say the same, whatever time is left.
    fileprivate func isLike(_ other: FeedFailure) -> Bool {
        if case .tooManyRequests = cause, case .tooManyRequests = other.cause {
            return source == other.source
        }
        return self == other
    }
}

/// The pace of requests to a feed, whatever the settings say.
package struct FeedPace: Hashable, Sendable {
    /// Seconds between two questions about the same.
    package var interval: Int
    /// What sets it.
    package var limit: FeedRecord.Pace.Limit
    /// When the next request is possible.
    package var next: Instant
    /// The last request within the last hour.
    package var asked: Instant?
    /// The state of the feed, and since when.
    package var state = State.untried

    package enum State: Hashable, Sendable {
        case untried
        /// It answers, without a long pause, since a moment; the last answer.
        case answering(since: Instant, last: Instant)
        /// It fails since a moment; whether its service refuses to answer.
        case failing(since: Instant, isRefused: Bool)
    }

    package init(interval: Int, limit: FeedRecord.Pace.Limit, next: Instant, asked: Instant? = nil) {
        (self.interval, self.limit, self.next, self.asked) = (interval, limit, next, asked)
    }

    /// The pace of a feed of `record`; nil before the first request.
    ///
    /// - Parameters:
    ///   - uptime: The present moment as the record counts it.
    ///   - now: The same by the wall clock.
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

    /// True if the last request was answered longer ago than the feed's pace: feeds before it answer instead.
    package func isIdle(at now: Instant, refresh: Int) -> Bool {
        guard case .answering(_, let last) = state else { return false }
        return now - last > max(interval, refresh) + 60
    }

    /// Seconds until the next request is possible; nil if it is now.
    package func wait(at now: Instant) -> Int? {
        let left = next - now
        // Rounds that come a moment early wait for their turn.
        return left > min(interval / 10, 3) ? left : nil
    }
}
