import CivilTime
import Literals
import Market
import Testing

@testable import Alerts

@Suite struct AlertMomentTests {
    private func moments(_ rule: AlertRule, from start: Int, to end: Int) -> [Int] {
        var (moments, last) = ([Int](), Instant(start))
        while let next = rule.nextMoment(after: last), next.seconds <= end {
            moments.append(next.seconds)
            last = next
        }
        return moments
    }

    /// Written by moments.py.
    @Test(
        arguments: [
            (
                "America/New_York", "02:30", 1772755200, 1773100800,
                [1772782200, 1772868600, 1772955000, 1773037800]
            ),
            (
                "America/New_York", "01:30", 1793318400, 1793664000,
                [1793338200, 1793424600, 1793511000, 1793601000]
            ),
            ("Europe/Berlin", "02:30 mon,sun", 1774569600, 1775001600, [1774747800, 1774830600]),
            ("Europe/Berlin", "02:30", 1792800000, 1793059200, [1792801800, 1792888200, 1792978200]),
            ("Australia/Lord_Howe", "01:45", 1775174400, 1775433600, [1775227500, 1775313900, 1775402100]),
            (
                "Australia/Lord_Howe", "02:15", 1790899200, 1791244800,
                [1790955900, 1791042300, 1791126900, 1791213300]
            ),
            (
                "America/Havana", "00:00", 1772755200, 1773100800,
                [1772773200, 1772859600, 1772946000, 1773028800]
            ),
            (
                "Asia/Taipei", "09:00 mon-fri", 1795132800, 1795651200,
                [1795136400, 1795395600, 1795482000, 1795568400]
            ),
            (
                "Asia/Kathmandu", "00:00", 1798588800, 1798934400,
                [1798654500, 1798740900, 1798827300, 1798913700]
            ),
            (
                "Pacific/Chatham", "03:00", 1775174400, 1775520000,
                [1775222100, 1775308500, 1775398500, 1775484900]
            ),
        ] as [(ClockID, String, Int, Int, [Int])])
    func `Times of day are those of Python's zoneinfo`(
        _ clock: ClockID, _ line: String, _ start: Int, _ end: Int, _ expected: [Int]
    ) throws {
        #expect(moments(try AlertRule(line, on: .clock(clock)), from: start, to: end) == expected)
    }

    private func moment(_ text: String, _ second: Int, _ zone: String) throws -> Instant {
        try #require(Zone(zone)).instant(try #require(Day(text)), TimeOfDay(second: second))
    }

    @Test func `A day that a place skips rings once`() throws {
        // Samoa had no 30 December 2011.
        let rule = try AlertRule("09:00", on: .clock("Pacific/Apia"))
        let start = try moment("2011-12-28", 43_200, "Pacific/Apia")
        let moments = moments(rule, from: start.seconds, to: start.seconds + 3 * 86_400)
        let expected = [
            try moment("2011-12-29", 32_400, "Pacific/Apia"),
            try moment("2011-12-31", 32_400, "Pacific/Apia"),
            try moment("2012-01-01", 32_400, "Pacific/Apia"),
        ]
        #expect(moments == expected.map(\.seconds))
    }

    @Test func `An exchange's bells leave out weekends and holidays`() throws {
        let opens = try AlertRule("opens -10m", on: .stock("2330.TW"))
        let friday = try moment("2026-11-20", 12 * 3600, "Asia/Taipei")
        #expect(
            opens.nextMoment(after: friday) == (try moment("2026-11-23", 8 * 3600 + 50 * 60, "Asia/Taipei")))
        let last = try moment("2025-12-31", 20 * 3600, "Asia/Taipei")
        let next = try #require(opens.nextMoment(after: last))
        #expect(next > (try moment("2026-01-02", 0, "Asia/Taipei")))
        let closes = try AlertRule("closes -5m", on: .clock("Asia/Taipei"))
        #expect(
            closes.nextMoment(after: friday) == (try moment("2026-11-20", 13 * 3600 + 25 * 60, "Asia/Taipei"))
        )
        // Tokyo has a pause at noon, in which nothing opens or closes.
        let tokyo = try AlertRule("opens", on: .clock("Asia/Tokyo"))
        let morning = try moment("2026-11-19", 8 * 3600, "Asia/Tokyo")
        #expect(
            moments(tokyo, from: morning.seconds, to: morning.seconds + 2 * 86_400)
                == [
                    try moment("2026-11-19", 9 * 3600, "Asia/Tokyo"),
                    try moment("2026-11-20", 9 * 3600, "Asia/Tokyo"),
                ]
                .map(\.seconds))
        // New York's clocks change on 1 November: its bell rings an hour later by UTC.
        let bell = try AlertRule("opens", on: .stock("AAPL"))
        let october = try moment("2026-10-30", 0, "America/New_York")
        #expect(
            moments(bell, from: october.seconds, to: october.seconds + 4 * 86_400)
                == [1_793_367_000, 1_793_629_800])
    }

    @Test func `Clocks that change tomorrow are told in the morning`() throws {
        let rule = try AlertRule("clocks change", on: .clock("Europe/Berlin"))
        let summer = try moment("2026-07-01", 0, "Europe/Berlin")
        #expect(rule.nextMoment(after: summer) == (try moment("2026-10-24", 9 * 3600, "Europe/Berlin")))
        #expect(try AlertRule("clocks change", on: .clock("Asia/Taipei")).nextMoment(after: summer) == nil)
    }

    @Test func `A moment fires once, over clocks set back and forth`() throws {
        let rule = try AlertRule("09:00", on: .clock("Asia/Taipei"))
        let nine = try moment("2026-11-20", 9 * 3600, "Asia/Taipei")
        var state = AlertState()
        #expect(rule.step(&state, at: nine + -600) == nil)
        #expect(rule.step(&state, at: nine + -1) == nil)
        #expect(rule.step(&state, at: nine + 1) == AlertFiring(value: nil, quotedAt: nine))
        #expect(rule.step(&state, at: nine + 2) == nil)
        #expect(rule.step(&state, at: nine + -3600) == nil)
        #expect(rule.step(&state, at: nine + 10) == nil)
        let later = rule.step(&state, at: nine + 3 * 86_400 + 7200)
        #expect(later == AlertFiring(value: nil, quotedAt: nine + 3 * 86_400, isLate: true))
        #expect(rule.step(&state, at: nine + 365 * 86_400 + 5)?.quotedAt == nine + 365 * 86_400)
        #expect(rule.step(&state, at: nine + 4 * 86_400 + -60) == nil)
        #expect(rule.step(&state, at: nine + 4 * 86_400 + 1)?.quotedAt == nine + 4 * 86_400)
        let once = try AlertRule("09:00 once", on: .clock("Asia/Taipei"))
        state = AlertState()
        #expect(once.step(&state, at: nine + -1) == nil && once.step(&state, at: nine + 1) != nil)
        #expect(once.step(&state, at: nine + 86_401) == nil && state.phase == .done)
    }
}
