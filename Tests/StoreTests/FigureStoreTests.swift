import Board
import CivilTime
import Figures
import Foundation
import Glibc
import Literals
import Market
import Testing

@testable import Store

@Suite struct FigureStoreTests {
    let folder: TemporaryFolder
    let path: String
    static let now = HistoryTests.now

    init() throws {
        folder = try TemporaryFolder()
        path = folder("history.sqlite")
    }

    private func open() throws -> (FigureStore, sequence: Int) {
        let opening = FigureStore.open(at: path, now: FigureStoreTests.now)
        return (try #require(opening.history), opening.sequence)
    }

    private func rate(_ code: CurrencyCode, _ value: Double) -> Rate {
        HistoryTests.rate(code, value, at: HistoryTests.noon(17))
    }

    @Test func `a reader is told what has changed since it last asked, and nothing twice`() async throws {
        let (writer, _) = try open()
        let (store, start) = try open()
        let reader = try await store.enter(version: "1", feeds: FeedSettings())
        try await writer.record(.rates([rate("JPY", 150), rate("EUR", 0.9)]), seenAt: FigureStoreTests.now)
        var (changes, sequence) = try await store.changes(since: start, for: reader, at: FigureStoreTests.now)
        #expect(changes.known.rates.map(\.value.code) == ["EUR", "JPY"])
        #expect(changes.known.rates.allSatisfy { $0.origin == .live && $0.at == FigureStoreTests.now })
        #expect(sequence > start)
        try await writer.record(.rates([rate("JPY", 151)]), seenAt: FigureStoreTests.now + 60)
        let first = sequence
        (changes, sequence) = try await store.changes(
            since: first, for: reader, at: FigureStoreTests.now + 60)
        #expect(changes.known.rates.map(\.value) == [rate("JPY", 151)])
        #expect(sequence > first)
        changes = try await store.changes(since: sequence, for: reader, at: FigureStoreTests.now + 60).0
        #expect(changes.isEmpty)
    }

    @Test
    func `a question is taken, answered and told of to the one who asked, with figures that did not change`()
        async throws
    {
        let (collector, _) = try open()
        try await collector.record(.rates([rate("JPY", 150)]), seenAt: FigureStoreTests.now)
        let (store, start) = try open()
        let reader = try await store.enter(version: "1", feeds: FeedSettings())
        let other = try await store.enter(version: "1", feeds: FeedSettings())
        _ = try await store.ask(.rates, freshness: 60, isPatient: true, by: reader, at: FigureStoreTests.now)
        let search = FeedSubject.search("a b's c")
        _ = try await store.ask(search, freshness: 0, isPatient: true, by: other, at: FigureStoreTests.now)
        let past = FeedSubject.pastRates(["EUR", "JPY"], since: HistoryTests.monday)
        _ = try await store.ask(past, freshness: 60, isPatient: true, by: other, at: FigureStoreTests.now)
        let waiting = try await collector.waitingRequests()
        #expect(waiting.map(\.subject) == [.rates, search, past])
        #expect(waiting.map(\.freshness) == [60, 0, 60])
        for request in waiting { try await collector.set(.taken, of: request) }
        #expect(try await collector.waitingRequests().isEmpty)
        try await collector.set(.done, of: waiting[0])
        let changes = try await store.changes(since: start, for: reader, at: FigureStoreTests.now).0
        #expect(changes.finished == [.rates])
        #expect(changes.known.rates.map(\.value) == [rate("JPY", 150)])
        let others = try await store.changes(since: start, for: other, at: FigureStoreTests.now).0
        #expect(others.isEmpty)
    }

    @Test(arguments: [false, true])
    func `fresh figures answer a question as cached where a failure came since`(hasFailed: Bool) async throws
    {
        let (collector, _) = try open()
        try await collector.record(.rates([rate("JPY", 150)]), seenAt: FigureStoreTests.now)
        let (store, start) = try open()
        let reader = try await store.enter(version: "1", feeds: FeedSettings())
        _ = try await store.ask(.rates, freshness: 60, isPatient: true, by: reader, at: FigureStoreTests.now)
        if hasFailed {
            let failure = FeedFailure(source: "rter", cause: .malformed(.known(.breaksOff)))
            try await collector.record(.init(of: .list(.rates), failure, at: FigureStoreTests.now))
        }
        try await collector.set(.done, of: try #require(try await collector.waitingRequests().first))
        let changes = try await store.changes(since: start, for: reader, at: FigureStoreTests.now).0
        #expect(changes.known.rates.map(\.origin) == [hasFailed ? .cached : .live])
    }

    @Test(arguments: [(-3600, Origin.cached), (-60, .live), (0, .live)])
    func `a question after the clock was set back confirms no figure that came before`(
        moved: Int, origin: Origin
    ) async throws {
        let (collector, _) = try open()
        try await collector.record(.rates([rate("JPY", 150)]), seenAt: FigureStoreTests.now)
        let (store, start) = try open()
        let reader = try await store.enter(version: "1", feeds: FeedSettings())
        let now = FigureStoreTests.now + moved
        _ = try await store.ask(.rates, freshness: 60, isPatient: true, by: reader, at: now)
        try await collector.set(.done, of: try #require(try await collector.waitingRequests().first))
        let changes = try await store.changes(since: start, for: reader, at: now).0
        #expect(changes.known.rates.map(\.origin) == [origin])
    }

    @Test func `a reader that is gone without a word is dropped with what it wanted`() async throws {
        let (collector, _) = try open()
        let (store, _) = try open()
        var feeds = FeedSettings()
        feeds.rates = [FeedSource(kind: "rter", url: "https://a.test/b c", agent: "a b/1 (c)")]
        feeds.stocks = [
            FeedSource(kind: "kraken", url: "https://a.test", stream: .at("wss://b.test/v2")),
            FeedSource(kind: "kraken", url: "https://a.test", agent: "a", stream: .off),
            FeedSource(kind: "kraken", url: "https://a.test"),
        ]
        feeds.desk = DeskSetting(address: "postgresql://db/desk?options=-c%20a=b", isOnly: false)
        var gone: FigureReader? = try await store.enter(version: "1.2", feeds: feeds)
        let stays = try await store.enter(version: "1.3", feeds: FeedSettings())
        _ = try await store.ask(
            .rates, freshness: 0, isPatient: true, by: try #require(gone), at: FigureStoreTests.now)
        #expect(try await collector.readers().map(\.version) == ["1.2", "1.3"])
        #expect(try await collector.readers().map(\.feeds) == [feeds, FeedSettings()])
        gone = nil
        #expect(try await collector.readers().map(\.number) == [stays.number])
        #expect(try await collector.waitingRequests().isEmpty)
        await store.leave(stays)
        #expect(try await collector.readers().isEmpty)
    }

    @Test func `failures stay until figures make them good`() async throws {
        let (collector, start) = try open()
        let reader = try await collector.enter(version: "1", feeds: FeedSettings())
        let failure = FeedFailure(source: "yahoo", cause: .tooManyRequests(retryAfter: 30), host: "a.test")
        let failures: [FigureChanges.Failure] = [
            .init(of: .list(.stocks), failure, at: FigureStoreTests.now),
            .init(
                of: .list(.stocks), FeedFailure(source: "twse", cause: .status(403)),
                at: FigureStoreTests.now),
            .init(
                of: .stock("AAPL"), FeedFailure(source: "yahoo", cause: .unknownSymbol),
                at: FigureStoreTests.now),
            .init(
                of: .search("x y"), FeedFailure(source: "yahoo", cause: .malformed(.known(.breaksOff))),
                at: FigureStoreTests.now),
        ]
        for failure in failures { try await collector.record(failure) }
        var changes = try await collector.changes(since: start, for: reader, at: FigureStoreTests.now).0
        #expect(changes.failures == failures)
        let quote = Quote(
            symbol: "AAPL", price: 1, time: FigureStoreTests.now, zone: "America/New_York", source: "yahoo",
            trial: TrialPrice(price: 2, time: FigureStoreTests.now))
        try await collector.record(.quotes([quote]), seenAt: FigureStoreTests.now)
        changes = try await collector.changes(since: start, for: reader, at: FigureStoreTests.now).0
        #expect(changes.failures == [failures[3]])
        #expect(changes.known.quotes.map(\.value.trial) == [quote.trial])
    }

    @Test func `figures of several moments are kept at once`() async throws {
        let (collector, start) = try open()
        let reader = try await collector.enter(version: "1", feeds: FeedSettings())
        func rate(_ code: CurrencyCode) -> FeedAnswer {
            .rates([Rate(code: code, perDollar: 2, quotedAt: FigureStoreTests.now, source: "rter")])
        }
        let now = FigureStoreTests.now
        try await collector.record([
            Seen(rate("JPY"), .live, at: now + -60), Seen(rate("EUR"), .live, at: now + -5),
            Seen(.leftOut(3, source: "rter"), .live, at: now),
        ])
        let changes = try await collector.changes(since: start, for: reader, at: now).0
        #expect(changes.known.rates.map(\.at).sorted() == [now + -60, now + -5])
        #expect(changes.leftOut == ["rter": 3])
    }

    @Test func `what a search found comes in its order, and nothing found is an answer too`() async throws {
        let (collector, start) = try open()
        let reader = try await collector.enter(version: "1", feeds: FeedSettings())
        let stocks = [
            FoundStock(symbol: "TSM", name: "TSMC", exchange: "NYSE"), FoundStock(symbol: "2330.TW"),
        ]
        try await collector.record(.found(stocks, for: "tsmc"), seenAt: FigureStoreTests.now)
        try await collector.record(.found([], for: "nobody"), seenAt: FigureStoreTests.now)
        try await collector.record(.leftOut(3, source: "rter"), seenAt: FigureStoreTests.now)
        let changes = try await collector.changes(since: start, for: reader, at: FigureStoreTests.now).0
        #expect(changes.found == [.init(text: "nobody", stocks: []), .init(text: "tsmc", stocks: stocks)])
        #expect(changes.leftOut == ["rter": 3])
    }

    @Test func `the pace comes back as it was, and moves with the machine's clock`() async throws {
        let (store, _) = try open()
        let now = MachineStart(boot: "a", uptime: Uptime(.seconds(5000)), wall: FigureStoreTests.now)
        #expect(try await store.pace(at: now) == FeedRecord())
        var record = FeedRecord()
        var host = FeedRecord.Host()
        host.starts = [Uptime(.seconds(4000)), Uptime(.seconds(4100))]
        host.nextStart = Uptime(.seconds(5010))
        host.asked = ["rates https://a.test/": Uptime(.seconds(4100))]
        host.closure = .init(until: Uptime(.seconds(5060)), cause: .status(503), isDemanded: true)
        (host.failures, host.refusals) = (2, 1)
        record.hosts["a.test:https"] = host
        var feed = FeedRecord.Feed(host: "a.test:https")
        feed.answeredAt = Uptime(.seconds(4000))
        feed.failedAt = Uptime(.seconds(4100))
        feed.cause = .unreachable(.said("no route"))
        feed.failingSince = Uptime(.seconds(4100))
        record.feeds["rter https://a.test/"] = feed
        try await store.replace(pace: record, at: now)
        #expect(try await store.pace(at: now) == record)
        var part = FeedRecord()
        host.starts = [Uptime(.seconds(4200))]
        host.closure = nil
        part.hosts["a.test:https"] = host
        try await store.record(pace: part)
        record.hosts["a.test:https"]?.starts.append(Uptime(.seconds(4200)))
        record.hosts["a.test:https"]?.closure = nil
        #expect(try await store.pace(at: now) == record)
        let later = MachineStart(boot: "b", uptime: Uptime(.seconds(30)), wall: FigureStoreTests.now + 60)
        let moved = try await store.pace(at: later)
        #expect(moved.hosts["a.test:https"]?.starts.last == Uptime(.seconds(4200 - 5000 + 30 - 60)))
    }

    @Test func `every cause of a failure is the same when it is read again`() {
        let causes: [FeedFailure.Cause] = [
            .unreachable(.known(.noNetwork)), .unreachable(.said("x")), .timedOut,
            .tooManyRequests(retryAfter: 7),
            .unknownSymbol, .status(500), .tooLarge(limit: 9), .badRedirect("http://a"),
            .malformed(.said("y")),
            .insecureAddress("http://b"),
        ]
        for cause in causes { #expect(FeedFailure.Cause(name: cause.name, detail: cause.detail) == cause) }
        #expect(FeedFailure.Cause(name: "status", detail: "many") == nil)
        #expect(FeedFailure.Cause(name: "of another version", detail: nil) == nil)
    }

    @Test func `whoever watches is told of a change, and the collector of a question`() async throws {
        let (collector, _) = try open()
        let (store, _) = try open()
        let reader = try await store.enter(version: "1", feeds: FeedSettings())
        let (figures, heardFigures) = AsyncStream.makeStream(of: Void.self)
        let (questions, heardQuestions) = AsyncStream.makeStream(of: Void.self)
        #expect(store.watchChanges { heardFigures.yield() })
        #expect(collector.watchRequests { heardQuestions.yield() })
        var (first, second) = (figures.makeAsyncIterator(), questions.makeAsyncIterator())
        _ = await (first.next(), second.next())
        try await collector.record(.rates([rate("JPY", 150)]), seenAt: FigureStoreTests.now)
        await first.next()
        _ = try await store.ask(.rates, freshness: 0, isPatient: true, by: reader, at: FigureStoreTests.now)
        await second.next()
        #expect(try await collector.waitingRequests().count == 1)
    }

    @Test func `locks tell who is there, and wake who waits for the end`() async throws {
        let users = path + "-users"
        let collector = try PresenceFile(users)
        var reader: PresenceFile? = try PresenceFile(users)
        #expect(collector.hold(PresenceFile.collector))
        #expect(reader?.hold(PresenceFile.collector) == false)
        #expect(reader?.hold(PresenceFile.reader(7)) == true)
        #expect(collector.firstHeld(in: PresenceFile.readers) == 7)
        #expect(collector.firstHeld(in: PresenceFile.reader(8)) == nil)
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        Thread.detachNewThread { end.yield(collector.waitUntilFree(PresenceFile.readers)) }
        reader = nil
        var iterator = ends.makeAsyncIterator()
        #expect(await iterator.next() == true)
        #expect(collector.firstHeld(in: PresenceFile.readers) == nil)
    }
}
