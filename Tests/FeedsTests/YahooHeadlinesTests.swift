import CivilTime
import Foundation
import Literals
import Loopback
import Market
import Testing

@testable import Feeds

@Suite(.timeLimit(.minutes(10)))
struct YahooHeadlinesTests {
    private func headlines(_ entries: String) throws -> [Headline] {
        try YahooHeadlines().figures(of: "AAPL", in: Array(#"{"count": 0, "news": [\#(entries)]}"#.utf8))
    }

    @Test("A headline has its time, its words and who published it, the newest first, all of it cleaned")
    func entries() throws {
        let found = try headlines(
            #"{"title": "Old &amp; \u001b[31mred\u202e", "providerPublishTime": 100, "link": "http://a.test/1"}, "#
                + #"{"title": "New", "publisher": "A\nB", "providerPublishTime": 200, "link": "https://a.test/2"}"#
        )
        #expect(
            found == [
                Headline(
                    published: Instant(200), title: "New", publisher: "A B", link: WebLink("https://a.test/2")
                ),
                Headline(published: Instant(100), title: "Old & red"),
            ])
    }

    @Test("What has no words or no time is left out; a body without news is none")
    func leftOut() throws {
        #expect(try headlines(#"{"title": " ", "providerPublishTime": 1}, {"title": "A"}, 7, null"#).isEmpty)
        #expect(throws: FeedFailure.Cause.malformed("no news in it")) {
            try YahooHeadlines().figures(of: "AAPL", in: Array(#"{"quotes": []}"#.utf8))
        }
    }

    @Test("Yahoo is asked once in ten minutes; that it fails or does not know is not said")
    func asks() async throws {
        let server = try LoopbackServer { _ in
            .text(#"{"news": [{"title": "New", "providerPublishTime": 200}]}"#)
        }
        let clock = ManualClock()
        let desk = Scripted.desk(stocks: [FeedSource(kind: "yahoo", url: server.url)], clock: clock)
        let answer = FeedAnswer.headlines([Headline(published: Instant(200), title: "New")], of: "BRK-B")
        #expect(await desk.answers(to: .headlines("BRK-B")) == [answer])
        #expect(server.requests.map(\.path) == ["/v1/finance/search"])
        #expect(server.requests.map(\.query) == ["q=BRK-B&quotesCount=0&newsCount=4"])
        clock.advance(by: .seconds(590))
        #expect(await desk.answers(to: .headlines("BRK-B")).isEmpty)
        clock.advance(by: .seconds(20))
        #expect(await desk.answers(to: .headlines("BRK-B")) == [answer])
        let broken = try LoopbackServer { _ in .text("", status: 500) }
        let other = Scripted.desk(stocks: [FeedSource(kind: "yahoo", url: broken.url)])
        #expect(await other.answers(to: .headlines("AAPL")).isEmpty)
        #expect(await Scripted.desk(stocks: []).answers(to: .headlines("AAPL")).isEmpty)
    }

    @Test("Entries of a kind that are not usable are counted, beside those that are")
    func dropped() async throws {
        let server = try LoopbackServer { _ in .text("{}") }
        let client = FeedClient(
            rates: [], stocks: [FeedSource(kind: "yahoo", url: server.url)], kinds: [HalfRead()],
            client: Scripted.client(), clock: ContinuousClock(), custom: Scripted.custom(spacing: .zero))
        #expect(
            await client.answers(to: .headlines("AAPL")) == [
                .headlines([HalfRead.headline], of: "AAPL"), .leftOut(2, source: "yahoo"),
            ])
    }

    @Test("A recorded answer has the headlines that are in it", .enabled(if: Recordings.folder != nil))
    func recorded() throws {
        // By hand from the body: three stories, providerPublishTime 1772590344, 1772575860, 1772549786.
        let url = try #require(Recordings.folder).appending(
            path: "yahoo-search/search-AAPL-with-news.rec20260304.excerpt.json")
        let found = try YahooHeadlines().figures(of: "AAPL", in: Array(Data(contentsOf: url)))
        #expect(found.map(\.published.seconds) == [1_772_590_344, 1_772_575_860, 1_772_549_786])
        #expect(found.map(\.publisher) == ["Simply Wall St.", "Motley Fool", "MT Newswires"])
        #expect(found.last?.title == "Apple Debuts New Lineup of Products")
        #expect(found.allSatisfy { $0.link?.text.hasPrefix("https://finance.yahoo.com/") == true })
    }
}

private struct HalfRead: KindProvider {
    static let headline = Headline(published: Instant(200), title: "New")
    let kind = FeedID.yahoo
    let manners = Manners()

    func question(about symbol: Symbol, to address: FeedAddress) -> Question? {
        Question(address: address, symbols: [symbol])
    }

    func figures(of symbol: Symbol, in body: [UInt8]) throws(FeedFailure.Cause) -> [Headline] {
        [HalfRead.headline]
    }

    func decoded(of symbol: Symbol, in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Headline> {
        Decoded(figures: try figures(of: symbol, in: body), dropped: 2)
    }
}
