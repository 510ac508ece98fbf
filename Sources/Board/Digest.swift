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

    /// The same with the quotes in.
    package func done() -> Digest {
        var done = self
        done.market.adopt(quotes)
        done.figures.renewStocks(arrangement, done.market)
        return done
    }
}
