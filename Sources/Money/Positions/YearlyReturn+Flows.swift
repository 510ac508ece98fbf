internal import CivilTime
internal import Glibc

extension YearlyReturn {
    /// The return of money put in and taken out, and of what is left on `day`.
    ///
    /// - Parameter gap: why it is unknown for reasons that are not in the flows.
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

    /// The rate nearest 0 at which all flows are worth 0 together: r in Σ aᵢ(1 + r)^(−dᵢ ÷ 365) = 0, where r is above −1.
    ///
    /// - Parameter flows: amounts by day, the days ascending.
    static func nearestRoot(_ flows: [(day: Int, amount: Double)]) -> Double? {
        let flows = flows.filter { $0.amount != 0 }
        guard let first = flows.first?.day, let last = flows.last?.day, first < last else { return nil }
        let sum = flows.reduce(0) { $0 + $1.amount }
        if abs(sum) <= flows.reduce(0, { $0 + abs($1.amount) }) * 1e-14 { return 0 }
        // A rate above 0 discounts what comes later, one below 0 what came earlier.
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
