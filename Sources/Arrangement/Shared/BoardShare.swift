package import Words

/// A board shared through the team server, as this machine knows it.
package struct BoardShare: Hashable, Sendable {
    /// The user's rights to it.
    package enum Role: String, Hashable, Sendable, CaseIterable {
        case owner
        case editor
        case follower
    }

    /// The board here.
    package let board: BoardID
    /// Its name on the team server.
    package var name: String
    /// The member who published it; empty until known.
    package var owner: String
    /// The user's rights to it.
    package var role: Role
    /// The user's own name on the team server; empty until known.
    package var member: String
    /// Its parts on the team server, by their keys.
    package var entries: [String: SharedEntry]
    /// The number of the team server's last change in `entries`.
    package var number: Int
    /// The place of the user's last batch in `entries`.
    package var acknowledged: Int
    /// Batches that the team server has not acknowledged, in order.
    package var pending: [SharedBatch]
    /// The number of the last change that we showed to the user.
    package var told: Int
    /// The team server's last refusal; nil for none.
    package var problem: SharedProblem?
    /// True if everyone on the board gets its alerts, and the user has not muted them.
    package var hasAlerts: Bool

    package init(
        _ board: BoardID, name: String, owner: String = "", role: Role, member: String = "",
        entries: [String: SharedEntry] = [:], number: Int = 0, acknowledged: Int = 0,
        pending: [SharedBatch] = [], told: Int = 0, problem: SharedProblem? = nil,
        hasAlerts: Bool = false
    ) {
        (self.board, self.name, self.owner, self.role, self.member) = (board, name, owner, role, member)
        (self.entries, self.number, self.acknowledged) = (entries, number, acknowledged)
        (self.pending, self.told, self.problem, self.hasAlerts) = (pending, told, problem, hasAlerts)
    }

    package var canEdit: Bool { role != .follower }

    /// Its parts with the user's own changes on top.
    package var values: SharedValues {
        var values = SharedValues(entries.compactMapValues(\.value))
        for batch in pending { values.apply(batch.edits) }
        return values
    }

    /// Applies the user's changes on top.
    ///
    /// - Returns: The batch to keep until the team server has acknowledged it.
    package mutating func edit(_ edits: [SharedEdit]) -> SharedBatch {
        let order = max(acknowledged, pending.last?.order ?? 0) + 1
        let batch = SharedBatch(order: order, base: number, edits: edits)
        pending.append(batch)
        return batch
    }

    /// Takes over the board as the store has it now. What the user changed and the store has not yet got stays on top.
    package mutating func follow(_ stored: BoardShare) {
        let known = max(stored.acknowledged, stored.pending.last?.order ?? 0)
        let unsaved = pending.filter { $0.order > known }
        let told = max(told, stored.told)
        self = stored
        pending += unsaved
        self.told = told
    }

    /// Applies changes from the team server, as the store does.
    package mutating func receive(
        _ news: [String: SharedEntry], upTo number: Int, acknowledging order: Int
    ) {
        entries.merge(news) { $0.number > $1.number ? $0 : $1 }
        self.number = max(self.number, number)
        acknowledged = max(acknowledged, order)
        pending.removeAll { $0.order <= acknowledged }
    }
}

/// Why the team server refused a request about a shared board. The raw value is its name in files.
package enum SharedProblem: String, Hashable, Sendable, CaseIterable {
    /// Another board has its name.
    case taken
    /// The board does not exist.
    case missing
    /// The user may not change it.
    case forbidden
    /// It exceeds the team server's limits.
    case full

    /// The problem in words, after a board's name.
    package var saying: Saying {
        switch self {
        case .taken: .phrase(.shareTaken)
        case .missing: .phrase(.shareMissing)
        case .forbidden: .phrase(.shareForbidden)
        case .full: .phrase(.shareFull)
        }
    }

    /// The problem of the board called `name`.
    package func saying(of name: String) -> Saying {
        .phrase(.shareRefused, ["name": .verbatim(name), "problem": saying])
    }
}
