import Alerts
import Board
import CivilTime
import Figures
import Foundation
import Glibc
import Literals
import Loopback
import Market
import PseudoTerminal
import Runtime
import Store
import Synchronization
import Testing
import Words

/// A folder with a store. Its collector has a name of its own, so that no other test's is ended.
final class Place: Sendable {
    let folder = NSTemporaryDirectory() + "fxterm-\(UUID().uuidString)"
    var program: String { folder + "/fxterm-collector" }
    var store: String { folder + "/history.sqlite" }
    var log: String { folder + "/fxterm.log" }

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: log))
        try FileManager.default.createSymbolicLink(
            atPath: program, withDestinationPath: try BuiltProduct.path(of: "fxterm-collector"))
    }

    deinit {
        if let collector { kill(collector, SIGKILL) }
        try? FileManager.default.removeItem(atPath: folder)
    }

    var collector: Int32? { CollectorLock.holder(of: store).flatMap { $0 > 1 ? $0 : nil } }

    func replaceProgram(_ script: String) throws {
        unlink(program)
        try "#!/bin/sh\n\(script)\n".write(toFile: program, atomically: true, encoding: .utf8)
        chmod(program, 0o700)
    }

    func text(_ name: String) -> String {
        (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? ""
    }

    func open() throws -> FigureStore {
        try #require(FigureStore.open(at: store, now: WallClock.now).history)
    }

    func wait(_ what: String, timeout: Duration = .seconds(180), _ isSo: () async throws -> Bool) async throws
    {
        let end = ContinuousClock.now + timeout
        while try await !isSo() {
            try #require(ContinuousClock.now < end, "not within \(timeout): \(what)")
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    func nextCollector(after last: Int32? = nil) async throws -> Int32 {
        var next: Int32?
        try await wait("a collector") {
            next = collector
            return next != nil && next != last
        }
        return try #require(next)
    }
}

final class Reader: Sendable {
    let place: Place
    private let client: CollectorClient
    private let news: Heard

    final class Heard: Sendable {
        let all = Mutex<[CollectorClient.News]>([])
    }

    init(
        _ place: Place, _ feeds: FeedSettings, hasStore: Bool = true, program: String? = nil,
        alerts: AlertSettings? = nil
    ) throws {
        self.place = place
        let heard = Heard()
        news = heard
        client = CollectorClient(
            hasStore ? try place.open() : nil, since: 0, program: program ?? place.program, log: place.log,
            feeds: feeds, alerts: alerts
        ) { news in heard.all.withLock { $0.append(news) } }
    }

    var changes: [FigureChanges] {
        news.all.withLock { $0 }.compactMap { if case .changes(let changes) = $0 { changes } else { nil } }
    }

    var errors: [StoreError] {
        news.all.withLock { $0 }.compactMap { if case .unreadable(let error) = $0 { error } else { nil } }
    }

    var saved: [Saying] {
        news.all.withLock { $0 }.compactMap { if case .saved(let saying) = $0 { saying } else { nil } }
    }

    var waiting: [[Saying]] {
        news.all.withLock { $0 }.compactMap { if case .waiting(let sayings, _) = $0 { sayings } else { nil } }
    }

    var failures: [FigureChanges.Failure] { changes.flatMap(\.failures) }

    func wasTold(_ known: FeedFailure.Known) -> Bool {
        failures.contains { $0.failure.cause == .unreachable(.known(known)) }
    }

    func begin(_ subject: FeedSubject, freshness: Int = 0, isPatient: Bool = false) async {
        await client.ask(subject, freshness: freshness, isPatient: isPatient)
    }

    func use(_ feeds: FeedSettings) async { await client.use(feeds) }

    func edit(_ edit: AlertEdit, saying: String) async {
        await client.edit(edit, saying: .verbatim(saying))
    }

    func flushEdits() async -> Saying? { await client.flushEdits() }

    @discardableResult
    func ask(_ subject: FeedSubject, freshness: Int = 0) async throws -> [FigureChanges] {
        let before = changes.count
        await begin(subject, freshness: freshness)
        try await place.wait("an answer to \(subject)") {
            changes.dropFirst(before).contains { $0.finished.contains(subject) }
        }
        return Array(changes.dropFirst(before))
    }
}

extension [FigureChanges] {
    func rate(_ code: CurrencyCode) -> Double? {
        last { $0.known.rates.contains { $0.value.code == code } }?
            .known.rates.first { $0.value.code == code }?.value.perDollar
    }

    func price(_ symbol: Symbol) -> Double? {
        last { $0.known.quotes.contains { $0.value.symbol == symbol } }?
            .known.quotes.first { $0.value.symbol == symbol }?.value.price
    }

    var causes: [FeedFailure.Cause] { flatMap(\.failures).map(\.failure.cause) }
}

extension FeedSettings {
    /// For a server that replaces all feeds.
    static func at(_ url: String) -> FeedSettings {
        var feeds = FeedSettings()
        feeds.rates = [FeedSource(kind: "rter", url: url + "/capi.php")]
        feeds.stocks = [FeedSource(kind: "yahoo", url: url)]
        feeds.history = [FeedSource(kind: "frankfurter", url: url)]
        return feeds
    }
}

enum Answers {
    static let rter = #"{"USDJPY":{"Exrate":149.23,"UTC":"2026-11-20 15:08:03"}}"#

    static func chart(_ path: String) -> String {
        let symbol = path.split(separator: "/").last.map(String.init) ?? ""
        return """
            {"chart": {"result": [{"meta": {"symbol": "\(symbol)", "currency": "USD", "regularMarketPrice": 2,
            "regularMarketTime": 1795104000, "exchangeTimezoneName": "America/New_York", "dataGranularity": "1d"},
            "timestamp": [1795012200], "indicators": {"quote": [{"close": [1.5]}]}}], "error": null}}
            """
    }
}
