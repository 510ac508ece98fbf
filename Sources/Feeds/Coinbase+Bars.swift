import CivilTime
import Market

extension Coinbase: BarProvider {
    /// How many bars are asked for at once, a few less than an answer has at most, and how many requests are spent on one question.
    private static let (page, mostPages) = (300, 12)

    func questions(
        aboutBars key: BarSeries.Key, in span: Range<Instant>, to address: FeedAddress
    ) -> [BarQuestion] {
        guard case .web(let base) = address, let coin = Coin(key.symbol),
            let name = kind.reach(of: key.interval)?.name
        else { return [] }
        let path = "/api/v3/brokerage/market/products/\(coin.base)-\(coin.currency)/candles"
        let length = Self.page * key.interval.seconds
        var (questions, end): ([BarQuestion], Instant) = ([], span.upperBound)
        while end > span.lowerBound, questions.count < Self.mostPages {
            let start = max(span.lowerBound, end + -length)
            let query = "granularity=\(name)&start=\(start.seconds)&end=\(end.seconds)"
            guard let url = base.below("\(path)?\(query)") else { return [] }
            let question = Question(address: .web(url), symbols: [key.symbol])
            questions.append(BarQuestion(question: question, span: start..<end))
            end = start
        }
        return questions
    }

    func bars(_ key: BarSeries.Key, in body: [UInt8]) throws(FeedFailure.Cause) -> ToldBars {
        ToldBars(
            bars: try Self.bars(in: body), kind: .coin, currency: Coin(key.symbol)?.currency, zone: "UTC")
    }
}
