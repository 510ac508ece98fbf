import CivilTime
import Desk
import Foundation
import Literals
import Market
import Runtime
import Store
import Testing

/// The size of a team server, and the time to load a chart. `FXTERM_MEASURE=1` runs it: 4 GB, minutes.
@Suite(.enabled(if: DeskServer.isAvailable && ProcessInfo.processInfo.environment["FXTERM_MEASURE"] != nil))
struct BulkMeasures {
    @Test("How soon a chart is there: ten years of day bars of 5,000 items") func days() throws {
        try measure("bar_day", items: 5000, bars: 2520, every: 125_200, of: 315_576_000)
    }

    @Test("How soon a chart is there: thirty days of minute bars of 500 items") func minutes() throws {
        // 390 minutes a day, without the nights.
        try measure("bar_minute", items: 500, bars: 30 * 390, every: 221, of: 604_800)
    }

    @Test(
        "How soon a member has a chart of its own store",
        arguments: [(BarInterval.day, 2520), (.minute, 11_700)])
    func chart(interval: BarInterval, count: Int) async throws {
        let folder = NSTemporaryDirectory() + "fxterm-desk-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (path, now) = (folder + "/history.sqlite", WallClock.now)
        let length = interval == .day ? 86_400 : 60
        let symbols = (0..<50).compactMap { Symbol("T\($0)") }
        let writer = try #require(FigureStore.open(at: path, now: now).history)
        for symbol in symbols {
            let bars = (1...count).compactMap { number in
                Bar(
                    start: now + -length * (count + 1 - number), open: 100, high: 101, low: 99,
                    close: 100 + Double(number % 7) / 8, volume: 10)
            }
            let span = (now + -length * (count + 1))..<now
            try await writer.record(
                .bars(
                    BarSeries(
                        BarSeries.Key(symbol, interval), kind: .share, currency: "USD",
                        zone: "America/New_York", source: "yahoo", span: span, bars: bars)), seenAt: now)
        }
        var times: [Double] = []
        for symbol in symbols {
            let reader = try #require(FigureStore.open(at: path, now: now).history)
            let asked = ContinuousClock.now
            let kept = try await reader.bars(
                of: BarSeries.Key(symbol, interval), in: Instant(0)...Instant(.max))
            times.append((ContinuousClock.now - asked) / .milliseconds(1))
            #expect(kept?.series.bars.count == count)
        }
        times.sort()
        print("\(count) bars of a member's store in ms: p50 \(times[25]), most \(times[49])")
    }

    /// Bars come day by day: one of each item, then the next of each, the worst order for charts.
    private func measure(_ table: String, items: Int, bars: Int, every: Int, of span: Int) throws {
        let server = try DeskServer(["max_wal_size = 4GB", "shared_buffers = 128MB"])
        let connection = try server.connect("postgres")
        let end = try connection.run("SELECT extract(epoch FROM now())::bigint").integer(0, 0) ?? 0
        let first = end - bars * every
        try connection.run(
            "SELECT fxterm.make_partitions($1, $2, $3)", [.text(table), .integer(first), .integer(end)])
        let begun = ContinuousClock.now
        try connection.execute(
            """
            COPY fxterm.\(table) FROM PROGRAM 'awk "BEGIN { OFS = \\"\\\\t\\"; for (b = 0; b < \(bars); b++)
            for (i = 1; i <= \(items); i++) { p = 100 + (i * 7 + b * 3) % 1000 / 8; print \(first) + b * \(every), i, 1, p, p + 1,
            p - 1, p + 0.25, i * b } }"'
            """)
        let loaded = ContinuousClock.now - begun
        try connection.execute("VACUUM ANALYZE fxterm.\(table)")
        let size = try connection.run(
            "SELECT sum(pg_relation_size(inhrelid))::bigint, sum(pg_indexes_size(inhrelid))::bigint FROM pg_inherits "
                + "WHERE inhparent = 'fxterm.\(table)'::regclass")
        // Clears the server's cache, but maybe not the system's.
        try server.stop()
        try server.start()
        let member = try server.connect("ann")
        var times: [Double] = []
        for item in stride(from: 1, through: items, by: max(1, items / 100)) {
            let asked = ContinuousClock.now
            let rows = try member.run(
                "SELECT start, session, open, high, low, close, volume FROM fxterm.\(table) "
                    + "WHERE series = $1 AND start >= $2 ORDER BY start", [.integer(item), .integer(first)])
            times.append((ContinuousClock.now - asked) / .milliseconds(1))
            #expect(rows.count == bars)
        }
        times.sort()
        print(
            "\(table): \(items * bars) bars loaded in \(loaded); rows \(size.integer(0, 0) ?? 0), "
                + "indexes \(size.integer(0, 1) ?? 0) bytes; a chart of \(bars) bars in ms: "
                + "p50 \(times[times.count / 2]), most \(times[times.count - 1])")
    }
}
