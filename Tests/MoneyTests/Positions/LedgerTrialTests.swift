import Foundation
import Market
import Seeded
import Testing

@testable import Money

/// Against the same rules in Python, with its own exact fractions.
@Suite struct LedgerTrialTests {
    @Test func comesToWhatPythonSays() throws {
        let trial = Trial(
            "what ledgers come to, against another reckoning", 300, often: 10_000,
            test: "LedgerTrialTests/comesToWhatPythonSays")
        var (wrong, checked, figures) = (0, 0, 0)
        for first in stride(from: 0, to: trial.count, by: 500) {
            let ledgers = try RandomLedger.made(
                seed: trial.seed, count: min(500, trial.count - first), first: first)
            for ledger in ledgers {
                var comparison = Comparison()
                comparison.compare(try ledger.positions(), with: ledger.expected)
                figures += comparison.count
                checked += 1
                if comparison.differences.isEmpty { continue }
                wrong += 1
                if wrong <= 5 {
                    Issue.record("ledger \(ledger.number): \(comparison.differences.joined(separator: "\n"))")
                }
            }
        }
        #expect(checked == trial.count)
        #expect(wrong == 0)
        trial.note("\(checked) ledgers, \(figures) figures", lost: wrong)
    }

    @Test func takesOverAPrice() throws {
        let seed = SeededGenerator.announcedSeed()
        for ledger in try RandomLedger.made(seed: seed, count: 50, first: 0) {
            let whole = try ledger.positions()
            var positions = whole.ledger.positions(at: [:])
            for (item, price) in try ledger.itemPrices() { positions.revalue(at: [item: price]) }
            #expect(positions.items == whole.items)
            #expect(positions.total == whole.total)
            #expect(
                positions.sum { _ in
                    true
                } cash: { _ in
                    true
                }.value == whole.total.value)
        }
    }
}

private struct Comparison {
    var differences: [String] = []
    var count = 0

    mutating func compare(_ positions: Positions, with expected: RandomLedger.Expected) {
        let mistakes = positions.ledger.mistakes.filter { $0.cause != .isNegative }.map {
            [RandomLedger.Mistake.line($0.line), .column($0.column?.rawValue ?? "")]
        }
        if mistakes != expected.mistakes {
            differences.append("mistakes: \(mistakes), not \(expected.mistakes)")
        }
        let keys = positions.items.map { "\($0.key.item) \($0.key.account)" }
        let others = expected.items.map { "\($0.item) \($0.account)" }
        guard keys == others else { return differences.append("items: \(keys), not \(others)") }
        for (item, other) in zip(positions.items, expected.items) {
            compare(item, other, weight: positions.weight(of: item))
        }
        let cash = positions.cash.map { "\($0.key.currency) \($0.key.account)" }
        let otherCash = expected.cash.map { "\($0.currency) \($0.account)" }
        guard cash == otherCash else { return differences.append("cash: \(cash), not \(otherCash)") }
        for (line, other) in zip(positions.cash, expected.cash) {
            let name = "\(other.currency) \(other.account)"
            compare("\(name) amount", line.amount, other.amount)
            compare("\(name) weight", positions.weight(of: line), other.weight)
            compare("\(name) value", line.home.value, other.home.value)
            compare("\(name) day", line.home.dayChange, other.home.dayChange)
            compare("\(name) by currency", line.home.dayCurrency, other.home.dayCurrency)
        }
        compareExposure(positions, expected.exposure)
        compare("total", positions.total, expected.total)
        if positions.total.leftOut.map(\.line) != expected.total.leftOut { differences.append("left out") }
    }

    private mutating func compareExposure(_ positions: Positions, _ expected: [RandomLedger.Expected.Exposed])
    {
        let exposure = Exposure(positions) { $1?.text }
        let items = exposure.items.sorted { $0.key ?? "" < $1.key ?? "" }
        guard items.map(\.key) == expected.map(\.key) else {
            return differences.append("exposure: \(items.map(\.key))")
        }
        for (item, other) in zip(items, expected) {
            let name = "exposure \(other.key ?? "")"
            compare("\(name) value", item.value, other.value)
            compare("\(name) home", item.home, other.home)
            compare("\(name) share", item.share, other.share)
            compare("\(name) from currency", item.fromCurrency, other.fromCurrency)
        }
        let sum = items.compactMap(\.home.value).reduce(.zero, +)
        if let total = exposure.total.value, sum != total { differences.append("exposure does not add up") }
    }

    private mutating func compare(_ item: Position, _ other: RandomLedger.Expected.Item, weight: Figure?) {
        let name = "\(item.key.item) \(item.key.account)"
        if item.currency != other.currency { differences.append("\(name) currency") }
        let pairs: [(String, Figure?, String?)] = [
            ("quantity", item.quantity, other.quantity), ("average", item.averageCost, other.averageCost),
            ("cost", item.cost, other.cost), ("price", item.price, other.price),
            ("value", item.value, other.value), ("day", item.dayChange, other.dayChange),
            ("unrealised", item.unrealised, other.unrealised), ("realised", item.realised, other.realised),
            ("income", item.income, other.income), ("fees", item.fees, other.fees),
            ("taxes", item.taxes, other.taxes), ("weight", weight, other.weight),
        ]
        for (part, figure, text) in pairs { compare("\(name) \(part)", figure, text) }
        compare(name + " home", item.home, other.home)
    }

    private mutating func compare(_ name: String, _ home: HomeFigures, _ other: RandomLedger.Expected.Home) {
        let pairs: [(String, Figure, String?)] = [
            ("value", home.value, other.value), ("cost", home.cost, other.cost),
            ("day", home.dayChange, other.dayChange), ("price", home.priceGain, other.priceGain),
            ("currency", home.currencyGain, other.currencyGain), ("income", home.income, other.income),
            ("fees", home.fees, other.fees), ("taxes", home.taxes, other.taxes),
            ("total", home.total, other.total), ("by currency", home.dayCurrency, other.dayCurrency),
        ]
        for (part, figure, text) in pairs { compare("\(name) \(part)", figure, text) }
        addsUp(name, home)
        compareReturn("\(name) return", home.yearlyReturn, other.flows)
    }

    private mutating func compare(_ name: String, _ figure: Figure?, _ text: String?) {
        count += 1
        let own = figure?.value?.text(places: 10)
        if own != text { differences.append("\(name): \(own ?? "unknown"), not \(text ?? "unknown")") }
    }

    private mutating func addsUp(_ name: String, _ home: HomeFigures) {
        func printed(_ figure: Figure) -> Rational? {
            figure.value.flatMap { Rational(decimal: $0.text(places: 10)) }
        }
        guard let total = printed(home.total) else { return }
        let parts = [home.priceGain, home.currencyGain, home.income].compactMap(printed).reduce(.zero, +)
        let costs = [home.fees, home.taxes].compactMap(printed).reduce(.zero, +)
        if parts - costs != total {
            differences.append("\(name): not the sum of its parts")
        }
    }

    /// At the rate, inflows and outflows are worth the same.
    private mutating func compareReturn(_ name: String, _ own: YearlyReturn, _ flows: [[Double]]?) {
        count += 1
        switch own {
        case .unknown: if flows != nil { differences.append("\(name): unknown") }
        case .none: if flows == nil { differences.append("\(name): none of unknown flows") }
        case .rate(let rate):
            guard let flows, let end = flows.last?[0] else { return differences.append("\(name): \(rate)") }
            // Discounted to the day where flows weigh least.
            let from = rate > 0 ? flows[0][0] : end
            let worth = flows.map { $0[1] * exp(-log1p(rate) * ($0[0] - from) / 365) }
            // A rate is only as fine as its last digit, which weighs much near -1.
            let grain = flows.map { abs($0[0] - from) / 365 * 4e-16 / (1 + rate) + 1e-9 }
            let slack = zip(worth, grain).reduce(0) { $0 + abs($1.0) * $1.1 }
            if rate > -1, abs(worth.reduce(0, +)) > slack {
                differences.append("\(name): \(rate) is no root")
            }
        }
    }
}
