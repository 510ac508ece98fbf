import Arrangement
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

@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(10)))
struct MemberOutageTests {
    @Test("a desk that stops is said to be gone, and figures come again when it is back")
    func stoppedAndStarted() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        try server.put("AAPL", 10)
        let place = try await MemberPlace(server.address())
        try await place.ask(.quotes(["AAPL"]))
        let health = { try await place.store.pace(at: .now).feeds.first { $0.key.hasPrefix("desk ") }?.value }
        try await wait("that the answer is noted") { try await health()?.answeredAt != nil }
        #expect(try await health()?.failingSince == nil)
        try server.stop(.immediate)
        try await wait("that it is said") { try await place.reasons() == [.deskGone] }
        try await wait("that the failure is noted") {
            try await health()?.cause == .unreachable(.known(.deskGone))
        }
        try await place.ask(.rates)
        #expect(try await place.all().failures.map(\.subject).contains(.list(.rates)))
        #expect(try await place.quote("AAPL")?.value.price == 10)
        try server.start()
        try server.put("AAPL", 11)
        try await wait("the price") { try await place.quote("AAPL")?.value.price == 11 }
        try server.put(rate: 150)
        try await place.ask(.rates)
        #expect(try await place.all().failures == [])
        try await wait("that it is noted to be well") { try await health()?.failingSince == nil }
        withExtendedLifetime(leader) {}
    }

    @Test("a database that is stopped without a word is gone too")
    func frozen() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        try server.put("AAPL", 10)
        let place = try await MemberPlace(server.address())
        try await place.ask(.quotes(["AAPL"]))
        let process = try #require(
            try server.value("SELECT process FROM fxterm.session").flatMap { Int32($0) })
        kill(process, SIGSTOP)
        let id = try await place.begin(.rates)
        try await place.end(id)
        #expect(try await place.reasons() == [.deskGone])
        kill(process, SIGCONT)
        try server.put("AAPL", 11)
        try await wait("the price") { try await place.quote("AAPL")?.value.price == 11 }
        withExtendedLifetime(leader) {}
    }

    @Test("the services stand in while the desk is gone, where the settings say so")
    func services() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        let stub = StubServices()
        try server.put(rate: 150)
        let place = try await MemberPlace(server.address(), services: stub)
        try await place.ask(.rates)
        #expect(try await place.rate("JPY")?.value.perDollar == 150)
        #expect(stub.asked.withLock { $0 } == [])
        try server.stop()
        try await wait("the services' rate") {
            try await place.ask(.rates)
            return try await place.rate("JPY")?.value.perDollar == 99
        }
        #expect(try await place.all().failures == [])
        try server.start()
        try server.put(rate: 151)
        try await wait("the desk's rate") { try await place.rate("JPY")?.value.perDollar == 151 }
        let count = stub.asked.withLock { $0.count }
        try await place.ask(.rates)
        #expect(stub.asked.withLock { $0.count } == count)
        withExtendedLifetime(leader) {}
    }

    @Test("a desk without a collector says so, and tells what it has")
    func noLeader() async throws {
        let server = try DeskServer()
        try server.put("AAPL", 10, age: 5)
        let place = try await MemberPlace(server.address())
        try await place.ask(.quotes(["AAPL"]))
        #expect(try await place.reasons() == [.deskIdle])
        #expect(try await place.quote("AAPL")?.value.price == 10)
        #expect(
            try server.value("SELECT count(*) FROM fxterm.request JOIN fxterm.withdrawal ON request = id")
                == "1")
        let stub = StubServices()
        let other = try await MemberPlace(server.address("bob"), services: stub)
        try await other.ask(.rates)
        #expect(try await other.rate("JPY")?.value.perDollar == 99)
    }

    @Test("why nobody is let in is told apart")
    func reasons() async throws {
        let server = try DeskServer(access: ["local desk bob reject"])
        func reasons(_ address: String) async throws -> Set<FeedFailure.Known> {
            let place = try await MemberPlace(address)
            try await place.ask(.rates)
            return try await place.reasons()
        }
        #expect(try await reasons(server.address("bob")) == [.deskRefuses])
        #expect(try await reasons(server.address("stranger")) == [.deskRefuses])
        #expect(try await reasons(server.address("nobody")) == [.deskRefuses])
        #expect(try await reasons("postgresql:///desk?host=/nonexistent") == [.deskGone])
        #expect(try await reasons("postgresql:///desk?hots=/tmp") == [.deskBadAddress])
        #expect(try await reasons("postgres@/desk") == [.deskBadAddress])
        #expect(try await reasons(server.address("ann", database: "none")) == [.deskNoDatabase])
        #expect(try await reasons(server.address("postgres", database: "postgres")) == [.deskIsNone])
        try server.sql("UPDATE fxterm.desk SET version = 99, oldest = 99")
        #expect(try await reasons(server.address()) == [.deskIsNewer])
        try server.sql("UPDATE fxterm.desk SET version = 0, oldest = 0")
        #expect(try await reasons(server.address()) == [.deskIsOlder])
        // Older programs can read this newer version.
        try server.sql("UPDATE fxterm.desk SET version = 99, oldest = 1")
        #expect(try await reasons(server.address()) == [.deskIdle])
    }

    @Test("what is wrong about a password is told apart, in whatever language the server speaks")
    func passwords() async throws {
        let server = try DeskServer(access: ["local desk ann scram-sha-256"])
        func reasons(_ password: String?, mode: mode_t = 0o600) async throws -> Set<FeedFailure.Known> {
            let file = server.folder + "/passwords"
            try (password.map { "*:*:*:ann:\($0)\n" } ?? "").write(
                toFile: file, atomically: false, encoding: .utf8)
            chmod(file, mode)
            let place = try await MemberPlace(server.address() + "&passfile=\(file)")
            try await place.ask(.rates)
            return try await place.reasons()
        }
        #expect(try await reasons(nil) == [.deskNoPassword])
        #expect(try await reasons("of ann", mode: 0o644) == [.deskOpenPasswordFile])
        #expect(try await reasons("of bob") == [.deskWrongPassword])
        #expect(try await reasons("of ann") == [.deskIdle])
    }

    @Test("a colleague who holds a shared board keeps no figure from coming, and one's change goes later")
    func heldBoard() async throws {
        let server = try DeskServer()
        try server.put("AAPL", 10)
        let leader = try StandInLeader(server)
        try server.connect("bob").run("SELECT fxterm.publish_board('Team', 'edit', repeat('x', 20))")
        let path = NSTemporaryDirectory() + "fxterm-held-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let shares = SharedStore(path: path + "/history.sqlite")
        try shares.follow("Team", as: .first)
        let boards = BoardErrand(shares, address: server.address())
        let place = try await MemberPlace(server.address(), errands: [boards.errand])
        try await place.ask(.quotes(["AAPL"]))
        try await wait("the board") { try shares.work().first?.wish == SharedWork.Wish.none }

        let colleague = try server.connect("bob")
        try colleague.execute(
            "BEGIN; SELECT fxterm.edit_board(1, repeat('b', 20), 0, '{\"rates/JPY\": \"V\"}')")
        var share = try #require(try shares.shares().first)
        try shares.add(share.edit([SharedEdit("rates/EUR", "W")]), to: .first)
        place.member?.wake()
        let owner = try server.connect("postgres")
        try await wait("the change to wait for the lock") {
            try owner.run("SELECT count(*) FROM pg_locks WHERE NOT granted").integer(0, 0) ?? 0 > 0
        }
        try server.put("AAPL", 11)
        try await place.ask(.quotes(["AAPL"]))
        #expect(try await place.quote("AAPL")?.value.price == 11)
        // A member that waits for a board gives up after two seconds, with any settings.
        let third = try server.connect("ann")
        try third.execute("SET lock_timeout = 0; SET statement_timeout = '20s'")
        let late = #expect(throws: DeskFailure.self) {
            try third.run("SELECT fxterm.edit_board(1, repeat('c', 20), 0, '{\"rates/GBP\": \"V\"}')")
        }
        #expect(late?.state == "55P03")
        try colleague.execute("COMMIT")
        try await server.wait(
            for: "rates/EUR rates/JPY", "SELECT string_agg(key, ' ' ORDER BY key) FROM fxterm.board_entry")
        try await wait("both here") { try shares.shares().first?.entries.count == 2 }
        _ = leader
    }

    @Test("who may only read is told what is there")
    func reader() async throws {
        let server = try DeskServer()
        try server.put("AAPL", 10)
        let place = try await MemberPlace(server.address("reader"))
        try await place.ask(.quotes(["AAPL"]))
        #expect(try await place.quote("AAPL")?.value.price == 10)
        try server.put("AAPL", 11)
        try await wait("the price") { try await place.quote("AAPL")?.value.price == 11 }
        #expect(try await place.all().failures == [])
    }

    @Test("a question beyond the desk's limits fails alone")
    func limits() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        try server.sql("UPDATE fxterm.desk SET most_items = 3")
        try server.put("AAPL", 10)
        let place = try await MemberPlace(server.address())
        try await place.ask(.quotes(["A", "B", "C", "D"]))
        let causes = try await place.all().failures.map(\.failure.cause)
        #expect(causes == [.unreachable(.said("more than 3 items of one member"))])
        try await place.ask(.quotes(["AAPL"]))
        #expect(try await place.quote("AAPL")?.value.price == 10)
        withExtendedLifetime(leader) {}
    }

    @Test("a desk that was restored from an older state is read anew")
    func restored() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        try server.sql("UPDATE fxterm.counter SET number = 1000")
        try server.put("AAPL", 10, age: 60)
        let place = try await MemberPlace(server.address())
        try await place.ask(.quotes(["AAPL"]))
        try server.sql("UPDATE fxterm.counter SET number = 5")
        try server.put("AAPL", 11)
        try await wait("the price") { try await place.quote("AAPL")?.value.price == 11 }
        withExtendedLifetime(leader) {}
    }

    @Test("a member that leaves takes its session and its questions with it")
    func leaving() async throws {
        let server = try DeskServer()
        try StandInLeader.live(server)
        var place: MemberPlace? = try await MemberPlace(server.address())
        _ = try await place?.begin(.rates)
        try await server.wait(for: "1", "SELECT count(*) FROM fxterm.live_session")
        place = nil
        try await server.wait(for: "0", "SELECT count(*) FROM fxterm.live_session")
    }

    @Test("errands are run when connected, on a notice of theirs, and when called for")
    func errands() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        let count = Counter()
        let errand = DeskMember.Errand(
            channels: ["fxterm_boards"], isDue: { count.isDue.withLock { $0 } },
            run: { connection, _ throws(DeskFailure) in
                try connection.run("SELECT 1")
                count.value.withLock { $0 += 1 }
                count.isDue.withLock { $0 = false }
            })
        let place = try await MemberPlace(server.address(), errands: [errand])
        try await place.ask(.rates)
        #expect(count.value.withLock { $0 } == 1)
        try server.put(rate: 150)
        try await wait("the rate") { try await place.rate("JPY") != nil }
        #expect(count.value.withLock { $0 } == 1)
        try server.sql("SELECT pg_notify('fxterm_boards', '')")
        try await wait("the notice") { count.value.withLock { $0 } == 2 }
        count.isDue.withLock { $0 = true }
        place.member?.wake()
        try await wait("the call") { count.value.withLock { $0 } == 3 }
        withExtendedLifetime(leader) {}
    }

    private final class Counter: Sendable {
        let value = Mutex(0)
        let isDue = Mutex(false)
    }
}
