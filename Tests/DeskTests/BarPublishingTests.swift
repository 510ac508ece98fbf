import CivilTime
import Foundation
import Literals
import Market
import Runtime
import Store
import Testing

@testable import Desk

@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(10)))
struct BarPublishingTests {
    private static let day = 86_400
    /// Bars begin at whole days, so that two answers have the same moments.
    private static let today = WallClock.now.seconds / day * day

    /// Days count from today; prices are times `factor`.
    private func series(
        _ first: Int, _ last: Int, factor: Double = 1, changing changed: Int? = nil,
        _ interval: BarInterval = .day
    ) -> FeedAnswer {
        let bars = (first...last).compactMap { number in
            Bar(
                start: Instant(Self.today + number * Self.day), open: 100 * factor, high: 900 * factor,
                low: 1 * factor, close: (Double(500 + number) + (number == changed ? 0.5 : 0)) * factor,
                volume: 10)
        }
        let span = Instant(Self.today + first * Self.day)..<WallClock.now
        return .bars(
            BarSeries(
                BarSeries.Key("AAPL", interval), kind: .share, currency: "USD", zone: "America/New_York",
                source: "yahoo", span: span, bars: bars))
    }

    private static let sum = "SELECT count(*) || ' ' || sum(close) FROM fxterm.bar_day"

    @Test func whatIsNewIsAdded() async throws {
        let server = try DeskServer()
        let place = try await PublishedPlace(server.address("collector"))
        try await place.store.record(series(-300, -10), seenAt: WallClock.now)
        let first = (-300 ... -10).map { Double(500 + $0) }.reduce(0, +)
        try await server.wait(for: "291 \(Int(first))", Self.sum)
        #expect(try server.value("SELECT since FROM fxterm.bar_series") == "\(Self.today - 300 * Self.day)")
        try server.sql("CREATE TABLE before AS SELECT start, xmin::text AS written FROM fxterm.bar_day")
        try await place.store.record(series(-20, -5, changing: -12), seenAt: WallClock.now)
        let second = (-300 ... -5).map { Double(500 + $0) }.reduce(0.5, +)
        try await server.wait(for: "296 \(second)", Self.sum)
        let kept = """
            SELECT count(*) FROM fxterm.bar_day JOIN before USING (start) WHERE bar_day.xmin::text = written
            """
        #expect(try server.value(kept) == "290")
        #expect(try server.value("SELECT rewritten = number FROM fxterm.bar_series") == "f")
    }

    @Test func aSplitRewritesThem() async throws {
        let server = try DeskServer()
        let place = try await PublishedPlace(server.address("collector"))
        try await place.store.record(series(-300, -10), seenAt: WallClock.now)
        try await server.wait(for: "291", "SELECT count(*) FROM fxterm.bar_day")
        // The store drops bars older than an answer at other prices; the collector then fetches everything.
        try await place.store.record(series(-20, -9, factor: 0.25), seenAt: WallClock.now)
        try await server.wait(for: "12", "SELECT count(*) FROM fxterm.bar_day")
        #expect(try server.value("SELECT rewritten = number FROM fxterm.bar_series") == "t")
        try await place.store.record(series(-300, -9, factor: 0.25), seenAt: WallClock.now)
        let all = (-300 ... -9).map { Double(500 + $0) * 0.25 }.reduce(0, +)
        try await server.wait(for: "292 \(all)", Self.sum)
    }

    @Test func aLeaderWithAShorterPastKeepsTheLongerOne() async throws {
        let server = try DeskServer()
        let first = try await PublishedPlace(server.address("collector"))
        try await first.store.record(series(-300, -10), seenAt: WallClock.now + -100)
        try await server.wait(for: "291", "SELECT count(*) FROM fxterm.bar_day")
        await first.stop()
        let second = try await PublishedPlace(server.address("second"))
        try await second.store.record(series(-30, -8), seenAt: WallClock.now)
        try await server.wait(for: "293", "SELECT count(*) FROM fxterm.bar_day")
        #expect(try server.value("SELECT since FROM fxterm.bar_series") == "\(Self.today - 300 * Self.day)")
    }

    @Test func barsOlderThanTheDeskKeepsThemStayAway() async throws {
        let server = try DeskServer()
        let place = try await PublishedPlace(server.address("collector"))
        try await place.store.record(series(-45, -2, .hour), seenAt: WallClock.now)
        // Bars of 30 days ago are of midnight, and so older than 30 days.
        try await server.wait(for: "28", "SELECT count(*) FROM fxterm.bar_minute")
        #expect(
            try server.value("SELECT since > \(Self.today - 31 * Self.day) FROM fxterm.bar_series") == "t")
    }
}
