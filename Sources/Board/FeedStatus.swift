public import CivilTime
public import Market

/// How a feed is doing.
public struct FeedStatus: Hashable, Sendable {
    /// When it last answered, in this run.
    public var lastAnswer: Instant?
    /// Why it did not, the last time it was asked.
    public var failure: FeedFailure?
    /// Whether an answer is awaited.
    public var isAsking = false

    /// A feed that has not been asked.
    public init() {}

    mutating func heard(at now: Instant) {
        lastAnswer = now
        failure = nil
    }
}
