import CivilTime
import Literals
import Market
import Testing

@testable import Alerts

@Suite struct AlertEventTests {
    private static let taipei = Zone("Asia/Taipei") ?? .utc
    private let chips = AlertSubject.stock("2330.TW")
    private let apple = AlertSubject.stock("AAPL")

    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    private func at(_ day: String, _ hour: Int, _ minute: Int = 0, in zone: Zone = AlertEventTests.taipei)
        throws -> Instant
    {
        zone.instant(try self.day(day), TimeOfDay(second: hour * 3600 + minute * 60))
    }

    private func dividend(_ day: String) throws -> MarketEvent {
        MarketEvent(
            .dividend, .exDividend(cash: 5, currency: "TWD", shares: nil), of: .stock("2330.TW"),
            .days(try self.day(day), through: try self.day(day)), zone: "Asia/Taipei", source: "twse")
    }

    private func results(_ day: String, _ time: MarketEvent.ResultsTime?) throws -> MarketEvent {
        MarketEvent(
            .results, .results(time, expectedEPS: nil), of: .stock("AAPL"),
            .days(try self.day(day), through: try self.day(day)), zone: "America/New_York", source: "nasdaq")
    }

    @Test func `Days before an all-day event count to 09 00 of its zone`() throws {
        let event = try dividend("2026-12-17")
        #expect(try AlertRule("ex-div -2d", on: chips).moment(of: event) == at("2026-12-15", 9))
        #expect(try AlertRule("event -1w", on: chips).moment(of: event) == at("2026-12-10", 9))
        #expect(try AlertRule("ex-div", on: chips).moment(of: event) == at("2026-12-17", 9))
        #expect(try AlertRule("ex-div -3h", on: chips).moment(of: event) == at("2026-12-16", 21))
        #expect(try AlertRule("results -1d", on: chips).moment(of: event) == nil)
    }

    @Test func `Results count from the bell, and days of a moment keep its time of day`() throws {
        let newYork = try #require(Zone("America/New_York"))
        let event = try results("2026-12-17", .afterClose)
        #expect(
            try AlertRule("results -1h", on: apple).moment(of: event) == at("2026-12-17", 15, in: newYork))
        #expect(try AlertRule("results", on: apple).moment(of: event) == at("2026-12-17", 16, in: newYork))
        let berlin = try #require(Zone("Europe/Berlin"))
        // Clocks change on 25 October.
        let call = MarketEvent(
            .own, .text("call"), of: .stock("AAPL"), .moment(try at("2026-10-25", 14, in: berlin), end: nil),
            zone: "Europe/Berlin")
        #expect(try AlertRule("event -1d", on: apple).moment(of: call) == at("2026-10-24", 14, in: berlin))
    }

    @Test func `It fires once for each event, on time`() throws {
        let rule = try AlertRule("ex-div -2d", on: chips)
        let events = [try dividend("2026-12-17"), try dividend("2027-03-18")]
        var state = AlertState()
        func step(_ now: Instant, _ events: [MarketEvent]) -> AlertFiring? {
            rule.step(&state, at: now, events: events)
        }
        #expect(try step(at("2026-12-01", 9), events) == nil)
        #expect(state.phase == .armed)
        #expect(rule.nextMoment(after: try at("2026-12-01", 9), events: events) == (try at("2026-12-15", 9)))
        let firing = try #require(try step(at("2026-12-15", 9), events))
        #expect(firing == AlertFiring(value: nil, quotedAt: try at("2026-12-15", 9)))
        let kept = try #require(AlertState(state.description))
        #expect(kept == state)
        state = kept
        for hour in [9, 10, 23] { #expect(try step(at("2026-12-15", hour), events) == nil) }
        #expect(try step(at("2026-12-17", 9), events) == nil)
        #expect(try step(at("2027-03-16", 9), events)?.isLate == false)
    }

    @Test func `An event that becomes known late, or passes while nothing runs, is told late, and once`()
        throws
    {
        let rule = try AlertRule("ex-div -2d", on: chips)
        var state = AlertState()
        func step(_ now: Instant, _ events: [MarketEvent]) -> AlertFiring? {
            rule.step(&state, at: now, events: events)
        }
        #expect(try step(at("2026-12-16", 8), []) == nil)
        let known = [try dividend("2026-12-17")]
        #expect(try step(at("2026-12-16", 9), known)?.isLate == true)
        #expect(try step(at("2026-12-16", 10), known) == nil)
        _ = try step(at("2027-01-01", 9), known)
        let missed = known + [try dividend("2027-03-18")]
        #expect(try step(at("2027-04-01", 9), missed)?.isLate == true)
        #expect(try step(at("2027-04-01", 10), missed) == nil)
        var fresh = AlertState()
        func other(_ now: Instant) -> AlertFiring? { rule.step(&fresh, at: now, events: missed) }
        #expect(try other(at("2027-04-01", 9)) == nil)
        #expect(try other(at("2027-04-01", 10)) == nil)
    }

    @Test func `An alert that is made between its moment and the event fires at once`() throws {
        let rule = try AlertRule("ex-div -2d once", on: chips)
        var state = AlertState()
        func step(_ now: Instant, _ events: [MarketEvent]) -> AlertFiring? {
            rule.step(&state, at: now, events: events)
        }
        let events = [try dividend("2026-12-17"), try dividend("2027-03-18")]
        #expect(try step(at("2026-12-16", 9), events)?.isLate == false)
        #expect(state.phase == .done)
        #expect(try step(at("2027-03-16", 9), events) == nil)
    }

    @Test func `An event that is moved is told again`() throws {
        let rule = try AlertRule("ex-div -2d", on: chips)
        var state = AlertState()
        func step(_ now: Instant, _ events: [MarketEvent]) -> AlertFiring? {
            rule.step(&state, at: now, events: events)
        }
        #expect(try step(at("2026-12-15", 9), [dividend("2026-12-17")]) != nil)
        let moved = [try dividend("2026-12-21")]
        #expect(try step(at("2026-12-16", 9), moved) == nil)
        #expect(try step(at("2026-12-19", 9), moved) != nil)
    }

    @Test func `A digest comes at its time on its days`() throws {
        let rule = try AlertRule("digest 08:00 mon-fri", on: .clock("Asia/Taipei"))
        var state = AlertState()
        func step(_ now: Instant, _ events: [MarketEvent]) -> AlertFiring? {
            rule.step(&state, at: now, events: events)
        }
        #expect(try step(at("2026-11-27", 7), []) == nil)
        #expect(try step(at("2026-11-27", 8), []) != nil)
        #expect(rule.nextMoment(after: try at("2026-11-27", 8)) == (try at("2026-11-30", 8)))
        #expect(throws: AlertMistake.self) { try AlertRule("digest 08:00", on: chips) }
        #expect(throws: AlertMistake.self) { try AlertRule("digest mon-fri", on: .clock("Asia/Taipei")) }
        #expect(throws: AlertMistake.self) { try AlertRule("results -1d", on: .clock("Asia/Taipei")) }
    }
}
