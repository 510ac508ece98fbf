import CivilTime
import Literals
import Market
import Testing

@testable import Feeds

struct ToldFiguresTests {
    private let now = Uptime(.seconds(1000))
    private let source = FeedSource(kind: "frankfurter", url: "https://a.test/b c")

    @Test("What was told is the same to the next run")
    func roundTrip() throws {
        var told = ToldFigures()
        let time = Instant(1_795_187_283)
        for symbol in ["AAPL", "^GSPC"] as [Symbol] {
            told.stocks.note(
                [Quote(symbol: symbol, price: 1, time: time, zone: "UTC", source: "yahoo")],
                answering: Question(
                    address: .web(try #require(WebAddress("https://a.test"))), symbols: [symbol]),
                at: now)
        }
        told.pasts.note(["TWD"], of: source, at: now)
        told.refusedPasts.note(["XDR", "BTC"], of: source, at: now)

        let next = ToldFigures(told.lines)
        let later = now + .seconds(100)
        let plan = next.stocks.plan(
            for: ["AAPL", "^GSPC", "MSFT"], of: "yahoo", at: later, floor: .seconds(60))
        #expect(plan.full == ["MSFT"])
        #expect(plan.short.map(\.symbol) == ["AAPL", "^GSPC"])
        #expect(plan.short.map(\.day.description) == ["2026-11-20", "2026-11-20"])
        let hour = Duration.seconds(3600)
        #expect(next.pasts.told(of: ["TWD", "XDR"], by: source, within: hour, at: later) == ["TWD"])
        #expect(next.refusedPasts.told(of: ["TWD", "XDR"], by: source, within: hour, at: later) == ["XDR"])
        #expect(next.pasts.told(of: ["TWD"], by: source, within: .seconds(50), at: later).isEmpty)
    }

    @Test(
        "What no run wrote is passed over",
        arguments: [
            "", "\n\n", "{\"stocks\":{}}", "chart\tAAPL\tx\t5", "answer\tAAPL\tnan", "answer\tAAPL\t1e300",
            "past\t1\t2",
        ])
    func foreign(text: String) {
        let told = ToldFigures(Array(text.utf8))
        #expect(told.lines.isEmpty)
    }
}
