public import CivilTime

/// What an exchange is doing.
public enum MarketPhase: Hashable, Sendable {
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
public struct MarketMoment: Hashable, Sendable {
    /// What it is doing.
    public let phase: MarketPhase
    /// When that ends; nil where the table knows of no next session.
    public let nextBell: Instant?
    /// What begins then.
    public let next: MarketPhase
    /// Whether the exchange's holidays are known for the days spoken of; else it may be closed all the same.
    public let areHolidaysKnown: Bool
    /// The holiday that it is closed for; nil where it is none.
    public let holiday: Holiday?
}
