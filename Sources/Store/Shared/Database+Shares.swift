internal import Arrangement
internal import Market

/// Boards that are shared by way of the desk.
extension Database {
    /// All of them that the desk has or is to get. What makes no sense, as the file could have been changed by others, is left
    /// out.
    func shares() throws(SQLiteFailure) -> [BoardShare] {
        let statement = try prepare(
            """
            SELECT board, name, owner, role, member, number, acknowledged, told, id, problem,
                alerts AND NOT is_muted
            FROM shared_board
            WHERE state IN ('on', 'publish', 'follow') ORDER BY board
            """)
        var shares: [BoardShare] = []
        while try statement.step() {
            guard let board = BoardID(statement.text(0) ?? ""), let name = statement.label(1),
                let role = BoardShare.Role(rawValue: statement.text(3) ?? "")
            else { continue }
            let id = statement.integer(8)
            shares.append(
                BoardShare(
                    board, name: name, owner: statement.label(2) ?? "", role: role,
                    member: statement.label(4) ?? "", entries: try entries(of: id),
                    number: statement.integer(5), acknowledged: statement.integer(6),
                    pending: try batches(of: id), told: statement.integer(7),
                    problem: statement.text(9).flatMap(SharedProblem.init),
                    hasAlerts: statement.integer(10) != 0))
        }
        return shares
    }

    /// The same where one of them has changed since a commit; nil where none has.
    func shares(since sequence: Int) throws(SQLiteFailure) -> [BoardShare]? {
        try transaction(writing: false) { () throws(SQLiteFailure) in
            let statement = try prepare("SELECT 1 FROM change WHERE subject = ?1 AND sequence > ?2 LIMIT 1")
            try statement.bind([.integer(ChangeSubject.shares.rawValue), .integer(sequence)])
            guard try statement.step() else { return nil }
            while try statement.step() {}
            return try shares()
        }
    }

    private func entries(of share: Int) throws(SQLiteFailure) -> [String: SharedEntry] {
        let statement = try prepare(
            "SELECT key, value, number, author, replaced FROM shared_entry WHERE share = ?1")
        try statement.bind([.integer(share)])
        var entries: [String: SharedEntry] = [:]
        while try statement.step() {
            guard let key = statement.text(0) else { continue }
            entries[key] = SharedEntry(
                statement.text(1), number: statement.integer(2), author: statement.label(3) ?? "",
                replaced: statement.label(4))
        }
        return entries
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

    /// Keeps a batch of the user's, after those that wait already; nothing where the board is not shared any more.
    ///
    /// - Parameter order: Its place; nil for the next one.
    func add(
        _ edits: [SharedEdit], order: Int?, base: Int?, to board: BoardID
    ) throws(SQLiteFailure) {
        let batch = try prepare(
            """
            INSERT OR IGNORE INTO shared_batch (share, place, base)
            SELECT id, coalesce(?2, max(acknowledged,
                (SELECT coalesce(max(place), 0) FROM shared_batch WHERE share = id)) + 1), coalesce(?3, number)
            FROM shared_board WHERE board = ?1 RETURNING share, place
            """)
        try batch.bind([.text(board.text), .optional(order), .optional(base)])
        guard try batch.step() else {
            // Another program here may have used this place, which is nothing that a change may be lost by.
            if order != nil { try add(edits, order: nil, base: base, to: board) }
            return
        }
        let (share, place) = (batch.integer(0), batch.integer(1))
        while try batch.step() {}
        let statement = try prepare(
            "INSERT OR REPLACE INTO shared_edit (share, place, key, value) VALUES (?1, ?2, ?3, ?4)")
        for edit in edits {
            try statement.run([.integer(share), .integer(place), .text(edit.key), .optional(edit.value)])
        }
    }

    /// Notes up to which change the user has been told.
    func set(told number: Int, of board: BoardID) throws(SQLiteFailure) {
        try write(
            "UPDATE shared_board SET told = max(told, ?2) WHERE board = ?1",
            [.text(board.text), .integer(number)])
    }

    /// Whether the store has the very parts of news as a whole.
    func hasParts(_ news: SharedNews) throws(SQLiteFailure) -> Bool {
        try entries(of: news.share) == news.entries
    }

    /// Forgets the parts of a board for those of news as a whole. A part whose last change is an older one on the desk has been lost
    /// there, as by a backup: changes of the user's own go there once more.
    private func forgetParts(for news: SharedNews) throws(SQLiteFailure) {
        let lost = try entries(of: news.share).filter { key, entry in
            let there = news.entries[key]
            return entry.author == news.member && entry.number > there?.number ?? -1
                && entry.value != there?.value
        }
        try prepare("DELETE FROM shared_entry WHERE share = ?1").run([.integer(news.share)])
        let board = try prepare(
            "UPDATE shared_board SET number = ?2, told = min(told, ?2) WHERE id = ?1 RETURNING board")
        try board.bind([.integer(news.share), .integer(news.number)])
        guard try board.step(), let id = BoardID(board.text(0) ?? "") else { return }
        while try board.step() {}
        if lost.isEmpty { return }
        try add(
            lost.sorted { $0.key < $1.key }.map { SharedEdit($0, $1.value) }, order: nil, base: news.number,
            to: id)
    }

    /// Takes over changes of the desk, and drops the batches that it has acknowledged.
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
            .optional(news.problem?.rawValue), .text(news.policy.rawValue), .integer(news.hasAlerts ? 1 : 0),
        ])
        if news.leftOut > 0 { try record(leftOut: news.leftOut, of: .desk) }
        try followAlerts()
    }

    /// Does something with shared boards, so that readers hear of it.
    func changingShares<Result>(_ body: () throws(SQLiteFailure) -> Result) throws(SQLiteFailure) -> Result {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let result = try body()
            try note(.shares, [""], in: nextSequence())
            return result
        }
    }
}
