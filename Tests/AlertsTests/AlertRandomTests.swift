import CivilTime
import Literals
import Market
import Seeded
import Testing

@testable import Alerts

@Suite struct AlertRandomTests {
    private static let lines = [
        ">100", "<100", ">100 margin 1%", "<99 once", ">101 daily", ">1%", "<-1% d5", "±1%", "±1% daily",
        "1% in 5m",
        "+1% in 5m", "-1% in 5m", "1% in 2m margin 0.5%", "high 20d", "low 20d", "high 52w daily",
        "crosses sma 50", "crosses ema 9 daily",
        "> sma 20", "< ema 20 once", "/ EUR > 1", "/ EUR < 0.995 margin 0.1%", ">100 margin 0%",
        "crosses sma 9 once",
    ]

    @Test func `100,000 random steps fire as a reference does, over saving and reading the state`() throws {
        var generator = SeededGenerator.announced()
        var steps = 0
        while steps < 100_000 {
            let line = try #require(Self.lines.randomElement(using: &generator))
            let rule = try AlertRule(line, on: .rate("JPY", base: "USD"))
            let past = walk(Int.random(in: 2...60, using: &generator), &generator)
            var (state, fired) = (AlertState(), [Int]())
            for (place, seen) in past.enumerated() {
                let observation = AlertObservation(
                    seen.value, reference: seen.reference, at: Instant(seen.second),
                    doubt: seen.isTrusted ? nil : AlertDoubt.allCases.randomElement(using: &generator))
                if rule.step(&state, observation) != nil { fired.append(place) }
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    state = try #require(AlertState(state.description))
                }
            }
            #expect(fired == AlertReferenceModel.places(firedBy: rule, past), "\(line): \(past)")
            if fired != AlertReferenceModel.places(firedBy: rule, past) { return }
            steps += past.count
        }
    }

    /// Around 100 on a coarse grid, so that levels are met exactly.
    private func walk(_ count: Int, _ generator: inout SeededGenerator) -> [AlertReferenceModel.Seen] {
        var (value, second) = (100.0, 1_800_000_000)
        let reference: Double = [99.5, 100.0, 100.25].randomElement(using: &generator) ?? 100
        let longest = [30, 300, 40_000].randomElement(using: &generator) ?? 30
        return (0..<count).map { _ in
            value += Double(Int.random(in: -4...4, using: &generator)) / 4
            second += Int.random(in: 1...longest, using: &generator)
            return AlertReferenceModel.Seen(
                value: value, reference: reference, second: second,
                isTrusted: Int.random(in: 0..<8, using: &generator) > 0)
        }
    }
}
