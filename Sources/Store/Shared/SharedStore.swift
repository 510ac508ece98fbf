package import Alerts
package import Arrangement
internal import Glibc

/// Shared boards in the store at a path: the team server's state, and changes to send. Opens the file at each
/// call, for occasional calls from other threads.
package struct SharedStore: Hashable, Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    package func shares() throws(StoreError) -> [BoardShare] {
        if access(path, F_OK) != 0 { return [] }
        return try FigureStore.opened(at: path) { database throws(SQLiteFailure) in
            try database.transaction(writing: false) { () throws(SQLiteFailure) in try database.shares() }
        }
    }

    /// Kept until the team server has it.
    package func add(_ batch: SharedBatch, to board: BoardID) throws(StoreError) {
        try add(batch.edits, order: batch.order, base: batch.base, to: board)
    }

    /// Changes a board that is not on screen. Kept until the team server has the changes.
    func add(_ arrangement: Arrangement, to board: BoardID) throws(StoreError) {
        guard let share = try shares().first(where: { $0.board == board }) else { return }
        let edits = share.values.edits(to: arrangement)
        if !edits.isEmpty { try add(edits, order: nil, base: nil, to: board) }
    }

    private func add(_ edits: [SharedEdit], order: Int?, base: Int?, to board: BoardID) throws(StoreError) {
        try FigureStore.opened(at: path) { database throws(SQLiteFailure) in
            try database.transaction(writing: true) { () throws(SQLiteFailure) in
                try database.add(edits, order: order, base: base, to: board)
            }
        }
        Bell.requests(path).ring()
    }

    package func set(told number: Int, of board: BoardID) throws(StoreError) {
        try FigureStore.opened(at: path) { database throws(SQLiteFailure) in
            try database.set(told: number, of: board)
        }
    }

    /// Requests to publish a board or to change others' rights to it; `hasAlerts` shares its alerts too.
    package func publish(
        _ board: BoardID, _ name: String, _ arrangement: Arrangement, _ policy: SharedPolicy,
        alerts hasAlerts: Bool = false
    ) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in
            try database.prepare(
                """
                INSERT INTO shared_board (board, name, role, policy, state) VALUES (?1, ?2, 'owner', ?3, 'publish')
                ON CONFLICT (board) DO UPDATE SET policy = excluded.policy, state = 'publish' WHERE role = 'owner'
                """
            ).run([.text(board.text), .text(name), .text(policy.rawValue)])
            // At first, send the whole board once.
            let known = try database.integer(
                """
                SELECT 1 FROM shared_board AS board WHERE board.board = ?1 AND (board.desk IS NOT NULL
                    OR EXISTS (SELECT 1 FROM shared_batch AS batch WHERE batch.share = board.id))
                """, [.text(board.text)])
            let edits =
                (known == nil ? SharedValues().edits(to: arrangement) : [])
                + (try database.share(alerts: hasAlerts, on: arrangement, of: board))
            if !edits.isEmpty { try database.add(edits, order: nil, base: nil, to: board) }
            try database.followAlerts()
        }
    }

    /// Requests to follow a board of the team server as `board`, which exists and is empty.
    package func follow(_ name: String, as board: BoardID) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in
            try database.prepare(
                "INSERT INTO shared_board (board, name, role, policy, state) VALUES (?1, ?2, 'follower', 'follow', 'follow')"
            ).run([.text(board.text), .text(name)])
        }
    }

    /// Requests to unpublish a board. If the team server never got it, it is simply no longer shared.
    package func unpublish(_ board: BoardID) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in
            try database.forgetShare(where: "board = ?1 AND desk IS NULL", .text(board.text))
            try database.prepare("UPDATE shared_board SET state = 'unpublish' WHERE board = ?1")
                .run([.text(board.text)])
        }
    }

    /// Stops sharing a board: its contents stay here, as the user's own.
    package func forget(_ board: BoardID) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in
            try database.forgetShare(where: "board = ?1", .text(board.text))
        }
    }

    package func alerts(of board: BoardID) throws(StoreError) -> [AlertRule] {
        try FigureStore.opened(at: path) { database throws(SQLiteFailure) in
            try database.sharedAlerts(of: board)
        }
    }

    /// Mutes or unmutes the alerts of another's board, on this machine.
    package func set(isMuted: Bool, of board: BoardID) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in
            try database.prepare("UPDATE shared_board SET is_muted = ?2 WHERE board = ?1")
                .run([.text(board.text), .flag(isMuted)])
            try database.followAlerts()
        }
    }

    package func list() throws(StoreError) -> (shared: [SharedState], offers: [SharedOffer]) {
        if access(path, F_OK) != 0 { return ([], []) }
        return try FigureStore.opened(at: path) { database throws(SQLiteFailure) in
            try database.transaction(writing: false) { () throws(SQLiteFailure) in
                (try database.sharedStates(), try database.sharedOffers())
            }
        }
    }

    package func work() throws(StoreError) -> [SharedWork] {
        try FigureStore.opened(at: path) { database throws(SQLiteFailure) in
            try database.transaction(writing: false) { () throws(SQLiteFailure) in try database.sharedWork() }
        }
    }

    /// Records the team server's number for a board and closes the open request.
    package func link(_ share: Int, to desk: Int) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in
            try database.prepare(
                "UPDATE shared_board SET desk = ?2, state = 'on', problem = NULL WHERE id = ?1"
            )
            .run([.integer(share), .integer(desk)])
        }
    }

    package func hasParts(_ news: SharedNews) throws(StoreError) -> Bool {
        try FigureStore.opened(at: path) { database throws(SQLiteFailure) in try database.hasParts(news) }
    }

    package func receive(_ news: SharedNews) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in try database.receive(news) }
    }

    /// Records a refusal; the request stays open until it is met or withdrawn.
    package func set(_ problem: SharedProblem, of share: Int) throws(StoreError) {
        // Writing it again would wake every program for nothing, and each would retry.
        let known = try FigureStore.opened(at: path) { database throws(SQLiteFailure) in
            try database.integer(
                "SELECT 1 FROM shared_board WHERE id = ?1 AND problem = ?2",
                [.integer(share), .text(problem.rawValue)])
        }
        if known != nil { return }
        try changing { database throws(SQLiteFailure) in
            try database.prepare("UPDATE shared_board SET problem = ?2 WHERE id = ?1")
                .run([.integer(share), .text(problem.rawValue)])
        }
    }

    /// The board is gone from the team server: its contents here become the user's own.
    package func end(_ share: Int) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in
            try database.forgetShare(where: "id = ?1", .integer(share))
        }
    }

    package func set(_ offers: [SharedOffer]) throws(StoreError) {
        try FigureStore.opened(at: path) { database throws(SQLiteFailure) in
            if try database.sharedOffers() == offers { return }
            try database.transaction(writing: true) { () throws(SQLiteFailure) in
                try database.execute("DELETE FROM shared_offer")
                let statement = try database.prepare(
                    "INSERT OR REPLACE INTO shared_offer (name, owner, policy) VALUES (?1, ?2, ?3)")
                for offer in offers {
                    try statement.run([.text(offer.name), .text(offer.owner), .text(offer.policy.rawValue)])
                }
            }
        }
    }

    private func changing(_ body: (borrowing Database) throws(SQLiteFailure) -> Void) throws(StoreError) {
        try FigureStore.opened(at: path) { database throws(SQLiteFailure) in
            try database.changingShares { () throws(SQLiteFailure) in try body(database) }
        }
        Bell.ringBoth(path)
    }
}
