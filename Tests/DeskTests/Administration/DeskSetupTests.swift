import Testing

@testable import Desk

/// `fxterm desk init` and `migrate`, as an administrator runs them.
@Suite(.enabled(if: DeskServer.isAvailable)) struct DeskSetupTests {
    @Test("A desk is made, checked and set, and what is missing is said") func life() throws {
        let server = try DeskServer(makesDesk: false)
        let address = server.address("postgres")
        let none = try DeskCommandRun("check", address)
        #expect(none.status == 1 && none.output.contains("there is no desk in this database"))
        #expect(try DeskCommandRun("status", address).status == 1)
        #expect(try DeskCommandRun("migrate", address).status == 1)

        let made = try DeskCommandRun("init", address, "--keep-minutes", "60d")
        #expect(made.status == 0, "\(made)")
        #expect(made.output.contains("made the desk, version \(DeskSchema.version)"))
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
        // The tests' servers do not wait for the disk, which is the one thing to be said.
        #expect(
            well.output.split(separator: "\n").filter { $0.hasPrefix("problem") } == ["problem  fsync is off"]
        )

        let again = try DeskCommandRun(
            "init", address, "--keep-days", "10y", "--most-items", "7", "--most-boards", "3")
        #expect(again.status == 0 && again.output.contains("the desk is there"), "\(again)")
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
        #expect(made.status == 1 && made.output.contains("made the desk"), "\(made)")
        #expect(made.output.contains("members may call lo_"), "\(made)")
        #expect(!made.output.contains("everybody may"), "\(made)")
        // A superuser's second run takes the rest away.
        let mended = try DeskCommandRun("init", server.address("postgres", database: "theirs"))
        #expect(mended.status == 0, "\(mended)")
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

        // In the middle of a transaction that has read the settings and figures.
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
