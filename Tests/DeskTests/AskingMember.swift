import Desk
import Testing

/// A member that sends requests by plain SQL.
final class AskingMember {
    let connection: Connection
    let session: Int

    init(_ server: DeskServer, _ name: String) throws {
        connection = try server.connect(name)
        session = try #require(
            try connection.run("INSERT INTO fxterm.session (version) VALUES ('1') RETURNING id").integer(0, 0)
        )
        try connection.execute("SET application_name = 'fxterm/\(session)'")
    }

    @discardableResult
    func ask(_ subject: String, _ items: String = "", freshness: Int = 60) throws -> Int {
        let rows = try connection.run(
            """
            INSERT INTO fxterm.request (session, subject, items, freshness, is_patient)
            VALUES ($1, $2, $3, $4, false) RETURNING id
            """, [.integer(session), .text(subject), .text(items), .integer(freshness)])
        try connection.run("SELECT pg_notify($1, '')", [.text(FigureNotice.requests)])
        return try #require(rows.integer(0, 0))
    }

    func isDone(_ question: Int) throws -> Bool {
        try connection.run("SELECT state FROM fxterm.request WHERE id = $1", [.integer(question)])
            .integer(0, 0) == 2
    }
}
