import Foundation
import Testing

@testable import Desk

@Suite(.enabled(if: DeskServer.isAvailable)) struct DeskCheckTests {
    @Test("Each mistake of an administrator is found, and `init` mends those of rights") func mistakes()
        throws
    {
        let server = try DeskServer()
        let mistakes: [(String, sql: String, found: String)] = [
            (
                "right", "REVOKE INSERT ON fxterm.rate FROM fxterm_collector",
                "fxterm_collector: INSERT fxterm.rate"
            ),
            ("public", "GRANT TEMP ON DATABASE desk TO PUBLIC", "temporary in the database"),
            ("tables", "GRANT SELECT ON fxterm.request TO PUBLIC", "select on request"),
            ("locks", "GRANT EXECUTE ON FUNCTION pg_advisory_lock(bigint) TO PUBLIC", "pg_advisory_lock"),
            ("large", "GRANT EXECUTE ON FUNCTION lo_create(oid) TO fxterm_member", "lo_create"),
            ("rows", "ALTER TABLE fxterm.request DISABLE ROW LEVEL SECURITY", "not kept apart in request"),
            ("mighty", "ALTER ROLE bob CREATEROLE", "do more than members: bob"),
            ("two groups", "GRANT fxterm_collector TO ann", "do more than members: ann"),
        ]
        for mistake in mistakes {
            #expect(try !check(server).contains(mistake.found), "\(mistake.0)")
            try server.sql(mistake.sql)
            #expect(try check(server).contains(mistake.found), "\(mistake.0)")
            switch mistake.0 {
            case "large": try server.sql("REVOKE EXECUTE ON FUNCTION lo_create(oid) FROM fxterm_member")
            case "rows": try server.sql("ALTER TABLE fxterm.request ENABLE ROW LEVEL SECURITY")
            case "mighty": try server.sql("ALTER ROLE bob NOCREATEROLE")
            case "two groups": try server.sql("REVOKE fxterm_collector FROM ann")
            case _:
                #expect(try DeskCommandRun("init", server.address("postgres")).status == 0, "\(mistake.0)")
            }
        }
        try server.sql("UPDATE fxterm.desk SET version = 99, oldest = 99")
        #expect(try check(server).contains("install a newer fxterm"))
        #expect(try DeskCommandRun("init", server.address("postgres")).status == 1)
    }

    @Test("A leader that is silent is found, whatever the age of the figures")
    func silence() throws {
        let server = try DeskServer()
        let collector = try server.connect("collector")
        try collector.run("SELECT pg_advisory_lock(112633091322477)")
        try collector.run("INSERT INTO fxterm.leader (host, process, version) VALUES ('h', 7, '0.3.0')")
        try server.sql("UPDATE fxterm.counter SET at = now() - interval '3 days'")
        let well = try check(server)
        #expect(
            well.contains("a collector leads") && !well.contains("sign of life")
                && !well.contains("minutes old"),
            "\(well)")
        try server.sql("UPDATE fxterm.leader SET seen_at = now() - interval '1 hour'")
        #expect(try check(server).contains("gave no sign of life for 60 min"))
        let run = try DeskCommandRun("status", server.address("postgres"), "--format", "json")
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(try #require(json?["heartbeat"] as? Int) >= 3600, "\(run)")
    }

    @Test("Other databases that members may connect to are named")
    func otherDatabases() throws {
        let server = try DeskServer()
        #expect(
            try check(server).contains(
                "members may connect to other databases of this server: postgres, template1"))
        for name in ["postgres", "template1"] {
            try server.sql("REVOKE CONNECT ON DATABASE \(name) FROM PUBLIC")
        }
        #expect(try !check(server).contains("other databases"))
    }

    @Test("Who fills or holds the queue of notices is named, and ended in whatever database")
    func queue() throws {
        let server = try DeskServer()
        let (holder, flood) = (
            try Connection(server.address("ann", database: "postgres"), name: "test"),
            try server.connect("bob")
        )
        try holder.execute("SET idle_in_transaction_session_timeout = 0; LISTEN anything")
        try holder.execute("BEGIN; SELECT 1")
        for _ in 0..<100 { try flood.run("SELECT pg_notify('anything', repeat('x', 7000) || random())") }
        let owner = try server.connect("postgres")
        func usage() throws -> Double {
            try owner.run("SELECT pg_notification_queue_usage()").real(0, 0) ?? 0
        }
        #expect(try usage() > 1e-5)
        while try owner.run(
            "SELECT count(*) FROM pg_stat_activity WHERE xact_start < clock_timestamp() - interval '1.2 s'"
        )
        .integer(0, 0) == 0 { usleep(50_000) }
        let found = try DeskCheck.queue(owner, fullness: 1e-5).all.map(\.text)
        #expect(
            found.contains { $0.contains("held by one of: ann (process \(holder.process) in postgres)") },
            "\(found)")
        let collector = try server.connect("collector")
        #expect(try collector.run("SELECT fxterm.end_stalled('1 hour', 0.2)").integer(0, 0) == 0)
        #expect(try collector.run("SELECT fxterm.end_stalled('1 hour', 1e-5)").integer(0, 0) == 1)
        #expect(throws: DeskFailure.self) { try holder.run("SELECT 1") }
        // The next notices empty it. A session that floods but blocks nothing may go on.
        while try owner.run("SELECT count(*) FROM pg_stat_activity WHERE usename = 'ann'").integer(0, 0) != 0
        {}
        for _ in 0..<20 { try flood.run("SELECT pg_notify('anything', repeat('x', 7000) || random())") }
        #expect(try usage() < 1e-5)
    }

    @Test("An owner who may not end members' transactions is told")
    func powerless() throws {
        let server = try DeskServer()
        #expect(try !check(server).contains("may not end members"))
        try server.sql("CREATE ROLE administrator LOGIN")
        try server.sql("ALTER FUNCTION fxterm.tidy(interval) OWNER TO administrator")
        #expect(try check(server).contains("may not end members' transactions"))
        try server.sql("GRANT pg_signal_backend TO administrator")
        #expect(try !check(server).contains("may not end members"))
    }

    @Test("Doors without a lock are found") func doors() throws {
        let server = try DeskServer(access: ["host all all 10.0.0.0/8 trust"])
        #expect(try check(server).contains("pg_hba.conf lets people in without TLS"))
        let safe = try DeskServer(access: ["hostssl desk +fxterm_member all scram-sha-256"])
        #expect(try !check(safe).contains("pg_hba.conf lets people in"))
    }

    @Test("Status tells who is there, what they want, who leads, and how large it is") func status() throws {
        let server = try DeskServer()
        let collector = try server.connect("collector")
        let waiting = try server.connect("second")
        try collector.run("SELECT pg_advisory_lock(112633091322477)")
        try collector.run("INSERT INTO fxterm.leader (host, process, version) VALUES ('h', 7, '0.3.0')")
        for publisher in [collector, waiting] {
            try publisher.run("SELECT pg_try_advisory_lock_shared(112633091322478)")
        }
        try collector.run(
            """
            INSERT INTO fxterm.feed VALUES
                ('rter tw.rter.info:443', 'tw.rter.info:443', extract(epoch FROM now()) - 10850, NULL, NULL, NULL, NULL, 0),
                ('yahoo q.test:443', 'q.test:443', NULL, 0, 'status', '503', extract(epoch FROM now()) - 300, 0)
            """)
        let members = try ["ann", "ann", "bob"].map { person in
            let connection = try AttackTests.ask(as: person, on: server)
            let session = try connection.run("SELECT max(id) FROM fxterm.session").integer(0, 0) ?? 0
            try connection.run(
                "SELECT set_config('application_name', $1, false)", [.text("fxterm/\(session)")])
            return connection
        }
        try members[2].run(
            "INSERT INTO fxterm.request (session, subject, items, freshness, is_patient) "
                + "SELECT max(id), 'quotes', 'AAPL 2330.TW', 60, true FROM fxterm.session")
        let run = try DeskCommandRun("status", server.address("postgres"), "--format", "json")
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run)")
        #expect((json["leader"] as? [String: Any])?["host"] as? String == "h")
        #expect(json["waiting_collectors"] as? Int == 1)
        // It comes without connections or news too.
        #expect(try #require(json["heartbeat"] as? Int) < 60 && json["lag"] == nil)
        let feeds = try #require(json["feeds"] as? [[String: Any]])
        #expect(feeds.map { $0["name"] as? String } == ["rter tw.rter.info:443", "yahoo q.test:443"])
        #expect(feeds.map { $0["cause"] as? String } == [nil, "status"])
        #expect(json["members_connected"] as? Int == 2 && json["members_known"] as? Int == 2)
        #expect(json["open_questions"] as? Int == 4 && json["open_items"] as? Int == 3)
        #expect(json["asked_last_hour"] as? Int == 5 && json["saved_last_hour"] as? Int == 2)
        #expect((json["tables"] as? [[String: Any]])?.contains { $0["name"] as? String == "bar_day" } == true)
        let names = (json["members"] as? [[String: Any]])?.map { $0["sessions"] as? Int }
        #expect(names == [2, 1])
        let text = try DeskCommandRun("status", server.address("collector")).output
        #expect(text.contains("leader      collector on h (process 7, fxterm 0.3.0)"), "\(text)")
        #expect(text.contains("; 1 more waits\n"), "\(text)")
        #expect(text.contains("feeds       rter tw.rter.info:443: answered 3 h ago\n"), "\(text)")
        #expect(
            text.contains("yahoo (q.test:443): the feed is down (HTTP 503), for 5 min; no answer yet\n"),
            "\(text)")
        #expect(text.contains("5 items asked for in the last hour, 2 of them saved (40 %)"), "\(text)")
        #expect(try DeskCommandRun("status", server.address("ann")).status == 1)
    }

    private func check(_ server: DeskServer) throws -> String {
        try DeskCommandRun("check", server.address("postgres")).output
    }
}
