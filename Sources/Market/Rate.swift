public import CivilTime

/// Where a figure on the board comes from, in this run of the program.
public enum Origin: String, Hashable, Sendable {
    case live
    case cached
    case sample
}

/// What one US dollar costs in another currency.
public struct Rate: Hashable, Sendable {
    /// The other currency.
    public var code: CurrencyCode
    /// Units of that currency per 1 USD; finite and above 0.
    public var perDollar: Double
    /// When the feed says the rate was quoted.
    public var quotedAt: Instant
    /// The feed that told it.
    public var source: FeedID

    /// Makes a rate.
    public init(code: CurrencyCode, perDollar: Double, quotedAt: Instant, source: FeedID) {
        (self.code, self.perDollar, self.quotedAt) = (code, perDollar, quotedAt)
        self.source = source
    }
}
