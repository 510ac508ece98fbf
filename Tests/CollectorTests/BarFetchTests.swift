import Board
import CivilTime
import Figures
import Foundation
import Literals
import Loopback
import Market
import Runtime
import Store
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct BarFetchTests {
    private let today = Day(number: Int(Date().timeIntervalSince1970) / 86_400)
    private let key = BarSeries.Key("AAPL", .day)

    /// From `period1` on; the close of day N after 1970 is `scale` × N.
    private static func chart(_ request: LoopbackRequest, scale: Double = 1) -> LoopbackResponse {
        let words = request.query.split(whereSeparator: { $0 == "=" || $0 == "&" })
        let first = words.count > 1 ? (Int(words[1]) ?? 0) / 86_400 : 0
        let days = Array(first...(Int(Date().timeIntervalSince1970) / 86_400 - 1))
        let column = days.map { String(Double($0) * scale) }.joined(separator: ",")
        let times = days.map { String($0 * 86_400 + 52_200) }.joined(separator: ",")
        return .text(
            """
            {"chart":{"result":[{"meta":{"symbol":"AAPL","currency":"USD","exchangeTimezoneName":"America/New_York",
            "dataGranularity":"1d"},"timestamp":[\(times)],"indicators":{"quote":[{"open":[\(column)],"high":[\(column)],
            "low":[\(column)],"close":[\(column)],"volume":[\(column)]}]}}],"error":null}}
            """)
    }

    private func query(_ days: Int) -> FeedSubject { .bars(BarsQuery("AAPL", .day, since: today + -days)) }

    /// An hour ago.
    private func keep(_ days: Int, in place: Place) async throws {
        let bars = (1...days).reversed().compactMap { day in
            let (number, start) = (today.number - day, Instant((today.number - day) * 86_400 + 52_200))
            return Bar(
                start: start, open: Double(number), high: Double(number), low: Double(number),
                close: Double(number))
        }
        let span = Instant((today.number - days) * 86_400)..<Instant((today.number + 2) * 86_400)
        let series = BarSeries(key, zone: "America/New_York", source: "yahoo", span: span, bars: bars)
        try await place.open().record(.bars(series), seenAt: WallClock.now + -3600)
    }

    private func closes(_ place: Place) async throws -> [Double] {
        try await place.open().bars(of: key, in: Instant(0)...Instant(4_000_000_000))?.series.bars.map(
            \.close)
            ?? []
    }

    @Test("Bars are fetched into the store; what is there is not fetched again, but for the last days")
    func tail() async throws {
        let place = try Place()
        let server = try LoopbackServer { Self.chart($0) }
        let reader = try Reader(place, .at(server.url))
        let changes = try await reader.ask(query(100))
        #expect(changes.flatMap(\.bars) == [key])
        #expect(try await closes(place) == (1...100).reversed().map { Double(today.number - $0) })
        try await reader.ask(query(50))
        #expect(
            server.requests.map(\.query).map { $0.prefix { $0 != "&" } } == [
                "period1=\((today.number - 100) * 86_400)"
            ], "told a moment ago")
        #expect(try await closes(place).count == 100)
    }

    @Test("Of bars that are an hour old the last days are fetched, and all where older ones are wanted")
    func later() async throws {
        let place = try Place()
        try await keep(100, in: place)
        let server = try LoopbackServer { Self.chart($0) }
        let reader = try Reader(place, .at(server.url))
        try await reader.ask(query(50))
        try await reader.ask(query(120))
        #expect(
            server.requests.map(\.query).map { $0.prefix { $0 != "&" } } == [
                "period1=\((today.number - 8) * 86_400)", "period1=\((today.number - 120) * 86_400)",
            ])
        #expect(try await closes(place).count == 120)
    }

    @Test("What several readers want of one thing is one fetch")
    func shared() async throws {
        let place = try Place()
        let server = try LoopbackServer { Self.chart($0) }
        let (first, second) = (try Reader(place, .at(server.url)), try Reader(place, .at(server.url)))
        async let one = first.ask(query(30), freshness: 60)
        async let other = second.ask(query(30), freshness: 60)
        _ = try await (one, other)
        #expect(server.requests.count == 1)
    }

    @Test("After a split all is fetched again, so that no crash is left in the bars")
    func split() async throws {
        let place = try Place()
        try await keep(60, in: place)
        let server = try LoopbackServer { Self.chart($0, scale: 0.25) }
        let reader = try Reader(place, .at(server.url))
        try await reader.ask(query(60))
        #expect(server.requests.count == 2)
        #expect(try await closes(place) == (1...60).reversed().map { Double(today.number - $0) / 4 })
    }

    @Test("That there are no bars is said of them alone, and what is there stays")
    func failing() async throws {
        let place = try Place()
        try await keep(30, in: place)
        let broken = try LoopbackServer { _ in .text("", status: 404) }
        let reader = try Reader(place, .at(broken.url))
        let changes = try await reader.ask(query(30))
        #expect(changes.flatMap(\.failures).map(\.subject) == [.bars("AAPL")])
        #expect(changes.causes == [.unknownSymbol])
        #expect(try await closes(place).count == 30)
    }
}
