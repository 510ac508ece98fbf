internal import Arrangement
internal import Market
package import Store

/// Sends the user's changes of shared boards and fetches those of others. Interrupted work starts over: the
/// team server recognises each batch by its token, and applies it once. Call it after connecting, after a
/// notice on its channel, and when the store has work; each call does all pending work.
package struct BoardSync: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        case desk(DeskFailure)
        case store(StoreError)
    }

    package static let channel = "fxterm_boards"

    private let store: SharedStore

    package init(_ store: SharedStore) { self.store = store }

    package func hasWork() throws(StoreError) -> Bool {
        try store.work().contains { $0.wish != .none || !$0.batches.isEmpty }
    }

    /// On a connection shared with other tasks. Throws only if the connection broke, since other failures
    /// must not stop those tasks; the next call retries them. `sends` may block on somebody's lock.
    package func serve(on connection: Connection, isNew: Bool, sends: Bool = true) throws(DeskFailure) {
        do throws(Failure) { try run(on: connection, isNew: isNew, sends: sends) } catch {
            if case .desk(let failure) = error, failure.state == nil { throw failure }
        }
    }

    /// On a connection of its own. `isNew` reads boards completely: a standby or a backup without the last
    /// changes may have replaced the server.
    package func run(on connection: Connection, isNew: Bool, sends: Bool = true) throws(Failure) {
        do throws(Failure) {
            let member = try rows(connection, "SELECT session_user").text(0, 0) ?? ""
            var failure: Failure?
            for work in try stored({ () throws(StoreError) in try store.work() }) {
                if !sends, work.wish != .none { continue }
                do throws(Failure) {
                    try settle(work, sends ? work.batches : [], as: clean(member), isNew: isNew, connection)
                } catch {
                    // A failure of one board does not stop the others.
                    guard error.isOfOneBoard else { throw error }
                    failure = failure ?? error
                }
            }
            try fetchOffers(connection)
            if let failure { throw failure }
        } catch {
            // An older team server may not support boards.
            guard case .desk(let failure) = error, ["42P01", "42883"].contains(failure.state) else {
                throw error
            }
        }
    }

    private func fetchOffers(_ connection: Connection) throws(Failure) {
        let rows = try rows(
            connection, "SELECT name, owner, policy FROM fxterm.board ORDER BY name LIMIT 1000")
        let offers = (0..<rows.count).compactMap { row -> SharedOffer? in
            guard let policy = SharedPolicy(rawValue: rows.text(row, 2) ?? "") else { return nil }
            return SharedOffer(
                name: clean(rows.text(row, 0)), owner: clean(rows.text(row, 1)), policy: policy)
        }
        try stored { () throws(StoreError) in try store.set(offers) }
    }

    private func settle(
        _ work: SharedWork, _ batches: [SharedWork.Batch], as member: String, isNew: Bool,
        _ connection: Connection
    ) throws(Failure) {
        guard let desk = try fulfil(work, connection) else { return }
        var (acknowledged, problem) = (work.acknowledged, SharedProblem?.none)
        for batch in batches {
            do throws(Failure) {
                _ = try rows(
                    connection, "SELECT fxterm.edit_board($1, $2, $3, $4)",
                    [.integer(desk), .text(batch.token), .integer(batch.base), .text(batch.edits)])
            } catch {
                // Drop a change that is refused for good: the board returns to the team server's state.
                guard let refusal = error.refusal else { throw error }
                if refusal == .missing { break }
                problem = refusal
            }
            acknowledged = batch.order
        }
        guard var news = try news(of: work, on: desk, as: member, isWhole: isNew, connection) else {
            return try stored { () throws(StoreError) in try store.end(work.share) }
        }
        (news.acknowledged, news.problem) = (acknowledged, problem)
        if isNew, try stored({ () throws(StoreError) in try store.hasParts(news) }) {
            (news.entries, news.isWhole, news.leftOut) = ([:], false, 0)
        }
        if news.isEmpty(after: work) { return }
        try stored { () throws(StoreError) in try store.receive(news) }
    }

    /// Returns its number on the team server; nil if it is not there.
    private func fulfil(_ work: SharedWork, _ connection: Connection) throws(Failure) -> Int? {
        do throws(Failure) {
            let rows: Rows
            switch work.wish {
            case .none: return work.desk
            case .unpublish:
                if let desk = work.desk {
                    _ = try self.rows(connection, "SELECT fxterm.unpublish_board($1)", [.integer(desk)])
                }
                try stored { () throws(StoreError) in try store.end(work.share) }
                return nil
            case .publish:
                rows = try self.rows(
                    connection, "SELECT fxterm.publish_board($1, $2, $3, $4)",
                    [.text(work.name), .text(work.policy.rawValue), .text(work.token), .flag(work.hasAlerts)])
            case .follow:
                rows = try self.rows(
                    connection, "SELECT id FROM fxterm.board WHERE lower(name) = lower($1)",
                    [.text(work.name)])
            }
            guard rows.count > 0, let desk = rows.integer(0, 0) else {
                throw .desk(.statement(state: "P0002", message: "no such board"))
            }
            try stored { () throws(StoreError) in try store.link(work.share, to: desk) }
            return desk
        } catch {
            guard let refusal = error.refusal else { throw error }
            try stored { () throws(StoreError) in try store.set(refusal, of: work.share) }
            return nil
        }
    }

    private func news(
        of work: SharedWork, on desk: Int, as member: String, isWhole: Bool, _ connection: Connection
    ) throws(Failure) -> SharedNews? {
        let rows = try rows(
            connection,
            """
            SELECT board.name, board.owner, board.policy, board.number, board.alerts,
                entry.key, entry.value, entry.number, entry.author, entry.replaced
            FROM fxterm.board LEFT JOIN fxterm.board_entry AS entry
                ON entry.board = board.id AND entry.number > $2
            WHERE board.id = $1
            """, [.integer(desk), .integer(isWhole ? -1 : work.number)])
        guard rows.count > 0, let number = rows.integer(0, 3) else { return nil }
        let (name, owner) = (clean(rows.text(0, 0)), clean(rows.text(0, 1)))
        // Name and owner never change: on another or a restored team server another board has the number.
        if !work.owner.isEmpty, (name, owner) != (work.name, work.owner) { return nil }
        var news = SharedNews(
            share: work.share, name: name, owner: owner,
            policy: SharedPolicy(rawValue: rows.text(0, 2) ?? "") ?? .follow, member: member, number: number,
            acknowledged: work.acknowledged)
        news.hasAlerts = rows.flag(0, 4) ?? false
        news.isWhole = isWhole
        // A board without parts is one row without a key.
        if rows.count > 1 || rows.text(0, 5) != nil { (news.entries, news.leftOut) = rows.parts() }
        return news
    }

    private func clean(_ text: String?) -> String { Rows.clean(text) }

    private func rows(
        _ connection: Connection, _ sql: String, _ parameters: [Parameter] = []
    ) throws(Failure) -> Rows {
        do throws(DeskFailure) { return try connection.run(sql, parameters) } catch { throw .desk(error) }
    }

    private func stored<Answer>(_ body: () throws(StoreError) -> Answer) throws(Failure) -> Answer {
        do throws(StoreError) { return try body() } catch { throw .store(error) }
    }
}

extension Rows {
    /// From column 5 on: key, value, number, author, replaced author. The number counts parts this version
    /// cannot read: a bad part must not hide the others.
    func parts() -> (entries: [String: SharedEntry], leftOut: Int) {
        var unread = 0
        let parts = values { row -> (key: String, entry: SharedEntry)? in
            guard let text = text(row, 5), let key = SharedKey(text), let number = integer(row, 7),
                number >= 0
            else { return nil }
            let value = self.text(row, 6)
            if let value, !key.canRead(value) { unread += 1 }
            let entry = SharedEntry(
                value, number: number, author: Rows.clean(self.text(row, 8)),
                replaced: self.text(row, 9).map(Rows.clean))
            return (text, entry)
        }
        return (Dictionary(parts.map { ($0.key, $0.entry) }) { $1 }, leftOut + unread)
    }

    fileprivate static func clean(_ text: String?) -> String { CleanText.line(text ?? "") ?? "" }
}

extension BoardSync.Failure {
    fileprivate var isOfOneBoard: Bool {
        switch self {
        case .desk(let failure): failure.state != nil
        case .store: true
        }
    }

    /// Nil if a retry may succeed.
    fileprivate var refusal: SharedProblem? {
        guard case .desk(let failure) = self, let state = failure.state else { return nil }
        return switch state {
        case "23505": .taken
        case "P0002": .missing
        case "42501": .forbidden
        // Limits of the team server, and invalid values.
        case "53400", "23514", "23502", "22P02", "22P05", "22023", "22001", "54000": .full
        default: nil
        }
    }
}

extension SharedNews {
    fileprivate func isEmpty(after work: SharedWork) -> Bool {
        entries.isEmpty && number == work.number && acknowledged == work.acknowledged && work.wish == .none
            && (name, owner, policy, member) == (work.name, work.owner, work.policy, work.member)
            && hasAlerts == work.hasAlerts
    }
}
