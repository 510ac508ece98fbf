/// What is remembered of the feeds, so that their pace is kept from one run of the program to the next.
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
        /// Until when it is left alone, and why.
        package var closure: Closure?
        /// Failures since the last success, "too many requests" not counted.
        package var failures = 0
        /// Answers of "too many requests" since the last success.
        package var refusals = 0

        /// A host that nobody has asked yet.
        package init() {}
    }

    /// A time in which a host is left alone.
    package struct Closure: Hashable, Sendable {
        /// When it ends.
        package var until: Uptime
        /// The failure that it follows.
        package var cause: FeedFailure.Cause
        /// Whether the service itself asked for it, rather than the program's own caution.
        package var isDemanded: Bool

        /// Makes a closure.
        package init(until: Uptime, cause: FeedFailure.Cause, isDemanded: Bool) {
            (self.until, self.cause, self.isDemanded) = (until, cause, isDemanded)
        }

        /// The longest that such a closure can last: a day on demand, two hours after too many requests, a quarter of an
        /// hour else, with jitter.
        package var longest: Duration { .seconds(isDemanded ? 95_040 : isOfTooMany ? 7920 : 990) }

        /// Whether it follows an answer of "too many requests".
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

        /// Makes a pace.
        package init(interval: Int, limit: Limit, next: Uptime) {
            (self.interval, self.limit, self.next) = (interval, limit, next)
        }
    }

    /// A feed of the settings.
    package struct Feed: Hashable, Sendable {
        /// The host it is at, as `hosts` names it; nil for a file.
        package var host: String?
        /// The pace of its regular requests; nil before the first.
        package var pace: Pace?
        /// When it last gave usable figures.
        package var answeredAt: Uptime?
        /// When it last failed.
        package var failedAt: Uptime?
        /// Why it last failed.
        package var cause: FeedFailure.Cause?
        /// Since when it has done nothing but fail; nil when it last gave figures.
        package var failingSince: Uptime?

        /// A feed that nobody has asked yet.
        package init(host: String?) { self.host = host }

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

    /// A record of nothing.
    package init() {}

    /// The name under which `feeds` has a feed of the settings.
    package static func key(_ source: FeedSource) -> String { "\(source.kind) \(source.url)" }

    /// The kind of the feed that `feeds` has under a name.
    package static func kind(of key: String) -> FeedID? { FeedID(String(key.prefix { $0 != " " })) }
}
