package import CivilTime

package enum Origin: String, Hashable, Sendable {
    case live
    case cached
    case sample
    case past
    /// As a scenario has it.
    case whatIf
}

/// The price of one US dollar in another currency.
package struct Rate: Hashable, Sendable {
    package var code: CurrencyCode
    /// Units per 1 USD; finite and above 0.
    package var perDollar: Double
    package var quotedAt: Instant
    package var source: FeedID

    package init(code: CurrencyCode, perDollar: Double, quotedAt: Instant, source: FeedID) {
        (self.code, self.perDollar, self.quotedAt) = (code, perDollar, quotedAt)
        self.source = source
    }
}
