package import CivilTime
package import Market

/// A figure that a feed gave within the last 7 days.
package struct IntradayPoint: Hashable, Sendable {
    /// When the source says it was made; when it was seen, if the source says a time that still lay ahead.
    package var time: Instant
    /// Units per US dollar, or a price in the stock's own currency; finite and above 0.
    package var value: Double
    /// The feed that told it.
    package var source: FeedID

    /// Makes a point.
    package init(time: Instant, value: Double, source: FeedID) {
        (self.time, self.value, self.source) = (time, value, source)
    }
}
