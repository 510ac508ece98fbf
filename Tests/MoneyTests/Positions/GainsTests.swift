import CivilTime
import Foundation
import Literals
import Market
import Seeded
import Testing

@testable import Money

@Suite struct GainsTests {
    /// Each figure equals `gains.py`'s, and a position's sales add up to its realised gain.
    @Test func listsWhatPythonLists() throws {
        let trial = Trial(
            "sales and income of ledgers, against another reckoning", 300, often: 10_000,
            test: "GainsTests/listsWhatPythonLists")
        var (wrong, checked, figures) = (0, 0, 0)
        for first in stride(from: 0, to: trial.count, by: 500) {
            let made = try Self.made(
                seed: trial.seed, count: min(500, trial.count - first), first: first)
            for (ledger, expected) in made {
                var comparison = GainsComparison()
                comparison.compare(ledger, with: expected, try ledger.gains())
                try comparison.addUpToRealised(ledger)
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

    private static func made(
        seed: UInt64, count: Int, first: Int
    ) throws -> [(RandomLedger, RandomGains)] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "gains.py").path
        process.arguments = ["python3", "-B", script, "\(seed)", "\(count)", "\(first)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try data.split(separator: UInt8(ascii: "\n")).map {
            (
                try JSONDecoder().decode(RandomLedger.self, from: $0),
                try JSONDecoder().decode(RandomGains.Line.self, from: $0).gains
            )
        }
    }

    /// The example of docs/explanation/money.md: 10 of the first lot, 2 of the second.
    @Test func sellsLotByLot() throws {
        let gains = Gains(try Self.example(), Self.terms(.fifo), year: 2024)
        #expect(gains.sales.map(\.bought?.description) == ["2024-03-01", "2024-06-03"])
        #expect(gains.sales.map(\.quantity) == [10, 2])
        #expect(gains.sales.map(\.proceeds.value) == [2200, 440])
        #expect(gains.sales.map(\.home.priceGain.value) == [12_600, 1_944])
        #expect(gains.sales.map(\.home.currencyGain.value) == [1_100, -176])
        // The sale's fee of 1.50 is 48 at home: 40 and 8 of it.
        #expect(gains.sales.map(\.home.fees.value) == [40, 8])
        #expect(gains.income.map(\.home.value) == [65])
        #expect(gains.total.total.value?.text(places: 2) == "15485.00")
        #expect(gains.years.map(\.year) == [2024])
    }

    @Test("By average cost a sale is one line, bought on no day")
    func sellsOnAverage() throws {
        let gains = Gains(try Self.example(), Self.terms(.average))
        #expect(gains.sales.map(\.bought) == [nil])
        #expect(gains.sales.map(\.quantity) == [12])
        #expect(gains.sales.map(\.cost.value) == [2220])
        #expect(gains.sales.map(\.home.fees.value) == [48])
    }

    @Test("A year has the sales and the income of its days alone")
    func ofAnotherYear() throws {
        let gains = Gains(try Self.example(), Self.terms(.fifo), year: 2025)
        #expect(gains.sales.isEmpty && gains.income.isEmpty && gains.years.isEmpty)
        #expect(gains.total.total == .zero)
    }

    private static func example() throws -> [Transaction] {
        let text = """
            date,type,item,quantity,price,currency,fee,rate,account,note
            2024-03-01,buy,AAPL,10,180,USD,1,31.5,,
            2024-06-03,buy,AAPL,10,190,USD,1,32.4,,
            2024-09-02,sell,AAPL,12,220,USD,1.5,32,,
            2024-11-15,dividend,AAPL,8,0.25,USD,,32.5,,

            """
        return TransactionDocument(Array(text.utf8)).transactions
    }

    private static func terms(_ method: CostMethod) -> Terms {
        Terms(
            method: method,
            rates: HomeRates(
                home: "TWD", today: Day(number: 20_777), now: [:], closes: [:]))
    }
}

private struct RandomGains: Decodable {
    struct Line: Decodable {
        let gains: RandomGains
    }
    struct Sale: Decodable {
        let item, account: String
        let bought: Int?
        let sold: Int
        let quantity, proceeds, cost: String?
        let home: Sums
    }
    struct Earning: Decodable {
        let day: Int
        let item: String?
        let kind: String
        let amount, currency, home: String?
    }
    struct Sums: Decodable {
        let year: Int?
        let proceeds, cost, priceGain, currencyGain, fees, income, total: String?
    }
    let sales: [Sale]
    let income: [Earning]
    let total: Sums
    let years: [Sums]
}

extension RandomLedger {
    fileprivate func gains() throws -> Gains {
        let mistakes = try unread.map {
            Money.Mistake(
                line: $0.line, .isNegative, day: $0.day.map(Day.init),
                kind: $0.kind.flatMap(Transaction.Kind.init),
                item: try $0.item.map { try #require(Symbol($0)) }, account: $0.account)
        }
        return Gains(try rows.map { try $0.transaction() }, mistakes: mistakes, try terms.read())
    }
}

private struct GainsComparison {
    var differences: [String] = []
    var count = 0

    mutating func compare(_ ledger: RandomLedger, with expected: RandomGains, _ gains: Gains) {
        let keys = gains.sales.map {
            "\($0.key.item) \($0.key.account) \($0.bought?.number ?? -1) \($0.sold.number)"
        }
        let others = expected.sales.map { "\($0.item) \($0.account) \($0.bought ?? -1) \($0.sold)" }
        guard keys == others else { return differences.append("sales: \(keys), not \(others)") }
        for ((name, sale), other) in zip(zip(keys, gains.sales), expected.sales) {
            compare("\(name) quantity", .known(sale.quantity), other.quantity)
            compare("\(name) proceeds", sale.proceeds, other.proceeds)
            compare("\(name) cost", sale.cost, other.cost)
            compare(name, sale.home, other.home, isOfSale: true)
        }
        let days = gains.income.map {
            "\($0.day.number) \($0.item?.text ?? "") \($0.kind) \($0.currency ?? "")"
        }
        let otherDays = expected.income.map {
            "\($0.day) \($0.item ?? "") \($0.kind) \($0.currency ?? "")"
        }
        guard days == otherDays else { return differences.append("income: \(days), not \(otherDays)") }
        for ((name, earning), other) in zip(zip(days, gains.income), expected.income) {
            compare("\(name) amount", .known(earning.amount), other.amount)
            compare("\(name) home", earning.home, other.home)
        }
        compare("total", gains.total, expected.total)
        guard gains.years.map(\.year) == expected.years.map(\.year) else {
            return differences.append("years: \(gains.years.map(\.year))")
        }
        for (year, other) in zip(gains.years, expected.years) {
            compare("\(year.year)", year.sums, other)
        }
        let years = gains.years.map(\.sums.total)
        if gains.total.total.value != nil, years.allSatisfy({ $0.value != nil }),
            years.reduce(Rational.zero, { $0 + ($1.value ?? .zero) }) != gains.total.total.value
        {
            differences.append("the years do not add up to the total")
        }
    }

    mutating func addUpToRealised(_ ledger: RandomLedger) throws {
        let gains = try ledger.gains()
        for position in try ledger.positions().items {
            guard let realised = position.realised.value else { continue }
            count += 1
            let sales = gains.sales.filter { $0.key == position.key }
            let sum = sales.reduce(Figure.zero) { $0 + ($1.proceeds - $1.cost) }
            if sum.value?.text(places: 10) != realised.text(places: 10) {
                differences.append(
                    "\(position.key.item): \(sum.value?.text(places: 10) ?? ""), not \(realised)")
            }
        }
    }

    private mutating func compare(
        _ name: String, _ sums: Gains.Sums, _ other: RandomGains.Sums, isOfSale: Bool = false
    ) {
        compare("\(name) proceeds at home", sums.proceeds, other.proceeds)
        compare("\(name) cost at home", sums.cost, other.cost)
        compare("\(name) price gain", sums.priceGain, other.priceGain)
        compare("\(name) currency gain", sums.currencyGain, other.currencyGain)
        compare("\(name) fees", sums.fees, other.fees)
        if isOfSale { return }
        compare("\(name) income", sums.income, other.income)
        compare("\(name) total", sums.total, other.total)
    }

    private mutating func compare(_ name: String, _ figure: Figure, _ text: String?) {
        count += 1
        let own = figure.value?.text(places: 10)
        if own != text { differences.append("\(name): \(own ?? "unknown"), not \(text ?? "unknown")") }
    }
}
