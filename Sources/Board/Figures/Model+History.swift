public import Market

extension Model {
    /// The closes of an item on the trading days before its figure's own day, oldest first, at most `limit`: the
    /// last is what d1 is measured against, if no feed states another. Of a currency in units per base.
    public func closes(_ panel: Panel, _ item: String, atMost limit: Int) -> [DailyClose] {
        switch panel {
        case .rates:
            guard let quotedAt = rateFigure(item).quotedAt else { return [] }
            let closes = market.crossCloses(item, against: arrangement.base)
            let rate = rateFigure(item).rate
            let today = Zone.utc.local(quotedAt).day
            return DailyClose.run(in: closes, upTo: today, atMost: limit)
                .filter { close in rate.map { close.isBelievable(beside: $0, of: today) } ?? true }
        case .clocks:
            return []
        case .stocks:
            guard let quote = market.quotes[item]?.value, let day = quote.day else { return [] }
            return Array(DailyClose.run(in: quote.closes, upTo: day, atMost: limit))
        }
    }

    /// The lowest and highest figure of an item's own day as far as it was seen; nil when not more than one
    /// figure was.
    public func dayRange(_ panel: Panel, _ item: String) -> ClosedRange<Double>? {
        guard panel == .stocks, let quote = market.quotes[item]?.value else { return nil }
        let seen = quote.today + (quote.price.map { [$0] } ?? [])
        guard seen.count > 1, let low = seen.min(), let high = seen.max() else { return nil }
        return low...high
    }
}
