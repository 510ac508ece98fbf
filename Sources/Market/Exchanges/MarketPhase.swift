package import CivilTime

/// What an exchange is doing.
package enum MarketPhase: Hashable, Sendable {
    case open
    /// It collects orders, before the trading of a day or part of it.
    case openingAuction
    /// It collects orders for the day's last price.
    case closingAuction
    /// It pauses between two parts of a day's trading.
    case lunch
    case closed
}

/// What an exchange is doing at a moment, and what comes next.
package struct MarketMoment: Hashable, Sendable {
    /// What it is doing.
    package let phase: MarketPhase
    /// When that ends; nil where it never does, and where the table knows of no next session.
    package let nextBell: Instant?
    /// What begins then.
    package let next: MarketPhase
    /// True if the exchange's holidays and hours are known for these days; else it may be closed.
    package let areHolidaysKnown: Bool
    /// The holiday that it is closed for; nil where it is none.
    package let holiday: Holiday?
}
