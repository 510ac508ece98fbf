import Desk
import Testing

@Suite(.enabled(if: DeskServer.isAvailable))
struct ConnectionTests {
    @Test("values come back as they went")
    func valuesComeBackAsTheyWent() throws {
        let server = try DeskServer()
        let connection = try server.connect()
        let texts: [String?] = ["a", "", nil, "\"quoted\\\"", "{,}", "null", "日圓"]
        let reals = [0.1, -0.0, 1e300, Double.leastNonzeroMagnitude, .infinity, 1 / 3]
        let rows = try connection.run(
            "SELECT $1::text, $2::bigint, $3::float8, $4::float8[], $5::int[], ($6::text[])[t], $7::bool "
                + "FROM generate_series(1, 7) t",
            [
                .text("it's\0cut"), .integer(.max), .real(0.1 + 0.2), .reals(reals), .integers([1, -2]),
                .texts(texts), .flag(true),
            ])
        #expect(rows.count == 7)
        #expect(rows.text(0, 0) == "it's")
        #expect(rows.integer(0, 1) == .max)
        #expect(rows.real(0, 2) == 0.1 + 0.2)
        #expect(rows.reals(0, 3) == reals)
        #expect(rows.integers(0, 4) == [1, -2])
        #expect((0..<7).map { rows.text($0, 5) } == texts)
        #expect(rows.flag(0, 6) == true)
    }

    @Test("a notice wakes, and so does the end of the server")
    func noticesWakeAndTheEndOfTheServerIsNoticed() throws {
        let server = try DeskServer()
        let (listening, sending) = (try server.connect("ann"), try server.connect("bob"))
        try listening.execute("LISTEN fxterm_figures")
        #expect(try listening.wait(0) == .timeout)
        try sending.run("SELECT pg_notify('fxterm_figures', 'q EUR')")
        #expect(try listening.wait(10_000) == .notice)
        #expect(listening.notices().map(\.payload) == ["q EUR"])
        try server.stop(.immediate)
        #expect(throws: DeskFailure.self) {
            while try listening.wait(10_000) == .notice {}
        }
        #expect(throws: DeskFailure.self) { try server.connect() }
    }

    @Test("half of a transaction is nothing")
    func whatIsHalfDoneIsUndone() throws {
        let server = try DeskServer()
        let connection = try server.connect("collector")
        #expect(throws: DeskFailure.self) {
            try connection.transaction { () throws(DeskFailure) in
                try connection.run("INSERT INTO fxterm.left_out VALUES ('yahoo', 3, 1)")
                try connection.run("INSERT INTO fxterm.left_out VALUES ('yahoo', 3, 1)")
            }
        }
        #expect(try connection.run("SELECT count(*) FROM fxterm.left_out").integer(0, 0) == 0)
    }

    @Test("a desk is made once")
    func aDeskIsMadeOnce() throws {
        let server = try DeskServer(makesDesk: false)
        let owner = try server.connect("postgres")
        try owner.execute(DeskSchema.roles)
        #expect(try DeskSchema.migrate(owner) == 0)
        #expect(try DeskSchema.migrate(owner) == DeskSchema.version)
        try owner.execute(DeskSchema.roles)
        #expect(try owner.run("SELECT version FROM fxterm.desk").integer(0, 0) == DeskSchema.version)
    }
}
