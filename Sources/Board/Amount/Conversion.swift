internal import Arrangement
package import CivilTime
package import Figures
package import Market
package import Money

/// An amount in another currency.
package struct Conversion: Hashable, Sendable {
    /// The other currency.
    package let code: CurrencyCode
    /// The sum in the other currency, less the margin; nil where a rate is not known.
    package private(set) var amount: Rational?
    /// The currency of `amount`.
    package let currency: CurrencyCode
    /// Units of the other currency for one of the amount's own.
    package private(set) var rate: Rational?
    /// The time of the rate: the older one of its two legs. Nil for the dollar in dollars.
    package private(set) var quotedAt: Instant?
    /// The feed that told that one.
    package private(set) var source: FeedID?
    /// The source of the rates.
    private var origin = Origin.live
    private var arrived: Instant?
    private let isOfPast: Bool

    /// Makes a conversion by what the amount's currency and the other one cost in dollars.
    init(
        _ amount: Amount, to code: CurrencyCode, _ from: Seen<Rate>?, _ to: Seen<Rate>?, margin: Rational,
        isOfPast: Bool
    ) {
        (self.code, self.isOfPast) = (code, isOfPast)
        currency = amount.isInverse ? amount.currency : code
        guard let from, let to, let dividend = Rational(to.value.perDollar),
            let divisor = Rational(from.value.perDollar), dividend.sign > 0, divisor.sign > 0
        else { return }
        let rate = dividend / divisor
        self.rate = rate
        let taken = amount.value * (1 - margin / 100)
        self.amount = amount.isInverse ? taken / rate : taken * rate
        // A dollar costs a dollar at any time.
        let legs = [from, to].filter { $0.value.code != .usd }
        let oldest = legs.min { $0.value.quotedAt < $1.value.quotedAt }
        (quotedAt, source) = (oldest?.value.quotedAt, oldest?.value.source)
        arrived = legs.map(\.at).min()
        for leg in legs where leg.origin != .live && origin != .sample { origin = leg.origin }
    }

    /// How far it can be trusted at `now`; nil if it is not known. What a past day closed at does not grow old.
    package func state(refresh: Int, now: Instant) -> FigureState? {
        guard amount != nil else { return nil }
        guard let arrived, let quotedAt else { return .live }
        if isOfPast { return FigureState(ofPast: origin, arrived: arrived, now: now) }
        return FigureState(
            origin: origin, arrived: arrived, ownTime: quotedAt, source: source,
            hours: TradingHours.currencies, refresh: refresh, now: now)
    }
}
