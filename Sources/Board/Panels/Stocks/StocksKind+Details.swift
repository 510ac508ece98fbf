internal import CivilTime
internal import Market

extension StocksKind {
    /// The last three.
    func headlines(of item: Item, _ model: Model) -> [Headline] {
        Array((Symbol(item).flatMap { model.kinds[Headline.self, of: $0] } ?? []).prefix(3))
    }

    /// The news, and bars of the last days, which tell the price before and after the session: the days reach over a long weekend.
    func questions(aboutDetailsOf item: Item, _ model: Model) -> [FeedSubject] {
        guard let symbol = Symbol(item), model.settings.feeds.stocks.contains(where: { $0.kind == .yahoo })
        else {
            return []
        }
        let venue = model.market.quotes[symbol]?.value.venue
        let since = Zone.utc.local(model.now).day + -4
        let bars = FeedSubject.bars(BarsQuery(symbol, .fiveMinutes, since: since))
        return (venue?.exchange == nil ? [] : [bars]) + [.headlines(symbol)]
    }
}
