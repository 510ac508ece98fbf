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

/// A folder with a store of its own and a name of the collector's own, so that no other test's is ended.
final class Place: Sendable {
    let folder = NSTemporaryDirectory() + "fxterm-\(UUID().uuidString)"
    var program: String { folder + "/fxterm-collector" }
    var store: String { folder + "/history.sqlite" }
    var log: String { folder + "/fxterm.log" }

    /// Makes it, with the real collector.
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

    /// The process of the collector, if any.
    var collector: Int32? { CollectorLock.holder(of: store).flatMap { $0 > 1 ? $0 : nil } }

    /// Puts a script in the collector's place.
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

    /// Waits until something is so.
    func wait(_ what: String, timeout: Duration = .seconds(180), _ isSo: () async throws -> Bool) async throws
    {
        let end = ContinuousClock.now + timeout
        while try await !isSo() {
            try #require(ContinuousClock.now < end, "not within \(timeout): \(what)")
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    /// Waits for a collector, other than `last`.
    func nextCollector(after last: Int32? = nil) async throws -> Int32 {
        var next: Int32?
        try await wait("a collector") {
            next = collector
            return next != nil && next != last
        }
        return try #require(next)
    }
}

/// A reader in the test's own process.
final class Reader: Sendable {
    let place: Place
    private let client: CollectorClient
    private let news: Heard

    /// The news received.
    final class Heard: Sendable {
        let all = Mutex<[CollectorClient.News]>([])
    }

    /// - Parameter store: nil for a store that cannot be had.
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

    /// All changes so far.
    var changes: [FigureChanges] {
        news.all.withLock { $0 }.compactMap { if case .changes(let changes) = $0 { changes } else { nil } }
    }

    /// Failures of the store.
    var errors: [StoreError] {
        news.all.withLock { $0 }.compactMap { if case .unreadable(let error) = $0 { error } else { nil } }
    }

    /// The notices of edits that are in the store.
    var saved: [Saying] {
        news.all.withLock { $0 }.compactMap { if case .saved(let saying) = $0 { saying } else { nil } }
    }

    /// The notices of edits that wait, one list per report.
    var waiting: [[Saying]] {
        news.all.withLock { $0 }.compactMap { if case .waiting(let sayings, _) = $0 { sayings } else { nil } }
    }

    /// The reason for missing news so far.
    var failures: [FigureChanges.Failure] { changes.flatMap(\.failures) }

    /// True if a fault of the collector itself was reported.
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

    /// What could not be kept on the way out.
    func flushEdits() async -> Saying? { await client.flushEdits() }

    /// Sends a request, and returns all news until its answer.
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
    /// The price of a currency, as told last.
    func rate(_ code: CurrencyCode) -> Double? {
        last { $0.known.rates.contains { $0.value.code == code } }?
            .known.rates.first { $0.value.code == code }?.value.perDollar
    }

    /// The price of a stock, as told last.
    func price(_ symbol: Symbol) -> Double? {
        last { $0.known.quotes.contains { $0.value.symbol == symbol } }?
            .known.quotes.first { $0.value.symbol == symbol }?.value.price
    }

    /// Why there is no news.
    var causes: [FeedFailure.Cause] { flatMap(\.failures).map(\.failure.cause) }
}

extension FeedSettings {
    /// Feeds that a server stands in for.
    static func at(_ url: String) -> FeedSettings {
        var feeds = FeedSettings()
        feeds.rates = [FeedSource(kind: "rter", url: url + "/capi.php")]
        feeds.stocks = [FeedSource(kind: "yahoo", url: url)]
        feeds.history = [FeedSource(kind: "frankfurter", url: url)]
        return feeds
    }
}

/// What servers answer.
enum Answers {
    static let rter = #"{"USDJPY":{"Exrate":149.23,"UTC":"2026-11-20 15:08:03"}}"#

    /// A chart of the stock whose address it is.
    static func chart(_ path: String) -> String {
        let symbol = path.split(separator: "/").last.map(String.init) ?? ""
        return """
            {"chart": {"result": [{"meta": {"symbol": "\(symbol)", "currency": "USD", "regularMarketPrice": 2,
            "regularMarketTime": 1795104000, "exchangeTimezoneName": "America/New_York", "dataGranularity": "1d"},
            "timestamp": [1795012200], "indicators": {"quote": [{"close": [1.5]}]}}], "error": null}}
            """
    }
}
