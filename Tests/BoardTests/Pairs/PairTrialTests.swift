import Alerts
import Arrangement
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Money
import Seeded
import Testing

@testable import Board

/// Random rates, against Python's exact fractions.
@Suite struct PairTrialTests {
    private static let currencies: [CurrencyCode] = [
        "USD", "EUR", "JPY", "TWD", "GBP", "KRW", "CHF", "IDR", "KWD",
    ]
    private static let assets = ["BTC", "ETH", "DOGE", "XAU", "XAG"].compactMap { Asset($0) }
    private static let legs = currencies.map(RateLeg.currency) + assets.map(RateLeg.asset)
    private static let called: [CurrencyCode: (sign: String, word: String)] = [
        "USD": ("$", "dollars"), "EUR": ("€", "euro"), "JPY": ("¥", "yen"), "GBP": ("£", "pounds"),
        "KRW": ("₩", "won"),
    ]

    private func random(using numbers: inout SeededGenerator) -> Double {
        let power = Double.random(in: -4...6, using: &numbers)
        let value = Foundation.pow(10, power)
        return Bool.random(using: &numbers) ? value : (Double(String(format: "%.4g", value)) ?? value)
    }

    private func amount(
        of code: CurrencyCode, in other: CurrencyCode, using numbers: inout SeededGenerator
    ) -> String {
        let number = String(
            format: "%.\(Int.random(in: 0...4, using: &numbers))f",
            Double.random(in: 0.1...9999, using: &numbers))
        let scale = ["", "", "k", "m", "bn", "万", "億"].randomElement(using: &numbers) ?? ""
        let called = Self.called[code]
        switch Int.random(in: 0...3, using: &numbers) {
        case 0: return called.map { "\($0.sign)\(number)\(scale)" } ?? "\(number)\(scale) \(code)"
        case 1: return "\(number)\(scale) \(called?.word ?? code.text)"
        case 2: return "\(number)\(scale) \(code)"
        default: return "\(number)\(scale) \(code) in \(other)"
        }
    }

    private func card(using numbers: inout SeededGenerator) throws -> (id: RateID, base: CurrencyCode) {
        let sides = Array(Self.legs.shuffled(using: &numbers).prefix(2))
        let pair = RatePair(base: sides[0], code: sides[1])
        if let base = pair.base.currency, let code = pair.code.currency, Bool.random(using: &numbers) {
            return (RateID(code), base)
        }
        return (RateID(pair), try #require(Self.currencies.randomElement(using: &numbers)))
    }

    /// The trial's 10,000 pairs take some seconds.
    @Test func `what cards show is what exact fractions give`() throws {
        var numbers = SeededGenerator.announced()
        let count = 10_000
        var lines: [String] = []
        var model = Model(arrangement: Arrangement([:]), now: friday, here: .utc)
        for _ in 0..<count {
            var sides: [RateLeg: String] = ["USD": "USD 1"]
            for code in Self.currencies.dropFirst() {
                let value = random(using: &numbers)
                sides[.currency(code)] = "\(code) \(value)"
                model.market.rates[code] = Seen(rate(code.text, value), .live, at: friday)
            }
            for asset in Self.assets {
                let value = random(using: &numbers)
                sides[.asset(asset)] = "\(asset) $\(value)"
                model.market.quotes[asset.symbol] = Seen(quote(asset.symbol.text, value), .live, at: friday)
            }
            let (id, base) = try card(using: &numbers)
            model.arrangement.base = base
            let units = try #require(RateView.choices.randomElement(using: &numbers))
            model.arrangement.rateView.units = units
            model.arrangement.rateView.isInverse = false
            let figure = model.rateFigure(id, .d5)
            model.arrangement.rateView.isInverse = true
            let inverse = model.rateFigure(id, .d5)
            let currencies = Self.currencies.shuffled(using: &numbers)
            let typed = amount(of: currencies[0], in: currencies[1], using: &numbers)
            let money = try model.spokenAmount(typed)
            // A board whose base is TWD means TWD by dollars.
            let isDollar = typed.hasPrefix("$") || typed.hasSuffix("dollars")
            let source = isDollar && base == "TWD" ? base : currencies[0]
            #expect(money.currency == source, "\(typed)")
            let told = model.conversion(of: money, to: currencies[1])
            let (sum, rate) = (try #require(told.amount), try #require(figure.rate))
            let other = try #require(inverse.rate)
            let pair = id.pair(on: base)
            lines.append(
                [
                    try #require(sides[pair.base]), try #require(sides[pair.code]), "\(units)", "\(rate)",
                    "\(other)", plain(figure.written(model.figureText)(rate)),
                    plain(inverse.written(model.figureText)(other)), typed,
                    try #require(sides[.currency(source)]), try #require(sides[.currency(currencies[1])]),
                    sum.fractionText,
                    plain(model.figureText.money(sum, currencies[1], withCode: false)),
                ].joined(separator: "\t"))
        }
        let said = try python(lines)
        #expect(said.last == "\(count)")
        #expect(said.count == 1, "wrong: \(said.dropLast().prefix(5))")
    }

    private func plain(_ figure: String) -> String { figure.filter { $0 != "," } }

    private func python(_ lines: [String]) throws -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "pairs.py").path
        process.arguments = ["python3", script]
        process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONIOENCODING": "utf-8"]) {
            $1
        }
        let file = URL.temporaryDirectory.appending(path: "pairs-\(UUID())")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = Pipe()
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func `an alert on the inverse fires when the one on the pair does`() throws {
        var numbers = SeededGenerator.announced()
        for _ in 0..<50 {
            let level = Double.random(in: 0.01...1000, using: &numbers)
            let pair = try #require(AlertRule(.rate("JPY", base: "EUR"), .level(.above, level)))
            let inverse = try #require(
                AlertRule(.rate("EUR", base: "JPY"), .level(.below, 1 / level)))
            var states = [AlertState(), AlertState()]
            for step in 0..<40 {
                // Beyond the margin on either side, so that both come back if one does.
                let factor = Double.random(in: 1.02...1.5, using: &numbers)
                let rate = Bool.random(using: &numbers) ? level * factor : level / factor
                var market = MarketData()
                let now = friday + 60 * step
                for told in [
                    Rate(code: "EUR", perDollar: 0.9, quotedAt: now, source: "test"),
                    Rate(code: "JPY", perDollar: 0.9 * rate, quotedAt: now, source: "test"),
                ] {
                    market.rates[told.code] = Seen(told, .live, at: now)
                }
                var sight = AlertSight(market, refresh: [.rates: 300], at: now)
                guard let own = sight.see(pair), let other = sight.see(inverse) else {
                    Issue.record("no figure")
                    return
                }
                let fired = [pair.step(&states[0], own) != nil, inverse.step(&states[1], other) != nil]
                #expect(fired[0] == fired[1], "\(level) \(rate)")
                #expect(states[0].phase == states[1].phase)
            }
        }
    }
}
