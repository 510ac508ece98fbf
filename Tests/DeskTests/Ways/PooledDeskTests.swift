import Desk
import Foundation
import Glibc
import Testing

/// PgBouncer with a database process for each client (`pool_mode = session`).
final class Pooler: Sendable {
    static let program = "/usr/sbin/pgbouncer"
    static var isAvailable: Bool { DeskServer.isAvailable && access(program, X_OK) == 0 }

    let port = DeskCertificates.freePort()
    private let process = Process()

    init(_ server: DeskServer) throws {
        let file = server.folder + "/pgbouncer.ini"
        try """
        [databases]
        desk = host=\(server.folder) dbname=desk
        [pgbouncer]
        listen_addr = 127.0.0.1
        listen_port = \(port)
        unix_socket_dir =
        auth_type = trust
        auth_file = \(server.folder)/users
        pool_mode = session
        """.write(toFile: file, atomically: false, encoding: .utf8)
        try ["ann", "bob", "collector"].map { "\"\($0)\" \"\"\n" }.joined()
            .write(toFile: server.folder + "/users", atomically: false, encoding: .utf8)
        let isRoot = getuid() == 0
        process.executableURL = URL(filePath: isRoot ? "/usr/bin/setpriv" : Pooler.program)
        process.arguments =
            (isRoot ? ["--reuid=postgres", "--regid=postgres", "--clear-groups", Pooler.program] : [])
            + ["-q", file]
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        // It inherits the blocked signals of test threads, so a gentler signal would not reach it.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Waits for the pool to start.
    func connect(_ user: String) throws -> Connection {
        let end = ContinuousClock.now + .seconds(20)
        while true {
            do throws(DeskFailure) {
                return try Connection("postgresql://\(user)@127.0.0.1:\(port)/desk", name: "test")
            } catch {
                if ContinuousClock.now > end { throw error }
                usleep(10_000)
            }
        }
    }
}

@Suite(.enabled(if: Pooler.isAvailable, "pgbouncer is not installed: apt install pgbouncer"))
struct PooledDeskTests {
    @Test("Notices come, and who is there is known, through PgBouncer in session mode") func pooled() throws {
        let server = try DeskServer()
        let pooler = try Pooler(server)
        var member: Connection? = try pooler.connect("ann")
        let session = try member?.run("INSERT INTO fxterm.session (version) VALUES ('1') RETURNING id")
            .integer(0, 0)
        try member?.run("SELECT set_config('application_name', $1, false)", [.text("fxterm/\(session ?? 0)")])
        try member?.execute("LISTEN fxterm_figures")
        #expect(try live(server) == 1)

        let collector = try pooler.connect("collector")
        #expect(try collector.run("SELECT pg_try_advisory_lock(112633091322477)").flag(0, 0) == true)
        try collector.run("SELECT pg_notify('fxterm_figures', 'q EUR')")
        #expect(try member?.wait(10_000) == .notice)
        #expect(member?.notices().map(\.payload) == ["q EUR"])

        // The pool keeps the database's process, but the session is over and gets no notices.
        member = nil
        let end = ContinuousClock.now + .seconds(20)
        while try live(server) > 0, ContinuousClock.now < end { usleep(10_000) }
        #expect(try live(server) == 0)
        let next = try pooler.connect("ann")
        #expect(try next.run("SELECT count(*) FROM pg_listening_channels()").integer(0, 0) == 0)
        #expect(try next.run("SELECT current_setting('application_name')").text(0, 0) == "test")
    }

    @Test("The leader's lock is free when a collector behind PgBouncer is gone") func lock() throws {
        let server = try DeskServer()
        let pooler = try Pooler(server)
        var first: Connection? = try pooler.connect("collector")
        try first?.run("SELECT pg_advisory_lock(112633091322477)")
        let second = try server.connect("second")
        let isFree = { try second.run("SELECT pg_try_advisory_lock(112633091322477)").flag(0, 0) == true }
        #expect(try !isFree())
        first = nil
        let end = ContinuousClock.now + .seconds(20)
        var wasFreed = false
        while !wasFreed, ContinuousClock.now < end { wasFreed = try isFree() }
        #expect(wasFreed)
    }

    private func live(_ server: DeskServer) throws -> Int {
        try server.sql("SELECT count(*) FROM fxterm.live_session").integer(0, 0) ?? 0
    }
}
