package import CivilTime
package import Market

/// How a feed is doing.
package struct FeedStatus: Hashable, Sendable {
    /// When it last answered, in this run.
    package var lastAnswer: Instant?
    /// Why it did not, the last time it was asked.
    package var failure: FeedFailure?
    /// Whether an answer is awaited.
    package var isAsking = false

    /// A feed that has not been asked.
    package init() {}

    package mutating func heard(at now: Instant) {
        lastAnswer = now
        failure = nil
    }
}
