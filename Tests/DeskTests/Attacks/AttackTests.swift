import Desk
import Testing

/// Each person without permission tries each forbidden act, and the database itself refuses.
@Suite(.enabled(if: DeskServer.isAvailable)) struct AttackTests {
    @Test("Forbidden acts are refused by the database") func acts() throws {
        let server = try AttackTests.server()
        // The sessions last as long as these connections.
        let present = try ["bob", "ann"].map { try AttackTests.ask(as: $0, on: server) }
        for (name, policy, letter) in [("Bob", "follow", "b"), ("Ours", "edit", "c")] {
            try present[0].run(
                "SELECT fxterm.publish_board($1, $2, repeat($3, 20))",
                [.text(name), .text(policy), .text(letter)])
        }
        #expect(Set(ForbiddenAct.all).count > 150)
        for act in ForbiddenAct.all {
            for person in act.people {
                let connection = try server.connect(person.rawValue)
                let outcome = Result { () throws(DeskFailure) in try AttackTests.attempt(act, connection) }
                switch (act.refusal, outcome) {
                case (.states(let states), .failure(let failure)):
                    #expect(states.contains(failure.state ?? ""), "\(person): \(act): \(failure)")
                case (.noRows, .success(let count)): #expect(count == 0, "\(person): \(act)")
                case (.states, .success), (.noRows, .failure):
                    Issue.record("\(person) may: \(act): \(outcome)")
                }
            }
        }
        #expect(try server.sql("SELECT count(*) FROM fxterm.request").integer(0, 0) == present.count)
    }

    @Test("A stranger does not even come in") func stranger() throws {
        let server = try DeskServer()
        let failure = #expect(throws: DeskFailure.self) { try server.connect("stranger") }
        guard case .refused = failure else { return #expect(Bool(false), "\(String(describing: failure))") }
    }

    /// The stranger may use another part of the database.
    private static func server() throws -> DeskServer {
        let server = try DeskServer()
        try server.sql("GRANT CONNECT ON DATABASE desk TO stranger")
        try server.sql("SELECT fxterm.make_partitions('bar_day', 1700000000, 1700000000)")
        try server.sql("INSERT INTO fxterm.rate VALUES ('EUR', 'rter', 0.9, 0, 0, 1)")
        try server.sql("INSERT INTO fxterm.leader (host, process, version) VALUES ('h', 1, '1')")
        return server
    }

    static func ask(as person: String, on server: DeskServer) throws -> Connection {
        let connection = try server.connect(person)
        let session = try connection.run(
            "INSERT INTO fxterm.session (version) VALUES ('1') RETURNING id"
        ).integer(0, 0)
        try connection.run(
            "INSERT INTO fxterm.request (session, subject, items, freshness, is_patient) "
                + "VALUES ($1, 'rates', 'EUR', 60, true)", [.integer(session)])
        return connection
    }

    /// The rows that an act gave or changed.
    private static func attempt(_ act: ForbiddenAct, _ connection: Connection) throws(DeskFailure) -> Int {
        let statements = act.sql.split(separator: "; ").map(String.init)
        guard statements.count > 1, act.sql.hasPrefix("BEGIN") else {
            let rows = try connection.run(act.sql)
            return max(rows.count, rows.changed)
        }
        for statement in statements { try connection.run(statement) }
        return 0
    }
}
