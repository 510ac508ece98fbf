internal import Alerts
internal import Arrangement

/// Alerts of shared boards are parts of the board: changing an alert changes parts, and `followAlerts`
/// updates the watched rows from them, no matter who changed them.
extension Database {
    /// Updates the watched rows, within a transaction. The user's own alert hides an equal one of a board,
    /// and one board's hides another's, so that nothing fires twice.
    func followAlerts() throws(SQLiteFailure) {
        let shares = "SELECT id FROM shared_board WHERE alerts AND NOT is_muted ORDER BY id"
        var wanted: [Int: [AlertRule]] = [:]
        var known = Set(try liveAlerts("share IS NULL").map(\.rule))
        for share in try rows(shares, [], { $0.integer(0) }) {
            let rules = try sharedAlerts(of: share).prefix(SharedAlert.most).filter { !known.contains($0) }
            known.formUnion(rules)
            wanted[share] = Array(rules)
        }
        var isChanged = false
        for alert in try liveAlerts("share IS NOT NULL") {
            if let place = wanted[alert.share]?.firstIndex(of: alert.rule) {
                wanted[alert.share]?.remove(at: place)
                continue
            }
            let isOwn = known.contains(alert.rule) ? false : try keepAsOwn(alert.id, alert.share, alert.rule)
            if !isOwn {
                try prepare("DELETE FROM alert WHERE id = ?1").run([.integer(alert.id)])
            }
            isChanged = true
        }
        let statement = try prepare(
            """
            INSERT INTO alert (kind, item, base, line, made_at, share)
            VALUES (?1, ?2, ?3, ?4, CAST(strftime('%s', 'now') AS INTEGER), ?5)
            """)
        for (share, rules) in wanted.sorted(by: { $0.key < $1.key }) {
            for rule in rules { try statement.run(rule.values + [.integer(share)]) }
            isChanged = isChanged || !rules.isEmpty
        }
        if isChanged { try note(.alerts, [""], in: nextSequence()) }
    }

    /// Keeps an alert that left the board as the publisher's own, unless somebody removed it, so that a
    /// refusal by the team server loses nothing.
    private func keepAsOwn(_ alert: Int, _ share: Int, _ rule: AlertRule) throws(SQLiteFailure) -> Bool {
        try integer(
            """
            UPDATE alert SET share = NULL WHERE id = ?1
                AND EXISTS (SELECT 1 FROM shared_board WHERE id = ?2 AND role = 'owner')
                AND NOT EXISTS (SELECT 1 FROM shared_entry WHERE share = ?2 AND key = ?3 AND value IS NULL)
            RETURNING id
            """, [.integer(alert), .integer(share), .optional(SharedAlert(rule)?.key)]) != nil
    }

    private func liveAlerts(
        _ condition: String
    ) throws(SQLiteFailure) -> [(id: Int, share: Int, rule: AlertRule)] {
        try rows(
            """
            SELECT id, share, kind, item, base, line FROM alert WHERE removed_at IS NULL AND \(condition) ORDER BY id
            """
        ) { row in
            guard let rule = row.rule(2) else { return nil }
            return (row.integer(0), row.integer(1), rule)
        }
    }

    /// The alerts of a shared board with the user's own changes applied, in the order of their keys.
    private func sharedAlerts(of share: Int) throws(SQLiteFailure) -> [AlertRule] {
        let statement = try prepare(
            """
            SELECT key, value, 0 AS place FROM shared_entry WHERE share = ?1 AND key BETWEEN 'alert/' AND 'alert0'
            UNION ALL SELECT key, value, place FROM shared_edit
                WHERE share = ?1 AND key BETWEEN 'alert/' AND 'alert0'
            ORDER BY place
            """)
        try statement.bind([.integer(share)])
        var rules: [String: AlertRule] = [:]
        while try statement.step() {
            guard let key = statement.text(0) else { continue }
            rules[key] = statement.isNull(1) ? nil : SharedAlert(key: key)?.rule
        }
        return rules.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Empty if the board is not shared, or shared without alerts.
    func sharedAlerts(of board: BoardID) throws(SQLiteFailure) -> [AlertRule] {
        let share = try integer(
            "SELECT id FROM shared_board WHERE board = ?1 AND alerts", [.text(board.text)])
        guard let share else { return [] }
        return try sharedAlerts(of: share)
    }

    /// The number of the shared board that has the alert; nil if it is the user's own.
    func sharing(_ rule: AlertRule, with board: String?) throws(SQLiteFailure) -> Int? {
        guard let board, SharedAlert(rule) != nil else { return nil }
        return try integer(
            "SELECT id FROM shared_board WHERE board = ?1 AND alerts AND NOT is_muted AND role <> 'follower'",
            [.text(board)])
    }

    /// True if the alert is the user's own or belongs to a board that the user may edit.
    func canChange(_ alert: Int) throws(SQLiteFailure) -> Bool {
        try integer(
            """
            SELECT alert.id FROM alert JOIN shared_board AS board ON board.id = share
            WHERE alert.id = ?1 AND role = 'follower'
            """, [.integer(alert)]) == nil
    }

    func put(_ alert: Int?) throws(SQLiteFailure) {
        if let alert { try changePart(of: alert, to: SharedAlert.value) }
    }

    func take(_ alert: Int) throws(SQLiteFailure) { try changePart(of: alert, to: nil) }

    private func changePart(of alert: Int, to value: String?) throws(SQLiteFailure) {
        let parts = try rows(
            """
            SELECT kind, item, base, line, board.board FROM alert JOIN shared_board AS board ON board.id = share
            WHERE alert.id = ?1 AND removed_at IS NULL
            """, [.integer(alert)]
        ) { row -> (alert: SharedAlert, board: BoardID)? in
            guard let shared = row.rule(0).flatMap(SharedAlert.init(_:)),
                let board = row.text(4).flatMap(BoardID.init)
            else { return nil }
            return (shared, board)
        }
        guard let part = parts.first else { return }
        try add([SharedEdit(part.alert.key, value)], order: nil, base: nil, to: part.board)
        try note(.shares, [""], in: nextSequence())
    }

    /// Shares the user's own alerts on a board's cards, or makes them private again. Returns changed parts.
    func share(
        alerts isOn: Bool, on arrangement: Arrangement, of board: BoardID
    ) throws(SQLiteFailure) -> [SharedEdit] {
        guard let share = try integer("SELECT id FROM shared_board WHERE board = ?1", [.text(board.text)])
        else {
            return []
        }
        try prepare("UPDATE shared_board SET alerts = ?2 WHERE id = ?1")
            .run([.integer(share), .flag(isOn)])
        if !isOn {
            let edits = try sharedAlerts(of: share).compactMap {
                SharedAlert($0).map { SharedEdit($0.key, nil) }
            }
            try release(share)
            return edits
        }
        var edits: [SharedEdit] = []
        let room = SharedAlert.most - (try sharedAlerts(of: share).count)
        let statement = try prepare("UPDATE alert SET share = ?2 WHERE id = ?1")
        let own = try liveAlerts("share IS NULL").filter { arrangement.shares($0.rule) }
        for alert in own.prefix(max(0, room)) {
            try statement.run([.integer(alert.id), .integer(share)])
            if let shared = SharedAlert(alert.rule) {
                edits.append(SharedEdit(shared.key, SharedAlert.value))
            }
        }
        return edits
    }

    /// Detaches alerts: those of the user's own board become private, those of another's are removed.
    func release(_ share: Int) throws(SQLiteFailure) {
        try prepare(
            """
            UPDATE alert SET share = NULL
            WHERE share = ?1 AND (SELECT role FROM shared_board WHERE id = ?1) = 'owner'
            """
        ).run([.integer(share)])
        try prepare("DELETE FROM alert WHERE share = ?1").run([.integer(share)])
        try note(.alerts, [""], in: nextSequence())
    }

    /// Removes shared boards and detaches their alerts.
    func forgetShare(where condition: String, _ value: Statement.Value) throws(SQLiteFailure) {
        guard let share = try integer("SELECT id FROM shared_board WHERE \(condition)", [value]) else {
            return
        }
        try release(share)
        try prepare("DELETE FROM shared_board WHERE id = ?1").run([.integer(share)])
        try followAlerts()
    }
}
