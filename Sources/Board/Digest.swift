internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market

/// Quotes that are taken over away from the loop: a market and its rows in, the same with the quotes out.
///
/// Ten thousand quotes take longer than a key may wait. The runtime makes the digest on another thread and sends it back as
/// one message, which the loop takes over in one step. A few quotes are taken over at once.
package struct Digest: Hashable, Sendable {
    /// More quotes than these are taken over away from the loop.
    static let large = 256

    let quotes: [Seen<Quote>]
    /// The board that the rows are made for.
    let arrangement: Arrangement
    var market: MarketData
    var figures: ShownFigures
    /// The stocks of which feeds say something new, and when they last did; of none until the digest is done.
    var news: [Symbol] = []
    var heardAt: Instant?

    /// The same with the quotes in.
    package func done() -> Digest {
        var done = self
        let news = quotes.filter { $0.isNews(after: market.quotes[$0.value.symbol]) }
        done.news = news.map(\.value.symbol)
        done.heardAt = news.map(\.at).max()
        done.market.adopt(quotes)
        done.figures.renewStocks(arrangement, done.market)
        // The end of a question brings the same quotes again. The loop need not compare, draw or free what is still the same in memory.
        if done.market == market { done.market = market }
        if done.figures == figures { done.figures = figures }
        return done
    }
}

extension Seen {
    /// Whether a feed has answered with this since it gave `last`. The end of a question brings the same figures again.
    func isNews(after last: Seen?) -> Bool {
        origin != .cached && (last?.origin != .live || last?.at != at || last?.value != value)
    }
}
