package import CivilTime
package import Market

/// That an alert fired, and the figure that caused it.
package struct AlertFiring: Hashable, Sendable {
    /// The figure that was compared: the price or rate, of a percentage the share; nil for a time.
    package var value: Double?
    /// That figure's own time; of a time, the moment that was asked for.
    package var quotedAt: Instant
    /// The feed that told it.
    package var source: FeedID?
    /// Whether it was crossed while nothing watched.
    package var isLate: Bool

    /// Makes a firing.
    package init(value: Double?, quotedAt: Instant, source: FeedID? = nil, isLate: Bool = false) {
        (self.value, self.quotedAt, self.source, self.isLate) = (value, quotedAt, source, isLate)
    }
}
