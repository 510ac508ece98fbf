package import CivilTime

/// Keeps the feeds' pace from one run to the next. All moments are of one start of the machine.
package struct FeedRecord: Hashable, Sendable {
    /// One pace per host and kind of feed, whatever program sends requests.
    package struct Host: Hashable, Sendable {
        /// Requests of the last hour, oldest first.
        package var starts: [Uptime] = []
        /// The earliest time of the next request, for the distance between two.
        package var nextStart: Uptime?
        /// A request is on its way; if no program waits for it, its sender ended before the answer.
        package var openSince: Uptime?
        /// The last success of each question of the last day, by the caller's own keys.
        package var asked: [String: Uptime] = [:]
        package var closure: Closure?
        /// Failures since the last success, without "too many requests".
        package var failures = 0
        /// "Too many requests" since the last success.
        package var refusals = 0

        /// The day's requests, for a service that counts them.
        package var day: RequestDay?

        package init() {}
    }

    /// 24 hours from a request on, and how many were sent in them.
    package struct RequestDay: Hashable, Sendable {
        package var start: Uptime
        package var count: Int

        package init(start: Uptime, count: Int) { (self.start, self.count) = (start, count) }
    }

    package struct Closure: Hashable, Sendable {
        package var until: Uptime
        package var cause: FeedFailure.Cause
        /// True if the service demands it; false for the program's own caution.
        package var isDemanded: Bool

        package init(until: Uptime, cause: FeedFailure.Cause, isDemanded: Bool) {
            (self.until, self.cause, self.isDemanded) = (until, cause, isDemanded)
        }

        /// The longest wait with jitter: a day on demand, two hours after too many requests, else 15 minutes.
        package var longest: Duration { .seconds(isDemanded ? 95_040 : isOfTooMany ? 7920 : 990) }

        package var isOfTooMany: Bool {
            if case .tooManyRequests = cause { true } else { false }
        }
    }

    package struct Pace: Hashable, Sendable {
        package enum Limit: String, Hashable, Sendable, CaseIterable {
            /// The service's minimum for the same question.
            case floor
            /// Over half of the hour's requests are used up, and the rest is shared out.
            case shared
            case spent
        }

        /// Seconds between two requests of the same question.
        package var interval: Int
        package var limit: Limit
        package var next: Uptime

        package init(interval: Int, limit: Limit, next: Uptime) {
            (self.interval, self.limit, self.next) = (interval, limit, next)
        }
    }

    package struct Feed: Hashable, Sendable {
        /// The host as `hosts` names it; nil for a file.
        package var host: String?
        /// Nil before the first request.
        package var pace: Pace?
        package var answeredAt: Uptime?
        package var failedAt: Uptime?
        package var cause: FeedFailure.Cause?
        /// Since then it has only failed; nil if its last answer had figures.
        package var failingSince: Uptime?
        /// Since then it has answered without a long pause; nil if it last failed.
        package var answeringSince: Uptime?
        /// The service's own words with its last refusal, cleaned.
        package var said: String?
        package var ends: Instant?

        package init(host: String?) { self.host = host }

        package var isRefused: Bool {
            switch cause {
            case .tooManyRequests?, .status(401)?, .status(403)?: failingSince != nil
            default: false
            }
        }

        /// The host and its port, without the kind of feed.
        package var address: String? { host.map { String($0.prefix { $0 != " " }) } }

        /// Refused although it was not asked too often: "too many requests" after an hour without figures.
        package var isRefusedAtFirst: Bool {
            guard case .tooManyRequests? = cause, let failingSince else { return false }
            return answeredAt.map { failingSince - $0 > .seconds(3600) } ?? true
        }
    }

    /// Hosts by name, port and kind of feed, such as `tw.rter.info:https rter`.
    package var hosts: [String: Host] = [:]
    package var feeds: [String: Feed] = [:]

    /// The collector's memory of its stocks, in its own form.
    package var charted: [UInt8]?

    package init() {}

    package static func key(_ source: FeedSource) -> String { "\(source.kind) \(source.url)" }

    package static func kind(of key: String) -> FeedID? { FeedID(String(key.prefix { $0 != " " })) }

    /// The feeds after `source` that answer while it fails; empty if it does not.
    package func standIns(of source: FeedSource, in list: [FeedSource]) -> [FeedSource] {
        guard let place = list.firstIndex(of: source),
            let since = feeds[FeedRecord.key(source)]?.failingSince
        else { return [] }
        return list[(place + 1)...].filter { other in
            guard let feed = feeds[FeedRecord.key(other)], feed.failingSince == nil else { return false }
            return feed.answeredAt.map { $0 >= since } ?? false
        }
    }

    /// The longest that any service wants between two requests.
    private static let longestSpacing = Duration.seconds(66)
    private static let longestPace = Duration.seconds(3600)
    /// Further failures change no wait.
    private static let mostFailures = 32

    /// Drops moments ahead of `now`, which come from a wrong clock, and limits each wait to its longest.
    package func carried(by shift: Duration, now: Uptime) -> FeedRecord {
        func past(_ moment: Uptime) -> Uptime? {
            let moment = moment + shift
            return moment <= now ? moment : nil
        }
        var record = self
        record.hosts = hosts.mapValues { host in
            var host = host
            host.starts = host.starts.compactMap(past).sorted()
            host.asked = host.asked.compactMapValues(past)
            host.openSince = host.openSince.flatMap(past)
            host.day = host.day.flatMap { day in
                past(day.start).map { .init(start: $0, count: max(day.count, 0)) }
            }
            host.nextStart = host.nextStart.map { min($0 + shift, now + FeedRecord.longestSpacing) }
            if let closure = host.closure {
                host.closure?.until = min(closure.until + shift, now + closure.longest)
            }
            host.failures = min(max(host.failures, 0), FeedRecord.mostFailures)
            host.refusals = min(max(host.refusals, 0), FeedRecord.mostFailures)
            return host
        }
        record.feeds = feeds.mapValues { feed in
            var feed = feed
            feed.answeredAt = feed.answeredAt.flatMap(past)
            feed.failedAt = feed.failedAt.flatMap(past)
            feed.failingSince = feed.failingSince.flatMap(past)
            feed.answeringSince = feed.answeringSince.flatMap(past)
            if let pace = feed.pace {
                feed.pace?.next = min(pace.next + shift, now + FeedRecord.longestPace)
            }
            return feed
        }
        // Its moments cannot be moved from here; without it, each stock is requested in full once more.
        if abs(shift / .seconds(1)) > 1 { record.charted = nil }
        return record
    }
}

/// A moment since the machine's start, including sleep. It never jumps, but means nothing after the next
/// start: `FeedRecord.carried` moves it, and moments before the start become negative.
package struct Uptime: Hashable, Comparable, Sendable {
    package var elapsed: Duration

    package init(_ elapsed: Duration) { self.elapsed = elapsed }

    /// Nil beyond three thousand years.
    package init?(seconds: Double) {
        guard abs(seconds) < 1e11 else { return nil }
        elapsed = .milliseconds((seconds * 1000).rounded())
    }

    package var seconds: Double { Double(milliseconds) / 1000 }

    /// Rounded up; at most thirty thousand years.
    package var milliseconds: Int64 {
        let (seconds, attoseconds) = elapsed.components
        let rest = attoseconds / 1_000_000_000_000_000
        let isWhole = attoseconds % 1_000_000_000_000_000 <= 0
        return min(max(seconds, -1_000_000_000_000), 1_000_000_000_000) * 1000 + rest + (isWhole ? 0 : 1)
    }

    package static func < (a: Uptime, b: Uptime) -> Bool { a.elapsed < b.elapsed }
    package static func + (moment: Uptime, duration: Duration) -> Uptime { Uptime(moment.elapsed + duration) }
    package static func - (a: Uptime, b: Uptime) -> Duration { a.elapsed - b.elapsed }
}
