import Market

/// What the desk remembers of figures told.
extension FeedClient {
    /// How to ask a feed that asks one by one for `symbols`.
    func plan(for symbols: [Symbol], of provider: any StockProvider) -> ChartedStocks.Plan {
        told.stocks.plan(for: symbols, at: clock.now, floor: provider.manners.floor)
    }

    /// Notes what a feed that asks one by one told.
    func note(_ quotes: [Quote], answering question: Question) {
        told.stocks.note(quotes, answering: question, at: clock.now)
    }

    /// Those of `codes` whose past `source` gave less than its provider's floor ago.
    func given(of codes: [CurrencyCode], by source: FeedSource, _ provider: any Provider) -> Set<CurrencyCode>
    {
        told.pasts.told(of: codes, by: source, within: provider.manners.floor, at: clock.now)
    }

    /// `codes` without those that `source` refused less than its provider's floor ago.
    func withoutRefused(_ codes: [CurrencyCode], by source: FeedSource, _ provider: any Provider)
        -> [CurrencyCode]
    {
        let refused = told.refusedPasts.told(
            of: codes, by: source, within: provider.manners.floor, at: clock.now)
        return codes.filter { !refused.contains($0) }
    }

    /// Notes whose past `source` gave.
    func note(given codes: [CurrencyCode], by source: FeedSource) {
        told.pasts.note(codes, of: source, at: clock.now)
    }

    /// Notes whose past `source` refused to give.
    func note(refused codes: [CurrencyCode], by source: FeedSource) {
        told.refusedPasts.note(codes, of: source, at: clock.now)
    }
}
