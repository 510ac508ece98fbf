import CivilTime
import Market

extension Yahoo: BarProvider {
    func questions(
        aboutBars key: BarSeries.Key, in span: Range<Instant>, to address: FeedAddress
    ) -> [BarQuestion] {
        guard case .web(let base) = address else { return [] }
        let times = "period1=\(span.lowerBound.seconds)&period2=\(span.upperBound.seconds)"
        let outside = key.interval.isIntraday ? "&includePrePost=true" : ""
        let path = "/v8/finance/chart/\(WebAddress.encoded(key.symbol.text))"
        return base.below("\(path)?\(times)&interval=\(key.interval.rawValue)\(outside)&events=div%7Csplit")
            .map {
                [BarQuestion(question: Question(address: .web($0), symbols: [key.symbol]), span: span)]
            } ?? []
    }

    func bars(_ key: BarSeries.Key, in body: [UInt8]) throws(FeedFailure.Cause) -> ToldBars {
        try YahooBars.told(key, in: body)
    }
}
