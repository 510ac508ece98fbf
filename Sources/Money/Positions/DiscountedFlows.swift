internal import Glibc

/// Flows as a function of the rate z that discounts them: g(z) = Σ aᵢ·e^(−tᵢz), where z and t are not below 0.
///
/// Inflows and outflows both fall with z. So their values at the ends of a span of rates bound g within it, and with it
/// a span without a root can be told for certain. The same holds of g′.
struct DiscountedFlows {
    /// The steepest rate that is tried. No money has a life so short.
    static let steepest = 40_000.0

    /// Days from the flow before, and years from the first.
    private var gaps: [Int] = []
    private var years: [Double] = []
    /// Inflows, and outflows as positive numbers.
    private var inward: [Double] = []
    private var outward: [Double] = []

    /// Takes amounts by days from the first, which is day 0.
    init(_ flows: [(day: Int, amount: Double)]) {
        var last = 0
        for (day, amount) in flows {
            gaps.append(day - last)
            years.append(Double(day) / 365)
            inward.append(max(amount, 0))
            outward.append(max(-amount, 0))
            last = day
        }
    }

    /// The sums at one rate, and how fast they fall.
    private struct Sums {
        let rate: Double
        var inward = 0.0
        var outward = 0.0
        var inwardFall = 0.0
        var outwardFall = 0.0
        var value: Double { inward - outward }
        var slope: Double { outwardFall - inwardFall }
    }

    private func sums(at rate: Double) -> Sums {
        var sums = Sums(rate: rate)
        // Most flows lie a few days apart.
        let daily = exp(-rate / 365)
        var powers = [1.0]
        for _ in 1...40 { powers.append(powers[powers.count - 1] * daily) }
        var weight = 1.0
        for place in gaps.indices {
            let gap = gaps[place]
            weight *= gap < powers.count ? powers[gap] : exp(-rate * Double(gap) / 365)
            let (a, b) = (inward[place] * weight, outward[place] * weight)
            sums.inward += a
            sums.outward += b
            sums.inwardFall += a * years[place]
            sums.outwardFall += b * years[place]
        }
        return sums
    }

    /// The least rate up to `limit` at which g is 0.
    func firstRoot(upTo limit: Double) -> Double? {
        var low = sums(at: 0)
        // Spans still to be looked through, by their upper ends; the next is last.
        var highs = [sums(at: limit)]
        while let high = highs.last {
            if Self.differ(low.inward, high.inward, low.outward, high.outward) {
                highs.removeLast()
                low = high
            } else if Self.differ(low.inwardFall, high.inwardFall, low.outwardFall, high.outwardFall) {
                // g rises or falls throughout.
                if (low.value < 0) != (high.value < 0) || high.value == 0 { return root(between: low, high) }
                highs.removeLast()
                low = high
            } else if high.rate - low.rate > 1e-9 * max(1, low.rate) {
                highs.append(sums(at: (low.rate + high.rate) / 2))
            } else {
                // Roots so near to one another are one.
                let touches = abs(low.value) <= 1e-13 * (low.inward + low.outward)
                if touches || (low.value < 0) != (high.value < 0) { return low.rate }
                highs.removeLast()
                low = high
            }
        }
        return nil
    }

    /// Whether two sums that fall in a span, from one value to another, cannot be equal in it.
    private static func differ(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> Bool
    {
        let slack = 1 + 1e-12
        return low * slack < otherHigh || otherLow * slack < high
    }

    /// The root in a span throughout which g rises or falls: Newton's steps, and halves where these lead outside.
    private func root(between low: Sums, _ high: Sums) -> Double {
        var (left, right) = (low.rate, high.rate)
        var middle = left + (right - left) * low.value / (low.value - high.value)
        if !(left...right).contains(middle) { middle = (left + right) / 2 }
        for _ in 0..<200 {
            let sums = sums(at: middle)
            if sums.value == 0 { return middle }
            if (sums.value < 0) == (low.value < 0) { left = middle } else { right = middle }
            var next = middle - sums.value / sums.slope
            if !(left < next && next < right) { next = (left + right) / 2 }
            if abs(next - middle) <= 1e-15 * max(1, abs(next)) || next == left || next == right {
                return next
            }
            middle = next
        }
        return middle
    }
}
