import CivilTime
import Market

/// What currencies cost on past days, by Yahoo Finance's charts of `USDTWD=X` and its like, one a request.
///
/// Not a kind of its own in the settings: the feed of stocks stands in for what no feed of past rates gave.
struct YahooPast: Provider {
    let kind = FeedID.yahoo
    /// The close of a day does not change, and a pair that is not known now will not be in a minute.
    let manners = Manners(spacing: Yahoo().manners.spacing, floor: .seconds(3600))
    /// That one pair's chart is unusable says nothing of quotes.
    let asksOneByOne = true
    /// How many currencies are asked for in a round, so that stocks do not wait long behind them.
    static let most = 5

    func question(about code: CurrencyCode, to address: FeedAddress) -> Question? {
        guard case .web(let base) = address, code != .usd else { return nil }
        let symbol = Symbol(dollarIn: code)
        return Yahoo.chart(of: symbol, at: base).map { Question(address: .web($0), symbols: [symbol]) }
    }

    func cause(ofStatus status: Int) -> FeedFailure.Cause { Yahoo().cause(ofStatus: status) }

    /// The past in a chart's body.
    ///
    /// - Parameter today: the day in London, by which Yahoo counts the days of currencies. Its bar is still growing
    ///   and is left out.
    func past(of code: CurrencyCode, in body: [UInt8], today: Day) throws(FeedFailure.Cause) -> RatePast {
        let quote = try YahooChart(body).quote(of: Symbol(dollarIn: code))
        // The last hours of a Sunday may come as a day of their own, which no bank counts.
        return RatePast(code: code, closes: quote.closes.filter { $0.day < today && $0.day.weekday < 5 })
    }
}
