package import CivilTime
package import Figures
internal import Market

extension Known {
    package static var sample: Known { Known().filledWithSample() }

    package func filledWithSample() -> Known {
        var filled = self
        if rates.isEmpty {
            filled.rates = Sample.rates.map { Seen($0, .sample, at: $0.quotedAt) }
            filled.rateCloses = Sample.rateCloses
        }
        if quotes.isEmpty { filled.quotes = Sample.quotes.map { Seen($0, .sample, at: Sample.asOf) } }
        return filled
    }

    package static func demo(_ market: inout DemoMarket, at now: Instant) -> Known {
        let (rates, quotes) = market.step(at: now)
        return Known(
            rates: rates.map { Seen($0, .sample, at: now) },
            rateCloses: DemoMarket.rateCloses(before: Zone.utc.local(now).day),
            quotes: quotes.map { Seen($0, .sample, at: now) })
    }
}
