/// Averages of the last figures of a series. Each has a figure for each of the series, nil while there are too few before it.
package enum MovingAverage {
    /// The mean of the last `count` figures.
    package static func simple(_ values: [Double], _ count: Int) -> [Double?] {
        guard count > 0 else { return values.map { _ in nil } }
        var sum = 0.0
        return values.indices.map { index in
            sum += values[index]
            if index >= count { sum -= values[index - count] }
            return index >= count - 1 ? sum / Double(count) : nil
        }
    }

    /// The exponential mean, in which each figure weighs 2 ÷ (`count` + 1) and all before it the rest.
    ///
    /// It begins with the mean of the first `count` figures, as TA-Lib's does.
    package static func exponential(_ values: [Double], _ count: Int) -> [Double?] {
        smoothed(values, count, weight: 2 / (Double(count) + 1))
    }

    /// Wilder's mean, in which each figure weighs 1 ÷ `count`.
    ///
    /// Source: J. Welles Wilder, "New Concepts in Technical Trading Systems", 1978.
    static func wilder(_ values: [Double], _ count: Int) -> [Double?] {
        smoothed(values, count, weight: 1 / Double(count))
    }

    private static func smoothed(_ values: [Double], _ count: Int, weight: Double) -> [Double?] {
        guard count > 0, values.count >= count else { return values.map { _ in nil } }
        var mean = values.prefix(count).reduce(0, +) / Double(count)
        var means = [Double?](repeating: nil, count: count - 1) + [mean]
        for value in values.dropFirst(count) {
            mean += (value - mean) * weight
            means.append(mean)
        }
        return means
    }
}

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

/// How far a short average is from a long one, and the average of that distance: MACD.
///
/// Source: Gerald Appel, "Technical Analysis: Power Tools for Active Investors", 2005: 12, 26 and 9 figures.
package struct ConvergenceDivergence: Hashable, Sendable {
    /// The short average less the long one.
    package let line: [Double?]
    /// The exponential average of the line.
    package let signal: [Double?]

    /// The line less its signal.
    package var histogram: [Double?] {
        zip(line, signal).map { line, signal in line.flatMap { line in signal.map { line - $0 } } }
    }

    /// Measures a series; nil while there are too few figures before one.
    package init(of values: [Double], short: Int = 12, long: Int = 26, signal count: Int = 9) {
        // Both begin at the same figure, as TA-Lib's do.
        let later = max(0, min(values.count, long - short))
        let fast =
            Array(repeating: nil, count: later)
            + MovingAverage.exponential(Array(values.dropFirst(later)), short)
        let slow = MovingAverage.exponential(values, long)
        line = zip(fast, slow).map { fast, slow in fast.flatMap { fast in slow.map { fast - $0 } } }
        let known = line.compactMap(\.self)
        signal =
            Array(repeating: nil, count: line.count - known.count)
            + MovingAverage.exponential(known, count)
    }
}

/// How much of what prices moved was upwards, 0 to 100: Wilder's relative strength index.
///
/// Source: J. Welles Wilder, "New Concepts in Technical Trading Systems", 1978.
package enum RelativeStrength {
    /// The index of each figure of a series; nil while there are too few before it, and 50 where nothing moved.
    package static func of(_ values: [Double], _ count: Int = 14) -> [Double?] {
        let steps = zip(values.dropFirst(), values).map { $0 - $1 }
        let rises = MovingAverage.wilder(steps.map { max($0, 0) }, count)
        let falls = MovingAverage.wilder(steps.map { max(-$0, 0) }, count)
        let strengths = zip(rises, falls).map { rise, fall -> Double? in
            guard let rise, let fall else { return nil }
            return rise + fall > 0 ? 100 * rise / (rise + fall) : 50
        }
        return values.isEmpty ? [] : [nil] + strengths
    }
}
