package import CivilTime
internal import Glibc
package import Market

/// How money grew, whatever was put in and taken out. In binary: it is a rate, not a sum of money.
package struct TimeWeightedReturn: Hashable, Sendable {
    /// The value of 1 at the end; nil once a value is unknown.
    package private(set) var growth: Double? = 1
    private var last: Double

    package init(from value: Double = 0) { last = value }

    /// Money goes in before the period, and out after it. The flow is negative for money put in.
    package mutating func add(flow: Double, value: Double) {
        let (start, end) = (last + max(-flow, 0), value + max(flow, 0))
        last = value
        if start == 0 { return }
        let isKnown = start > 0 && end >= 0 && start.isFinite && end.isFinite
        growth = isKnown ? growth.map { $0 * (end / start) } : nil
    }

    /// Nil for less than a day.
    package func yearly(days: Int) -> Double? {
        growth.flatMap { days > 0 ? pow($0, 365 / Double(days)) - 1 : nil }
    }
}

/// Flows as if each had bought another item instead, and sold it again.
package struct Benchmark: Sendable {
    private var units = 0.0

    package init() {}

    /// Buys or sells at the price of the flow's day. The flow is negative for money put in.
    package mutating func add(flow: Double, price: Double) {
        if flow != 0 { units -= price > 0 ? flow / price : .nan }
    }

    package func value(at price: Double) -> Double? {
        let value = units == 0 ? 0 : units * price
        return value.isFinite ? value : nil
    }
}

extension Ledger {
    /// Money in and out by day, at home, negative for money put in; nil if some is unknown. Nil `key`: all
    /// positions without a row with a mistake.
    package func flows(of key: Position.Key? = nil) -> [(day: Day, amount: Double)]? {
        let chosen = holdings.filter { key == nil ? $0.gaps.any == nil : $0.key == key }
        let flows = CashFlows(chosen.map(\.flows))
        return flows.missing == nil && chosen.allSatisfy { $0.gaps.any == nil } ? flows.days : nil
    }

    /// Per year, for all positions without a row with a mistake, from the first row on. The closes are in
    /// today's shares, oldest first.
    package func timeWeighted(_ closes: [Symbol: [DailyClose]], value: Double) -> Double? {
        guard let flows = flows(), let first = flows.first?.day, first < terms.day else { return nil }
        let sound = Set(holdings.filter { $0.gaps.any == nil }.map(\.key))
        var held = past.filter { sound.contains($0.key) }.map { HeldValue($0, closes, terms) }
        var (result, next) = (TimeWeightedReturn(), 0)
        for number in first.number...terms.day.number {
            let day = Day(number: number)
            var worth = 0.0
            if day == terms.day {
                worth = value
            } else {
                for place in held.indices { worth += held[place].value(on: day) }
            }
            var flow = 0.0
            while next < flows.count, flows[next].day <= day {
                flow += flows[next].amount
                next += 1
            }
            result.add(flow: flow, value: worth)
            if result.growth == nil { return nil }
        }
        return result.yearly(days: terms.day - first)
    }
}

private struct HeldValue {
    private let steps: [HeldPast.Step]
    private let closes: [DailyClose]
    private let unit: MinorUnit?
    private let rates: HomeRates
    private var (step, close) = (-1, -1)

    init(_ past: HeldPast, _ closes: [Symbol: [DailyClose]], _ terms: Terms) {
        steps = past.steps
        self.closes = closes[past.key.item] ?? []
        unit = past.unit.flatMap(MinorUnit.init)
        rates = terms.rates
    }

    /// Days must not descend; NaN if unknown.
    mutating func value(on day: Day) -> Double {
        while step + 1 < steps.count, steps[step + 1].day <= day { step += 1 }
        while close + 1 < closes.count, closes[close + 1].day <= day { close += 1 }
        guard step >= 0, steps[step].quantity != 0 else { return 0 }
        guard close >= 0, let unit, let rate = rates.drawnRate(of: unit.code, on: day),
            day - closes[close].day <= HeldValue.longestAge
        else { return .nan }
        return steps[step].quantity * closes[close].close * rate / unit.parts
    }

    /// Exchanges have holidays of up to 12 days.
    private static let longestAge = 15
}
