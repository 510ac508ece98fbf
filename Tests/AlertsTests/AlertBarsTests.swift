import CivilTime
import Literals
import Market
import Testing

@testable import Alerts

@Suite struct AlertBarsTests {
    private func days(_ closes: [Double]) -> [Bar] {
        closes.enumerated().compactMap { place, close in
            Bar(
                start: Instant(1_767_225_600 + place * 86_400), open: close, high: close + 1, low: close - 1,
                close: close)
        }
    }

    private let day = Day(year: 2026, month: 1, day: 6) ?? Day(number: 0)

    @Test func `References are of the days before`() throws {
        let bars = days([10, 20, 30, 40, 50, 60, 70])
        func value(_ line: String) throws -> Double? {
            try AlertRule(line, on: .rate("JPY", base: "USD")).reference?.value(
                in: bars, before: day, in: .utc)
        }
        #expect(try value(">1%") == 50)
        #expect(try value(">1% d5") == 10)
        #expect(try value("high 3d") == 51)
        #expect(try value("low 3d") == 29)
        #expect(try value("low 6d") == nil)
        #expect(try value("low 1w") == 9)
        #expect(try value("low 52w") == nil)
        #expect(try value("> sma 4") == 35)
        #expect(try value("> sma 6") == nil)
        // 20 is the mean of the first three; each further one weighs a half.
        #expect(try value("> ema 3") == 40)
        #expect(try value(">1") == nil)
    }

    @Test func `Daily closes say how often a rule would have fired`() throws {
        let bars = days([100, 101, 99, 101, 102, 98, 104])
        func count(_ line: String, _ other: [Bar] = []) throws -> Int? {
            try AlertRule(line, on: .rate("JPY", base: "USD")).timesFired(
                since: Instant(1_767_225_600), upTo: Instant(1_800_000_000), bars: bars, other: other)
        }
        #expect(try count(">101") == 3)
        #expect(try count(">101 once") == 1)
        #expect(try count(">3%") == 1)
        #expect(try count("/ EUR > 51", days([2, 2, 2, 2, 2, 2, 2])) == 2)
        #expect(try count("/ EUR > 51") == nil)
        #expect(try count("high 3d") == 1)
        #expect(try count("3% in 15m") == nil)
        #expect(try count("high 52w") == nil)
    }

    @Test func `Bells and times are counted by the calendar`() throws {
        let year = Instant(1_735_689_600)
        let times = try AlertRule("09:00 mon-fri", on: .clock("Asia/Taipei"))
        #expect(times.timesFired(since: year, upTo: year + 365 * 86_400, bars: []) == 261)
        let once = try AlertRule("09:00 once", on: .clock("Asia/Taipei"))
        #expect(once.timesFired(since: year, upTo: year + 365 * 86_400, bars: []) == 1)
    }

    @Test func `The first crossing while nothing watched is found in bars`() throws {
        let rule = try AlertRule(">150", on: .rate("JPY", base: "USD"))
        var state = AlertState()
        _ = rule.step(&state, AlertObservation(149, at: Instant(1000)))
        func bar(_ start: Int, _ low: Double, _ high: Double) -> Bar? {
            Bar(start: Instant(start), open: low, high: high, low: low, close: low)
        }
        let bars = [bar(900, 151, 152), bar(1200, 148, 149.9), bar(1500, 149, 150.5), bar(1800, 148, 151)]
            .compactMap(\.self)
        let firing = rule.missed(&state, bars: bars, source: .yahoo) { _ in nil }
        #expect(firing == AlertFiring(value: 150.5, quotedAt: Instant(1500), source: .yahoo, isLate: true))
        #expect(state.phase == .beyond)
        #expect(rule.step(&state, AlertObservation(148, at: Instant(2400))) == nil && state.phase == .armed)
        var new = AlertState()
        #expect(rule.missed(&new, bars: bars, source: .yahoo) { _ in nil } == nil && new == AlertState())
        let below = try AlertRule("<149", on: .rate("JPY", base: "USD"))
        _ = below.step(&new, AlertObservation(149.5, at: Instant(1000)))
        #expect(below.missed(&new, bars: bars, source: nil) { _ in nil }?.value == 148)
        #expect(
            try AlertRule("1% in 5m", on: .rate("JPY", base: "USD")).missed(&new, bars: bars, source: nil) {
                _ in nil
            } == nil)
    }
}
