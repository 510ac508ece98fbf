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

/// Pairs, inverses and amounts of random rates, against Python's exact fractions.
@Suite struct PairTrialTests {
    private static let codes: [CurrencyCode] = ["JPY", "TWD", "GBP", "KRW", "CHF", "IDR", "KWD"]

    /// What a dollar costs: from a ten-thousandth to millions, with few digits or all that there can be.
    private func random(using numbers: inout SeededGenerator) -> Double {
        let power = Double.random(in: -4...6, using: &numbers)
        let value = Foundation.pow(10, power)
        return Bool.random(using: &numbers) ? value : (Double(String(format: "%.4g", value)) ?? value)
    }

    private func amount(_ code: CurrencyCode, using numbers: inout SeededGenerator) -> String {
        let number = String(
            format: "%.\(Int.random(in: 0...4, using: &numbers))f",
            Double.random(in: 0.1...9999, using: &numbers))
        let scale = ["", "", "k", "m", "bn", "万", "億"].randomElement(using: &numbers) ?? ""
        switch Int.random(in: 0...3, using: &numbers) {
        case 0: return "€\(number)\(scale)"
        case 1: return "\(number)\(scale) euro"
        case 2: return "\(number)\(scale) EUR"
        default: return "\(number)\(scale) EUR in \(code)"
        }
    }

    @Test func `what cards show is what exact fractions give`() throws {
        var numbers = SeededGenerator.announced()
        let count = 10_000
        var lines: [String] = []
        // Empty, so that no figure is one of before.
        var model = Model(arrangement: Arrangement([:]), now: friday, here: .utc)
        for _ in 0..<count {
            let code = try #require(Self.codes.randomElement(using: &numbers))
            let (perEuro, perDollar) = (random(using: &numbers), random(using: &numbers))
            let units = try #require(RateView.choices.randomElement(using: &numbers))
            model.arrangement.rateView.units = units
            model.arrangement.rateView.isInverse = false
            for rate in [rate("EUR", perEuro), rate(code.text, perDollar)] {
                model.market.rates[rate.code] = Seen(rate, .live, at: friday)
            }
            let id = RateID(RatePair(base: "EUR", code: .currency(code)))
            let figure = model.rateFigure(id, .d5)
            model.arrangement.rateView.isInverse = true
            let inverse = model.rateFigure(id, .d5)
            let typed = amount(code, using: &numbers)
            let money = try model.spokenAmount(typed)
            let told = model.conversion(of: money, to: code)
            let (rate, other) = (try #require(figure.rate), try #require(inverse.rate))
            lines.append(
                [
                    "\(perEuro)", "\(perDollar)", "\(units)", "\(rate)", "\(other)",
                    figure.written(model.figureText)(rate), inverse.written(model.figureText)(other), typed,
                    try #require(told.amount).fractionText,
                ].joined(separator: "\t"))
        }
        let said = try python(lines)
        #expect(said.last == "\(count)")
        #expect(said.count == 1, "wrong: \(said.dropLast().prefix(5))")
    }

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
                // Beyond the margin on either side, so that both come back where one does.
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
