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
import Seeded
import Testing
import Words

@testable import Store

/// Prices that cross alerts while the store cannot be written.
@Suite(.serialized, .timeLimit(.minutes(60))) struct StoreFaultTests {
    private enum Fault: CaseIterable {
        /// Another program keeps the store locked.
        case lock
        /// The disk is full.
        case full
    }

    private let place: Place
    private let server: LoopbackServer
    private let stream: StreamServer
    private let hasOwnDisk: Bool
    private static let bitcoin: Symbol = "BTC-USD"

    init() throws {
        (place, server) = (try Place(), try StreamTests.polled())
        var manner = StreamServer.Manner()
        manner.prices = ["BTC/USD": 100]
        stream = try StreamServer(manner)
        hasOwnDisk = geteuid() == 0 && mount("tmpfs", place.folder, "tmpfs", 0, "size=16m") == 0
        guard hasOwnDisk else { return }
        try Data().write(to: URL(filePath: place.log))
        try FileManager.default.createSymbolicLink(
            atPath: place.program, withDestinationPath: try BuiltProduct.path(of: "fxterm-collector"))
    }

    /// Sets the price, also for later subscribers.
    private func tell(_ price: Double) {
        stream.change { $0.prices["BTC/USD"] = price }
        stream.tell([("BTC/USD", price)])
    }

    /// Waits until the next price no longer counts as too fast.
    private func pause(_ milliseconds: Int = 0) async throws {
        try await Task.sleep(for: .milliseconds(350 + milliseconds))
    }

    /// Returns what ends the fault.
    private func begin(_ fault: Fault) async throws -> () throws -> Void {
        switch fault {
        case .lock:
            let lock = try Lock(place.store)
            return { lock.release() }
        case .full:
            let filler = place.folder + "/filler"
            let file = open(filler, O_WRONLY | O_CREAT, 0o600)
            for size in [65_536, 4096, 1] {
                let zeros = [UInt8](repeating: 0, count: size)
                while write(file, zeros, size) == size {}
            }
            close(file)
            return { unlink(filler) }
        }
    }

    /// Takes some seconds, until programs give up waiting for a lock.
    @Test(
        "Alerts edited while the store cannot be written are named, kept, and said to be there once they are")
    func edits() async throws {
        defer { if hasOwnDisk { umount2(place.folder, 2) } }
        let store = try place.open()
        let reader = try Reader(place, StreamTests.feeds(server, stream), alerts: AlertSettings())
        try await reader.ask(.quotes([Self.bitcoin]), freshness: 60)
        let (first, second) = (
            try AlertRule(">200", on: .stock(Self.bitcoin)), try AlertRule("<50", on: .stock(Self.bitcoin))
        )
        await reader.edit(.add(first), saying: "first")
        #expect(reader.saved == [.verbatim("first")])
        for fault in hasOwnDisk ? Fault.allCases : [.lock] {
            let (saved, waiting) = (reader.saved.count, reader.waiting.count)
            let id = try #require(try await store.alerts().alerts.last?.id)
            let end = try await begin(fault)
            await reader.edit(.add(second), saying: "second")
            await reader.edit(.remove(id), saying: "removed")
            #expect(reader.saved.count == saved, "\(fault)")
            #expect(reader.waiting.count > waiting && reader.waiting.last?.last == .verbatim("removed"))
            #expect(await reader.flushEdits() != nil)
            try end()
            try await place.wait("both are kept, \(fault)") { reader.saved.count == saved + 2 }
            #expect(try await store.alerts().alerts.map(\.rule) == [second])
            #expect(await reader.flushEdits() == nil)
        }
    }

    /// A few rounds take a quarter of a minute: the faults last as long as programs wait.
    @Test(
        "Through faults of the store no alert is lost or fires twice, and board and store are soon at one")
    func faults() async throws {
        defer { if hasOwnDisk { umount2(place.folder, 2) } }
        let trial = Trial(
            "Store locked or disk full for a random time while alerts are crossed", 4, often: 200,
            test: "StoreFaultTests.faults")
        var random = trial.generator
        var settings = AlertSettings()
        settings.tellsDesktop = false
        let store = try place.open()
        let rule = try AlertRule(">100.5 margin 0%", on: .stock(Self.bitcoin))
        _ = try await store.edit(.add(rule), at: WallClock.now)
        let reader = try Reader(place, StreamTests.feeds(server, stream), alerts: settings)
        try await reader.ask(.quotes([Self.bitcoin]), freshness: 60)
        try await place.wait("armed") { try await store.alerts().alerts.first?.state.phase == .armed }
        var (late, longest) = (0, Duration.zero)
        for round in 1...trial.count {
            let comment = "seed \(trial.seed), round \(round)"
            let fault = hasOwnDisk ? Fault.allCases.randomElement(using: &random) ?? .lock : .lock
            let lengths = round == 1 ? 4000...4000 : 0...(trial.count > 4 ? 6000 : 3000)
            let (before, after) = (
                Int.random(in: lengths, using: &random), Int.random(in: 0...2000, using: &random)
            )
            try await pause()
            let end = try await begin(fault)
            // As a board asks again and again; it goes to a store of its own meanwhile.
            if Bool.random(using: &random) { await reader.begin(.quotes([Self.bitcoin]), freshness: 1) }
            try await pause(before)
            tell(101)
            try await pause()
            let isBackBefore = Bool.random(using: &random)
            if isBackBefore { tell(100) }
            try await pause(after)
            try end()
            let ended = ContinuousClock.now
            try await place.wait("one firing, \(fault), \(comment)") {
                try await store.alerts().fired.first?.id == round
            }
            let fired = try #require(try await store.alerts().fired.first)
            #expect(fired.firing.value == 101, "\(comment)")
            if fired.firing.isLate { late += 1 }
            try await place.wait("it is to be told, \(comment)") {
                try FigureStore.telling(of: round, at: store.path) == .forTerminal
            }
            #expect(try await store.claimAlerts().map(\.id) == [round], "\(comment)")
            if !isBackBefore { tell(100) }
            try await place.wait("armed again, \(comment)") {
                try await store.alerts().alerts.first?.state.phase == .armed
            }
            try await pause()
            let price = 90 + Double(round) / 100
            tell(price)
            try await place.wait("board and store have \(price), \(fault), \(comment)") {
                let isSeen = reader.changes.price(Self.bitcoin) == price
                let cached = try FigureStore.latest(
                    at: store.path, of: [], stocks: [Self.bitcoin], now: WallClock.now)
                return isSeen && cached.quotes.first?.value.price == price
            }
            longest = max(longest, .now - ended)
        }
        #expect(try await store.alerts().fired.count == min(trial.count, 200))
        print("\(trial.count) faults, \(late) firings late, at one again after \(longest) at most")
        trial.note("\(trial.count) faults, \(late) of as many alerts told late", lost: 0)
    }
}

private final class Lock {
    private let database: Database

    init(_ path: String) throws {
        database = try Database.open(path, patience: 60_000)
        try database.execute("BEGIN IMMEDIATE")
    }

    func release() { try? database.execute("ROLLBACK") }
}
