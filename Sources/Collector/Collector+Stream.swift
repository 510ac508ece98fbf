internal import CivilTime
internal import Feeds
internal import Figures
internal import Market
internal import Store

extension Collector {
    /// Follows the symbols for the time of three requests, one every `freshness` seconds.
    func follow(_ symbols: [Symbol], _ freshness: Int) {
        let span = Duration.seconds(3 * max(freshness, 60))
        stream?.want(symbols, until: MachineStart.now.uptime + span)
    }

    /// Nil unless it spares a fetch: the stream works, the filter accepted its price, and the closes are of
    /// today (a coin's day ends at midnight, UTC).
    func streamedPrice(of item: FetchItem, _ now: MachineStart) -> Seen<Quote>? {
        guard case .quote(let symbol) = item, streamed.contains(symbol), let stream, stream.isLive(symbol),
            closesDays[symbol] == Zone.utc.local(now.wall).day
        else { return nil }
        return filter.market.quotes[symbol]
    }

    /// Keeps the stream's prices: they were newer when they came.
    func withoutStreamedPrices(_ answer: FeedAnswer) -> FeedAnswer {
        guard !streamed.isEmpty, let stream, case .quotes(var quotes) = answer else { return answer }
        for index in quotes.indices {
            let symbol = quotes[index].symbol
            guard streamed.contains(symbol), stream.isLive(symbol) else { continue }
            (quotes[index].price, quotes[index].time) = (nil, nil)
        }
        return .quotes(quotes)
    }

    /// Prices that still hold, read now: the stream may have changed them.
    func renew(_ items: [FetchItem]) async {
        let now = MachineStart.now
        await take(items.compactMap { streamedPrice(of: $0, now)?.value.renewed(at: now.wall) })
    }

    /// Judges prices of the stream, and saves those that may be shown.
    func take(_ prices: [Quote]) async {
        let now = MachineStart.now.wall
        let accepted = filter.accept(.quotes(prices), at: now)
        streamed.subtract(prices.map(\.symbol))
        watch(accepted, at: now)
        do throws(StoreError) {
            if !accepted.unshown.isEmpty { try await store.record(unshown: accepted.unshown) }
            if case .quotes(let quotes)? = accepted.answer {
                streamed.formUnion(quotes.map(\.symbol))
                try await store.record(prices: quotes, seenAt: now)
            }
        } catch {
            failed(error)
        }
        await keepSteps()
    }
}

extension Quote {
    /// The price alone, as it still holds at `now`.
    fileprivate func renewed(at now: Instant) -> Quote {
        var quote = self
        quote.time = now
        (quote.closes, quote.today) = ([], [])
        return quote
    }
}
