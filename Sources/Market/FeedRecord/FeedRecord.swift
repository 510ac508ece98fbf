/// What is remembered of the feeds, so that their pace is kept from one run of the program to the next.
///
/// All moments are of one and the same start of the machine.
public struct FeedRecord: Hashable, Sendable {
    /// A host, which has one pace whoever asks it.
    public struct Host: Hashable, Sendable {
        /// When requests were sent during the last hour, oldest first.
        public var starts: [Uptime] = []
        /// When the next request may be sent at the earliest, for the distance between two.
        public var nextStart: Uptime?
        /// Since when a request has been on its way; where nobody asks any more, whoever sent it ended before the answer.
        public var openSince: Uptime?
        /// When each question of the last day was last asked and not failed, by `FeedRecord`'s maker's own keys.
        public var asked: [String: Uptime] = [:]
        /// Until when it is left alone, and why.
        public var closure: Closure?
        /// Failures since the last success, "too many requests" not counted.
        public var failures = 0
        /// Answers of "too many requests" since the last success.
        public var refusals = 0

        /// A host that nobody has asked yet.
        public init() {}
    }

    /// A time in which a host is left alone.
    public struct Closure: Hashable, Sendable {
        /// When it ends.
        public var until: Uptime
        /// The failure that it follows.
        public var cause: FeedFailure.Cause
        /// Whether the service itself asked for it, rather than the program's own caution.
        public var isDemanded: Bool

        /// Makes a closure.
        public init(until: Uptime, cause: FeedFailure.Cause, isDemanded: Bool) {
            (self.until, self.cause, self.isDemanded) = (until, cause, isDemanded)
        }

        /// The longest that such a closure can last: a day on demand, two hours after too many requests, a quarter of an
        /// hour else, with jitter.
        public var longest: Duration { .seconds(isDemanded ? 95_040 : isOfTooMany ? 7920 : 990) }

        /// Whether it follows an answer of "too many requests".
        public var isOfTooMany: Bool {
            if case .tooManyRequests = cause { true } else { false }
        }
    }

    /// A feed of the settings.
    public struct Feed: Hashable, Sendable {
        /// The host it is at, as `hosts` names it; nil for a file.
        public var host: String?
        /// When it last gave usable figures.
        public var answeredAt: Uptime?
        /// When it last failed.
        public var failedAt: Uptime?
        /// Why it last failed.
        public var cause: FeedFailure.Cause?
        /// Since when it has done nothing but fail; nil when it last gave figures.
        public var failingSince: Uptime?

        /// A feed that nobody has asked yet.
        public init(host: String?) { self.host = host }

        /// Whether its service refused it at the first request, and not for asking too often: it answers "too many requests",
        /// and had given nothing for an hour before.
        public var isRefusedAtFirst: Bool {
            guard case .tooManyRequests? = cause, let failingSince else { return false }
            return answeredAt.map { failingSince - $0 > .seconds(3600) } ?? true
        }
    }

    /// The hosts by name and port.
    public var hosts: [String: Host] = [:]
    /// The feeds by `key(_:)`.
    public var feeds: [String: Feed] = [:]

    /// What the feeds' program remembers of the stocks it was told of, in a form of its own.
    public var charted: [UInt8]?

    /// A record of nothing.
    public init() {}

    /// The name under which `feeds` has a feed of the settings.
    public static func key(_ source: FeedSource) -> String { "\(source.kind) \(source.url)" }
}
