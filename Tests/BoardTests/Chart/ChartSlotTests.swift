import CivilTime
import Literals
import Market
import Testing

@testable import Board

struct ChartSlotTests {
    private func series(
        _ symbol: Symbol, _ interval: BarInterval, in zone: String, _ times: [(day: String, time: String)]
    ) throws -> BarSeries {
        let place = try #require(Zone(zone))
        let bars = try times.enumerated().map { number, local in
            let parts = local.time.split(separator: ":").compactMap { Int($0) }
            let start = place.instant(
                try #require(Day(local.day)), TimeOfDay(second: parts[0] * 3600 + parts[1] * 60))
            let price = Double(number + 1)
            return try #require(
                Bar(
                    start: start, open: price, high: price + 0.5, low: price - 0.5, close: price + 0.25,
                    volume: 10))
        }
        return BarSeries(
            BarSeries.Key(symbol, interval), zone: zone, source: "yahoo",
            span: try #require(bars.first).start..<friday, bars: bars)
    }

    /// `#` for a bar, `.` for a gap.
    private func form(_ series: BarSeries) -> String {
        ChartSlot.of(series, in: series.bars.indices).map { $0.bar == nil ? "." : "#" }.joined()
    }

    @Test("A weekend and a holiday have no slots, a day without its bar has one")
    func days() throws {
        // Friday 9 October is a holiday of Taiwan's exchange; the bar of Wednesday 14 is missing.
        let days = ["2026-10-07", "2026-10-08", "2026-10-12", "2026-10-13", "2026-10-15"]
        let bars = try series("2330.TW", .day, in: "Asia/Taipei", days.map { ($0, "09:00") })
        #expect(form(bars) == "####.#")
    }

    @Test("Coins are traded at weekends too")
    func coins() throws {
        let days = ["2026-10-09", "2026-10-10", "2026-10-12"]
        #expect(form(try series("BTC-USD", .day, in: "UTC", days.map { ($0, "00:00") })) == "##.#")
    }

    @Test("A pause is as long as it was, a night is one slot")
    func pauses() throws {
        let times = [
            ("2026-10-08", "11:25"), ("2026-10-08", "12:30"), ("2026-10-08", "12:35"),
            ("2026-10-09", "09:00"),
        ]
        let bars = try series("7203.T", .fiveMinutes, in: "Asia/Tokyo", times)
        #expect(form(bars) == "#" + String(repeating: ".", count: 12) + "##.#")
    }

    @Test("A session that still goes on has room for the rest of it, its pause included")
    func rest() throws {
        let bars = try series("7203.T", .halfHour, in: "Asia/Tokyo", [("2026-10-08", "10:30")])
        let rest = ChartSlot.rest(of: bars)
        let zone = try #require(Zone("Asia/Tokyo"))
        // 11:00, the pause, then 12:30 to 15:00.
        #expect(rest.count == 9 && rest.allSatisfy { $0.bar == nil })
        #expect(rest.first?.start.map { zone.local($0).time.hoursAndMinutes } == "11:00")
        #expect(rest.last?.start.map { zone.local($0).time.hoursAndMinutes } == "15:00")
    }

    @Test("Bars in one slot are one bar, and the last slot is whole")
    func merging() throws {
        let days = (5...16).map { ("2026-10-\($0 < 10 ? "0" : "")\($0)", "00:00") }
        let bars = try series("BTC-USD", .day, in: "UTC", days)
        let slots = ChartSlot.of(bars, in: bars.bars.indices)
        #expect(ChartSlot.merged(slots, atMost: 12) == slots)
        let merged = ChartSlot.merged(slots, atMost: 5)
        #expect(merged.map(\.bars) == [0..<3, 3..<6, 6..<9, 9..<12])
        let bar = try #require(merged[1].bar)
        #expect(bar.start == bars.bars[3].start && bar.volume == 30)
        #expect([bar.open, bar.high, bar.low, bar.close] == [4, 6.5, 3.5, 6.25])
        #expect(ChartSlot.merged(slots, atMost: 11).map(\.bars.count) == [2, 2, 2, 2, 2, 2])
        #expect(ChartSlot.merged(Array(slots.dropLast()), atMost: 6).map(\.bars.count) == [1, 2, 2, 2, 2, 2])
    }

    @Test("Prices on both sides of a break are never put into one slot, unless there is no room for breaks")
    func breaks() throws {
        let days = (5...16).map { ("2026-10-\($0 < 10 ? "0" : "")\($0)", "00:00") }
        let bars = try series("BTC-USD", .day, in: "UTC", days)
        let slots = ChartSlot.of(bars, in: bars.bars.indices, breaks: [0, 5])
        #expect(slots.map { $0.bar == nil ? "." : "#" }.joined() == "#####.#######")
        #expect(
            slots.map(\.isBreak).firstIndex(of: true) == 5, "before the first bar there is nothing to join")
        let merged = ChartSlot.merged(slots, atMost: 6)
        #expect(merged.map(\.bars) == [0..<2, 2..<5, 5..<5, 5..<6, 6..<9, 9..<12])
        for room in 3...13 {
            let merged = ChartSlot.merged(slots, atMost: room)
            #expect(merged.count <= room && merged.contains { $0.isBreak })
            #expect(merged.allSatisfy { !($0.bars.contains(4) && $0.bars.contains(5)) })
        }
        for room in 1...2 { #expect(ChartSlot.merged(slots, atMost: room).count <= room) }
    }
}
