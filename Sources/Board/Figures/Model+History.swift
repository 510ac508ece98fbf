public import Market

extension Model {
    /// The closes of an item on the trading days before its figure's own day, oldest first, at most `limit`: the
    /// last is what d1 is measured against, if no feed states another. Of a currency in units per base.
    public func closes(_ panel: Panel, _ item: Item, atMost limit: Int) -> [DailyClose] {
        panel.kind.closes(of: item, atMost: limit, self)
    }

    /// The lowest and highest figure of an item's own day as far as it was seen; nil when not more than one
    /// figure was.
    public func dayRange(_ panel: Panel, _ item: Item) -> ClosedRange<Double>? {
        guard panel == .stocks, let quote = market.quotes[of: item]?.value else { return nil }
        let seen = quote.today + (quote.price.map { [$0] } ?? [])
        guard seen.count > 1, let low = seen.min(), let high = seen.max() else { return nil }
        return low...high
    }
}
