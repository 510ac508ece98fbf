import CivilTime
import Literals
import Market
import Testing

@testable import Money

/// The rules of docs/explanation/money.md one by one, computed by hand.
@Suite struct PositionTests {
    /// The document's example.
    @Test(arguments: [CostMethod.fifo, .average])
    func splitsTheGainOfTheExample(method: CostMethod) throws {
        let rows = [
            row(2, "2024-03-01", .buy, 10, 180, fee: 1, rate: "31.5"),
            row(3, "2024-06-03", .buy, 10, 190, fee: 1, rate: "32.4"),
            row(4, "2024-09-02", .sell, 12, 220, fee: "1.5", rate: 32),
            row(5, "2024-11-15", .dividend, 8, "0.25", rate: "32.5"),
        ]
        let positions = Ledger(rows, terms(method: method)).positions(at: ["AAPL": price(230, before: 228)])
        let item = try #require(positions.items.first)
        #expect(item.quantity == 8)
        #expect(item.value == 1840)
        #expect(item.income == 2)
        #expect(item.fees == "3.5")
        #expect(item.dayChange == 16)
        #expect(item.home.value == 57040)
        // 8 × (230 × 31 − 228 × 30.5)
        #expect(item.home.dayChange == 1408)
        #expect(item.home.income == 65)
        #expect(item.home.fees == "111.9")
        switch method {
        case .fifo:
            #expect(item.cost == 1520)
            #expect(item.averageCost == 190)
            #expect(item.unrealised == 320)
            #expect(item.realised == 460)
            #expect(item.home.cost == 49248)
            #expect(item.home.priceGain == 24912)
            #expect(item.home.currencyGain == -1652)
            #expect(item.lots.map(\.day) == [Day("2024-06-03")])
        case .average:
            #expect(item.cost == 1480)
            #expect(item.averageCost == 185)
            #expect(item.unrealised == 360)
            #expect(item.realised == 420)
            #expect(item.home.cost == 47304)
            #expect(item.home.priceGain.value?.text(places: 2) == "24930.49")
            #expect(item.home.currencyGain.value?.text(places: 2) == "-1670.49")
            #expect(item.lots.map(\.day) == [nil])
        }
        #expect(item.home.total == "23213.1")
        #expect(positions.total.total == "23213.1")
        #expect(positions.weight(of: item) == 1)
    }

    @Test(arguments: [CostMethod.fifo, .average])
    func tellsWhatWasHeldInSharesOfToday(method: CostMethod) throws {
        let rows = [
            row(2, "2024-03-01", .buy, 10, 100, rate: 30), row(3, "2024-03-01", .buy, 10, 200, rate: 30),
            row(4, "2024-03-04", .buy, 1, 90, rate: 30, account: "b"),
            row(5, "2024-03-05", .sell, 15, 110, rate: 31),
            row(6, "2024-03-06", .split, 4, 0), row(7, "2024-03-07", .sell, 20, 50, rate: 31),
        ]
        var split = rows
        split[4].account = "a"
        for index in [0, 1, 3, 5] { split[index].account = "a" }
        let past = Ledger(split, terms(method: method)).past
        let first = try #require(past.first)
        #expect(
            first.steps.map(\.day.description).joined(separator: " ")
                == "2024-03-01 2024-03-05 2024-03-06 2024-03-07")
        #expect(first.steps.map(\.quantity) == [80, 20, 20, 0])
        // Five are left, the dearer ones or at their average.
        let left: Double = method == .fifo ? 30_000 : 22_500
        let costs: [Double?] = [90_000, left, left, 0]
        #expect(first.steps.map(\.cost) == costs)
        let second = try #require(past.last)
        #expect(second.key.account == "b")
        #expect(second.steps.map(\.quantity) == [4, 1])
        let same: [Double?] = [2700, 2700]
        #expect(second.steps.map(\.cost) == same)
    }

    @Test func keepsAccountsApart() {
        let rows = [
            row(2, "2024-03-01", .buy, 10, 100, account: "a"),
            row(3, "2024-03-02", .buy, 10, 200, account: "b"),
            row(4, "2024-03-03", .sell, 11, 300, account: "a"),
            row(5, "2024-03-03", .sell, 5, 300, account: "b"),
        ]
        let ledger = Ledger(rows, terms())
        let items = ledger.positions(at: [:]).items
        #expect(items.map(\.key.account) == ["a", "b"])
        #expect(items.map(\.quantity) == [10, 5])
        #expect(ledger.mistakes.map(\.line) == [4])
        #expect(ledger.mistakes.first?.cause == .moreThanHeld(10))
    }

    @Test func countsNothingOfASaleOfTooMuch() {
        let rows = [row(2, "2024-03-01", .buy, 1, 100), row(3, "2024-03-01", .sell, 2, 300, fee: 7)]
        let item = Ledger(rows, terms()).positions(at: [:]).items[0]
        #expect(item.fees == 0)
        #expect(item.realised == 0)
    }

    @Test func goesByDayThenLine() {
        // Sold before it was bought, by the lines; bought before, by the days.
        let rows = [row(2, "2024-03-02", .sell, 1, 300), row(3, "2024-03-01", .buy, 1, 100)]
        #expect(Ledger(rows, terms()).mistakes.isEmpty)
        let sameDay = [row(2, "2024-03-01", .sell, 1, 300), row(3, "2024-03-01", .buy, 1, 100)]
        #expect(Ledger(sameDay, terms()).mistakes.map(\.line) == [2])
    }

    @Test func splitsForOneAccountOrAll() {
        let rows = [
            row(2, "2024-03-01", .buy, 9, 100, account: "a"),
            row(3, "2024-03-01", .buy, 9, 100, account: "b"),
            row(4, "2024-03-02", .split, 2, 0, account: "a"), row(5, "2024-03-03", .split, third, 0),
        ]
        let items = Ledger(rows, terms()).positions(at: ["AAPL": price(60)]).items
        #expect(items.map(\.quantity) == [6, 3])
        #expect(items.map(\.averageCost) == [150, 300])
        #expect(items.map(\.cost) == [900, 900])
        #expect(items.map(\.unrealised) == [-540, -720])
    }

    /// A feed's closes include later splits; the day's quantity does not.
    @Test func multipliesClosesOfADayBeforeASplit() {
        let rows = [
            row(2, "2024-03-01", .buy, 9, 100, account: "a"),
            row(3, "2024-03-01", .buy, 9, 100, account: "b"),
            row(4, "2024-05-02", .split, 2, 0, account: "a"),
            row(5, "2024-05-02", .split, 2, 0, account: "b"),
            row(6, "2024-06-03", .split, 3, 0), row(7, "2024-11-29", .split, 10, 0),
        ]
        let before = Ledger(rows, terms(on: date("2024-04-01"))).positions(at: ["AAPL": price(20, before: 19)]
        )
        #expect(before.items.map(\.price) == [120, 120])
        #expect(before.items.map(\.value) == [1080, 1080])
        #expect(before.items.map(\.dayChange) == [54, 54])
        // From its own day on a split counts for the quantity. No close includes tomorrow's yet.
        let between = Ledger(rows, terms(on: date("2024-05-02"))).positions(at: ["AAPL": price(20)])
        #expect(between.items.map(\.quantity) == [18, 18])
        #expect(between.items.map(\.price) == [60, 60])
        #expect(Ledger(rows, terms()).positions(at: ["AAPL": price(20)]).items.map(\.price) == [20, 20])
    }

    @Test func countsPenceAsHundredths() {
        let rows = [
            row(2, "2024-03-01", .buy, 10, 500, "GBp", fee: 200, rate: 40),
            row(3, "2024-03-01", .buy, 10, 500, "GBX"), row(4, "2024-03-01", .buy, 10, 5, "GBP"),
        ]
        let all = Ledger(rows, terms(units: ["AAPL": "GBp"]))
        #expect(all.mistakes.isEmpty)
        #expect(all.positions(at: ["AAPL": price(600)]).items[0].cost == 15_000)
        let own = Ledger(Array(rows[..<2]), terms(units: ["AAPL": "GBp"])).positions(at: ["AAPL": price(600)])
        #expect(own.items[0].currency == "GBp")
        #expect(own.items[0].cost == 10_000)
        #expect(own.items[0].fees == 200)
        // 50 pounds at the row's 40, and as many at the day's 31.5 ÷ 0.75. Now it is 31 ÷ 0.62.
        #expect(own.items[0].home.cost == 4100)
        #expect(own.items[0].home.fees == 80)
        #expect(own.items[0].home.value == 6000)
    }

    @Test func takesTheRatesOfTheDays() {
        let rows = [
            row(2, "2024-03-08", .buy, 1, 100), row(3, "2024-03-08", .fee, 0, 0, fee: 1, rate: 33),
            row(4, "2024-11-28", .buy, 1, 100),
        ]
        // The last close is of 1 March, at most seven days before; rows of today take the current rate.
        let item = Ledger(rows, terms()).positions(at: ["AAPL": price(100)]).items[0]
        #expect(item.home.cost == 6250)
        #expect(item.home.fees == 33)
        // For another home currency than the settings', rows' own rates do not count.
        let other = Ledger(rows, terms(usesOwnRates: false)).positions(at: [:]).items[0]
        #expect(other.home.fees == "31.5")
        let late = Ledger([row(2, "2024-03-09", .buy, 1, 100)], terms()).positions(at: ["AAPL": price(100)])
        #expect(late.items[0].home.cost == .unknown(.rate("USD", on: date("2024-03-09"))))
        #expect(late.items[0].home.value == 3100)
        #expect(late.total.total == .unknown(.rate("USD", on: date("2024-03-09"))))
        #expect(late.total.value == 3100)
        #expect(late.total.income == 0)
        #expect(late.total.yearlyReturn == .unknown(.rate("USD", on: date("2024-03-09"))))
    }

    @Test func keepsWhatIsSold() {
        let rows = [row(2, "2024-03-01", .buy, 1, 100), row(3, "2024-11-28", .sell, 1, 150)]
        let positions = Ledger(rows, terms()).positions(at: [:])
        let item = positions.items[0]
        #expect(item.quantity == 0)
        #expect(item.value == 0)
        #expect(item.dayChange == 0)
        #expect(item.averageCost == nil)
        #expect(item.price == .unknown(.price("AAPL")))
        #expect(positions.weight(of: item) == 0)
        #expect(item.home.priceGain == 1575)
        #expect(item.home.currencyGain == -75)
        #expect(positions.total.value == 0)
    }

    @Test func countsFeesWithoutAnItemInTheTotalAlone() {
        let rows = [
            row(2, "2024-03-01", .buy, 1, 100), row(3, "2024-03-01", .fee, 0, 0, "USD", fee: 2, item: nil),
            row(4, "2024-03-01", .deposit, 500, 0, "USD", item: nil),
        ]
        let positions = Ledger(rows, terms()).positions(at: ["AAPL": price(100)])
        #expect(positions.items.map(\.home.fees) == [0])
        #expect(positions.total.fees == 63)
        #expect(positions.sum { _ in true }.fees == 0)
    }

    @Test func convertsWhatIsInAnotherCurrency() throws {
        let rows = [
            row(2, "2024-03-01", .buy, 10, 45, "GBP", fee: 3, rate: 40),
            row(3, "2024-03-01", .buy, 10, 45, "GBP", fee: 3),
            row(4, "2024-03-01", .dividend, 20, "0.3", "GBP"),
            row(5, "2024-11-28", .sell, 5, 62, "GBP"),
        ]
        let item = try #require(Ledger(rows, terms()).positions(at: ["AAPL": price(110)]).items.first)
        // 45 × 40 ÷ 31.5 dollars, and 45 ÷ 0.75. Five of the first are sold at 62 ÷ 0.62.
        #expect(item.currency == "USD")
        let first = Rational(45) * 40 / "31.5"
        #expect(item.cost == .known(first * 5 + 600))
        #expect(item.realised == .known((Rational(100) - first) * 5))
        #expect(item.income == 8)
        #expect(item.fees == .known(Rational(3) * 40 / "31.5" + 4))
        // At the rates of purchase: 5 × 45 × 40 and 10 × 45 × 42.
        #expect(item.home.cost == 27_900)
        #expect(item.home.fees == 246)
        #expect(item.home.income == 252)
        #expect(item.home.value == 51_150)
        #expect(item.home.total == .known(Rational(51_150) + 15_500 - 36_900 + 252 - 246))
    }

    @Test func knowsTheQuantityOfWhatItCannotConvert() throws {
        let rows = [
            row(2, "2024-06-03", .buy, 10, 45, "GBP"), row(3, "2024-06-03", .buy, 1, 45, item: "MSFT"),
        ]
        let ledger = Ledger(rows, terms())
        #expect(ledger.mistakes.isEmpty)
        let positions = ledger.positions(at: ["AAPL": price(60), "MSFT": price(1)])
        let missing = Figure.unknown(.rate("GBP", on: date("2024-06-03")))
        #expect(positions.items[0].quantity == 10 && positions.items[0].value == 600)
        #expect(positions.items[0].cost == missing && positions.items[0].averageCost == missing)
        #expect(positions.total.value == 18_631)
    }

    @Test(arguments: [
        (Mistake(line: 9, .isNegative, kind: .buy, item: "AAPL", account: ""), "cost", 1, "cost fees"),
        (
            Mistake(line: 9, .isNegative, kind: .dividend, item: "AAPL", account: ""), "income", 2,
            "income fees"
        ),
        (Mistake(line: 9, .isNegative, item: "AAPL"), "cost income", 1, "cost income fees"),
        (Mistake(line: 9, .isNegative, item: "AAPL", account: "other"), "", 2, "cost income fees"),
        (Mistake(line: 9, .isNotUTF8), "", 2, "cost income fees"),
        (Mistake(line: 9, .isNegative, kind: .deposit), "", 2, ""),
        (Mistake(line: 9, .isNegative, day: Day("2024-12-24"), item: "AAPL"), "", 2, ""),
    ])
    func tellsWhichRowIsMissing(mistake: Mistake, unknown: String, valued: Int, leftOut: String) {
        let rows = [
            row(2, "2024-03-01", .buy, 1, 100), row(3, "2024-03-01", .dividend, 1, 1),
            row(4, "2024-03-01", .buy, 1, 100, item: "MSFT"),
        ]
        let positions = Ledger(rows, mistakes: [mistake], terms())
            .positions(at: ["AAPL": price(1), "MSFT": price(1)])
        func unknownParts(_ home: HomeFigures) -> String {
            let figures = [("cost", home.cost), ("income", home.income)]
            return figures.filter { $0.1 == .unknown(.row(line: 9)) }.map(\.0).joined(separator: " ")
        }
        #expect(unknownParts(positions.items[0].home) == unknown)
        #expect(unknownParts(positions.items[1].home) == "")
        #expect(positions.total.value == .known(Rational(31) * Rational(valued)))
        #expect(positions.total.cost == .known(Rational(3150) * Rational(valued)))
        let income: Figure = unknown.contains("income") ? 0 : "31.5"
        #expect(positions.total.income == income)
        #expect(positions.total.total.value != nil)
        let parts: [(LeftOut.Part, String)] = [(.holding, "cost"), (.income, "income"), (.fees, "fees")]
        let names = parts.filter { !positions.total.leftOut(of: $0.0).isEmpty }.map(\.1)
        #expect(names.joined(separator: " ") == leftOut)
        #expect(positions.total.leftOut.allSatisfy { $0.line == 9 })
        #expect(positions.ledger.mistakes == [mistake])
    }

    @Test(arguments: [CostMethod.fifo, .average])
    func bearsThousandsOfSplits(method: CostMethod) throws {
        var rows: [Transaction] = []
        for number in 0..<3000 {
            let day = Day(number: 10_000 + number)
            rows.append(
                Transaction(
                    line: rows.count + 2, day: day, kind: .buy, item: "AAPL", quantity: 7, price: 3, rate: 30)
            )
            let factor = number % 2 == 0 ? Rational(7) / 3 : Rational(3) / 7
            rows.append(
                Transaction(line: rows.count + 2, day: day, kind: .split, item: "AAPL", quantity: factor))
        }
        var many = terms(method: method)
        many.rates = HomeRates(home: "TWD", today: Day(number: 14_000), now: ["TWD": 31], closes: [:])
        many.day = Day(number: 14_000)
        let ledger = Ledger(rows, many)
        let item = ledger.positions(at: ["AAPL": price(5)]).items[0]
        // Shares from before a split of 7:3 are as many after the next of 3:7; later ones are fewer.
        #expect(ledger.mistakes.isEmpty)
        #expect(item.quantity == .known(Rational(1500 * 7) + 1500 * 3))
        #expect(item.cost == .known(Rational(3000 * 21)))
        #expect(item.home.cost == .known(Rational(3000 * 21 * 30)))
    }

    /// No share was ever split so often.
    @Test func refusesSplitsWithoutEnd() throws {
        let rows = (0..<6000).flatMap { number in
            let day = Day(number: 10_000 + number)
            return [
                Transaction(
                    line: number * 2 + 2, day: day, kind: .buy, item: "AAPL", quantity: 1, price: 1, rate: 30),
                Transaction(
                    line: number * 2 + 3, day: day, kind: .split, item: "AAPL", quantity: Rational(7) / 3),
            ]
        }
        var many = terms()
        many.rates = HomeRates(home: "TWD", today: Day(number: 17_000), now: ["TWD": 31], closes: [:])
        many.day = Day(number: 17_000)
        let ledger = Ledger(rows, many)
        #expect(ledger.mistakes.allSatisfy { $0.cause == .splitsOutOfRange })
        // (7/3)^81 is the last power below 10^30.
        #expect(ledger.mistakes.count == 6000 - 81)
        let positions = ledger.positions(at: ["AAPL": price(5)])
        #expect(positions.items[0].quantity == .unknown(.row(line: 165)))
        #expect(positions.total.value == 0)
    }

    @Test func bearsThousandsOfRowsOfOneItem() throws {
        let rows = (0..<2000).map { number in
            let day = Day(number: 10_000 + number)
            return Transaction(
                line: number + 2, day: day, kind: number % 3 == 2 ? .sell : .buy, item: "AAPL",
                quantity: Rational(number % 7 + 1) / (number % 3 == 2 ? 1 : 3),
                price: Rational(number % 11 + 1),
                rate: Rational(30 + number) / Rational(number % 89 + 1))
        }
        var rates = terms(method: .average)
        rates.rates = HomeRates(home: "TWD", today: Day(number: 13_000), now: ["TWD": 31], closes: [:])
        rates.day = Day(number: 13_000)
        let item = Ledger(rows, rates).positions(at: ["AAPL": price(5)]).items[0]
        let cost = try #require(item.cost.value)
        // Untrimmed, it would have tens of thousands of digits.
        #expect(cost.fractionText.count < 2000)
        #expect(item.value.value.map { $0 - (item.cost.value ?? 0) } == item.unrealised.value)
        #expect(item.home.total.value != nil)
    }
}

private func date(_ text: String) -> Day {
    guard let day = Day(text) else { preconditionFailure("\(text) is no day") }
    return day
}

private let third = Rational(1) / 3

private func row(
    _ line: Int, _ day: String, _ kind: Transaction.Kind, _ quantity: Rational, _ price: Rational,
    _ currency: String? = nil, fee: Rational = 0, rate: Rational? = nil, account: String = "",
    item: Symbol? = "AAPL"
) -> Transaction {
    Transaction(
        line: line, day: date(day), kind: kind, item: item, quantity: quantity, price: price,
        currency: currency, fee: fee, rate: rate, account: account)
}

private func price(_ price: Rational, before close: Rational? = nil) -> ItemPrice {
    ItemPrice(price: price, close: close, closeDay: close.map { _ in date("2024-11-27") })
}

/// At home in Taiwan on 2024-11-28: a dollar is worth 31 now, and was 30.5 yesterday and 31.5 on 1 March.
private func terms(
    on day: Day? = nil, method: CostMethod = .fifo, usesOwnRates: Bool = true, units: [Symbol: String] = [:]
) -> Terms {
    let rates = HomeRates(
        home: "TWD", today: date("2024-11-28"), now: ["TWD": 31, "GBP": "0.62"],
        closes: [
            "TWD": [
                DailyClose(day: date("2024-03-01"), close: 31.5),
                DailyClose(day: date("2024-11-27"), close: 30.5),
            ],
            "GBP": [DailyClose(day: date("2024-03-01"), close: 0.75)],
        ])
    var units = units
    if units.isEmpty { units = ["AAPL": "USD", "MSFT": "USD"] }
    return Terms(on: day, method: method, rates: rates, usesOwnRates: usesOwnRates, units: units)
}

extension Figure: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    init(integerLiteral number: Int) { self = .known(Rational(number)) }
    init(stringLiteral text: String) { self = .known(Rational(stringLiteral: text)) }
}

extension Rational: ExpressibleByStringLiteral {
    init(stringLiteral text: String) {
        guard let number = Rational(decimal: text) else { preconditionFailure("\(text) is no number") }
        self = number
    }
}
