package import Words

/// A board shared through the team server, as this machine knows it.
package struct BoardShare: Hashable, Sendable {
    package enum Role: String, Hashable, Sendable, CaseIterable {
        case owner
        case editor
        case follower
    }

    package let board: BoardID
    package var name: String
    /// Its publisher; empty until known.
    package var owner: String
    package var role: Role
    /// The user's name on the team server; empty until known.
    package var member: String
    /// The board's parts by their keys, as on the team server.
    package var entries: [String: SharedEntry]
    /// The number of the team server's last change in `entries`.
    package var number: Int
    /// The number of the user's last batch in `entries`.
    package var acknowledged: Int
    /// Batches that the team server has not acknowledged, in order.
    package var pending: [SharedBatch]
    /// The number of the last change that the user saw.
    package var told: Int
    package var problem: SharedProblem?
    /// Everyone on the board gets its alerts, and the user has not muted them.
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

    /// The parts with the user's pending changes on top.
    package var values: SharedValues {
        var values = SharedValues(entries.compactMapValues(\.value))
        for batch in pending { values.apply(batch.edits) }
        return values
    }

    /// Returns the batch to keep until the team server has acknowledged it.
    package mutating func edit(_ edits: [SharedEdit]) -> SharedBatch {
        let order = max(acknowledged, pending.last?.order ?? 0) + 1
        let batch = SharedBatch(order: order, base: number, edits: edits)
        pending.append(batch)
        return batch
    }

    /// The user's changes that the store lacks stay on top.
    package mutating func follow(_ stored: BoardShare) {
        let known = max(stored.acknowledged, stored.pending.last?.order ?? 0)
        let unsaved = pending.filter { $0.order > known }
        let told = max(told, stored.told)
        self = stored
        pending += unsaved
        self.told = told
    }

    package mutating func receive(
        _ news: [String: SharedEntry], upTo number: Int, acknowledging order: Int
    ) {
        entries.merge(news) { $0.number > $1.number ? $0 : $1 }
        self.number = max(self.number, number)
        acknowledged = max(acknowledged, order)
        pending.removeAll { $0.order <= acknowledged }
    }
}

/// Why the team server refused a request. Raw values are the names in files.
package enum SharedProblem: String, Hashable, Sendable, CaseIterable {
    /// Another board has the name.
    case taken
    case missing
    case forbidden
    /// It exceeds the team server's limits.
    case full

    package var saying: Saying {
        switch self {
        case .taken: .phrase(.shareTaken)
        case .missing: .phrase(.shareMissing)
        case .forbidden: .phrase(.shareForbidden)
        case .full: .phrase(.shareFull)
        }
    }

    package func saying(of name: String) -> Saying {
        .phrase(.shareRefused, ["name": .verbatim(name), "problem": saying])
    }
}
