import Desk
import Foundation
import Testing

/// A team server as if on another machine, called `desk.test`.
@Suite(
    .enabled(if: DeskServer.isAvailable),
    .enabled(if: Programs.missing(among: ["openssl"]) == nil, "openssl is not installed: apt install openssl")
)
struct SecureDeskTests {
    @Test("Only a server with the right name, by the right authority, in time, is spoken to")
    func certificates() throws {
        let certificates = try DeskCertificates()
        defer { certificates.remove() }
        let port = DeskCertificates.freePort()
        let server = try DeskServer(certificates.settings(port: port), makesDesk: false)
        let owner = "postgresql://postgres@/desk?host=\(server.folder)&port=\(port)"
        try Connection(owner, name: "test").execute("CREATE ROLE ann LOGIN")

        func connect(_ host: String, _ authority: String = "ca") throws(DeskFailure) -> Connection {
            try Connection(
                "postgresql://ann@\(host):\(port)/desk?hostaddr=127.0.0.1&sslmode=verify-full"
                    + "&sslrootcert=\(certificates.folder)/\(authority).pem", name: "test")
        }
        func isUntrusted(_ body: () throws(DeskFailure) -> Connection) -> Bool {
            do throws(DeskFailure) {
                _ = try body()
                return false
            } catch {
                if case .untrusted = error { return true }
                return false
            }
        }
        #expect(try connect("desk.test").isEncrypted)
        #expect(isUntrusted { () throws(DeskFailure) in try connect("other.test") })
        #expect(isUntrusted { () throws(DeskFailure) in try connect("desk.test", "other") })
        #expect(isUntrusted { () throws(DeskFailure) in try connect("desk.test", "none") })

        try certificates.issue(days: -1)
        try Connection(owner, name: "test").run("SELECT pg_reload_conf()")
        // The server reloads it at some later time.
        let end = ContinuousClock.now + .seconds(20)
        while (try? connect("desk.test")) != nil, ContinuousClock.now < end { usleep(10_000) }
        #expect(isUntrusted { () throws(DeskFailure) in try connect("desk.test") })
        let run = try DeskCommandRun(
            "check", "postgresql://ann@desk.test:\(port)/desk?hostaddr=127.0.0.1&sslmode=verify-full",
            environment: ["PGSSLROOTCERT": certificates.folder + "/ca.pem"])
        #expect(
            run.status == 1 && run.errors.contains("the team server's certificate is not trusted"), "\(run)")

        try Connection(owner, name: "test").execute("ALTER SYSTEM SET ssl = off")
        try Connection(owner, name: "test").run("SELECT pg_reload_conf()")
        while !isUntrusted({ () throws(DeskFailure) in try connect("desk.test") }), ContinuousClock.now < end
        {}
        #expect(isUntrusted { () throws(DeskFailure) in try connect("desk.test") })
    }

    @Test("Passwords come from ~/.pgpass or a service file, by SCRAM, and are never said") func passwords()
        throws
    {
        let certificates = try DeskCertificates()
        defer { certificates.remove() }
        let port = DeskCertificates.freePort()
        let server = try DeskServer(
            certificates.settings(port: port), access: ["hostssl desk all 127.0.0.1/32 scram-sha-256"],
            makesDesk: false)
        let owner = "postgresql://postgres@/desk?host=\(server.folder)&port=\(port)"
        #expect(try DeskCommandRun("init", owner).status == 0)
        try Connection(owner, name: "test").execute(
            "CREATE ROLE collector LOGIN PASSWORD 'of collector' IN ROLE fxterm_collector")

        let folder = certificates.folder
        func write(_ text: String, to name: String) throws -> String {
            try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
            chmod("\(folder)/\(name)", 0o600)
            return "\(folder)/\(name)"
        }
        let authority = ["PGSSLROOTCERT": folder + "/ca.pem"]
        let address =
            "postgresql://collector@desk.test:\(port)/desk?hostaddr=127.0.0.1&sslmode=verify-full"
        let none = try DeskCommandRun("status", address, environment: authority)
        #expect(none.status == 1 && none.errors.contains("put it into ~/.pgpass"), "\(none)")
        let right = try write("desk.test:\(port):desk:collector:of collector\n", to: "right")
        let known = try DeskCommandRun(
            "status", address, environment: authority.merging(["PGPASSFILE": right]) { $1 })
        #expect(known.status == 0 && known.output.contains("leader      none"), "\(known)")
        let wrong = try write("*:*:*:*:guessed\n", to: "wrong")
        let refused = try DeskCommandRun(
            "status", address, environment: authority.merging(["PGPASSFILE": wrong]) { $1 })
        #expect(
            refused.status == 1 && refused.errors.contains("the team server refuses the password"),
            "\(refused)")
        #expect(!refused.errors.contains("guessed"))
        chmod(right, 0o644)
        let open = try DeskCommandRun(
            "status", address, environment: authority.merging(["PGPASSFILE": right]) { $1 })
        #expect(open.status == 1 && open.errors.contains("others can read \(right)"), "\(open)")
        // The service file has all settings; TLS is checked by default.
        let service = try write(
            "[desk]\nhost=desk.test\nhostaddr=127.0.0.1\nport=\(port)\ndbname=desk\nuser=collector\n"
                + "password=of collector\n", to: "services")
        let served = try DeskCommandRun(
            "status", "postgresql://?service=desk",
            environment: authority.merging(["PGSERVICEFILE": service]) { $1 })
        #expect(served.status == 0, "\(served)")
        let unsafe = try DeskCommandRun(
            "status", "postgresql://?service=desk", environment: ["PGSERVICEFILE": service])
        #expect(unsafe.status == 1 && unsafe.errors.contains("not trusted"), "\(unsafe)")
        #expect(!unsafe.errors.contains("of collector"))
    }
}
