import CivilTime
import Desk
import Foundation
import Glibc
import Literals
import Market
import Runtime
import Seeded
import Store
import Testing

@Suite(.enabled(if: DeskServer.isAvailable), .serialized, .timeLimit(.minutes(20)))
struct LeaderTests {
    private static func quote(_ number: Int) -> Quote {
        Quote(
            symbol: "S\(number)", name: "Number \(number)", currency: "USD", kind: .share,
            price: Double(number), time: WallClock.now, zone: "America/New_York", source: "yahoo")
    }

    private func leader(_ server: DeskServer) throws -> Int32? {
        try server.value("SELECT process FROM fxterm.leader").flatMap { Int32($0) }
    }

    @Test func killedAtAnyMomentItLosesAndDoublesNothing() async throws {
        let trial = Trial("publishers killed", 8, often: 200, test: "LeaderTests.killed")
        var random = trial.generator
        let server = try DeskServer()
        let notices = try Notices(server)
        let place = try ServedPlace(server.address("collector"))
        let store = try place.open()
        try await server.wait(for: "1", "SELECT count(*) FROM fxterm.leader")
        var number = 0
        for _ in 0..<trial.count {
            // Most are killed while they publish, the others before.
            if Int.random(in: 0..<4, using: &random) > 0 {
                try await server.wait(for: "\(place.process)", "SELECT process FROM fxterm.leader")
            }
            let count = Int.random(in: 1...80, using: &random)
            for _ in 0..<count {
                number += 1
                try await store.record(.quotes([Self.quote(number)]), seenAt: WallClock.now)
                if Int.random(in: 0..<4, using: &random) == 0 {
                    usleep(.random(in: 0...8000, using: &random))
                }
            }
            usleep(.random(in: 0...20_000, using: &random))
            place.end(SIGKILL)
            try place.start()
        }
        try await server.wait(for: String(number), "SELECT count(*) FROM fxterm.quote WHERE price > 0")
        let wrong = try server.value("SELECT count(*) FROM fxterm.quote WHERE symbol <> 'S' || price")
        #expect(wrong == "0", "seed \(trial.seed)")
        let last = try await store.publication(since: .max, at: WallClock.now).sequence
        try await server.wait(for: String(last), "SELECT sequence FROM fxterm.progress")
        let counts = notices.counts(.quote)
        #expect(counts.count == number, "seed \(trial.seed)")
        #expect(counts.values.allSatisfy { $0 == 1 }, "seed \(trial.seed)")
        #expect(notices.all.allSatisfy { $0.items != nil })
        trial.note("\(trial.count) times, over \(number) prices", lost: number - counts.count)
    }

    enum Loss: CaseIterable {
        case killed, stopped, told
    }

    /// Takes 15 s: the database ends the session of a stopped collector after some seconds.
    @Test(arguments: Loss.allCases)
    func anotherLeads(_ loss: Loss) async throws {
        let server = try DeskServer()
        let first = try ServedPlace(server.address("collector"))
        try await server.wait(for: "collector", "SELECT role FROM fxterm.leader")
        let second = try ServedPlace(server.address("second"))
        try await wait("the wait of the second") { second.log.contains("waits for it to end") }
        let begun = ContinuousClock.now
        switch loss {
        case .killed: first.end(SIGKILL)
        case .stopped: kill(first.process, SIGSTOP)
        case .told: first.end(SIGTERM)
        }
        try await server.wait(for: "second", "SELECT role FROM fxterm.leader")
        let taken = ContinuousClock.now - begun
        print("the lead of a collector that was \(loss) is taken after \(taken)")
        #expect(taken < (loss == .stopped ? .seconds(10) : .seconds(3)))
        try await second.open().record(.quotes([Self.quote(1)]), seenAt: WallClock.now)
        try await server.wait(for: "1", "SELECT price FROM fxterm.quote")
        guard loss == .stopped else { return }
        let store = try first.open()
        try await store.record(.quotes([Self.quote(2)]), seenAt: WallClock.now)
        kill(first.process, SIGCONT)
        try await wait("the first one's wait in \(first.log)") { first.log.contains("waits for it to end") }
        #expect(try server.value("SELECT count(*) FROM fxterm.quote") == "1")
        second.end(SIGTERM)
        try await server.wait(for: "2", "SELECT count(*) FROM fxterm.quote")
    }

    @Test func aCutCableCostsTheLead() async throws {
        let network: CutNetwork
        do { network = try CutNetwork() } catch {
            print("no network of the test's own here: \(error)")
            return
        }
        let server = try network.server()
        let first = try ServedPlace(try network.address("collector", of: server), prefix: network.inside)
        try await server.wait(for: "collector", "SELECT role FROM fxterm.leader")
        let second = try ServedPlace(server.address("second"))
        try await wait("the wait of the second") { second.log.contains("waits for it to end") }
        let begun = ContinuousClock.now
        try network.cut()
        try await server.wait(for: "second", "SELECT role FROM fxterm.leader")
        let taken = ContinuousClock.now - begun
        print("the lead of a collector whose cable is cut is taken after \(taken)")
        #expect(taken < .seconds(10))
        try await wait("the first one notices: \(first.log)") { first.log.contains("cannot be reached") }
        try network.mend()
        try await wait("the first one waits: \(first.log)") { first.log.contains("waits for it to end") }
    }
}
