internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market

/// Quotes that another thread merges: a market and its rows in, the same with the quotes out.
///
/// Ten thousand quotes take longer than a key may wait. So does one quote among ten thousand rows: the
/// last frame still holds the table, so a change copies it. The runtime makes the digest on another
/// thread and sends it back as one message, which the loop applies in one step. On an ordinary board, the
/// loop merges a few quotes itself.
package struct Digest: Hashable, Sendable {
    /// More quotes than this go to another thread.
    static let large = 256
    /// With more rows than this, any quotes do.
    static let manyRows = 1000

    let quotes: [Seen<Quote>]
    /// The stocks whose rows change and show moves; nil for the rows of all stocks, without moves.
    let rows: Set<Symbol>?
    /// When the quotes came, by the clock of moves.
    let changedAt: Int
    /// The board for the rows.
    let arrangement: Arrangement
    var market: MarketData
    var figures: ShownFigures
    /// The stocks with news from feeds, and when the last came; empty until the digest is done.
    var news: [Symbol] = []
    var heardAt: Instant?
    /// The stocks whose price was another one before.
    var moves: [Symbol] = []

    /// The same with the quotes in.
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
        // The end of a request brings the same quotes again. Sharing the old memory saves the loop
        // comparing, drawing and freeing it.
        if done.market == market { done.market = market }
        if done.figures == figures { done.figures = figures }
        return done
    }
}

extension Seen {
    /// True if a feed has answered with this since it gave `last`. The end of a request brings the same
    /// figures again.
    func isNews(after last: Seen?) -> Bool {
        origin != .cached && (last?.origin != .live || last?.at != at || last?.value != value)
    }
}
