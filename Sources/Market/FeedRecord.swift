package import CivilTime

/// The record of the feeds, which keeps their pace from one run of the program to the next.
///
/// All moments are of one and the same start of the machine.
package struct FeedRecord: Hashable, Sendable {
    /// A host as one kind of feed asks it, which has one pace whatever program asks.
    package struct Host: Hashable, Sendable {
        /// When requests were sent during the last hour, oldest first.
        package var starts: [Uptime] = []
        /// When the next request may be sent at the earliest, for the distance between two.
        package var nextStart: Uptime?
        /// Since when a request has been on its way; where nobody asks any more, whoever sent it ended before the answer.
        package var openSince: Uptime?
        /// When each question of the last day was last asked and not failed, by `FeedRecord`'s maker's own keys.
        package var asked: [String: Uptime] = [:]
        /// The end of its wait, and the reason.
        package var closure: Closure?
        /// Failures since the last success, "too many requests" not counted.
        package var failures = 0
        /// Answers of "too many requests" since the last success.
        package var refusals = 0

        /// The day of its requests, where its service counts them by the day.
        package var day: RequestDay?

        /// A host that nobody has asked yet.
        package init() {}
    }

    /// 24 hours from a request on, and how many were sent in them.
    package struct RequestDay: Hashable, Sendable {
        package var start: Uptime
        package var count: Int

        package init(start: Uptime, count: Int) { (self.start, self.count) = (start, count) }
    }

    /// A wait of a host.
    package struct Closure: Hashable, Sendable {
        /// When it ends.
        package var until: Uptime
        package var cause: FeedFailure.Cause
        /// True if the service itself asked for it, false for the program's own caution.
        package var isDemanded: Bool

        package init(until: Uptime, cause: FeedFailure.Cause, isDemanded: Bool) {
            (self.until, self.cause, self.isDemanded) = (until, cause, isDemanded)
        }

        /// The longest that such a closure can last: a day on demand, two hours after too many requests, a quarter of an
        /// hour else, with jitter.
        package var longest: Duration { .seconds(isDemanded ? 95_040 : isOfTooMany ? 7920 : 990) }

        /// True if it follows an answer of "too many requests".
        package var isOfTooMany: Bool {
            if case .tooManyRequests = cause { true } else { false }
        }
    }

    /// The pace of a feed's regular requests.
    package struct Pace: Hashable, Sendable {
        /// What sets it.
        package enum Limit: String, Hashable, Sendable, CaseIterable {
            /// This service is not asked for the same any sooner.
            case floor
            /// Over half of the hour's requests are used up, and those that are left are shared out.
            case shared
            /// All of the hour's requests are used up.
            case spent
        }

        /// Seconds between two questions about the same.
        package var interval: Int
        /// The reason for the interval.
        package var limit: Limit
        /// When the last question may be put again.
        package var next: Uptime

        package init(interval: Int, limit: Limit, next: Uptime) {
            (self.interval, self.limit, self.next) = (interval, limit, next)
        }
    }

    package struct Feed: Hashable, Sendable {
        /// The host it is at, as `hosts` names it; nil for a file.
        package var host: String?
        /// The pace of its regular requests; nil before the first.
        package var pace: Pace?
        /// When it last gave usable figures.
        package var answeredAt: Uptime?
        package var failedAt: Uptime?
        package var cause: FeedFailure.Cause?
        /// Since when it has done nothing but fail; nil when it last gave figures.
        package var failingSince: Uptime?
        /// Since when it has done nothing but answer, without a long pause; nil when it last failed.
        package var answeringSince: Uptime?
        /// The service's own words with its last refusal, cleaned; nil for none.
        package var said: String?
        /// When the service ends, as it announces.
        package var ends: Instant?

        /// A feed that nobody has asked yet.
        package init(host: String?) { self.host = host }

        /// True if its service refuses to answer: too many requests, or no access.
        package var isRefused: Bool {
            switch cause {
            case .tooManyRequests?, .status(401)?, .status(403)?: failingSince != nil
            default: false
            }
        }

        /// The host and its port, without the kind of feed.
        package var address: String? { host.map { String($0.prefix { $0 != " " }) } }

        /// Whether its service refused it at the first request, and not for asking too often: it answers "too many requests",
        /// and had given nothing for an hour before.
        package var isRefusedAtFirst: Bool {
            guard case .tooManyRequests? = cause, let failingSince else { return false }
            return answeredAt.map { failingSince - $0 > .seconds(3600) } ?? true
        }
    }

    /// The hosts by name, port and kind of feed, such as `tw.rter.info:https rter`.
    package var hosts: [String: Host] = [:]
    /// The feeds by `key(_:)`.
    package var feeds: [String: Feed] = [:]

    /// What the feeds' program remembers of the stocks it was told of, in a form of its own.
    package var charted: [UInt8]?

    package init() {}

    /// The name under which `feeds` has a feed of the settings.
    package static func key(_ source: FeedSource) -> String { "\(source.kind) \(source.url)" }

    /// The kind of the feed that `feeds` has under a name.
    package static func kind(of key: String) -> FeedID? { FeedID(String(key.prefix { $0 != " " })) }

    /// The feeds after `source` in its list that answer while it fails; none where it does not.
    package func standIns(of source: FeedSource, in list: [FeedSource]) -> [FeedSource] {
        guard let place = list.firstIndex(of: source),
            let since = feeds[FeedRecord.key(source)]?.failingSince
        else { return [] }
        return list[(place + 1)...].filter { other in
            guard let feed = feeds[FeedRecord.key(other)], feed.failingSince == nil else { return false }
            return feed.answeredAt.map { $0 >= since } ?? false
        }
    }

    /// The longest distance that any service wants between two requests.
    private static let longestSpacing = Duration.seconds(66)
    /// The longest time that any service wants between two questions about the same, and an hour's requests in any case.
    private static let longestPace = Duration.seconds(3600)
    /// More failures than are distinguished.
    private static let mostFailures = 32

    /// The record with all moments moved by `shift`, as from one start of the machine to another.
    ///
    /// A moment ahead of `now` comes from a wrong clock: we drop it. No host rests longer than its longest rest.
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
        // Its moments cannot be moved from here; without it, each stock is asked for in full once more.
        if abs(shift / .seconds(1)) > 1 { record.charted = nil }
        return record
    }
}

/// A moment by the clock that counts from the machine's start, time asleep included.
///
/// It never jumps, but means nothing after the next start; what is to outlive that is carried over
/// (`FeedRecord.carried`), whereby moments before the start become negative.
package struct Uptime: Hashable, Comparable, Sendable {
    /// The time since the machine's start.
    package var elapsed: Duration

    /// The moment `elapsed` after the machine's start.
    package init(_ elapsed: Duration) { self.elapsed = elapsed }

    /// The moment a number of seconds after the machine's start; nil for one beyond three thousand years.
    package init?(seconds: Double) {
        guard abs(seconds) < 1e11 else { return nil }
        elapsed = .milliseconds((seconds * 1000).rounded())
    }

    /// Seconds since the machine's start, to the next millisecond.
    package var seconds: Double { Double(milliseconds) / 1000 }

    /// Milliseconds since the machine's start, a part of one being a whole one; no more than thirty thousand years.
    package var milliseconds: Int64 {
        let (seconds, attoseconds) = elapsed.components
        let rest = attoseconds / 1_000_000_000_000_000
        let isWhole = attoseconds % 1_000_000_000_000_000 <= 0
        return min(max(seconds, -1_000_000_000_000), 1_000_000_000_000) * 1000 + rest + (isWhole ? 0 : 1)
    }

    package static func < (a: Uptime, b: Uptime) -> Bool { a.elapsed < b.elapsed }
    /// The moment `duration` later.
    package static func + (moment: Uptime, duration: Duration) -> Uptime { Uptime(moment.elapsed + duration) }
    /// The time from `b` to `a`.
    package static func - (a: Uptime, b: Uptime) -> Duration { a.elapsed - b.elapsed }
}
