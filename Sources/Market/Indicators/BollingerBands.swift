/// The range in which prices usually move: a mean, and twice their standard deviation above and below it.
///
/// Source: John Bollinger, "Bollinger on Bollinger Bands", 2001: 20 figures, the deviation of a whole population.
package enum BollingerBands {
    /// The band of each figure of a series; nil while there are too few before it.
    package static func of(_ values: [Double], _ count: Int = 20, deviations: Double = 2)
        -> [ClosedRange<Double>?]
    {
        MovingAverage.simple(values, count).enumerated().map { index, mean in
            guard let mean else { return nil }
            let squares = values[(index + 1 - count)...index].reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
            let reach = deviations * (squares / Double(count)).squareRoot()
            // Neither is a number where the sums of extreme figures are infinite.
            return mean - reach <= mean + reach ? mean - reach...mean + reach : nil
        }
    }
}
