import CivilTime
import Market

/// What a service told of bars.
struct ToldBars: Hashable, Sendable {
    var bars: Decoded<Bar>
    var kind: Instrument
    var currency: String?
    var zone: String
    /// Splits and dividends, oldest first, where the service tells of them.
    var actions: [CorporateAction] = []
}

/// One request for bars, and the span that it asks for.
struct BarQuestion: Hashable, Sendable {
    var question: Question
    var span: Range<Instant>
}

/// A service that tells bars, at the intervals that `FeedID.reach` has for it.
protocol BarProvider: StockProvider {
    /// The requests, that for the newest bars first, that ask `address` for the bars of a span; none where the service has no
    /// name for the symbol.
    func questions(aboutBars key: BarSeries.Key, in span: Range<Instant>, to address: FeedAddress)
        -> [BarQuestion]
    /// The bars in a body, oldest first.
    func bars(_ key: BarSeries.Key, in body: [UInt8]) throws(FeedFailure.Cause) -> ToldBars
}
