import Market
import Testing

struct IndicatorTests {
    /// As in `indicators.py`.
    static func walk(_ count: Int, seed: Int) -> [Double] {
        var (state, price) = (seed, 100.0)
        return (0..<count).map { _ in
            state = (state * 1_103_515_245 + 12_345) % (1 << 31)
            price *= 1 + (Double(state) / Double(1 << 31) - 0.5) / 20
            return price
        }
    }

    static func check(_ closes: [Double], against rows: [(place: Int, figures: [Double?])]) {
        let bands = BollingerBands.of(closes)
        let macd = ConvergenceDivergence(of: closes)
        let columns: [[Double?]] = [
            MovingAverage.simple(closes, 20), MovingAverage.simple(closes, 200),
            MovingAverage.exponential(closes, 20), MovingAverage.exponential(closes, 200),
            bands.map(\.?.lowerBound), bands.map(\.?.upperBound), RelativeStrength.of(closes), macd.line,
            macd.signal,
        ]
        for (place, figures) in rows {
            for (column, expected) in figures.enumerated() {
                let figure = columns[column][place]
                if let expected {
                    let distance = figure.map { abs($0 - expected) } ?? .infinity
                    #expect(distance <= 1e-9 * max(1, abs(expected)), "column \(column) at \(place)")
                } else if column < 7 {
                    // TA-Lib gives the MACD line only where it also gives the signal.
                    #expect(figure == nil, "column \(column) at \(place)")
                }
            }
        }
    }

    @Test("Averages, bands, strength and MACD of a random walk are TA-Lib's")
    func walk() { IndicatorTests.check(IndicatorTests.walk(400, seed: 7), against: IndicatorTable.rows) }

    @Test("Of too few closes nothing is told, and of closes that stand still a strength of 50")
    func few() {
        for count in 0...40 {
            let closes = Array(repeating: 5.0, count: count)
            let macd = ConvergenceDivergence(of: closes)
            #expect(MovingAverage.simple(closes, 20).count == count)
            #expect(MovingAverage.exponential(closes, 20).count == count)
            #expect(BollingerBands.of(closes).count == count)
            #expect(macd.line.count == count && macd.signal.count == count && macd.histogram.count == count)
            #expect(RelativeStrength.of(closes).compactMap(\.self).allSatisfy { $0 == 50 })
            #expect(MovingAverage.simple(closes, 20).compactMap(\.self).count == max(0, count - 19))
        }
    }
}
