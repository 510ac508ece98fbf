import Board
import CivilTime
import Figures
import Literals
import Market
import Testing

@testable import Store

@Suite struct HeadlineTests {
    let folder: TemporaryFolder
    let history: FigureStore
    private static let now = HistoryTests.now
    private let news = [
        Headline(published: now + -60, title: "New", publisher: "A", link: WebLink("https://a.test")),
        Headline(published: now + -3600, title: "Old"),
    ]

    init() throws {
        folder = try TemporaryFolder()
        history = try #require(FigureStore.open(at: folder("history.sqlite"), now: Self.now).history)
    }

    @Test func `news come to who asks, be they new or not, and replace those before`() async throws {
        let reader = try await history.enter(version: "1", feeds: FeedSettings())
        let ahead = Headline(published: Self.now + 3600, title: "Tomorrow's")
        var filter = AnswerFilter(Known())
        let answer = filter.accept(.headlines([ahead] + news, of: "AAPL"), at: Self.now).answer
        try await history.record(#require(answer), seenAt: Self.now)
        var (changes, sequence) = try await history.changes(since: 0, for: reader, at: Self.now)
        #expect(changes.figures(of: Headline.self) == ["AAPL": news])
        _ = try await history.ask(
            .headlines("AAPL"), freshness: 600, isPatient: true, by: reader, at: Self.now)
        let request = try #require(try await history.waitingRequests().first)
        #expect(request.subject == .headlines("AAPL"))
        try await history.set(.done, of: request)
        (changes, sequence) = try await history.changes(since: sequence, for: reader, at: Self.now)
        #expect(
            (changes.figures(of: Headline.self), changes.finished) == (["AAPL": news], [.headlines("AAPL")]))
        try await history.record(.headlines([], of: "AAPL"), seenAt: Self.now)
        #expect(
            try await history.changes(since: sequence, for: reader, at: Self.now).0.figures(of: Headline.self)
                == ["AAPL": []])
    }

    @Test func `news that nobody asks for go after a month`() async throws {
        let reader = try await history.enter(version: "1", feeds: FeedSettings())
        try await history.record(.headlines(news, of: "AAPL"), seenAt: Self.now)
        try await history.record(.rates([]), seenAt: Self.now + 31 * 86_400)
        #expect(
            try await history.changes(since: 0, for: reader, at: Self.now).0.figures(of: Headline.self) == [
                "AAPL": []
            ])
    }
}
