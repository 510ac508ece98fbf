internal import CivilTime
internal import Glibc
package import Market
internal import Store

/// A member's connection to a desk, for one thread.
final class MemberLine {
    /// The kinds of rows, of which each look reads those that have changed since the last one at that kind.
    enum Kind: CaseIterable {
        case rates
        case closes
        case quotes
        case kinds
        case bars
        case failures
        case unshown
        case leftOut
    }

    /// How the desk stands, as of one moment.
    struct Standing {
        /// The last commit of figures.
        let number: Int
        /// Questions of this session that are done.
        let done: [Int]
        /// Seconds since the leading collector gave a sign of life; nil where none leads.
        let leaderAge: Double?
    }

    private static let oldestDesk = 1
    /// Seconds without a sign of life after which nobody leads. Another takes over within ten.
    private static let leaderPatience = 15.0

    let connection: Connection
    /// This member's number on the desk; nil for a role that reads and cannot ask.
    let session: Int?
    /// The kinds that the desk has a table for, of those that this member knows.
    let kinds: [FigureKind]
    /// True if the server sends notices of changes; a standby does not.
    let hearsNotices: Bool
    private let now: @Sendable () -> Double
    private(set) var clock = DeskClock()
    /// The last commit of figures when it looked last.
    private(set) var number = 0
    /// The last commit that was read of each kind.
    var known: [Kind: Int] = [:]
    /// Rows that made no sense and have not been reported.
    private var leftOut = 0

    /// Connects, and says hello.
    ///
    /// - Parameter now: This machine's clock, in seconds since 1970.
    init(
        _ address: DeskAddress, version: String, channels: [String], silence: Duration,
        kinds: [FigureKind],
        now: @escaping @Sendable () -> Double
    ) throws(DeskFailure) {
        self.now = now
        connection = try Connection(address.connecting, name: "fxterm")
        connection.patience = Int(silence / .milliseconds(1))
        let desk = try connection.run("SELECT version, oldest FROM fxterm.desk")
        guard let found = desk.integer(0, 0), let oldest = desk.integer(0, 1) else { throw .noDesk }
        if oldest > DeskSchema.version { throw .newerDesk }
        if found < MemberLine.oldestDesk { throw .olderDesk }
        self.kinds = try DeskSchema.kinds(kinds, in: connection)
        // It rests for as long as nothing changes.
        try connection.run("SET idle_session_timeout = 0")
        try connection.run("SET lock_timeout = '2s'")
        session = try MemberLine.enter(connection, version)
        var hears = true
        do throws(DeskFailure) {
            for channel in [FigureNotice.channel] + channels { _ = try connection.run("LISTEN \(channel)") }
        } catch {
            guard error.isReadOnly else { throw error }
            hears = false
        }
        hearsNotices = hears
        let standing = try look()
        for kind in Kind.allCases { known[kind] = kind == .failures ? -1 : standing.number }
    }

    /// Becomes a session of the desk's, which is there for as long as this connection bears its name.
    private static func enter(_ connection: Connection, _ version: String) throws(DeskFailure) -> Int? {
        do throws(DeskFailure) {
            let rows = try connection.run(
                "INSERT INTO fxterm.session (version) VALUES ($1) RETURNING id",
                [.text(String(version.prefix(40)))])
            guard let id = rows.integer(0, 0) else { return nil }
            try connection.run(
                "SELECT set_config('application_name', $1, false)", [.text("fxterm/\(id)")])
            return id
        } catch {
            // A role that reads, or a server that follows another.
            guard error.state == "42501" || error.isReadOnly else { throw error }
            return nil
        }
    }

    /// Looks how the desk stands. What is read after it has all that came of the questions that are done.
    ///
    /// - Parameter open: The questions that are on the desk.
    func look(_ open: [Int] = []) throws(DeskFailure) -> Standing {
        let before = now()
        let done =
            open.isEmpty
            ? "NULL"
            : "(SELECT array_agg(id) FROM fxterm.request WHERE id = ANY ($1::bigint[]) AND state = 2)"
        let rows = try connection.run(
            """
            SELECT number, extract(epoch FROM clock_timestamp()), \(done),
                (SELECT extract(epoch FROM clock_timestamp() - seen_at) FROM fxterm.leader)
            FROM fxterm.counter
            """, open.isEmpty ? [] : [.integers(open)])
        let after = now()
        number = rows.integer(0, 0) ?? 0
        if let database = rows.real(0, 1) { clock.read(database: database, before: before, after: after) }
        return Standing(
            number: number, done: rows.integers(0, 2) ?? [], leaderAge: rows.real(0, 3))
    }

    /// True if a collector leads the team server.
    func hasLeader(_ standing: Standing) -> Bool {
        standing.leaderAge.map { $0 < MemberLine.leaderPatience } ?? false
    }

    /// Leaves a question.
    ///
    /// - Returns: Its number; nil where this role may not ask.
    func ask(_ subject: FeedSubject, freshness: Int, isPatient: Bool) throws(DeskFailure) -> Int? {
        guard let session else { return nil }
        let insert = """
            INSERT INTO fxterm.request (session, subject, items, freshness, is_patient)
            VALUES ($1, $2, $3, $4, $5) RETURNING id
            """
        let values: [Parameter] = [
            .integer(session), .text(subject.name), .text(subject.itemText), .integer(max(0, freshness)),
            .flag(isPatient),
        ]
        do throws(DeskFailure) {
            return try connection.run(
                "WITH new AS (\(insert)) SELECT id, pg_notify($6, '') FROM new",
                values + [.text(FigureNotice.requests)]
            ).integer(0, 0)
        } catch {
            // The queue of notices may be full. The leading collector looks every few seconds anyhow.
            guard error.isBeyondLimit else { throw error }
            return try connection.run(insert, values).integer(0, 0)
        }
    }

    /// Takes questions back, be they answered or not.
    func drop(_ questions: [Int]) throws(DeskFailure) {
        if questions.isEmpty { return }
        try connection.run("SELECT fxterm.withdraw_requests($1::bigint[])", [.integers(questions)])
    }

    /// Reads rows, and counts those that make no sense.
    func note<Value>(_ rows: Rows, _ read: (Rows) -> Value) -> Value {
        defer { leftOut += rows.leftOut }
        return read(rows)
    }

    /// Counts a row that makes no sense.
    func countLeftOut() { leftOut += 1 }

    /// How many rows made no sense since the last call.
    func takeLeftOut() -> Int {
        defer { leftOut = 0 }
        return leftOut
    }

    /// A moment of the desk's by this machine's clock; none that lies ahead.
    func moment(_ desk: Instant) -> Instant { min(desk + -clock.shift, Instant(Int(now()))) }

    /// This moment by this machine's clock.
    var present: Instant { Instant(Int(now())) }
}

extension DeskFailure {
    fileprivate static let noDesk = DeskFailure.statement(state: "42P01", message: "no desk")
    fileprivate static let newerDesk = DeskFailure.statement(state: "newer", message: "the desk is newer")
    fileprivate static let olderDesk = DeskFailure.statement(state: "older", message: "the desk is older")

    /// True if something is too large for the database, or its queue of notices is full.
    var isBeyondLimit: Bool { state == "54000" }

    /// True if the server is a standby.
    fileprivate var isReadOnly: Bool { state == "25006" }

    /// The reason as members see it.
    package var reason: FeedFailure.Known {
        switch self {
        case .unreachable, .lost: .deskGone
        case .untrusted: .deskUntrusted
        case .malformed: .deskBadAddress
        case .refused(let refusal, _):
            switch refusal {
            case .noPassword: .deskNoPassword
            case .openPasswordFile: .deskOpenPasswordFile
            case .wrongPassword: .deskWrongPassword
            case .noDatabase: .deskNoDatabase
            case .notNow: .deskGone
            case .unwanted: .deskRefuses
            }
        case .statement(let state, _):
            switch state {
            case "42P01", "3F000": .deskIsNone
            case "newer": .deskIsNewer
            case "older", "42703": .deskIsOlder
            case "42501", "53400": .deskRefuses
            default: .deskGone
            }
        }
    }

    /// True if only one statement failed and the connection goes on.
    var isOfQuestion: Bool {
        guard let state else { return false }
        // Classes of PostgreSQL's own trouble, such as its being shut down.
        return !["08", "53100", "57P"].contains { state.hasPrefix($0) }
    }
}
