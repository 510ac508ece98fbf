internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market

/// Quotes that another thread merges, because ten thousand take longer than a key may wait. So does one quote
/// among ten thousand rows: the last frame still holds the table, so a change copies it. The loop merges a
/// few itself.
package struct Digest: Hashable, Sendable {
    /// More quotes than this go to another thread.
    static let large = 256
    /// With more rows than this, any number of quotes does.
    static let manyRows = 1000

    let quotes: [Seen<Quote>]
    /// The stocks whose rows change; nil for the rows of all stocks, without highlights.
    let rows: Set<Symbol>?
    /// When the quotes came, by the clock of moves.
    let changedAt: Int
    let arrangement: Arrangement
    var market: MarketData
    var figures: ShownFigures
    /// Stocks with news from feeds; empty until the digest is done.
    var news: [Symbol] = []
    var heardAt: Instant?
    var moves: [Symbol] = []

    package func done() -> Digest {
        var done = self
        let news = quotes.filter { $0.isNews(after: market.quotes[$0.value.symbol]) }
        done.news = news.map(\.value.symbol)
        done.heardAt = news.map(\.at).max()
        done.market.adopt(quotes)
        if let rows {
            done.figures.renewRows(rows, arrangement, done.market)
            done.moves = rows.filter { symbol in
                guard let old = figures.stocks[symbol]?.seenPrice,
                    let new = done.figures.stocks[symbol]?.seenPrice
                else { return false }
                return new != old
            }
            return done
        }
        done.figures.renewStocks(arrangement, done.market)
        // The end of a request repeats its quotes. Shared memory saves comparing, drawing and freeing it.
        if done.market == market { done.market = market }
        if done.figures == figures { done.figures = figures }
        return done
    }
}

extension Seen {
    /// The end of a request repeats its figures, which is no news.
    func isNews(after last: Seen?) -> Bool {
        origin != .cached && (last?.origin != .live || last?.at != at || last?.value != value)
    }
}
