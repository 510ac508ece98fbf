/// One figure for each of the series; nil while there are too few before it.
package enum MovingAverage {
    package static func simple(_ values: [Double], _ count: Int) -> [Double?] {
        guard count > 0 else { return values.map { _ in nil } }
        var sum = 0.0
        return values.indices.map { index in
            sum += values[index]
            if index >= count { sum -= values[index - count] }
            return index >= count - 1 ? sum / Double(count) : nil
        }
    }

    /// Each figure weighs 2 ÷ (`count` + 1) and all before it the rest. Begins with the mean of the first
    /// `count` figures, as TA-Lib's does.
    package static func exponential(_ values: [Double], _ count: Int) -> [Double?] {
        smoothed(values, count, weight: 2 / (Double(count) + 1))
    }

    /// Each figure weighs 1 ÷ `count`. Source: J. W. Wilder, "New Concepts in Technical Trading Systems".
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

/// A mean, and twice the standard deviation above and below it. Source: John Bollinger, "Bollinger on
/// Bollinger Bands", 2001: 20 figures, the deviation of a whole population.
package enum BollingerBands {
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

/// MACD. Source: Gerald Appel, "Technical Analysis: Power Tools for Active Investors", 2005: 12, 26, 9.
package struct ConvergenceDivergence: Hashable, Sendable {
    /// The short average minus the long one; `signal` is its exponential average.
    package let line: [Double?]
    package let signal: [Double?]

    package var histogram: [Double?] {
        zip(line, signal).map { line, signal in line.flatMap { line in signal.map { line - $0 } } }
    }

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

/// RSI, 0 to 100. Source: J. Welles Wilder, "New Concepts in Technical Trading Systems", 1978.
package enum RelativeStrength {
    /// Nil while there are too few figures before; 50 if nothing moved.
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
