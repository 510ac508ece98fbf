import CivilTime
import Literals
import Market
import Testing

struct BarRangeTests {
    private func bars(_ days: [Int]) throws -> [Bar] {
        try days.map {
            try #require(Bar(start: Instant($0 * 86_400 + 50_000), open: 1, high: 1, low: 1, close: 1))
        }
    }

    @Test(
        "A range goes back from the last day that has bars",
        // The last bar is of 2026-11-20, day 20777 after 1970.
        arguments: [
            (BarRange.day, "2026-11-20"), (.month, "2026-10-20"), (.quarter, "2026-08-20"),
            (.halfYear, "2026-05-20"), (.yearToDate, "2026-01-01"), (.year, "2025-11-20"),
            (.twoYears, "2024-11-20"), (.fiveYears, "2021-11-20"), (.tenYears, "2016-11-20"),
            (.all, "1996-08-01"),
        ])
    func range(_ range: BarRange, _ first: String) throws {
        let bars = try bars(Array(9709...20_777))
        let start = try #require(range.of(bars, in: .utc).first?.start)
        #expect(Zone.utc.local(start).day.description == first)
        let today = try #require(Day("2026-11-24"))
        #expect(range.firstDay(today: today) <= Zone.utc.local(start).day || range == .all)
    }

    @Test(
        "Five days are five days with bars, and the last of a short month stands in for a day that it does not have"
    )
    func days() throws {
        let bars = try bars([1, 1, 2, 5, 6, 9, 9, 12])
        #expect(BarRange.fiveDays.of(bars, in: .utc).count == 6)
        #expect(BarRange.fiveDays.of([], in: .utc).isEmpty)
        let last = try #require(Day("2026-03-31"))
        let march = try self.bars(Array(last.number - 40...last.number))
        let start = try #require(BarRange.month.of(march, in: .utc).first?.start)
        #expect(Zone.utc.local(start).day == Day("2026-02-28"))
    }
}
