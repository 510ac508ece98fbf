import CivilTime
import Foundation
import Literals
import Loopback
import Market
import Testing

@testable import Feeds

@Suite(.timeLimit(.minutes(10)))
struct BarsRoundTests {
    private let today = Day(number: Int(Date().timeIntervalSince1970) / 86_400)

    private func source(_ kind: FeedID, _ server: LoopbackServer) -> FeedSource {
        FeedSource(kind: kind, url: server.url)
    }

    private func at(_ day: Day) -> Int { day.number * 86_400 }

    private func chart(_ symbol: String, _ starts: [Int], granularity: String = "1d") -> String {
        let ones = starts.map { _ in "1.5" }.joined(separator: ",")
        return """
            {"chart":{"result":[{"meta":{"symbol":"\(symbol)","currency":"USD","instrumentType":"EQUITY",
            "exchangeTimezoneName":"America/New_York","dataGranularity":"\(granularity)"},
            "timestamp":[\(starts.map(String.init).joined(separator: ","))],"indicators":{"quote":[{"open":[\(ones)],
            "high":[\(ones)],"low":[\(ones)],"close":[\(ones)],"volume":[\(ones)]}]}}],"error":null}}
            """
    }

    private func kraken(_ starts: [Int]) -> String {
        let rows = starts.map { #"[\#($0),"1.5","1.5","1.5","1.5","1.5","2",1]"# }.joined(separator: ",")
        return #"{"error":[],"result":{"XXBTZUSD":[\#(rows)],"last":1}}"#
    }

    private func series(_ answers: [FeedAnswer]) -> [BarSeries] {
        answers.compactMap { if case .bars(let series) = $0 { series } else { nil } }
    }

    private func causes(_ answers: [FeedAnswer]) -> [FeedFailure.Cause] {
        answers.compactMap { if case .failed(let failure, "AAPL") = $0 { failure.cause } else { nil } }
    }

    @Test("One request has all days that are asked for, and what the bars are of")
    func whole() async throws {
        let (today, start) = (today, at(today + -3) + 52_200)
        let server = try LoopbackServer { [chart] _ in .text(chart("AAPL", [start, start + 9_000_000], "1d"))
        }
        let desk = Scripted.desk(stocks: [source("yahoo", server)])
        let answers = await desk.answers(to: .bars(BarsQuery("AAPL", .day, since: today + -30)))
        let told = try #require(series(answers).first)
        #expect(answers.count == 1)
        #expect(server.requests.map(\.path) == ["/v8/finance/chart/AAPL"])
        #expect(
            server.requests.map(\.query) == [
                "period1=\(at(today + -30))&period2=\(at(today + 2))&interval=1d&events=div%7Csplit"
            ])
        #expect(told.bars.map(\.start.seconds) == [start])
        #expect((told.kind, told.currency, told.zone) == (.share, "USD", "America/New_York"))
        #expect((told.span.lowerBound.seconds, told.source) == (at(today + -30), "yahoo"))
    }

    @Test(
        "Of bars that are there, the last are asked for again; where older ones are missing, all",
        arguments: [
            (BarInterval.day, -365, -1, -8), (.day, -10, -1, -30), (.fiveMinutes, -20, 0, -1),
            (.minute, -30, -1, -2), (.minute, -30, -12, -6),
        ])
    func missing(interval: BarInterval, since: Int, last: Int, first: Int) async throws {
        // One-minute bars have only 7 of the 30 days requested.
        let server = try LoopbackServer { [chart] _ in .text(chart("AAPL", [], interval.rawValue)) }
        let had = BarSpan(
            since: Instant(at(today + since)), last: Instant(at(today + last) + 50_000),
            seenAt: Instant(at(today + -1)))
        let desk = Scripted.desk(stocks: [source("yahoo", server)])
        let wanted = interval == .fiveMinutes ? -20 : -30
        let query = BarsQuery("AAPL", interval, since: today + wanted)
        for await _ in desk.ask(.bars(query), having: ["yahoo": had]) {}
        let begin = "period1=\(at(today + first))&"
        #expect(server.requests.first?.query.hasPrefix(begin) == true, "\(server.requests)")
        #expect(server.requests.first?.query.contains("&includePrePost=true&") == interval.isIntraday)
    }

    @Test("What a feed told a moment ago is not asked again, unless older bars are wanted")
    func resting() async throws {
        let server = try LoopbackServer { [chart] _ in .text(chart("AAPL", [], "1d")) }
        let desk = Scripted.desk(stocks: [source("yahoo", server)])
        let now = Instant(Int(Date().timeIntervalSince1970))
        let had = BarSpan(since: Instant(at(today + -30)), last: Instant(at(today)), seenAt: now)
        for await _ in desk.ask(.bars(BarsQuery("AAPL", .day, since: today + -30)), having: ["yahoo": had]) {}
        #expect(server.requests.isEmpty)
        for await _ in desk.ask(.bars(BarsQuery("AAPL", .day, since: today + -31)), having: ["yahoo": had]) {}
        #expect(server.requests.count == 1)
    }

    @Test("Weeks and months are asked for from one before, whose part is left out")
    func weeks() async throws {
        let monday = today + (-today.weekday - 28)
        let starts = [at(monday + -14) + 14_400, at(monday + -7) + 14_400, at(monday) + 14_400]
        let server = try LoopbackServer { [chart] _ in .text(chart("AAPL", starts, "1wk")) }
        let desk = Scripted.desk(stocks: [source("yahoo", server)])
        let answers = await desk.answers(to: .bars(BarsQuery("AAPL", .week, since: monday + 3)))
        #expect(server.requests.first?.query.hasPrefix("period1=\(at(monday + -7))&") == true)
        #expect(series(answers).first?.bars.map(\.start.seconds) == Array(starts.dropFirst()))
    }

    @Test("A coin is asked of the first feed that knows it, and of the next where that one does not")
    func coins() async throws {
        let start = at(today + -1)
        let server = try LoopbackServer { [kraken] _ in .text(kraken([start])) }
        let other = try Replay([:]).serve()
        let desk = Scripted.desk(stocks: [source("yahoo", other), source("kraken", server)])
        let told = series(
            await desk.answers(to: .bars(BarsQuery("BTC-USD", .hour, since: today + -2))))
        #expect(told.map(\.source) == ["kraken"])
        #expect(told.first?.kind == .coin && told.first?.zone == "UTC")
        #expect(other.requests.count == 1)
        #expect(server.requests.map(\.query) == ["pair=XBTUSD&interval=60&since=\(at(today + -2) - 1)"])
    }

    @Test("Where the service cuts the span off by the number of bars, no more is said to be there")
    func cut() async throws {
        let starts = (0..<720).map { at(today) - 43_200 + 60 * $0 }
        let server = try LoopbackServer { [kraken] _ in .text(kraken(starts)) }
        let desk = Scripted.desk(stocks: [source("kraken", server)])
        let told = series(
            await desk.answers(to: .bars(BarsQuery("BTC-USD", .minute, since: today + -3))))
        #expect(told.first?.span.lowerBound.seconds == starts[0])
    }

    @Test("Coinbase is asked page by page, the newest first")
    func pages() async throws {
        let server = try LoopbackServer { _ in .text(#"{"candles":[]}"#) }
        let desk = Scripted.desk(stocks: [source("coinbase", server)])
        let told = series(
            await desk.answers(to: .bars(BarsQuery("BTC-USD", .day, since: today + -700))))
        let (end, page) = (at(today + 2), 300 * 86_400)
        #expect(
            told.map { [$0.span.lowerBound.seconds, $0.span.upperBound.seconds] } == [
                [end - page, end], [end - 2 * page, end - page], [at(today + -700), end - 2 * page],
            ])
        #expect(
            server.requests.first?.query == "granularity=ONE_DAY&start=\(end - page)&end=\(end)")
    }

    @Test("Why there are no bars is told once, about that stock")
    func failures() async throws {
        let unknown = try Replay([:]).serve()
        let query = FeedSubject.bars(BarsQuery("AAPL", .day, since: today + -30))
        var desk = Scripted.desk(stocks: [source("yahoo", unknown)])
        #expect(causes(await desk.answers(to: query)) == [.unknownSymbol])
        let other = try LoopbackServer { [chart] _ in .text(chart("AAPL", [60], "5m")) }
        desk = Scripted.desk(stocks: [source("yahoo", other)])
        #expect(causes(await desk.answers(to: query)) == [.malformed("its bars are of 5m, not 1d")])
        desk = Scripted.desk(stocks: [source("twse", other)])
        #expect(
            causes(await desk.answers(to: query)) == [
                .unreachable("no feed of the settings has bars of it")
            ])
        let broken = try LoopbackServer { _ in .text("", status: 500) }
        desk = Scripted.desk(stocks: [source("yahoo", broken)])
        #expect(causes(await desk.answers(to: query)) == [.status(500)])
    }
}
