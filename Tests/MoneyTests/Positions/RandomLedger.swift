import CivilTime
import Foundation
import Market
import Testing
import Words

@testable import Money

struct RandomLedger: Decodable {
    struct Row: Decodable {
        let line: Int
        let day: Int
        let kind: String
        let item: String?
        let quantity: String
        let price: String
        let currency: String?
        let fee: String
        let rate: String?
        let account: String
        let into: String?
    }

    struct Unread: Decodable {
        let line: Int
        let day: Int?
        let kind: String?
        let item: String?
        let account: String?
        let currency: String?
    }

    /// `["EUR", "by", "-10"]`: by percent or to a level.
    struct Change: Decodable {
        let text: String
        init(from decoder: any Decoder) throws {
            var parts = try decoder.unkeyedContainer()
            let (name, change, number) = (
                try parts.decode(String.self), try parts.decode(String.self), try parts.decode(String.self)
            )
            let sign = change == "by" && !number.hasPrefix("-") ? "+" : ""
            text = "\(name) \(sign)\(number)\(change == "by" ? "%" : "")"
        }
    }

    struct Terms: Decodable {
        let home: String
        let day: Int
        let today: Int
        let method: String
        let usesOwnRates: Bool
        let units: [String: String]
        let now: [String: String]
        let closes: [String: [Close]]
    }

    /// `[20777, "31.4"]`
    struct Close: Decodable {
        let day: Int
        let close: String
        init(from decoder: any Decoder) throws {
            var pair = try decoder.unkeyedContainer()
            (day, close) = (try pair.decode(Int.self), try pair.decode(String.self))
        }
    }

    struct Price: Decodable {
        let price: String?
        let close: String?
        let closeDay: Int?
    }

    struct Expected: Decodable {
        struct Item: Decodable {
            let item, account: String
            let currency, quantity, averageCost, cost, price, value, dayChange, unrealised: String?
            let realised, income, fees, taxes, weight: String?
            let home: Home
        }
        struct Cash: Decodable {
            let account, currency: String
            let amount, weight: String?
            let home: CashHome
        }
        struct CashHome: Decodable {
            let value, dayChange, dayCurrency: String?
        }
        struct Exposed: Decodable {
            let key, value, home, share, fromCurrency: String?
        }
        struct Home: Decodable {
            let value, cost, dayChange, dayCurrency, priceGain, currencyGain, income, fees, taxes,
                total: String?
            /// In and out by day, and the value at the end; nil if one is unknown.
            let flows: [[Double]]?
            let leftOut: [Int]?
        }
        let items: [Item]
        let cash: [Cash]
        let exposure: [Exposed]
        let total: Home
        let mistakes: [[Mistake]]
    }

    enum Mistake: Decodable, Equatable {
        case line(Int)
        case column(String)
        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            self = try (try? .line(value.decode(Int.self))) ?? .column(value.decode(String.self))
        }
    }

    let number: Int
    let rows: [Row]
    let unread: [Unread]
    let terms: Terms
    let prices: [String: Price]
    let scenario: [Change]
    let expected: Expected

    static func made(seed: UInt64, count: Int, first: Int) throws -> [RandomLedger] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ledgers.py").path
        process.arguments = ["python3", script, "\(seed)", "\(count)", "\(first)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try data.split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(RandomLedger.self, from: $0)
        }
    }

    func positions() throws -> Positions {
        let rows = try rows.map { try $0.transaction() }
        let mistakes = try unread.map {
            Money.Mistake(
                line: $0.line, .isNegative, day: $0.day.map(Day.init),
                kind: $0.kind.flatMap(Transaction.Kind.init),
                item: try $0.item.map(symbol), account: $0.account, currency: $0.currency)
        }
        let ledger = Ledger(rows, mistakes: mistakes, try terms.read())
        guard let scenario = try supposed() else { return ledger.positions(at: try itemPrices()) }
        return ledger.supposing(scenario).positions(at: try itemPrices())
    }

    private func supposed() throws -> Scenario? {
        if scenario.isEmpty { return nil }
        let text = scenario.map(\.text).joined(separator: ", ")
        return try Scenario(text, .english, .english) {
            ["USD", "EUR", "GBP", "TWD", "JPY", "ILS"].contains($0.text)
        }
    }

    func itemPrices() throws -> [Symbol: ItemPrice] {
        let told = try toldPrices()
        return try supposed()?.prices(told) ?? told
    }

    private func toldPrices() throws -> [Symbol: ItemPrice] {
        Dictionary(
            uniqueKeysWithValues: try prices.map {
                (
                    try symbol($0),
                    ItemPrice(
                        price: try $1.price.map(figure), close: try $1.close.map(figure),
                        closeDay: $1.closeDay.map(Day.init))
                )
            })
    }
}

extension RandomLedger.Row {
    func transaction() throws -> Transaction {
        Transaction(
            line: line, day: Day(number: day), kind: try #require(Transaction.Kind(rawValue: kind)),
            item: try item.map(symbol), into: into, quantity: try figure(quantity), price: try figure(price),
            currency: currency, fee: try figure(fee), rate: try rate.map(figure), account: account)
    }
}

extension RandomLedger.Terms {
    func read() throws -> Money.Terms {
        let now = try now.map { (try #require(CurrencyCode($0)), try figure($1)) }
        let closes = try closes.map { code, closes in
            (
                try #require(CurrencyCode(code)),
                try closes.map { DailyClose(day: Day(number: $0.day), close: try #require(Double($0.close))) }
            )
        }
        let rates = HomeRates(
            home: try #require(CurrencyCode(home)), today: Day(number: today),
            now: Dictionary(uniqueKeysWithValues: now), closes: Dictionary(uniqueKeysWithValues: closes))
        return Money.Terms(
            on: Day(number: day), method: try #require(CostMethod(rawValue: method)), rates: rates,
            usesOwnRates: usesOwnRates,
            units: Dictionary(uniqueKeysWithValues: try units.map { (try symbol($0), $1) }))
    }
}

private func figure(_ text: String) throws -> Rational {
    let parts = try text.split(separator: "/").map { try #require(Rational(decimal: $0)) }
    return parts.count == 2 ? parts[0] / parts[1] : parts[0]
}

private func symbol(_ text: String) throws -> Symbol { try #require(Symbol(text)) }
