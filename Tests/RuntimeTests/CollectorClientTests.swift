import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Runtime
import Store
import Synchronization
import Testing

/// The test is the collector.
@Suite("A client of the collector", .timeLimit(.minutes(10)))
final class CollectorClientTests {
    private let folder = NSTemporaryDirectory() + "fxterm-client-\(UUID().uuidString)"
    private var path: String { folder + "/history.sqlite" }
    private let store: FigureStore
    private var lock: CollectorLock?
    private let news: AsyncStream<CollectorClient.News>
    private let client: CollectorClient

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = folder + "/history.sqlite"
        store = try #require(FigureStore.open(at: path, now: WallClock.now).history)
        lock = try CollectorLock.take(of: path)
        let opening = FigureStore.open(at: path, now: WallClock.now)
        let (news, heard) = AsyncStream.makeStream(of: CollectorClient.News.self)
        self.news = news
        client = CollectorClient(
            opening.history, since: opening.sequence, program: folder + "/none", log: folder + "/log",
            feeds: FeedSettings()
        ) { heard.yield($0) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func record(_ value: Int) async throws {
        let now = WallClock.now
        let rate = Rate(code: "JPY", perDollar: Double(value), quotedAt: now, source: "rter")
        try await store.record(.rates([rate]), seenAt: now)
    }

    @Test("Two questions at once are of one reader, and each is answered to the end")
    func together() async throws {
        let client = client
        async let first: Void = client.ask(.rates, freshness: 0, isPatient: true)
        async let second: Void = client.ask(.search("a"), freshness: 0, isPatient: false)
        _ = await (first, second)
        #expect(try await store.readers().count == 1)
        let requests = try await store.waitingRequests()
        #expect(Set(requests.map(\.subject)) == [.rates, .search("a")])
        for request in requests { try await store.set(.done, of: request) }
        var finished: Set<FeedSubject> = []
        for await case .changes(let changes) in news where !changes.finished.isEmpty {
            finished.formUnion(changes.finished)
            if finished.count == 2 { break }
        }
        #expect(finished == [.rates, .search("a")])
    }

    @Test("Changes come in the order in which they were made, and none twice")
    func order() async throws {
        await client.ask(.search("a"), freshness: 0, isPatient: true)
        for value in 1...200 { try await record(value) }
        var values: [Double] = []
        for await case .changes(let changes) in news {
            values += changes.known.rates.map(\.value.perDollar)
            if values.last == 200 { break }
        }
        #expect(values == Set(values).sorted())
    }

    @Test("Other feeds are those of the reader from then on")
    func feeds() async throws {
        await client.ask(.rates, freshness: 0, isPatient: true)
        var feeds = FeedSettings()
        feeds.rates = []
        await client.use(feeds)
        #expect(try await store.readers().map(\.feeds) == [feeds])
    }

    @Test("When the collector has gone and there is no program to start, that is said and the question ends")
    func gone() async throws {
        await client.ask(.rates, freshness: 0, isPatient: true)
        lock = nil
        for await case .changes(let changes) in news where !changes.failures.isEmpty {
            #expect(changes.failures.map(\.failure.cause) == [.unreachable(.known(.feedsMissing))])
            #expect(changes.failures.map(\.subject) == [.list(.rates)])
            #expect(changes.finished == [.rates])
            break
        }
    }
}
