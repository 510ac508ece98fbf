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
