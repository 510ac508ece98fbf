package import CivilTime
package import Figures
package import Market

/// The sample in motion: the same for the same seed and moments, and within three percent of the sample.
package struct DemoMarket: Hashable, Sendable {
    var rates = Sample.rates
    var quotes = Sample.quotes
    private var random: SplitMix64

    private static let leash = 0.03
    private static let longestDay = 120

    package init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// Returns all figures as of `instant`. Closes are those of the weekdays before its day at the exchange.
    package mutating func step(at instant: Instant) -> (rates: [Rate], quotes: [Quote]) {
        // Cards of the first board move more often than those of the deck.
        for bound in [12, 12, 12, rates.count] { moveRate(random.index(below: bound)) }
        for bound in [6, quotes.count] { moveQuote(random.index(below: bound)) }
        for index in rates.indices { rates[index].quotedAt = instant }
        for index in quotes.indices {
            quotes[index].time = instant
            if let day = quotes[index].day { quotes[index].closes = quotes[index].closes.moved(before: day) }
            let step = Self.priceStep(quotes[index].currency, quotes[index].price ?? 0)
            quotes[index].session = Self.session(of: quotes[index], step: step)
        }
        return (rates, quotes)
    }

    package static func rateCloses(before day: Day) -> [CurrencyCode: [DailyClose]] {
        Sample.rateCloses.mapValues { $0.moved(before: day) }
    }

    /// The last of those closes up to the day, at most a week old.
    package static func rates(
        of codes: [CurrencyCode], on day: Day, at now: Instant
    ) -> [CurrencyCode: Seen<Rate>] {
        let closes = rateCloses(before: Zone.utc.local(now).day)
        let found = codes.compactMap { code -> (CurrencyCode, Seen<Rate>)? in
            let close = closes[code]?.last { $0.day <= day && day - $0.day <= RatesOfDay.oldest }
            return close.map { close in
                let end = Instant((close.day.number + 1) * 86_400 - 1)
                let rate = Rate(code: code, perDollar: close.close, quotedAt: end, source: .program)
                return (code, Seen(rate, .sample, at: now))
            }
        }
        return Dictionary(uniqueKeysWithValues: found)
    }

    private mutating func moveRate(_ index: Int) {
        guard rates.indices.contains(index) else { return }
        let anchor = Sample.rates[index].perDollar
        let moved = rates[index].perDollar * (1 + random.bell() * 0.0001)
        let kept = min(max(moved, anchor * (1 - Self.leash)), anchor * (1 + Self.leash))
        rates[index].perDollar = kept.rounded(digits: 6)
    }

    private mutating func moveQuote(_ index: Int) {
        guard quotes.indices.contains(index), let price = quotes[index].price,
            let anchor = Sample.quotes[index].price
        else { return }
        let step = Self.priceStep(quotes[index].currency, price)
        let usual = max(1, (price * 0.0004 / step).rounded())
        let direction = random.unit() < 0.5 ? -1.0 : 1.0
        let ticks = direction * (1 + (random.unit() * usual).rounded(.down))
        let moved = (price / step).rounded() + ticks
        // A step such as 0.01 is not exact as a double; its inverse is.
        let next = moved / (1 / step)
        guard abs(next - anchor) <= anchor * Self.leash else { return }
        quotes[index].price = next
        quotes[index].today = Array((quotes[index].today + [next]).suffix(Self.longestDay))
    }

    private static func priceStep(_ currency: String?, _ price: Double) -> Double {
        switch currency {
        case "TWD": price >= 1000 ? 5 : price >= 500 ? 1 : price >= 100 ? 0.5 : 0.1
        case "JPY": price >= 3000 ? 1 : 0.5
        default: 0.01
        }
    }
}

extension [DailyClose] {
    fileprivate func moved(before day: Day) -> [DailyClose] {
        var moved = self
        var date = day
        for index in indices.reversed() {
            repeat { date = date + -1 } while date.weekday > 4
            moved[index].day = date
        }
        return moved
    }
}

extension Double {
    /// Significant digits, for numbers from 0.1 up to a million.
    fileprivate func rounded(digits: Int) -> Double {
        var scale = 1.0
        var whole = self
        for _ in 0..<digits where whole < 100_000 {
            whole *= 10
            scale *= 10
        }
        return (self * scale).rounded() / scale
    }
}
