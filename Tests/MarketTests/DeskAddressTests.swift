import Market
import Testing

@Suite struct DeskAddressTests {
    @Test(
        "An address on this machine stays as it is",
        arguments: [
            ("postgresql://localhost/desk", ["localhost"]), ("postgres://LOCALHOST", ["LOCALHOST"]),
            ("postgresql://ann@127.0.0.1:5433/desk?sslmode=disable", ["127.0.0.1"]),
            ("postgresql://[::1]:5432/desk", ["::1"]),
            ("postgresql://%2Fvar%2Frun%2Fpostgresql/desk", ["/var/run/postgresql"]),
            ("postgresql:///desk?host=/var/run/postgresql", ["/var/run/postgresql"]),
            ("postgresql://ann@/desk?host=/tmp&port=5499", ["/tmp"]),
            ("postgresql://localhost:5432,127.0.0.2:5433/desk", ["localhost", "127.0.0.2"]),
            ("postgresql://db.example.org/desk?hostaddr=127.0.0.1", ["db.example.org"]),
            ("postgresql:///desk?hostaddr=::1", ["::1"]),
        ])
    func local(text: String, hosts: [String]) throws {
        let address = try DeskAddress(text)
        #expect(address.isLocal)
        #expect(address.connecting == text)
        #expect(address.hosts == hosts)
    }

    @Test(
        "An address that leaves this machine asks for the check of the certificate",
        arguments: [
            ("postgresql://db.example.org", "postgresql://db.example.org?sslmode=verify-full"),
            ("postgresql://ann@db:5433/desk", "postgresql://ann@db:5433/desk?sslmode=verify-full"),
            ("postgres://db/desk?", "postgres://db/desk?sslmode=verify-full"),
            (
                "postgresql://db/desk?connect_timeout=5",
                "postgresql://db/desk?connect_timeout=5&sslmode=verify-full"
            ),
            ("postgresql://db/desk?sslmode=verify-full", "postgresql://db/desk?sslmode=verify-full"),
            ("postgresql:///desk?service=team", "postgresql:///desk?service=team&sslmode=verify-full"),
            ("postgresql:///desk", "postgresql:///desk?sslmode=verify-full"),
            ("postgresql://localhost,db/desk", "postgresql://localhost,db/desk?sslmode=verify-full"),
            (
                "postgresql://localhost/desk?hostaddr=192.0.2.1",
                "postgresql://localhost/desk?hostaddr=192.0.2.1&sslmode=verify-full"
            ),
            (
                "postgresql://localhost/desk?host=db.example.org",
                "postgresql://localhost/desk?host=db.example.org&sslmode=verify-full"
            ),
            ("postgresql://128.0.0.1/desk", "postgresql://128.0.0.1/desk?sslmode=verify-full"),
            ("postgresql://127.1/desk", "postgresql://127.1/desk?sslmode=verify-full"),
            (
                "postgresql://localhost.example.org",
                "postgresql://localhost.example.org?sslmode=verify-full"
            ),
        ])
    func remote(text: String, connecting: String) throws {
        let address = try DeskAddress(text)
        #expect(!address.isLocal)
        #expect(address.connecting == connecting)
    }

    @Test(
        "An address with a secret in it is refused",
        arguments: [
            "postgresql://ann:secret@db/desk", "postgresql://ann:@db/desk", "postgresql://:secret@localhost",
            "postgresql://localhost/desk?password=secret", "postgresql://localhost/desk?pass%77ord=secret",
            "postgresql://localhost/desk?a=b&sslpassword=secret",
            "postgresql://localhost/desk?scram_client_key=x", "postgresql://ann:se/cret@db/desk",
            "postgresql://ann:se@cret@db/desk", "postgres://ann:12@localhost",
        ])
    func secret(text: String) {
        #expect(throws: DeskAddress.Problem.hasSecret) { try DeskAddress(text) }
    }

    @Test(
        "An address that leaves this machine without the check is refused",
        arguments: [
            "postgresql://db/desk?sslmode=require", "postgresql://db/desk?sslmode=disable",
            "postgresql://db/desk?sslmode=verify-ca", "postgresql://db/desk?sslmode=",
            "postgresql://db/desk?ssl%6Dode=prefer", "postgresql://db/desk?ssl=true",
            "postgresql://db/desk?sslmode=verify-full&sslmode=disable",
            "postgresql://localhost,db/desk?sslmode=prefer",
            "postgresql://localhost%2Cdb/desk?sslmode=prefer",
            "postgresql://127.0.0.1/desk?host=db&sslmode=allow",
            "postgresql://127.0.0.1/desk?hostaddr=192.0.2.1&sslmode=allow",
            "postgresql:///desk?service=team&sslmode=require",
        ])
    func unverified(text: String) {
        #expect(throws: DeskAddress.Problem.unverified) { try DeskAddress(text) }
    }

    @Test(
        "Anything else is no address",
        arguments: [
            "", "off", "https://example.org", "postgresql:", "postgresql:/db", "host=db dbname=desk",
            "POSTGRESQL://db", "postgresql://db:port/desk", "postgresql://[::1/desk", "postgresql://[]/desk",
            "postgresql://db/desk?sslmode", "postgresql://db/desk?=x", "postgresql://db/%zz",
            "postgresql://db/%0A", "postgresql://db/desk\n", "postgresql://d b/desk", "postgresql://dé/desk",
            "postgresql://db:123456/desk", "postgresql://db\\@x/desk", "postgresql://db/desk#x", "db/desk",
        ])
    func none(text: String) {
        #expect(throws: DeskAddress.Problem.notAnAddress) { try DeskAddress(text) }
    }

    @Test func `a failure names the host, and no socket`() throws {
        #expect(try DeskAddress("postgresql://db.example.org/desk").shownHost == "db.example.org")
        #expect(try DeskAddress("postgresql:///desk?host=/tmp").shownHost == nil)
        #expect(try DeskAddress("postgresql:///desk?service=team").shownHost == nil)
    }
}
