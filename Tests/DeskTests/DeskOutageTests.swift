import CivilTime
import Desk
import Foundation
import Glibc
import Literals
import Market
import Runtime
import Store
import Testing

@Suite(.enabled(if: DeskServer.isAvailable), .serialized, .timeLimit(.minutes(10)))
struct DeskOutageTests {
    private func quotes(_ numbers: Range<Int>) -> [Quote] {
        numbers.map { number in
            Quote(
                symbol: "S\(number)", name: String(repeating: "x", count: 60), currency: "USD",
                price: Double(number), time: WallClock.now, zone: "America/New_York", source: "yahoo")
        }
    }

    @Test(arguments: [DeskServer.Stopping.fast, .immediate])
    func aDatabaseThatStopsIsFoundAgain(_ stopping: DeskServer.Stopping) async throws {
        let server = try DeskServer()
        let place = try await PublishedPlace(server.address("collector"))
        try await place.store.record(.quotes(quotes(1..<10)), seenAt: WallClock.now)
        try await server.wait(for: "9", "SELECT count(*) FROM fxterm.quote")
        try server.stop(stopping)
        try await wait("the loss") { place.told.contains { if case .gone = $0 { true } else { false } } }
        try await place.store.record(.quotes(quotes(10..<20)), seenAt: WallClock.now)
        try server.start()
        try await server.wait(for: "19", "SELECT count(*) FROM fxterm.quote")
        #expect(place.told.last == .leads)
        #expect(try server.value("SELECT count(*) FROM fxterm.quote WHERE symbol <> 'S' || price") == "0")
    }

    /// Takes 15 s: the leader has to outlast the 9 s after which the database ends an idle session.
    @Test func aFullDiskOnTheDeskMakesFiguresLate() async throws {
        guard getuid() == 0, let disk = SmallDisk() else {
            print("only root can have a small disk")
            return
        }
        let server = try DeskServer()
        let place = try await PublishedPlace(server.address("collector"))
        try await wait("the lead") { place.told.contains(.leads) }
        let owner = try server.connect("postgres")
        try owner.execute("CREATE TABLESPACE small LOCATION '\(disk.folder)'")
        try owner.execute("ALTER TABLE fxterm.quote SET TABLESPACE small")
        try disk.fill()
        try await place.store.record(.quotes(quotes(1..<3000)), seenAt: WallClock.now)
        try await wait("that figures are late: \(place.told)") {
            place.told.contains { if case .late = $0 { true } else { false } }
        }
        // The collector keeps the lead longer than the database allows silent sessions.
        let begun = try server.value("SELECT since FROM fxterm.leader")
        try await place.store.record(.quotes(quotes(3000..<3100)), seenAt: WallClock.now)
        try await wait("some time") {
            try server.value("SELECT seen_at - since > interval '9 seconds' FROM fxterm.leader") == "t"
        }
        #expect(try server.value("SELECT count(*) FROM fxterm.quote") == "0")
        disk.empty()
        try await server.wait(for: "3099", "SELECT count(*) FROM fxterm.quote")
        try await wait("that it is said") { place.told.last == .recovered }
        #expect(try server.value("SELECT since FROM fxterm.leader") == begun)
    }

    @Test func withoutADeskItSaysSoAndWaits() async throws {
        let server = try DeskServer(makesDesk: false)
        try server.sql("CREATE ROLE collector LOGIN")
        let place = try await PublishedPlace(server.address("collector"))
        try await wait("what is wrong") {
            place.told.contains { if case .noDesk = $0 { true } else { false } }
        }
        await place.stop()
    }

    @Test func aDeskOfALaterKindIsLeftAlone() async throws {
        let server = try DeskServer()
        try server.sql("UPDATE fxterm.desk SET version = 99, oldest = 99")
        let place = try await PublishedPlace(server.address("collector"))
        try await wait("what is wrong") { place.told == [.newer(99)] }
        #expect(try server.value("SELECT count(*) FROM fxterm.leader") == "0")
        try server.sql("UPDATE fxterm.desk SET oldest = 1")
        try await wait("the lead") { place.told.last == .leads }
    }
}

/// A few megabytes, in memory.
private final class SmallDisk {
    let folder = "/tmp/desk-disk-\(UInt32.random(in: 0 ... .max))"

    /// Nil if the system refuses one.
    init?() {
        guard mkdir(folder, 0o700) == 0 else { return nil }
        guard mount("tmpfs", folder, "tmpfs", 0, "size=16m,mode=700") == 0 else {
            rmdir(folder)
            return nil
        }
        if let user = getpwnam("postgres") { chown(folder, user.pointee.pw_uid, user.pointee.pw_gid) }
    }

    deinit {
        umount2(folder, Int32(MNT_DETACH))
        rmdir(folder)
    }

    func fill() throws {
        let file = open(folder + "/filler", O_CREAT | O_WRONLY, 0o600)
        try #require(file >= 0)
        let block = [UInt8](repeating: 1, count: 4096)
        while write(file, block, block.count) > 0 {}
        close(file)
    }

    func empty() { unlink(folder + "/filler") }
}
