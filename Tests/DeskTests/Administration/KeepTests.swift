import Desk
import Testing

@Suite(.enabled(if: DeskServer.isAvailable)) struct KeepTests {
    @Test("Bars go by the desk's settings, and partitions are there before their bars") func bars() throws {
        let server = try DeskServer()
        let collector = try server.connect("collector")
        let day = 86_400
        let now = try server.sql("SELECT extract(epoch FROM now())::bigint").integer(0, 0) ?? 0
        try server.sql("UPDATE fxterm.desk SET keep_minutes = 30, keep_days = 3650")
        try collector.run(
            "INSERT INTO fxterm.bar_series (item, interval, provider, kind, zone, since, seen_at, number) "
                + "SELECT 'AAPL', interval, 'yahoo', 'share', 'UTC', 0, 0, 1 FROM unnest(ARRAY['1m', '1d']) AS interval"
        )
        for (table, days) in [("bar_minute", [1, 20, 45, 200]), ("bar_day", [1, 3000, 3700, 9000])] {
            for age in days {
                let start = now - age * day
                try collector.run(
                    "SELECT fxterm.make_partitions($1, $2, $2)", [.text(table), .integer(start)])
                try collector.run(
                    "INSERT INTO fxterm.\(table) VALUES ($1, 1, 1, 1, 1, 1, 1, 1)", [.integer(start)])
            }
        }
        let kept = try collector.run("SELECT * FROM fxterm.keep()")
        #expect((kept.integer(0, 0) ?? 0) >= 2)
        #expect(try ages("bar_minute", now, server) == [1, 20])
        #expect(try ages("bar_day", now, server) == [1, 3000])
        let since = try server.sql("SELECT since FROM fxterm.bar_series ORDER BY id")
        #expect(abs((since.integer(0, 0) ?? 0) - (now - 30 * day)) < 60)
        #expect(abs((since.integer(1, 0) ?? 0) - (now - 3650 * day)) < 60)
        for ahead in [0, 7, 20] {
            try collector.run(
                "INSERT INTO fxterm.bar_minute VALUES ($1, 2, 1, 1, 1, 1, 1, 1)",
                [.integer(now + ahead * day)])
        }
        try server.sql("UPDATE fxterm.desk SET keep_minutes = NULL, keep_days = NULL")
        #expect(try collector.run("SELECT * FROM fxterm.keep()").integer(0, 0) == 0)
    }

    @Test("A reader of old bars keeps nobody waiting") func reader() throws {
        let server = try DeskServer()
        let collector = try server.connect("collector")
        try collector.run("SELECT fxterm.make_partitions('bar_minute', 1000000000, 1000000000)")
        let reader = try server.connect("reader")
        try reader.execute("BEGIN; SELECT * FROM fxterm.bar_minute")
        // The reader commits after it, so waiting for the reader would never end.
        #expect(try collector.run("SELECT * FROM fxterm.keep()").integer(0, 0) == 0)
        try reader.execute("COMMIT")
        #expect(try collector.run("SELECT * FROM fxterm.keep()").integer(0, 0) == 1)
    }

    @Test("Sessions that are gone, and questions that are done or withdrawn, are forgotten") func sessions()
        throws
    {
        let server = try DeskServer()
        let collector = try server.connect("collector")
        let bob = try AttackTests.ask(as: "bob", on: server)
        try bob.run("SELECT set_config('application_name', 'fxterm/1', false)")
        do { _ = try AttackTests.ask(as: "ann", on: server) }
        try server.sql("UPDATE fxterm.session SET since = since - interval '2 minutes'")
        try bob.run(
            "INSERT INTO fxterm.request (session, subject, items, freshness, is_patient) "
                + "SELECT 1, 'rates', 'JPY', 60, true FROM generate_series(1, 3)")
        #expect(try bob.run("SELECT fxterm.withdraw_requests(ARRAY[2, 3])").integer(0, 0) == 1)
        try server.sql(
            "UPDATE fxterm.request SET state = 2, made_at = made_at - interval '2 hours' WHERE id = 4")
        try collector.run("SELECT fxterm.tidy()")
        let left = try server.sql(
            "SELECT (SELECT count(*) FROM fxterm.session), (SELECT array_agg(id ORDER BY id) FROM fxterm.request), "
                + "(SELECT count(*) FROM fxterm.withdrawal)")
        #expect(left.integer(0, 0) == 1)
        #expect(left.integers(0, 1) == [1, 5])
        #expect(left.integer(0, 2) == 0)
    }

    @Test("A member's endless transaction stops no collector, and is ended") func stalled() throws {
        let server = try DeskServer()
        let collector = try server.connect("collector")
        try collector.execute("SET statement_timeout = '5s'")
        let member = try AttackTests.ask(as: "ann", on: server)
        try member.execute("SET idle_in_transaction_session_timeout = 0")
        let gone = try AttackTests.ask(as: "ann", on: server)
        try server.sql("UPDATE fxterm.session SET since = since - interval '2 minutes'")
        try member.execute(
            """
            BEGIN;
            SELECT fxterm.withdraw_requests(ARRAY[1, 2]);
            INSERT INTO fxterm.request (session, subject, items, freshness, is_patient) VALUES (2, 'rates', 'JPY', 0, true);
            INSERT INTO fxterm.session (version) VALUES ('1');
            SELECT * FROM fxterm.bar_minute;
            SELECT fxterm.publish_board('mine', 'edit', repeat('x', 20))
            """)
        try collector.transaction { () throws(DeskFailure) in
            try collector.run("UPDATE fxterm.request SET state = 1 WHERE id = ANY (ARRAY[1, 2])")
            try collector.run("UPDATE fxterm.request SET state = 2, number = 5 WHERE id = ANY (ARRAY[1, 2])")
            try collector.run("UPDATE fxterm.counter SET number = 5, at = clock_timestamp()")
            try collector.run("SELECT pg_notify('fxterm_figures', 'x')")
        }
        #expect(try collector.run("SELECT fxterm.tidy()").integer(0, 0) == 0)
        let bob = try server.connect("bob")
        try bob.execute("SET statement_timeout = '5s'")
        try bob.run("SELECT fxterm.publish_board('bobs', 'edit', repeat('y', 20))")

        #expect(try collector.run("SELECT fxterm.tidy('0 seconds')").integer(0, 0) == 1)
        #expect(throws: DeskFailure.self) { try member.execute("COMMIT") }
        try gone.run("SELECT 1")
        try bob.run("SELECT 1")
    }

    @Test("A member has only so many connections, questions and boards") func limits() throws {
        let server = try DeskServer()
        try server.sql(
            "UPDATE fxterm.desk SET most_sessions = 3, most_requests = 4, most_items = 10, most_boards = 2")
        var members = try (0..<3).map { _ in try AttackTests.ask(as: "ann", on: server) }
        #expect(
            #expect(throws: DeskFailure.self) { try AttackTests.ask(as: "ann", on: server) }?.state == "53400"
        )
        members.removeLast()
        while try server.sql("SELECT count(*) FROM pg_stat_activity WHERE usename = 'ann'").integer(0, 0) != 2
        {}
        let fourth = try AttackTests.ask(as: "ann", on: server)
        let ask =
            "INSERT INTO fxterm.request (session, subject, items, freshness, is_patient) VALUES (1, 'rates', $1, 0, true)"
        #expect(
            #expect(throws: DeskFailure.self) { try members[0].run(ask, [.text("EUR")]) }?.state == "53400")
        try members[0].run("SELECT fxterm.withdraw_requests(ARRAY[1])")
        try members[0].run(ask, [.text("A B C D E F G")])
        try members[0].run("SELECT fxterm.withdraw_requests(ARRAY[2, 3])")
        #expect(
            #expect(throws: DeskFailure.self) { try members[0].run(ask, [.text("H I J K")]) }?.state
                == "53400")
        _ = try AttackTests.ask(as: "bob", on: server)
        for (letter, isLast) in [("a", false), ("b", false), ("c", true)] {
            let publish = {
                try fourth.run("SELECT fxterm.publish_board($1, 'edit', repeat($1, 20))", [.text(letter)])
            }
            if isLast {
                #expect(throws: DeskFailure.self) { try publish() }
            } else {
                _ = try publish()
            }
        }
    }

    private func ages(_ table: String, _ now: Int, _ server: DeskServer) throws -> [Int] {
        try server.sql("SELECT array_agg((\(now) - start) / 86400 ORDER BY start DESC) FROM fxterm.\(table)")
            .integers(0, 0) ?? []
    }
}
