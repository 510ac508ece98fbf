import Market
import Seeded
import Testing

@testable import Board

@Suite("How long a state lasts")
struct FigureStateEndTests {
    @Test("Up to the moment that is told, no state is another one")
    func end() {
        var numbers = SeededGenerator.announced()
        let hours: [TradingHours?] = [
            nil, TradingHours.currencies, Exchange.of("2330.TW")?.hours, Exchange.of("7203.T")?.hours,
            Exchange.of("AAPL")?.hours,
        ]
        var lives = 0
        for _ in 0..<400 {
            let now = Instant(1_795_000_000 + Int.random(in: 0..<1_000_000, using: &numbers))
            let hours = hours.randomElement(using: &numbers) ?? nil
            let arrived = now + -Int.random(in: 0..<2000, using: &numbers)
            let made = Bool.random(using: &numbers) ? 4000 : 3_000_000
            let own =
                Bool.random(using: &numbers) ? nil : arrived + -Int.random(in: -100..<made, using: &numbers)
            let refresh = [30, 60, 300].randomElement(using: &numbers) ?? 60
            let source = ["yahoo", "twse-day", "rter"].randomElement(using: &numbers)
            func state(_ moment: Instant) -> FigureState {
                FigureState(
                    origin: .live, arrived: arrived, ownTime: own, source: source, hours: hours,
                    refresh: refresh,
                    now: moment)
            }
            let end = FigureState.end(
                origin: .live, arrived: arrived, ownTime: own, source: source, hours: hours, refresh: refresh,
                now: now)
            let first = state(now)
            if first == .live { lives += 1 }
            #expect(end > now)
            for moment in sequence(first: now, next: { $0 + 1 }).prefix(3000) where moment < end {
                if state(moment) != first {
                    Issue.record(
                        "\(first) of \(own?.iso8601 ?? "-") at \(now.iso8601) ends at \(moment.iso8601)")
                    break
                }
            }
        }
        #expect(lives > 20)
    }
}
