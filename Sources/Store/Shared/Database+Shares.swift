internal import Arrangement
internal import Market

extension Database {
    /// Skips invalid rows, since other programs can change the file.
    func shares() throws(SQLiteFailure) -> [BoardShare] {
        try rows(
            """
            SELECT board, name, owner, role, member, number, acknowledged, told, id, problem,
                alerts AND NOT is_muted
            FROM shared_board
            WHERE state IN ('on', 'publish', 'follow') ORDER BY board
            """
        ) { row throws(SQLiteFailure) in
            guard let board = BoardID(row.text(0) ?? ""), let name = row.label(1),
                let role = BoardShare.Role(rawValue: row.text(3) ?? "")
            else { return nil }
            let id = row.integer(8)
            return BoardShare(
                board, name: name, owner: row.label(2) ?? "", role: role, member: row.label(4) ?? "",
                entries: try entries(of: id), number: row.integer(5), acknowledged: row.integer(6),
                pending: try batches(of: id), told: row.integer(7),
                problem: row.text(9).flatMap(SharedProblem.init), hasAlerts: row.flag(10))
        }
    }

    /// Nil if none has changed since a commit.
    func shares(since sequence: Int) throws(SQLiteFailure) -> [BoardShare]? {
        try transaction(writing: false) { () throws(SQLiteFailure) in
            let change = try integer(
                "SELECT 1 FROM change WHERE subject = ?1 AND sequence > ?2 LIMIT 1",
                [.integer(ChangeSubject.shares.rawValue), .integer(sequence)])
            return change == nil ? nil : try shares()
        }
    }

    private func entries(of share: Int) throws(SQLiteFailure) -> [String: SharedEntry] {
        let entries = try rows(
            "SELECT key, value, number, author, replaced FROM shared_entry WHERE share = ?1",
            [.integer(share)]
        ) { row -> (String, SharedEntry)? in
            guard let key = row.text(0) else { return nil }
            let author = row.label(3) ?? ""
            return (
                key, SharedEntry(row.text(1), number: row.integer(2), author: author, replaced: row.label(4))
            )
        }
        return Dictionary(uniqueKeysWithValues: entries)
    }

    private func batches(of share: Int) throws(SQLiteFailure) -> [SharedBatch] {
        let statement = try prepare(
            """
            SELECT batch.place, batch.base, edit.key, edit.value
            FROM shared_batch AS batch JOIN shared_edit AS edit USING (share, place)
            WHERE share = ?1 ORDER BY batch.place, edit.key
            """)
        try statement.bind([.integer(share)])
        var batches: [SharedBatch] = []
        while try statement.step() {
            let order = statement.integer(0)
            if batches.last?.order != order {
                batches.append(SharedBatch(order: order, base: statement.integer(1), edits: []))
            }
            guard let key = statement.text(2) else { continue }
            batches[batches.count - 1].edits.append(SharedEdit(key, statement.text(3)))
        }
        return batches
    }

    /// Queues a batch; does nothing if the board is no longer shared. `order` nil for the next place.
    func add(
        _ edits: [SharedEdit], order: Int?, base: Int?, to board: BoardID
    ) throws(SQLiteFailure) {
        let batches = try rows(
            """
            INSERT OR IGNORE INTO shared_batch (share, place, base)
            SELECT id, coalesce(?2, max(acknowledged,
                (SELECT coalesce(max(place), 0) FROM shared_batch WHERE share = id)) + 1), coalesce(?3, number)
            FROM shared_board WHERE board = ?1 RETURNING share, place
            """, [.text(board.text), .optional(order), .optional(base)]
        ) { (share: $0.integer(0), place: $0.integer(1)) }
        guard let batch = batches.first else {
            // Another local program may have used this place; the change must not be lost.
            if order != nil { try add(edits, order: nil, base: base, to: board) }
            return
        }
        let statement = try prepare(
            "INSERT OR REPLACE INTO shared_edit (share, place, key, value) VALUES (?1, ?2, ?3, ?4)")
        for edit in edits {
            try statement.run([
                .integer(batch.share), .integer(batch.place), .text(edit.key), .optional(edit.value),
            ])
        }
    }

    func set(told number: Int, of board: BoardID) throws(SQLiteFailure) {
        try write(
            "UPDATE shared_board SET told = max(told, ?2) WHERE board = ?1",
            [.text(board.text), .integer(number)])
    }

    /// True if the store already has exactly the entries of complete news.
    func hasParts(_ news: SharedNews) throws(SQLiteFailure) -> Bool {
        try entries(of: news.share) == news.entries
    }

    /// Drops a board's parts in favour of complete news. If the team server has an older change of a part, it
    /// lost the newer one, as in a restore: the user's own changes are sent again.
    private func forgetParts(for news: SharedNews) throws(SQLiteFailure) {
        let lost = try entries(of: news.share).filter { key, entry in
            let there = news.entries[key]
            return entry.author == news.member && entry.number > there?.number ?? -1
                && entry.value != there?.value
        }
        try prepare("DELETE FROM shared_entry WHERE share = ?1").run([.integer(news.share)])
        let board = try rows(
            "UPDATE shared_board SET number = ?2, told = min(told, ?2) WHERE id = ?1 RETURNING board",
            [.integer(news.share), .integer(news.number)]
        ) { $0.text(0).flatMap(BoardID.init) }
        guard let id = board.first, !lost.isEmpty else { return }
        let edits = lost.sorted { $0.key < $1.key }.map { SharedEdit($0, $1.value) }
        try add(edits, order: nil, base: news.number, to: id)
    }

    /// Applies changes from the team server, and drops acknowledged batches.
    func receive(_ news: SharedNews) throws(SQLiteFailure) {
        if news.isWhole, try !hasParts(news) { try forgetParts(for: news) }
        let entry = try prepare(
            """
            INSERT INTO shared_entry (share, key, value, number, author, replaced) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT DO UPDATE SET value = excluded.value, number = excluded.number, author = excluded.author,
                replaced = excluded.replaced WHERE excluded.number > shared_entry.number
            """)
        for (key, value) in news.entries {
            try entry.run([
                .integer(news.share), .text(key), .optional(value.value), .integer(value.number),
                .text(value.author), .optional(value.replaced),
            ])
        }
        try prepare("DELETE FROM shared_batch WHERE share = ?1 AND place <= ?2")
            .run([.integer(news.share), .integer(news.acknowledged)])
        try prepare(
            """
            UPDATE shared_board SET number = max(number, ?2), acknowledged = max(acknowledged, ?3), owner = ?4, role = ?5,
                member = ?6, name = ?7, problem = ?8,
                -- A wish stands until the desk has heard of it.
                policy = iif(state = 'publish', policy, ?9), alerts = iif(state = 'publish', alerts, ?10)
            WHERE id = ?1
            """
        ).run([
            .integer(news.share), .integer(news.number), .integer(news.acknowledged), .text(news.owner),
            .text(news.role.rawValue), .text(news.member), .text(news.name),
            .optional(news.problem?.rawValue), .text(news.policy.rawValue), .flag(news.hasAlerts),
        ])
        if news.leftOut > 0 { try record(leftOut: news.leftOut, of: .desk) }
        try followAlerts()
    }

    func changingShares<Result>(_ body: () throws(SQLiteFailure) -> Result) throws(SQLiteFailure) -> Result {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let result = try body()
            try note(.shares, [""], in: nextSequence())
            return result
        }
    }
}
