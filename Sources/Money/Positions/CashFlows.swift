internal import CivilTime

/// Money in and out by day, at home: below 0 what was put in.
struct CashFlows: Hashable, Sendable {
    /// One sum a day, oldest first.
    private(set) var days: [(day: Day, amount: Double)] = []
    /// Why they are not all there; nil where they are.
    private(set) var missing: Missing?

    /// No flows yet.
    init() {}

    /// All of some.
    init(_ parts: [CashFlows]) {
        missing = parts.lazy.compactMap(\.missing).first
        for flow in parts.flatMap(\.days).sorted(by: { $0.day < $1.day }) { add(flow.amount, on: flow.day) }
    }

    /// Adds `amount` on a day, which is not before the last one.
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
