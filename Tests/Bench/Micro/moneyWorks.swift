import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Money
import Screens
import TUI

/// 20 years: 5,000 rows on 200 items in three currencies, with dividends and splits.
@MainActor let moneyWorks: [String: @MainActor (String) throws -> Work] = [
    "money: 5,000 rows played through": { _ in
        let desk = MoneyDesk()
        return { precondition(desk.ledger(.fifo).mistakes.isEmpty) }
    },
    "money: 5,000 rows at average cost": { _ in
        let desk = MoneyDesk()
        return { precondition(desk.ledger(.average).mistakes.isEmpty) }
    },
    "money: 5,000 rows of one item at average cost": { _ in
        let desk = MoneyDesk(items: 1)
        return { precondition(desk.ledger(.average).mistakes.isEmpty) }
    },
    "money: 200 positions at their prices": { _ in
        let desk = MoneyDesk()
        let ledger = desk.ledger(.fifo)
        return { precondition(ledger.positions(at: desk.prices).total.total.value != nil) }
    },
    "money: new rates": { _ in
        let desk = MoneyDesk()
        var positions = desk.ledger(.fifo).positions(at: desk.prices)
        var cents = 0
        return {
            cents = (cents + 1) % 100
            guard let ledger = positions.ledger.renewed(desk.terms(.fifo, euro: Rational(cents) / 1000 + 1))
            else { return }
            positions = ledger.positions(at: desk.prices)
            precondition(positions.total.yearlyReturn.value != nil)
        }
    },
    "money: a new price, and the totals": { _ in
        let desk = MoneyDesk()
        var positions = desk.ledger(.fifo).positions(at: desk.prices)
        var cents = 0
        return {
            cents = (cents + 1) % 100
            positions.revalue(at: [
                "S7": ItemPrice(price: Rational(cents) / 100 + 60, close: 60, closeDay: desk.today)
            ])
            precondition(positions.total.yearlyReturn.value != nil)
        }
    },
    "money: a scenario on 5,000 rows and 200 items, and its picture": { _ in
        var model = pricedModel()
        let (memo, size) = (Memo(), Size(width: 200, height: 60))
        var percent = 0
        return {
            percent = percent % 30 + 1
            _ = model.update(.layer(.whatIf(.open)))
            _ = model.update(.layer(.type("EUR -\(percent)%, USD/TWD 30, S7 +5%, stocks -8%")))
            _ = model.update(.layer(.whatIf(.accept)))
            precondition(model.supposedPortfolio?.positions.total.value.value != nil)
            _ = view(model, size, memo)
        }
    },
    "money: value of 200 items over 5 years of days": { _ in
        let model = valueModel()
        guard let chart = model.openChart else { preconditionFailure() }
        return { precondition((ChartData(chart, model)?.slots.count ?? 0) > 1200) }
    },
    "money: a change of span of that chart, its bars read": { _ in
        var model = valueModel()
        let ranges: [BarRange] = [.year, .twoYears]
        var turn = 0
        return {
            turn += 1
            answer(&model, .layer(.chart(.range(ranges[turn % 2]))))
            guard let chart = model.openChart else { preconditionFailure() }
            precondition((ChartData(chart, model)?.slots.count ?? 0) > 200)
        }
    },
]

private func pricedModel() -> Model {
    var model = Model(arrangement: Arrangement([:], base: "TWD"), now: Sample.asOf, here: .utc)
    _ = model.update(.figures(.known(.sample)))
    let quotes = (0..<200).map { number in
        Seen(
            Quote(
                symbol: Symbol(stringLiteral: "S\(number)"), currency: ["USD", "EUR", "TWD"][number % 3],
                price: 60.25 + Double(number), time: Sample.asOf, zone: "America/New_York", source: "yahoo"),
            .live, at: Sample.asOf)
    }
    _ = model.updateAtOnce(.figures(.changed(FigureChanges(known: Known(quotes: quotes)), at: Sample.asOf)))
    let file = (["date,type,item,quantity,price,currency,rate", "2006-01-02,deposit,,900000,,USD,30"] + rows)
        .joined(separator: "\n")
    answer(&model, .disk(.transactions(TransactionDocument(Array(file.utf8)))))
    _ = model.update(.user(.focus(.positions)))
    return model
}

private let rows: [String] = (0..<5000).map { number in
    let day = Day(number: 20_777 - 7300 + number * 7300 / 5000)
    let code = ["USD", "EUR", "TWD"][number % 200 % 3]
    return "\(day),buy,S\(number % 200),\(1 + number % 37),\(40 + number % 31),\(code),30"
}

private func valueModel() -> Model {
    var model = Model(arrangement: Arrangement([:], base: "TWD"), now: Sample.asOf, here: .utc)
    _ = model.update(.figures(.known(.sample)))
    let rows = (0..<5000).map { number in
        let day = Day(number: 20_777 - 7300 + number * 7300 / 5000)
        let code = ["USD", "EUR", "TWD"][number % 200 % 3]
        return "\(day),buy,S\(number % 200),\(1 + number % 37),\(40 + number % 31),\(code)"
    }
    let file = (["date,type,item,quantity,price,currency"] + rows).joined(separator: "\n")
    answer(&model, .disk(.transactions(TransactionDocument(Array(file.utf8)))))
    _ = model.update(.user(.focus(.positions)))
    answer(&model, .layer(.chart(.open)))
    answer(&model, .layer(.chart(.range(.twoYears))))
    answer(&model, .layer(.chart(.show(Sample.asOf + -5 * 366 * 86_400...Sample.asOf))))
    return model
}

private func answer(_ model: inout Model, _ message: Message) {
    for case .readBars(let query) in model.updateAtOnce(message) {
        let zone = query.symbol.text.hasSuffix("=X") ? "Europe/London" : "America/New_York"
        let days = (query.since.number...20_777).map { Day(number: $0) }.filter { $0.weekday < 5 }
        let bars = days.compactMap { day in
            let price = 60 + Double((day.number &* 7919) % 101) / 10
            return Bar(
                start: Instant(day.number * 86_400 + 14 * 3600), open: price, high: price, low: price,
                close: price)
        }
        let series = BarSeries(
            query.key, currency: zone == "Europe/London" ? nil : "USD", zone: zone, source: "yahoo",
            span: Sample.asOf..<Sample.asOf + 1, bars: bars)
        _ = model.updateAtOnce(.figures(.bars(query, Seen(series, .live, at: Sample.asOf))))
    }
}

private struct MoneyDesk {
    let today = Day(number: 20_777)
    var prices: [Symbol: ItemPrice] = [:]
    private var rows: [Transaction] = []
    private var closes: [CurrencyCode: [DailyClose]] = [:]

    init(items: Int = 200) {
        for number in 0..<5000 {
            let (item, round) = (number % items, number / items)
            let day = Day(number: 20_777 - 7300 + number * 7300 / 5000)
            var row = Transaction(
                line: number + 2, day: day, kind: .buy, item: "S\(item)",
                quantity: Rational(100 + number % 37) / 8, price: Rational(4000 + number * 7 % 3001) / 100,
                currency: ["USD", "EUR", "TWD"][item % 3], fee: Rational(number % 5))
            switch round % 5 {
            case 2: (row.kind, row.quantity) = (.sell, Rational(75) / 8)
            case 3 where round % 10 == 3: (row.kind, row.price) = (.dividend, Rational(1) / 4)
            case 4 where round % 20 == 4: (row.kind, row.quantity) = (.split, 2)
            default: break
            }
            rows.append(row)
        }
        for item in 0..<items {
            prices["S\(item)"] = ItemPrice(
                price: Rational(6000 + item) / 100, close: 60, closeDay: today + -1)
        }
        for (code, rate) in [("EUR", 0.9213), ("TWD", 31.424)] as [(CurrencyCode, Double)] {
            closes[code] = (0...7400).map {
                DailyClose(day: Day(number: 20_777 - 7400 + $0), close: rate + Double($0 % 97) / 1000)
            }
        }
    }

    func ledger(_ method: CostMethod) -> Ledger { Ledger(rows, terms(method)) }

    func terms(_ method: CostMethod, euro: Rational = Rational(92) / 100) -> Terms {
        let now = ["EUR": euro, "TWD": Rational(314) / 10] as [CurrencyCode: Rational]
        return Terms(
            method: method, rates: HomeRates(home: "TWD", today: today, now: now, closes: closes))
    }
}
