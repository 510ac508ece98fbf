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
