internal import CivilTime
internal import Figures
internal import Market
internal import Money

extension DemoMarket {
    /// Invented purchases at the sample's past prices: three currencies, a sale, a dividend and a split. Each
    /// row is marked as a sample.
    static func transactions(at now: Instant) -> TransactionDocument {
        let market = DemoMarket(seed: 0)
        // Bars before a split by 4 have prices divided by 4.
        let rows: [(daysAgo: Int, kind: String, item: String, quantity: Int, part: Double?)] = [
            (520, "buy", "2330.TW", 1000, 1), (430, "buy", "AAPL", 30, 1), (380, "buy", "NVDA", 15, 4),
            (250, "split", "NVDA", 4, nil), (200, "buy", "7203.T", 300, 1), (120, "sell", "AAPL", 10, 1),
            (90, "buy", "2330.TW", 500, 1), (60, "dividend", "AAPL", 20, 0.001),
        ]
        let lines = rows.compactMap { row -> String? in
            guard let symbol = Symbol(row.item),
                let series = market.bars(
                    BarsQuery(symbol, .day, since: Zone.utc.local(now).day + -600), at: now)?.value,
                let zone = Zone(series.zone),
                let bar = series.bars.last(where: { $0.start <= now + -row.daysAgo * 86_400 })
            else { return nil }
            let price = row.part.flatMap { Rational(bar.close * $0)?.text(places: 2) } ?? ""
            let currency = row.part == nil ? "" : series.currency ?? ""
            return
                "\(zone.local(bar.start).day),\(row.kind),\(symbol),\(row.quantity),\(price),\(currency),SAMPLE"
        }
        let header = "date,type,item,quantity,price,currency,note"
        return TransactionDocument(Array(([header] + lines).joined(separator: "\n").utf8))
    }
}
