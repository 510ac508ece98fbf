import Board
import CivilTime
import Desk
import Foundation
import Glibc
import Literals
import Market
import Runtime
import Store
import Testing

/// Figures on a server that waits for the disk. A busy machine would fail such a test, so `FXTERM_MEASURE=1`
/// only prints times.
@Suite(
    .enabled(if: DeskServer.isAvailable && ProcessInfo.processInfo.environment["FXTERM_MEASURE"] != nil),
    .serialized, .timeLimit(.minutes(10)))
struct PublisherMeasures {
    private func quote(_ number: Int, _ price: Double, _ closes: [DailyClose] = []) -> Quote {
        Quote(
            symbol: "S\(number)", name: "Number \(number) of many", currency: "USD",
            kind: .share, price: price, time: WallClock.now, zone: "America/New_York", closes: closes,
            today: (0..<40).map { price + Double($0) / 8 }, source: "yahoo")
    }

    /// In seconds.
    private func work(of process: Int32) -> Double {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        let ticks = fields.dropFirst(11).prefix(2).compactMap { Double($0) }.reduce(0, +)
        return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }

    @Test func tenThousandQuotesInOneRound() async throws {
        let server = try DeskServer(["fsync = on"])
        let place = try ServedPlace(server.address("collector"))
        let store = try place.open()
        try await server.wait(for: "1", "SELECT count(*) FROM fxterm.leader")
        let today = Zone.utc.local(WallClock.now).day
        for round in 1...3 {
            let price = Double(round)
            let quotes = (0..<10_000).map { number in
                quote(number, price, (1...30).map { DailyClose(day: today + -$0, close: price) })
            }
            let before = work(of: place.process)
            var start = ContinuousClock.now
            try await store.record(.quotes(quotes), seenAt: WallClock.now)
            let recorded = ContinuousClock.now - start
            start = .now
            try await server.wait(
                for: "10000", "SELECT count(*) FROM fxterm.quote WHERE price = \(round)")
            print(
                "10,000 quotes, round \(round): recorded in \(seconds(recorded)) s, on the desk",
                "\(seconds(.now - start)) s later, \(work(of: place.process) - before) s of work")
        }
    }

    @Test func twentyUpdatesASecond() async throws {
        let server = try DeskServer(["fsync = on"])
        let place = try ServedPlace(server.address("collector"))
        let store = try place.open()
        try await server.wait(for: "1", "SELECT count(*) FROM fxterm.leader")
        try await store.record(.quotes((0..<500).map { quote($0, 1) }), seenAt: WallClock.now)
        try await server.wait(for: "500", "SELECT count(*) FROM fxterm.quote")
        let member = try server.connect("ann")
        try member.execute("LISTEN \(FigureNotice.channel)")
        let (begun, before) = (ContinuousClock.now, work(of: place.process))
        var times: [Double] = []
        for update in 0..<400 {
            let (number, price) = (update % 500, Double(update + 2))
            let next = begun + .milliseconds(50 * update)
            while ContinuousClock.now < next { usleep(500) }
            try await store.record(prices: [quote(number, price)], seenAt: WallClock.now)
            let start = ContinuousClock.now
            var isThere = false
            while !isThere {
                _ = try member.wait(1000)
                _ = member.notices()
                let rows = try member.run(
                    "SELECT price FROM fxterm.quote WHERE symbol = $1", [.text("S\(number)")])
                isThere = rows.real(0, 0) == price
            }
            times.append(seconds(.now - start) * 1000)
        }
        let share = (work(of: place.process) - before) / seconds(.now - begun)
        times.sort()
        print(
            "20 updates a second: commit in the store → row seen by a member p50 \(times[times.count / 2]) ms,",
            "p99 \(times[times.count * 99 / 100]) ms, worst \(times[times.count - 1]) ms;",
            "CPU of the collector \(share * 100) %")
    }

    @Test func barsOfManySeries() async throws {
        let server = try DeskServer(["fsync = on"])
        let place = try ServedPlace(server.address("collector"))
        let store = try place.open()
        try await server.wait(for: "1", "SELECT count(*) FROM fxterm.leader")
        let now = WallClock.now
        let start = ContinuousClock.now
        for number in 0..<20 {
            let bars = (0..<2500).compactMap { index in
                Bar(
                    start: now + -(2500 - index) * 86_400, open: 1, high: 2, low: 0.5,
                    close: 1 + Double(index % 100) / 100,
                    volume: 10, session: .regular)
            }
            let key = BarSeries.Key("S\(number)", .day)
            let span = (now + -2501 * 86_400)..<now
            try await store.record(
                .bars(
                    BarSeries(
                        key, currency: "USD", zone: "America/New_York", source: "yahoo", span: span,
                        bars: bars)),
                seenAt: now)
        }
        try await server.wait(for: "50000", "SELECT count(*) FROM fxterm.bar_day")
        print("50,000 bars of 20 series: \(seconds(.now - start)) s, \(work(of: place.process)) s of work")
    }
}
