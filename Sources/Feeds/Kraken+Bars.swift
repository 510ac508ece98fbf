import CivilTime
import Market

extension Kraken: BarProvider {
    func questions(
        aboutBars key: BarSeries.Key, in span: Range<Instant>, to address: FeedAddress
    ) -> [BarQuestion] {
        guard case .web(let base) = address, let coin = Coin(key.symbol),
            let name = kind.reach(of: key.interval)?.name
        else { return [] }
        // Bars that begin after `since` are told, the newest 720 of them.
        let query = "pair=\(Self.pair(coin))&interval=\(name)&since=\(span.lowerBound.seconds - 1)"
        return base.below("/0/public/OHLC?\(query)").map {
            [BarQuestion(question: Question(address: .web($0), symbols: [key.symbol]), span: span)]
        } ?? []
    }

    func bars(_ key: BarSeries.Key, in body: [UInt8]) throws(FeedFailure.Cause) -> ToldBars {
        ToldBars(
            bars: try Self.bars(of: key.symbol, in: body), kind: .coin,
            currency: Coin(key.symbol)?.currency, zone: "UTC")
    }
}
