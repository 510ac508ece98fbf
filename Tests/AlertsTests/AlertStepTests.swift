import CivilTime
import Literals
import Market
import Testing

@testable import Alerts

@Suite struct AlertStepTests {
    private static let rate = AlertSubject.rate("JPY", base: "USD")

    private func fired(
        _ line: String, on subject: AlertSubject = rate, _ figures: [(Double, Double?)],
        every seconds: Int = 60
    ) throws -> [Int] {
        let rule = try AlertRule(line, on: subject)
        var state = AlertState()
        return figures.enumerated().filter { place, figure in
            let seen = AlertObservation(
                figure.0, reference: figure.1, at: Instant(1_800_000_000 + place * seconds), source: .rter)
            return rule.step(&state, seen) != nil
        }.map(\.offset)
    }

    private func plain(_ figures: [Double], _ reference: Double? = nil) -> [(Double, Double?)] {
        figures.map { ($0, reference) }
    }

    @Test(arguments: [
        (">150", [149, 150, 151, 149.9, 150, 149.25, 150, 149.24, 150], [1, 8]),
        ("<150", [151, 150, 150.76, 150, 149], [1, 3]), (">150", [151, 149, 151], [2]),
        (">150 once", [149, 150, 100, 150], [1]),
        (">150 margin 0%", [149, 150, 149.9, 150], [1, 3]),
        (">150 margin 10%", [149, 150, 136, 150, 134, 150], [1, 5]),
        (">0", [-1, 0, -0.001, 1], [1, 3]),
    ])
    func `A level fires on the crossing, and again after the margin`(
        _ line: String, _ figures: [Double], _ places: [Int]
    ) throws {
        #expect(try fired(line, plain(figures)) == places)
    }

    @Test func `Changes are measured in points`() throws {
        #expect(try fired(">3%", plain([102, 103, 102.8, 103, 102.74, 103], 100)) == [1, 5])
        #expect(try fired("±3%", plain([100, 97, 97.2, 97, 97.3, 103.1], 100)) == [1, 5])
        #expect(try fired("<-3% d5", plain([100, 96.9], 100)) == [1])
        #expect(try fired("<-3% d5", [(100, 100), (96.9, nil), (96.9, 0), (96.9, 100)]) == [3])
    }

    @Test func `A move is measured from the extremes of its time`() throws {
        #expect(try fired("3% in 3m", plain([100, 101, 102, 103, 104, 104, 104])) == [3])
        #expect(try fired("3% in 2m", plain([100, 101, 102, 103, 104, 104, 104])) == [])
        #expect(
            try fired("-3% in 5m", plain([100, 104, 103, 100, 100, 100, 100, 100, 100, 100, 96.9])) == [
                3, 10,
            ])
        #expect(try fired("+3% in 5m", plain([104, 100, 101, 103.1])) == [3])
    }

    @Test func `Extremes, averages, ratios and gains`() throws {
        #expect(try fired("high 52w", plain([99, 100, 100.1, 101, 99.4, 100.2], 100)) == [2, 5])
        #expect(try fired("low 20d", plain([101, 100, 99.9], 100)) == [2])
        #expect(try fired("> sma 50", plain([99, 100, 101, 99, 101], 100)) == [1, 4])
        #expect(
            try fired("crosses sma 50", plain([99, 100.1, 99.9, 100.6, 99.9, 99.4, 100.2], 100)) == [1, 4, 6])
        #expect(try fired("crosses sma 50", plain([100, 100, 101, 99], 100)) == [3])
        #expect(try fired("/ EUR > 160", [(150, 1), (150, 0.9), (150, 0)]) == [1])
        #expect(try fired("gain > 10%", on: .allPositions, plain([100, 110], 100)) == [1])
        #expect(try fired("gain > 10", on: .allPositions, plain([100, 110], 100)) == [1])
        #expect(try fired("gain > 10%", on: .allPositions, plain([100, 110], 0)) == [])
        #expect(try fired("value < 90", on: .allPositions, plain([100, 90])) == [1])
    }

    @Test func `Once a day is by the day of the item's own zone`() throws {
        // 1,800,000,000 is 08:00 UTC on a Friday, 16:00 in Taipei; figures come every four hours.
        let figures = plain([149, 151, 151, 149, 151, 151, 151, 151, 151])
        #expect(try fired(">150 daily", figures, every: 4 * 3600) == [1, 4])
        #expect(try fired(">150 daily", on: .stock("2330.TW"), figures, every: 4 * 3600) == [1, 2, 8])
        #expect(try fired(">150 daily", plain([151, 151, 151]), every: 12 * 3600) == [2])
    }

    @Test(arguments: AlertDoubt.allCases)
    func `A doubtful figure changes nothing and says why`(_ doubt: AlertDoubt) throws {
        let rule = try AlertRule(">150", on: Self.rate)
        var state = AlertState()
        func see(_ value: Double, _ second: Int, _ doubt: AlertDoubt? = nil) -> AlertFiring? {
            rule.step(&state, AlertObservation(value, at: Instant(second), doubt: doubt))
        }
        #expect(see(149, 0) == nil && state.word == "armed")
        #expect(see(151, 1, doubt) == nil && state.word == "waiting" && state.doubt == doubt)
        #expect(state.last == 149 && state.phase == .armed)
        #expect(see(149, 2) == nil && state.word == "armed")
        #expect(see(151, 1) == nil, "older than the last")
        #expect(see(150, 2) == AlertFiring(value: 150, quotedAt: Instant(2)) && state.word == "beyond")
        #expect(see(.nan, 3) == nil && state.doubt == .missing)
    }

    @Test func `Distances are shares of the figure, of percentages what is lacking`() throws {
        func distance(_ line: String, _ value: Double, _ reference: Double? = nil) throws -> Double? {
            var state = AlertState()
            _ = try AlertRule(line, on: Self.rate).step(
                &state, AlertObservation(value, reference: reference, at: Instant(0)))
            return state.distance.map { ($0 * 1e4).rounded() / 1e4 }
        }
        #expect(try distance(">150", 149.23) == 0.0052)
        #expect(try distance("<140", 149.23) == 0.0619)
        #expect(try distance(">3%", 101, 100) == 0.02)
        #expect(try distance("±3%", 99, 100) == 0.02)
        #expect(try distance("crosses sma 9", 90, 100) == 0.1111)
        #expect(try distance(">150", 155) == -0.0323)
    }

    @Test func `The state is kept as text`() throws {
        let rule = try AlertRule("3% in 15m", on: Self.rate)
        var state = AlertState()
        for (place, value) in [100.0, 101.5, 99, 103, 100].enumerated() {
            _ = rule.step(&state, AlertObservation(value, at: Instant(1000 + place)))
            #expect(AlertState(state.description) == state)
        }
        for text in [
            "", "armed", "x - - - - - - - - -", "armed - - - - - - - 1:x -", "armed - - - - - - - 1 -",
        ] {
            #expect(AlertState(text) == nil)
        }
    }

    @Test func `Subjects are kept as texts`() {
        for subject: AlertSubject in [
            Self.rate, .stock("2330.TW"), .clock("Asia/Shanghai#Shenzhen"), .position("BRK-B"), .allPositions,
        ] {
            #expect(AlertSubject(subject.kind, subject.item, base: subject.base?.text) == subject)
        }
        #expect(AlertSubject(.rate, "JPY", base: nil) == nil && AlertSubject(.stock, " ", base: nil) == nil)
    }
}
