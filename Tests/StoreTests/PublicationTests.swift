import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing

@testable import Store

@Suite struct PublicationTests {
    private static let now = HistoryTests.now

    private func open(_ folder: TemporaryFolder, _ name: String = "history.sqlite") throws -> FigureStore {
        try #require(FigureStore.open(at: folder(name), now: PublicationTests.now).history)
    }

    @Test func `it has what changed since a commit, with all failures that stand`() async throws {
        let folder = try TemporaryFolder()
        let store = try open(folder)
        let rate = HistoryTests.rate("JPY", 150, at: HistoryTests.noon(17))
        try await store.record(.rates([rate]), seenAt: PublicationTests.now)
        let failure = FeedFailure(source: "yahoo", cause: .status(500), host: "a.example")
        try await store.record(.init(of: .stock("AAPL"), failure, at: PublicationTests.now))
        let first = try await store.publication(since: 0, at: PublicationTests.now)
        #expect(first.rates.map(\.value) == [rate])
        #expect(first.closes.map(\.perDollar) == [150])
        #expect(first.failures.map(\.item) == ["AAPL"])
        #expect(first.failures.first?.detail == "500")
        try await store.record(.leftOut(3, source: "yahoo"), seenAt: PublicationTests.now)
        let second = try await store.publication(since: first.sequence, at: PublicationTests.now)
        #expect(second.rates.isEmpty && second.quotes.isEmpty)
        #expect(second.leftOut == ["yahoo": 3])
        #expect(second.failures == first.failures)
        #expect(second.sequence > first.sequence)
    }

    @Test func `closes have their feeds, and weekdays that a feed of closes leaves out`() async throws {
        let folder = try TemporaryFolder()
        let store = try open(folder)
        let days = try ["2026-11-12", "2026-11-16", "2026-11-17"].map { try #require(Day($0)) }
        let closes = days.map { DailyClose(day: $0, close: 30) }
        try await store.record(
            .pastRates(["TWD": closes], source: "frankfurter"), seenAt: PublicationTests.now)
        let publication = try await store.publication(since: 0, at: PublicationTests.now)
        #expect(publication.closes.compactMap(\.perDollar) == [30, 30, 30])
        #expect(publication.closes.filter { $0.perDollar == nil }.map(\.day) == [days[0] + 1])
        #expect(Set(publication.closes.map(\.source)) == ["frankfurter"])
    }

    @Test func `a store keeps its name, and a copy has another`() async throws {
        let folder = try TemporaryFolder()
        let name = try await open(folder).name()
        #expect(try await open(folder).name() == name)
        try FileManager.default.copyItem(atPath: folder("history.sqlite"), toPath: folder("copy.sqlite"))
        #expect(try await open(folder, "copy.sqlite").name() != name)
        #expect(try await open(folder, "other.sqlite").name() != name)
    }

    @Test func `questions are answered when they are done, and when newer ones took their place`()
        async throws
    {
        let folder = try TemporaryFolder()
        let store = try open(folder)
        let reader = try await store.enter(version: "1", feeds: FeedSettings())
        func ask(_ subject: FeedSubject) async throws -> Int {
            try await store.ask(
                subject, freshness: 0, isPatient: true, by: reader, at: PublicationTests.now)
        }
        let (first, second) = (try await ask(.quotes(["A"])), try await ask(.rates))
        #expect(try await store.answered(of: [first, second]) == [])
        for request in try await store.waitingRequests() where request.id == first {
            try await store.set(.done, of: request)
        }
        #expect(try await store.answered(of: [first, second]) == [first])
        _ = try await ask(.quotes(["B"]))
        #expect(try await store.answered(of: [first, second]) == [first])
    }
}
