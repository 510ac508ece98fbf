import Alerts
import Board
import CivilTime
import Literals
import Market
import Runtime
import Testing

@testable import Collector

@Suite struct AlertWatcherTests {
    private static let now = Instant(1_795_200_000)

    private func alerts(_ count: Int, _ symbols: Int) throws -> [Alert] {
        try (0..<count).map { number in
            let rule = try AlertRule(">\(1000 + number)", on: .stock("S\(number % symbols).TW"))
            return Alert(id: number, rule, madeAt: Self.now)
        }
    }

    @Test("A quote is compared with the alerts on its item alone, once each", arguments: [1, 100])
    func work(_ symbols: Int) throws {
        var desk = AlertWatcher()
        desk.adopt(try alerts(1000, symbols))
        var comparisons = 0
        func observe(_ price: Double, _ second: Int) -> [AlertStep] {
            desk.step([.stock("S0.TW")], at: Self.now) { _, _ in
                comparisons += 1
                return AlertObservation(price, at: Self.now + second)
            }
        }
        let first = observe(900, 0)
        #expect(first.count == 1000 / symbols)
        desk.confirm(first)
        comparisons = 0
        #expect(observe(901, 1).isEmpty, "nothing to write")
        #expect(comparisons == 1000 / symbols)
    }

    @Test(arguments: [">150", ">150 daily", "3% in 60m"])
    func `A clock that was 30 days ahead for a while keeps no alert from firing`(_ line: String) throws {
        var desk = AlertWatcher()
        desk.adopt([Alert(id: 1, try AlertRule(line, on: .stock("S0.TW")), madeAt: Self.now)])
        func fires(_ price: Double, at now: Instant, _ doubt: AlertDoubt? = nil) -> Bool {
            let steps = desk.step([.stock("S0.TW")], at: now) { _, _ in
                AlertObservation(price, at: now, doubt: doubt)
            }
            desk.confirm(steps)
            return steps.contains { $0.firing != nil }
        }
        let ahead = Self.now + 30 * 86_400
        #expect(!fires(149, at: Self.now))
        #expect(!fires(149, at: ahead))
        #expect(!fires(149, at: ahead + 5, .stale))
        #expect(!fires(149, at: Self.now + 9))
        #expect(fires(200, at: Self.now + 20))
    }

    @Test func `A state that went there and back while the store was locked is written after all`() throws {
        var desk = AlertWatcher()
        desk.adopt(try alerts(1, 1))
        func observe(_ price: Double, _ second: Int) -> [AlertStep] {
            desk.step([.stock("S0.TW")], at: Self.now) { _, _ in
                AlertObservation(price, at: Self.now + second)
            }
        }
        desk.confirm(observe(900, 0))
        let late = observe(1000, 1)
        #expect(late.map(\.firing?.value) == [1000])
        #expect(observe(900, 2).isEmpty)
        desk.confirm(late)
        let moved = desk.moved(since: late, at: Self.now)
        #expect(moved.map(\.state.phase) == [.armed])
        desk.confirm(moved)
        #expect(desk.moved(since: late, at: Self.now).isEmpty)
    }

    @Test func `A change of an alert's line begins anew, and the others go on`() throws {
        var desk = AlertWatcher()
        desk.adopt(try alerts(2, 1))
        desk.confirm(desk.step(nil, at: Self.now) { _, _ in AlertObservation(1, at: Self.now) })
        let other = Alert(id: 0, try AlertRule("<5", on: .stock("S0.TW")), madeAt: Self.now)
        desk.adopt([other, Alert(id: 1, try alerts(2, 1)[1].rule, madeAt: Self.now)])
        #expect(desk.watched.map(\.state.phase) == [.new, .armed])
    }

    @Test func `An alarm rings by the clock on the wall`() async throws {
        let rung = AsyncStream<Void>.makeStream()
        let alarm = try #require(WallAlarm { rung.continuation.yield() })
        let now = WallClock.now
        alarm.set(now + 3600)
        alarm.set(now + 1)
        for await _ in rung.stream { break }
        #expect((0...3).contains(WallClock.now - now))
    }
}
