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
