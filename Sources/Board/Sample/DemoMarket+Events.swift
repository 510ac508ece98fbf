package import CivilTime
package import Market

extension DemoMarket {
    /// Invented dividends and results in the days after `now`.
    package static func events(at now: Instant) -> [MarketEvent] {
        let rows: [(item: String, daysAhead: Int, happening: MarketEvent.Happening)] = [
            ("NVDA", 0, .results(.afterClose, expectedEPS: 1.25)),
            ("AAPL", 3, .exDividend(cash: 0.26, currency: "USD", shares: nil)),
            ("2330.TW", 6, .exDividend(cash: 5, currency: "TWD", shares: nil)),
            ("7203.T", 9, .results(.duringTrading, expectedEPS: nil)),
            ("2317.TW", 13, .results(nil, expectedEPS: nil)),
            ("6488.TWO", 20, .exDividend(cash: 8, currency: "TWD", shares: nil)),
        ]
        return rows.compactMap { row in
            guard let symbol = Symbol(row.item), let zone = Zone(Exchange.zone(of: symbol)) else {
                return nil
            }
            var day = zone.local(now).day + row.daysAhead
            let hours = Exchange.of(symbol)?.hours
            // Longer than any run of holidays.
            for _ in 0..<20 where day.weekday > 4 || hours?.trades(on: day) == false { day = day + 1 }
            let isDividend = if case .exDividend = row.happening { true } else { false }
            return MarketEvent(
                isDividend ? .dividend : .results, row.happening, of: .stock(symbol),
                .days(day, through: day),
                zone: zone.name, certainty: isDividend ? .confirmed : .expected, source: .sample)
        }
    }
}
