/// One way in which a place tells the time: how far ahead of UTC, and what that is called.
struct LocalTimeType: Hashable, Sendable {
    /// Seconds east of UTC.
    var offset: Int
    var isDaylightSaving: Bool
    /// What it is called, such as `CEST` or `+0545`.
    var abbreviation: String
}

/// The moment at which a place begins to tell the time in another way.
package struct ZoneTransition: Hashable, Sendable {
    /// The first moment of the new way.
    package let at: Instant
    /// Seconds east of UTC until then.
    package let offsetBefore: Int
    /// Seconds east of UTC from then on.
    package let offsetAfter: Int
    /// What the new way is called, such as `CEST`.
    package let abbreviation: String
}
