private import Glibc

extension Chart {
    /// Round figures between `low` and `high`, at even steps of 1, 2 or 5 times a power of ten, at most
    /// `count` of them, lowest first.
    ///
    /// None where either end is not finite or `low` is above `high`; of a single figure, itself if it is
    /// asked for one.
    package static func ticks(from low: Double, to high: Double, atMost count: Int) -> [Double] {
        guard count > 0, low.isFinite, high.isFinite, low <= high else { return [] }
        guard low < high else { return [low] }
        // Halved, because the distance between two finite numbers need not be finite.
        let rough = (high / 2 - low / 2) / Double(count)
        guard rough.isNormal else { return [] }
        let start = Int((Double(rough.exponent) * 0.30103).rounded(.down))
        for exponent in max(-307, start)...max(-307, start) + 3 {
            for digit in [1.0, 2.0, 5.0] {
                let ticks = multiples(of: digit, exponent, from: low, to: high, atMost: count)
                if let ticks { return ticks }
            }
        }
        return []
    }

    /// The multiples of `digit` × 10^`exponent` between `low` and `high`; nil when there are more than `count`.
    private static func multiples(
        of digit: Double, _ exponent: Int, from low: Double, to high: Double, atMost count: Int
    ) -> [Double]? {
        // A power of ten below one is not exact, but its inverse is, and so is a quotient by it.
        guard let power = Double("1e\(abs(exponent))"), power.isFinite else { return [] }
        func value(_ number: Double) -> Double {
            exponent < 0 ? number * digit / power : number * digit * power
        }
        let first = (exponent < 0 ? low / digit * power : low / digit / power).rounded(.up)
        guard first.isFinite else { return [] }
        var ticks: [Double] = []
        // One more than asked for is enough to know that there are too many.
        for step in 0...count {
            let tick = value(first + Double(step))
            guard tick <= high else { return ticks }
            guard tick >= low, ticks.last != tick else { continue }
            ticks.append(tick)
        }
        return nil
    }

    /// Round figures for a logarithmic axis between `low` and `high`: 1, 2 and 5 times powers of ten, at most `count` of
    /// them, lowest first. Where that is too many, powers of ten alone, and of these each second, third and so on.
    ///
    /// Even steps where the span is less than a decade, or where `low` is not above nought.
    package static func logTicks(from low: Double, to high: Double, atMost count: Int) -> [Double] {
        guard low > 0, high.isFinite, high / 10 >= low, count > 0 else {
            return ticks(from: low, to: high, atMost: count)
        }
        let powers = Array(Int(log10(low).rounded(.down))...Int(log10(high).rounded(.down)))
        func figures(_ digits: [Double], of powers: [Int]) -> [Double] {
            powers.flatMap { power in digits.map { $0 * pow(10, Double(power)) } }
                .filter { $0 >= low && $0 <= high }
        }
        let fine = figures([1, 2, 5], of: powers)
        if fine.count <= count { return fine }
        let step = (powers.count + count - 1) / count
        return figures([1], of: powers.filter { $0.isMultiple(of: step) })
    }
}
