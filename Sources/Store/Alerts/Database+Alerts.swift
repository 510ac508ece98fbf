internal import Alerts
internal import Arrangement
internal import CivilTime
internal import Market

extension Database {
    /// How many firings readers get with each change, and all of the last seconds: one round may fire more.
    private static let (fewFirings, lastSeconds) = (200, 60)
    /// The most firings of one shared board's alerts within an hour.
    static let mostSharedFirings = 60

    /// Skips invalid rows, since other programs can change the file.
    func alerts() throws(SQLiteFailure) -> [Alert] {
        try rows(
            """
            SELECT alert.id, kind, item, base, line, made_at, alert.state, board.name, board.owner, board.role
            FROM alert LEFT JOIN shared_board AS board ON board.id = share
            WHERE removed_at IS NULL ORDER BY alert.id
            """
        ) { row in
            guard let rule = row.rule(1), let madeAt = row.moment(5) else { return nil }
            var board: AlertBoard?
            if let name = row.label(7) {
                board = AlertBoard(
                    name, owner: row.label(8) ?? "",
                    canChange: row.text(9) != BoardShare.Role.follower.rawValue)
            }
            let state = AlertState(row.text(6) ?? "") ?? AlertState()
            return Alert(id: row.integer(0), rule, state, madeAt: madeAt, of: board)
        }
    }

    func firedAlerts() throws(SQLiteFailure) -> [FiredAlert] {
        try fired(
            """
            WHERE id IN (SELECT id FROM alert_fired ORDER BY id DESC LIMIT \(Database.fewFirings))
                OR at > (SELECT max(at) FROM alert_fired) - \(Database.lastSeconds)
            ORDER BY id DESC
            """
        ).fired
    }

    func firedAlerts(after id: Int) throws(SQLiteFailure) -> [FiredAlert] {
        try fired("WHERE id > \(id) ORDER BY id DESC").fired
    }

    /// Applies a user's edit. Returns the alert's number; nil if it does not exist or is another member's.
    func edit(_ edit: AlertEdit, at now: Instant) throws(SQLiteFailure) -> Int? {
        try changingAlerts { () throws(SQLiteFailure) -> Int? in
            let id: Int?
            switch edit {
            case .add(let rule, let board):
                let share = try sharing(rule, with: board)
                id = try integer(
                    """
                    INSERT INTO alert (kind, item, base, line, made_at, share) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                    RETURNING id
                    """, rule.values + [.integer(now.seconds), .optional(share)])
                try put(id)
            case .change(let number, let rule):
                if try !canChange(number) { return nil }
                try take(number)
                id = try integer(
                    """
                    UPDATE alert SET kind = ?1, item = ?2, base = ?3, line = ?4, made_at = ?5, state = '',
                        share = iif(?7, share, NULL)
                    WHERE id = ?6 AND removed_at IS NULL RETURNING id
                    """,
                    rule.values + [
                        .integer(now.seconds), .integer(number), .flag(SharedAlert(rule) != nil),
                    ])
                try put(id)
            case .remove(let number):
                if try !canChange(number) { return nil }
                try take(number)
                id = try integer(
                    "UPDATE alert SET removed_at = ?2 WHERE id = ?1 AND removed_at IS NULL RETURNING id",
                    [.integer(number), .integer(now.seconds)])
            case .restore(let number):
                if try !canChange(number) { return nil }
                id = try integer(
                    "UPDATE alert SET removed_at = NULL WHERE id = ?1 AND removed_at IS NOT NULL RETURNING id",
                    [.integer(number)])
                try put(id)
            case .see(let firings): return try see(firings)
            }
            // The user's own alert hides an equal one of a board.
            try followAlerts()
            return id
        }
    }

    private func see(_ firings: [Int]) throws(SQLiteFailure) -> Int? {
        let statement = try prepare("UPDATE alert_fired SET is_seen = 1 WHERE id = ?1")
        for firing in firings { try statement.run([.integer(firing)]) }
        return nil
    }

    /// - Parameter receiver: A service; nil for the desktop.
    func addTestFiring(at now: Instant, to receiver: String? = nil) throws(SQLiteFailure) -> Int {
        try changingAlerts { () throws(SQLiteFailure) in
            let told: AlertTelling = receiver == nil ? .pending : .desktop
            let id = try integer(
                "INSERT INTO alert_fired (at, quoted_at, is_late, told) VALUES (?1, ?1, 0, ?2) RETURNING id",
                [.integer(now.seconds), .integer(told.rawValue)])
            if let receiver, let id { try addDeliveries(of: [id], to: [receiver], at: now) }
            return id ?? 0
        }
    }

    func telling(of firing: Int) throws(SQLiteFailure) -> AlertTelling? {
        try integer("SELECT told FROM alert_fired WHERE id = ?1", [.integer(firing)])
            .flatMap(AlertTelling.init)
    }

    /// Writes steps in one transaction, so that a crash loses both states and firings, or neither.
    func record(_ steps: [AlertStep]) throws(SQLiteFailure) {
        try changingAlerts { () throws(SQLiteFailure) in
            let state = try prepare(
                "UPDATE alert SET state = ?2 WHERE id = ?1 AND line = ?3 AND removed_at IS NULL RETURNING id")
            let firing = try prepare(
                """
                INSERT INTO alert_fired (kind, item, base, line, alert, at, value, quoted_at, source, is_late, board)
                SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10,
                    (SELECT name FROM shared_board JOIN alert ON share = shared_board.id WHERE alert.id = ?5)
                """)
            for step in steps {
                let id = try state.first([
                    .integer(step.alert), .text(step.state.description), .text(step.rule.text),
                ])
                guard id != nil, let fired = step.firing, try mayFire(step) else { continue }
                try firing.run(
                    step.rule.values + [
                        .integer(step.alert), .integer(step.at.seconds), .optional(fired.value),
                        .integer(fired.quotedAt.seconds), .optional(fired.source?.text),
                        .flag(fired.isLate),
                    ])
            }
        }
    }

    private func mayFire(_ step: AlertStep) throws(SQLiteFailure) -> Bool {
        let count = try integer(
            """
            SELECT count(*) FROM alert_fired WHERE at > ?2 AND at <= ?3 AND board =
                (SELECT name FROM shared_board JOIN alert ON share = shared_board.id WHERE alert.id = ?1)
            """,
            [.integer(step.alert), .integer((step.at + -3600).seconds), .integer(step.at.seconds)])
        return count ?? 0 < Database.mostSharedFirings
    }

    /// Moves firings to the next notification state and returns them, oldest first and each only once.
    /// `receivers` are the services that they go to from now on.
    func claim(
        _ telling: AlertTelling, as next: AlertTelling, sendingTo receivers: [String] = [],
        at now: Instant = Instant(0)
    ) throws(SQLiteFailure) -> (fired: [FiredAlert], tests: [Int]) {
        // Usually there are no firings: avoid a write.
        let first = "SELECT 1 FROM alert_fired WHERE told = ?1 LIMIT 1"
        guard try integer(first, [.integer(telling.rawValue)]) != nil else { return ([], []) }
        return try changingAlerts { () throws(SQLiteFailure) in
            let claimed = try fired("WHERE told = \(telling.rawValue) ORDER BY id")
            try write(next, claimed.fired.map(\.id) + claimed.tests)
            try addDeliveries(of: claimed.fired.map(\.id), to: receivers, at: now)
            return claimed
        }
    }

    func set(_ telling: AlertTelling, of firings: [Int]) throws(SQLiteFailure) {
        try changingAlerts { () throws(SQLiteFailure) in try write(telling, firings) }
    }

    private func write(_ telling: AlertTelling, _ firings: [Int]) throws(SQLiteFailure) {
        let statement = try prepare("UPDATE alert_fired SET told = ?2 WHERE id = ?1")
        for firing in firings { try statement.run([.integer(firing), .integer(telling.rawValue)]) }
    }

    private func fired(_ rest: String) throws(SQLiteFailure) -> (fired: [FiredAlert], tests: [Int]) {
        var tests: [Int] = []
        var fired = try rows(
            """
            SELECT id, kind, item, base, line, alert, at, value, quoted_at, source, is_late, told, is_seen, board
            FROM alert_fired \(rest)
            """
        ) { row -> FiredAlert? in
            if row.isNull(5) { tests.append(row.integer(0)) }
            guard let rule = row.rule(1), let at = row.moment(6), let quotedAt = row.moment(8) else {
                return nil
            }
            let firing = AlertFiring(
                value: row.isNull(7) ? nil : row.real(7), quotedAt: quotedAt, source: row.id(9),
                isLate: row.flag(10))
            return FiredAlert(
                id: row.integer(0), of: row.integer(5), rule, firing, at: at, board: row.label(13),
                isSeen: row.flag(12), mustTell: row.integer(11) == AlertTelling.forTerminal.rawValue)
        }
        if let first = fired.map(\.id).min() {
            let deliveries = try deliveries(since: first)
            for index in fired.indices { fired[index].deliveries = deliveries[fired[index].id] ?? [] }
        }
        return (fired, tests)
    }

    func changingAlerts<Result>(
        _ body: () throws(SQLiteFailure) -> Result
    ) throws(SQLiteFailure) -> Result {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let result = try body()
            try note(.alerts, [""], in: nextSequence())
            return result
        }
    }
}

extension AlertRule {
    var values: [Statement.Value] {
        [.text(subject.kind.rawValue), .text(subject.item), .optional(subject.base?.text), .text(text)]
    }
}

extension Statement {
    borrowing func rule(_ column: Int32) -> AlertRule? {
        guard let kind = AlertSubject.Kind(rawValue: text(column) ?? ""),
            let subject = AlertSubject(kind, text(column + 1) ?? "", base: text(column + 2))
        else { return nil }
        return try? AlertRule(text(column + 3) ?? "", on: subject)
    }
}
