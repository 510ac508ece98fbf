internal import Arrangement

extension Database {
    func sharedWork() throws(SQLiteFailure) -> [SharedWork] {
        try rows(
            """
            SELECT id, name, token, policy, state, desk, number, acknowledged, owner, member, alerts FROM shared_board
            ORDER BY id
            """
        ) { row throws(SQLiteFailure) in
            guard let name = row.label(1), let token = row.text(2),
                let policy = SharedPolicy(rawValue: row.text(3) ?? ""),
                let wish = SharedWork.Wish(rawValue: row.text(4) ?? "")
            else { return nil }
            return SharedWork(
                share: row.integer(0), name: name, owner: row.label(8) ?? "", member: row.label(9) ?? "",
                token: token, policy: policy, hasAlerts: row.flag(10), wish: wish, desk: row.optional(5),
                number: row.integer(6), acknowledged: row.integer(7),
                batches: try batchesToSend(of: row.integer(0)))
        }
    }

    private func batchesToSend(of share: Int) throws(SQLiteFailure) -> [SharedWork.Batch] {
        try rows(
            """
            SELECT batch.place, batch.base, batch.token, json_group_object(edit.key, edit.value)
            FROM shared_batch AS batch JOIN shared_edit AS edit USING (share, place)
            WHERE share = ?1 GROUP BY batch.place ORDER BY batch.place
            """, [.integer(share)]
        ) { row in
            guard let token = row.text(2), let edits = row.text(3) else { return nil }
            return SharedWork.Batch(order: row.integer(0), base: row.integer(1), token: token, edits: edits)
        }
    }

    func sharedStates() throws(SQLiteFailure) -> [SharedState] {
        try rows(
            """
            SELECT board, name, owner, role, state, problem,
                (SELECT count(*) FROM shared_batch WHERE share = id), alerts, is_muted FROM shared_board ORDER BY board
            """
        ) { row in
            guard let board = BoardID(row.text(0) ?? ""), let name = row.label(1),
                let role = BoardShare.Role(rawValue: row.text(3) ?? ""),
                let wish = SharedWork.Wish(rawValue: row.text(4) ?? "")
            else { return nil }
            return SharedState(
                board: board, name: name, owner: row.label(2) ?? "", role: role, wish: wish,
                waiting: row.integer(6), problem: row.text(5).flatMap(SharedProblem.init),
                hasAlerts: row.flag(7), isMuted: row.flag(8))
        }
    }

    func sharedOffers() throws(SQLiteFailure) -> [SharedOffer] {
        try rows("SELECT name, owner, policy FROM shared_offer ORDER BY name") { row in
            guard let name = row.label(0), let owner = row.label(1),
                let policy = SharedPolicy(rawValue: row.text(2) ?? "")
            else { return nil }
            return SharedOffer(name: name, owner: owner, policy: policy)
        }
    }
}
