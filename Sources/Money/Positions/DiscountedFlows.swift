internal import CivilTime
internal import Glibc

/// Flows as a function of the rate z that discounts them: g(z) = Σ aᵢ·e^(−tᵢz), where z and t are not below
/// 0. Inflows and outflows both fall with z. So their values at the ends of a span of rates bound g within
/// it, which proves that some spans have no root. The same holds for g′.
struct DiscountedFlows {
    /// No investment is so short that a steeper one matters.
    static let steepest = 40_000.0

    /// Days from the flow before, and years from the first.
    private var gaps: [Int] = []
    private var years: [Double] = []
    /// Inflows, and outflows as positive numbers.
    private var inward: [Double] = []
    private var outward: [Double] = []

    /// The first day is 0.
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
        // Most flows are a few days apart.
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

    /// The smallest rate up to `limit` at which g is 0.
    func firstRoot(upTo limit: Double) -> Double? {
        var low = sums(at: 0)
        // Spans left to search, by their upper ends; the next is last.
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
                // Roots this close count as one.
                let touches = abs(low.value) <= 1e-13 * (low.inward + low.outward)
                if touches || (low.value < 0) != (high.value < 0) { return low.rate }
                highs.removeLast()
                low = high
            }
        }
        return nil
    }

    /// True if two sums that fall over a span cannot be equal within it.
    private static func differ(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> Bool
    {
        let slack = 1 + 1e-12
        return low * slack < otherHigh || otherLow * slack < high
    }

    /// Newton's steps, or bisection if they leave the span. g must be monotonic in it.
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

/// Money in and out by day, in the home currency; negative for money put in.
struct CashFlows: Hashable, Sendable {
    /// One sum a day, oldest first.
    private(set) var days: [(day: Day, amount: Double)] = []
    private(set) var missing: Missing?

    init() {}

    init(_ parts: [CashFlows]) {
        missing = parts.lazy.compactMap(\.missing).first
        for flow in parts.flatMap(\.days).sorted(by: { $0.day < $1.day }) { add(flow.amount, on: flow.day) }
    }

    /// The day must not be before the last one.
    mutating func add(_ amount: Figure, on day: Day) {
        switch amount {
        case .known(let amount): add(amount.double, on: day)
        case .unknown(let reason): missing = missing ?? reason
        }
    }

    private mutating func add(_ amount: Double, on day: Day) {
        if let last = days.last, last.day == day {
            days[days.count - 1].amount += amount
        } else {
            days.append((day, amount))
        }
    }

    static func == (a: CashFlows, b: CashFlows) -> Bool {
        a.missing == b.missing && a.days.elementsEqual(b.days, by: ==)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(missing)
        for (day, amount) in days {
            hasher.combine(day)
            hasher.combine(amount)
        }
    }
}

extension YearlyReturn {
    /// `gap` is a reason outside the flows that makes the return unknown.
    init(_ flows: CashFlows, value: Figure, on day: Day, gap: Missing? = nil) {
        if let missing = gap ?? flows.missing ?? value.missing {
            self = .unknown(missing)
            return
        }
        let value = value.value?.double ?? 0
        var days = flows.days
        if let last = days.last, last.day == day {
            days[days.count - 1].amount += value
        } else {
            days.append((day, value))
        }
        self = Self.nearestRoot(days.map { ($0.day.number, $0.amount) }).map { .rate($0) } ?? .none
    }

    /// The r > −1 nearest 0 with Σ aᵢ(1 + r)^(−dᵢ ÷ 365) = 0. The days must ascend.
    static func nearestRoot(_ flows: [(day: Int, amount: Double)]) -> Double? {
        let flows = flows.filter { $0.amount != 0 }
        guard let first = flows.first?.day, let last = flows.last?.day, first < last else { return nil }
        let sum = flows.reduce(0) { $0 + $1.amount }
        if abs(sum) <= flows.reduce(0, { $0 + abs($1.amount) }) * 1e-14 { return 0 }
        // A rate above 0 discounts later flows, one below 0 earlier flows.
        let rising = DiscountedFlows(flows.map { ($0.day - first, $0.amount) })
        let falling = DiscountedFlows(flows.reversed().map { (last - $0.day, $0.amount) })
        let up = rising.firstRoot(upTo: DiscountedFlows.steepest).map(expm1).flatMap {
            $0.isFinite ? $0 : nil
        }
        let reach = up.map { $0 < 1 ? -log1p(-$0) : DiscountedFlows.steepest } ?? DiscountedFlows.steepest
        let down = falling.firstRoot(upTo: min(reach, DiscountedFlows.steepest)).map { expm1(-$0) }
        guard let up, let down else { return up ?? down }
        return -down < up ? down : up
    }
}
