internal import CivilTime
internal import Glibc
package import Market
internal import Store

/// A member's connection to a team server, for one thread.
final class MemberLine {
    /// Each kind is read from its own last commit on.
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

    struct Standing {
        let number: Int
        let done: [Int]
        /// Seconds since the leading collector's last sign of life; nil without a leader.
        let leaderAge: Double?
    }

    private static let oldestDesk = 1
    /// Seconds without a sign of life after which there is no leader. Another takes over within ten.
    private static let leaderPatience = 15.0

    let connection: Connection
    /// Nil for a role that may only read.
    let session: Int?
    /// Supported by both the team server and this member.
    let kinds: [FigureKind]
    /// A standby sends no notices of changes.
    let hearsNotices: Bool
    private let now: @Sendable () -> Double
    private(set) var clock = DeskClock()
    private(set) var number = 0
    /// The last commit that was read of each kind.
    var known: [Kind: Int] = [:]
    private var leftOut = 0

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
        // The session may idle as long as nothing changes.
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

    /// The session lasts as long as this connection has its name.
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
            // A read-only role or a standby.
            guard error.state == "42501" || error.isReadOnly else { throw error }
            return nil
        }
    }

    /// Later reads include all results of the finished requests.
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

    func hasLeader(_ standing: Standing) -> Bool {
        standing.leaderAge.map { $0 < MemberLine.leaderPatience } ?? false
    }

    /// Nil if this role may not send requests.
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
            // The queue of notices may be full. The leading collector checks every few seconds anyway.
            guard error.isBeyondLimit else { throw error }
            return try connection.run(insert, values).integer(0, 0)
        }
    }

    func drop(_ questions: [Int]) throws(DeskFailure) {
        if questions.isEmpty { return }
        try connection.run("SELECT fxterm.withdraw_requests($1::bigint[])", [.integers(questions)])
    }

    func note<Value>(_ rows: Rows, _ read: (Rows) -> Value) -> Value {
        defer { leftOut += rows.leftOut }
        return read(rows)
    }

    func countLeftOut() { leftOut += 1 }

    func takeLeftOut() -> Int {
        defer { leftOut = 0 }
        return leftOut
    }

    /// By this machine's clock, at most the present.
    func moment(_ desk: Instant) -> Instant { min(desk + -clock.shift, Instant(Int(now()))) }

    var present: Instant { Instant(Int(now())) }
}

extension DeskFailure {
    fileprivate static let noDesk = DeskFailure.statement(state: "42P01", message: "no team server")
    fileprivate static let newerDesk = DeskFailure.statement(
        state: "newer", message: "the team server is newer")
    fileprivate static let olderDesk = DeskFailure.statement(
        state: "older", message: "the team server is older")

    /// Something is too large for the database, or its queue of notices is full.
    var isBeyondLimit: Bool { state == "54000" }

    /// True for a standby.
    fileprivate var isReadOnly: Bool { state == "25006" }

    /// As members see it.
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

    /// Only one statement failed and the connection goes on.
    var isOfQuestion: Bool {
        guard let state else { return false }
        // Classes of server errors, such as a shutdown.
        return !["08", "53100", "57P"].contains { state.hasPrefix($0) }
    }
}
