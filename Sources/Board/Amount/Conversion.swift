internal import Arrangement
package import CivilTime
package import Figures
package import Market
package import Money

package struct Conversion: Hashable, Sendable {
    package let code: CurrencyCode
    /// The sum in the other currency, less the margin; nil if a rate is unknown.
    package private(set) var amount: Rational?
    package let currency: CurrencyCode
    /// Units of the other currency for one of the amount's own.
    package private(set) var rate: Rational?
    /// The older of its two legs. Nil for the dollar in dollars.
    package private(set) var quotedAt: Instant?
    package private(set) var source: FeedID?
    private var origin = Origin.live
    private var arrived: Instant?
    private let isOfPast: Bool

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

    /// Nil if unknown. Rates of a past day do not age.
    package func state(refresh: Int, now: Instant) -> FigureState? {
        guard amount != nil else { return nil }
        guard let arrived, let quotedAt else { return .live }
        if isOfPast { return FigureState(ofPast: origin, arrived: arrived, now: now) }
        return FigureState(
            origin: origin, arrived: arrived, ownTime: quotedAt, source: source,
            hours: TradingHours.currencies, refresh: refresh, now: now)
    }
}
