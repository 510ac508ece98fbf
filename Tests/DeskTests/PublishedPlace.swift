import CivilTime
import Desk
import Figures
import Foundation
import Glibc
import Literals
import Market
import Runtime
import Store
import Synchronization
import Testing

/// A store and its publisher in the test's process.
final class PublishedPlace: Sendable {
    let folder = NSTemporaryDirectory() + "fxterm-desk-\(UUID().uuidString)"
    let store: FigureStore
    private let publisher: Publisher
    private let work: Task<Void, Never>
    private let news: Heard

    final class Heard: Sendable {
        let all = Mutex<[PublisherNews]>([])
    }

    init(
        _ address: String, kinds: [FigureKind] = FigureKind.all,
        filledBy fill: (FigureStore) async throws -> Void = { _ in }
    ) async throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = folder + "/history.sqlite"
        store = try #require(FigureStore.open(at: path, now: WallClock.now, kinds: kinds).history)
        try await fill(store)
        let own = try #require(FigureStore.open(at: path, now: WallClock.now, kinds: kinds).history)
        let heard = Heard()
        news = heard
        let publisher = try #require(
            Publisher(own, address: address, feeds: FeedSettings(), version: "1") { news in
                heard.all.withLock { $0.append(news) }
            })
        self.publisher = publisher
        work = Task { await publisher.run() }
    }

    deinit {
        publisher.stop()
        try? FileManager.default.removeItem(atPath: folder)
    }

    var told: [PublisherNews] { news.all.withLock { $0 } }

    func stop() async {
        publisher.stop()
        await work.value
    }
}

func wait(_ what: String, timeout: Duration = .seconds(180), _ isSo: () async throws -> Bool) async throws {
    let end = ContinuousClock.now + timeout
    while true {
        let began = ContinuousClock.now
        if try await isSo() { return }
        let now = ContinuousClock.now
        try #require(now < end, "not within \(timeout): \(what)")
        // A check that connects to the server must not keep a core busy.
        try await Task.sleep(for: max(.milliseconds(2), min(.milliseconds(200), (now - began) * 3)))
    }
}

extension DeskServer {
    func value(_ query: String) throws -> String? {
        let rows = try sql(query)
        return rows.count > 0 ? rows.text(0, 0) : nil
    }

    func wait(for value: String, _ query: String, timeout: Duration = .seconds(180)) async throws {
        let owner = try connect("postgres")
        var last: String?
        do {
            try await DeskTests.wait("\(value) of \(query)", timeout: timeout) {
                let rows = try owner.run(query)
                last = rows.count > 0 ? rows.text(0, 0) : nil
                return last == value
            }
        } catch {
            Issue.record("the last answer was \(last ?? "none")")
            throw error
        }
    }
}
