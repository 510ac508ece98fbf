public import CivilTime
public import Market

/// Figures that are taken in away from the loop: a market and its rows in, the same with the news out.
///
/// Ten thousand quotes take longer than a key may wait. The runtime makes the digest on another thread and sends it back as
/// one message, which the loop takes over in one step. What a few stocks say is taken in at once.
public struct Digest: Hashable, Sendable {
    /// The news.
    public enum News: Hashable, Sendable {
        /// Quotes of feeds, with the time they came.
        case quotes([Quote], at: Instant)
        case kept([Seen<Quote>])
    }

    /// More quotes than these are taken in away from the loop.
    static let large = 256

    let news: News
    let arrangement: Arrangement
    let origin: Origin
    var market: MarketData
    var figures: Figures
    /// The quotes that were not let in, by their places.
    var held: [Int] = []

    /// The same with the news applied.
    public func done() -> Digest {
        var done = self
        switch news {
        case .quotes(let quotes, let now):
            done.held = done.figures.apply(quotes, origin, at: now, into: &done.market, arrangement)
        case .kept(let kept):
            // A quote in the market is at least as new.
            for seen in kept where market.quotes[seen.value.symbol] == nil {
                done.market.quotes[seen.value.symbol] = seen
            }
            done.figures.renewStocks(arrangement, done.market)
        }
        return done
    }
}

extension Figures {
    /// Applies quotes to `market` and makes their rows anew.
    ///
    /// - Returns: where those stand in `quotes` that were not let in.
    mutating func apply(
        _ quotes: [Quote], _ origin: Origin, at now: Instant, into market: inout MarketData,
        _ arrangement: Arrangement
    ) -> [Int] {
        let replacesSample = origin != .sample && market.hasSampleQuotes
        let held = market.merge(quotes, origin, at: now)
        if replacesSample {
            renewStocks(arrangement, market)
        } else {
            renewRows(quotes.lazy.map(\.symbol), arrangement, market)
        }
        return held
    }
}
