internal import Arrangement

/// The wishes to the desk for shared boards, and its answers.
extension Database {
    func sharedWork() throws(SQLiteFailure) -> [SharedWork] {
        let statement = try prepare(
            """
            SELECT id, name, token, policy, state, desk, number, acknowledged, owner, member, alerts FROM shared_board
            ORDER BY id
            """)
        var work: [SharedWork] = []
        while try statement.step() {
            guard let name = statement.label(1), let token = statement.text(2),
                let policy = SharedPolicy(rawValue: statement.text(3) ?? ""),
                let wish = SharedWork.Wish(rawValue: statement.text(4) ?? "")
            else { continue }
            let share = statement.integer(0)
            work.append(
                SharedWork(
                    share: share, name: name, owner: statement.label(8) ?? "",
                    member: statement.label(9) ?? "", token: token, policy: policy,
                    hasAlerts: statement.integer(10) != 0, wish: wish,
                    desk: statement.isNull(5) ? nil : statement.integer(5), number: statement.integer(6),
                    acknowledged: statement.integer(7), batches: try batchesToSend(of: share)))
        }
        return work
    }

    private func batchesToSend(of share: Int) throws(SQLiteFailure) -> [SharedWork.Batch] {
        let statement = try prepare(
            """
            SELECT batch.place, batch.base, batch.token, json_group_object(edit.key, edit.value)
            FROM shared_batch AS batch JOIN shared_edit AS edit USING (share, place)
            WHERE share = ?1 GROUP BY batch.place ORDER BY batch.place
            """)
        try statement.bind([.integer(share)])
        var batches: [SharedWork.Batch] = []
        while try statement.step() {
            guard let token = statement.text(2), let edits = statement.text(3) else { continue }
            batches.append(
                SharedWork.Batch(
                    order: statement.integer(0), base: statement.integer(1), token: token, edits: edits))
        }
        return batches
    }

    func sharedStates() throws(SQLiteFailure) -> [SharedState] {
        let statement = try prepare(
            """
            SELECT board, name, owner, role, state, problem,
                (SELECT count(*) FROM shared_batch WHERE share = id), alerts, is_muted FROM shared_board ORDER BY board
            """)
        var states: [SharedState] = []
        while try statement.step() {
            guard let board = BoardID(statement.text(0) ?? ""), let name = statement.label(1),
                let role = BoardShare.Role(rawValue: statement.text(3) ?? ""),
                let wish = SharedWork.Wish(rawValue: statement.text(4) ?? "")
            else { continue }
            states.append(
                SharedState(
                    board: board, name: name, owner: statement.label(2) ?? "", role: role, wish: wish,
                    waiting: statement.integer(6), problem: statement.text(5).flatMap(SharedProblem.init),
                    hasAlerts: statement.integer(7) != 0, isMuted: statement.integer(8) != 0))
        }
        return states
    }

    func sharedOffers() throws(SQLiteFailure) -> [SharedOffer] {
        let statement = try prepare("SELECT name, owner, policy FROM shared_offer ORDER BY name")
        var offers: [SharedOffer] = []
        while try statement.step() {
            guard let name = statement.label(0), let owner = statement.label(1),
                let policy = SharedPolicy(rawValue: statement.text(2) ?? "")
            else { continue }
            offers.append(SharedOffer(name: name, owner: owner, policy: policy))
        }
        return offers
    }
}
