import Foundation
import Testing

@testable import Desk

@Suite(.enabled(if: DeskServer.isAvailable)) struct DeskSetupTests {
    @Test("A desk is made, checked and set, and what is missing is said") func life() throws {
        let server = try DeskServer(makesDesk: false)
        let address = server.address("postgres")
        let none = try DeskCommandRun("check", address)
        #expect(none.status == 1 && none.output.contains("there is no team server in this database"))
        #expect(try DeskCommandRun("status", address).status == 1)
        #expect(try DeskCommandRun("migrate", address).status == 1)

        let made = try DeskCommandRun("init", address, "--keep-minutes", "60d")
        #expect(made.status == 0, "\(made)")
        #expect(made.output.contains("made the team server, version \(DeskSchema.version)"))
        #expect(made.output.contains("rights are as they should be"))
        let empty = try DeskCommandRun("check", address)
        #expect(empty.status == 1, "\(empty)")
        #expect(empty.output.contains("no role can collect") && empty.output.contains("no collector leads"))

        try server.sql("CREATE ROLE collector LOGIN IN ROLE fxterm_collector")
        try server.sql("CREATE ROLE ann LOGIN CONNECTION LIMIT 20 IN ROLE fxterm_member")
        let collector = try server.connect("collector")
        try collector.run("SELECT pg_advisory_lock(112633091322477)")
        try collector.run("INSERT INTO fxterm.leader (host, process, version) VALUES ('h', 1, '1')")
        let well = try DeskCommandRun("check", address)
        #expect(well.output.contains("a collector leads: collector on h"), "\(well)")
        // The tests' servers do not wait for the disk, which is the only problem reported.
        #expect(
            well.output.split(separator: "\n").filter { $0.hasPrefix("problem") } == ["problem  fsync is off"]
        )

        let again = try DeskCommandRun(
            "init", address, "--keep-days", "10y", "--most-items", "7", "--most-boards", "3")
        #expect(again.status == 0 && again.output.contains("the team server is there"), "\(again)")
        let settings = try server.sql(
            "SELECT keep_minutes, keep_days, most_items, most_boards FROM fxterm.desk")
        #expect((0..<4).map { settings.integer(0, $0) } == [60, 3650, 7, 3])
        #expect(try DeskCommandRun("init", address, "--keep-minutes", "forever").status == 0)
        #expect(try server.sql("SELECT keep_minutes IS NULL FROM fxterm.desk").flag(0, 0) == true)
        #expect(try DeskCommandRun("migrate", address).output.contains("already"))
    }

    @Test("The SQL for psql makes the same desk") func script() throws {
        let server = try DeskServer(makesDesk: false)
        let printed = try DeskCommandRun(
            "init", "postgresql://nowhere.invalid/desk", "--print", "--keep-days", "1y")
        #expect(printed.status == 0 && printed.errors.isEmpty, "\(printed)")
        let owner = try server.connect("postgres")
        try owner.execute(printed.output)
        let desk = try owner.run("SELECT version, keep_days FROM fxterm.desk")
        #expect(desk.integer(0, 0) == DeskSchema.version && desk.integer(0, 1) == 365)
        #expect(try DeskCommandRun("migrate", server.address("postgres")).output.contains("already"))
    }

    @Test(
        "What makes no sense is wrong usage",
        arguments: [
            ["check", "postgresql://ann:secret@desk.example/fxterm"],
            ["check", "postgresql://desk.example/fxterm?password=secret"], ["check", "desk.example"],
            ["check", "postgresql://desk.example/fxterm?sslmode=require"],
            ["init", "postgresql:///x", "--keep-minutes", "30"],
            ["init", "postgresql:///x", "--keep-days", "0d"],
            ["init", "postgresql:///x", "--most-items", "many"], ["check"],
        ]) func usage(_ words: [String]) throws
    {
        let run =
            words.count == 1
            ? try DeskCommandRun(words[0])
            : words.count == 2
                ? try DeskCommandRun(words[0], words[1])
                : try DeskCommandRun(words[0], words[1], words[2], words[3])
        #expect(run.status == 2 && run.output.isEmpty, "\(run)")
        #expect(run.errors.hasPrefix("fxterm: ") && !run.errors.contains("secret"), "\(run)")
    }

    @Test("A desk that is not there is said") func unreachable() throws {
        let run = try DeskCommandRun("check", "postgresql://127.0.0.1:1/fxterm")
        #expect(run.status == 1 && run.errors.contains("cannot be reached"), "\(run)")
    }

    @Test("Whoever owns the database makes a desk too, and learns what only a superuser can forbid")
    func owner() throws {
        let server = try DeskServer(makesDesk: false)
        try server.sql("CREATE ROLE administrator LOGIN CREATEROLE")
        try server.sql("CREATE DATABASE theirs OWNER administrator")
        let address = server.address("administrator", database: "theirs")
        let made = try DeskCommandRun("init", address)
        #expect(made.status == 1 && made.output.contains("made the team server"), "\(made)")
        #expect(made.output.contains("members may call lo_"), "\(made)")
        #expect(!made.output.contains("everybody may"), "\(made)")
        let mended = try DeskCommandRun("init", server.address("postgres", database: "theirs"))
        #expect(mended.status == 0, "\(mended)")
    }

    @Test("The lines of the guide remove a member, and all that was theirs") func removal() throws {
        let guide = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "../../../docs/howto/team-server.md"),
            encoding: .utf8)
        let lines = guide.split(separator: "\n").drop { !$0.contains("ALTER ROLE ann NOLOGIN") }.prefix(5)
        #expect(lines.last == "DROP ROLE ann;")
        let server = try DeskServer()
        let ann = try AttackTests.ask(as: "ann", on: server)
        try ann.run("SELECT fxterm.publish_board('Team', 'edit', repeat('x', 20))")
        for line in lines { try server.sql(String(line)) }
        #expect(throws: DeskFailure.self) { try ann.run("SELECT 1") }
        let left = try server.sql(
            "SELECT (SELECT count(*) FROM fxterm.board) + (SELECT count(*) FROM fxterm.session) + (SELECT count(*) FROM fxterm.request)"
        )
        #expect(left.integer(0, 0) == 0)
    }

    @Test("A database that cannot hold every name is refused, by each way to make a desk") func encoding()
        throws
    {
        let server = try DeskServer(makesDesk: false)
        try server.sql(
            "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'")
        let address = server.address("postgres", database: "latin")
        for command in ["init", "check"] {
            let run = try DeskCommandRun(command, address)
            #expect(
                run.status == 1 && run.output.contains("LATIN1") && run.output.contains("-E UTF8"), "\(run)")
        }
        let script = try DeskCommandRun("init", address, "--print").output
        #expect(throws: DeskFailure.self) { try Connection(address, name: "test").execute(script) }
        #expect(
            try server.sql("SELECT to_regnamespace('fxterm') IS NULL", database: "latin").flag(0, 0) == true)
    }

    @Test("Parts of boards that no version knows go with the migration, and come no more") func parts() throws
    {
        let server = try DeskServer(makesDesk: false)
        let owner = try server.connect("postgres")
        try owner.execute(DeskSchema.roles)
        for migration in DeskSchema.migrations.prefix(2) { try owner.execute(migration) }
        try owner.execute("UPDATE fxterm.desk SET version = 2")
        try owner.execute("CREATE ROLE ann LOGIN IN ROLE fxterm_member")
        let known = [
            "rates/EUR", "stocks/2330.TW", "stocks/M&M.NS", "clocks/Asia/Shanghai#Xi/An", "clocks/Etc/GMT+9",
            "heading/stocks/Chips & 台積電", "look/base", "look/baseline", "alert/rate/JPY/USD// EUR > 1.1",
            "alert/stock/2330.TW/<-3% d1", "alert/clock/Asia/Taipei/09:00",
        ]
        let unknown = [
            "alert/clock", "alert/clock/", "alert/rate/JPY", "alert/stock/AAPL", "rates", "rates/",
            "rates/eur", "/", "x",
            "weather/Taipei", "heading/positions/Mine", "heading/rates/", "look/theme", "stocks/A\u{1B}[2J",
            "heading/rates/\u{7}",
        ]
        try owner.run(
            "INSERT INTO fxterm.board (name, policy, token, number) VALUES ('Team', 'edit', repeat('x', 20), 99)"
        )
        for (number, key) in (known + unknown).enumerated() {
            try owner.run(
                "INSERT INTO fxterm.board_entry VALUES (1, $1, 'V', $2, 'ann')",
                [.text(key), .integer(number + 1)])
        }
        let migrated = try DeskCommandRun("migrate", server.address("postgres"))
        #expect(migrated.status == 0, "\(migrated)")
        let left = try owner.run("SELECT key FROM fxterm.board_entry ORDER BY number")
        #expect((0..<left.count).map { left.text($0, 0) } == known)
        try owner.execute(DeskSchema.database)
        let member = try server.connect("ann")
        for (number, key) in unknown.enumerated() {
            let failure = #expect(throws: DeskFailure.self) {
                try member.run(
                    "SELECT fxterm.edit_board(1, repeat($1, 20), 0, jsonb_build_object($2::text, 'V'))",
                    [.text(String(UnicodeScalar(UInt8(97 + number)))), .text(key)])
            }
            #expect(
                failure?.state == "23514" || failure?.state == "42501",
                "\(key): \(String(describing: failure))")
        }
    }

    @Test("An older desk is brought up to date while members use it") func migration() throws {
        let server = try DeskServer(makesDesk: false)
        let owner = try server.connect("postgres")
        try owner.execute(DeskSchema.roles)
        try owner.execute(DeskSchema.migrations[0])
        try owner.execute(DeskSchema.rights)
        try owner.execute("CREATE ROLE ann LOGIN IN ROLE fxterm_member")
        try owner.run("INSERT INTO fxterm.rate VALUES ('EUR', 'rter', 0.9, 0, 0, 1)")
        let address = server.address("postgres")
        let old = try DeskCommandRun("check", address)
        #expect(old.status == 1 && old.output.contains("fxterm desk migrate brings it up to date"), "\(old)")

        let member = try server.connect("ann")
        try member.execute("BEGIN")
        try member.run("SELECT * FROM fxterm.rate")
        try member.run("INSERT INTO fxterm.session (version) VALUES ('0.2.0')")
        let migrated = try DeskCommandRun("migrate", address)
        #expect(
            migrated.status == 0 && migrated.output.contains("from version 1 to \(DeskSchema.version)"),
            "\(migrated)")
        #expect(try member.run("SELECT per_dollar FROM fxterm.rate").real(0, 0) == 0.9)
        try member.execute("COMMIT")
        try member.run("INSERT INTO fxterm.session (version) VALUES ('0.2.0')")
    }
}
