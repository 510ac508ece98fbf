import Foundation
import Literals
import Market
import Testing

@testable import Feeds

struct RecordedIndicatorTests {
    @Test("Indicators of recorded bars are TA-Lib's", .enabled(if: Recordings.folder != nil))
    func recorded() throws {
        let body = try ByHand.recorded("yahoo-chart", "historicalv8-BTC-USD-2020-01-01")
        let closes = try YahooBars.bars(of: "BTC-USD", in: body).figures.map(\.close)
        let (bands, macd) = (BollingerBands.of(closes), ConvergenceDivergence(of: closes))
        for (place, figures) in RecordedIndicatorTable.rows {
            let ours = [
                MovingAverage.simple(closes, 20)[place], MovingAverage.simple(closes, 200)[place],
                MovingAverage.exponential(closes, 20)[place], MovingAverage.exponential(closes, 200)[place],
                bands[place]?.lowerBound, bands[place]?.upperBound, RelativeStrength.of(closes)[place],
                macd.line[place], macd.signal[place],
            ]
            for (figure, expected) in zip(ours, figures) {
                guard let expected else { continue }
                #expect(abs(try #require(figure) - expected) <= 1e-9 * abs(expected), "at \(place)")
            }
        }
    }
}
