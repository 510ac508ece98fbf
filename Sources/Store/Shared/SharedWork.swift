package import Arrangement

/// What others may do with a published board.
package enum SharedPolicy: String, Hashable, Sendable, CaseIterable {
    case follow
    case edit
}

/// A request to the team server about a shared board.
package struct SharedWork: Hashable, Sendable {
    package enum Wish: String, Hashable, Sendable {
        /// Publishes the board, or changes the rights of others.
        case publish
        case follow
        case unpublish
        /// Only sync changes.
        case none = "on"
    }

    /// The user's changes to send.
    package struct Batch: Hashable, Sendable {
        /// The place among those of this board and store.
        package let order: Int
        /// The number of the last known change at that time.
        package let base: Int
        /// Unique.
        package let token: String
        /// A JSON object: for each key the value, or null.
        package let edits: String
    }

    package let share: Int
    package let name: String
    /// The publisher; empty until known.
    package let owner: String
    /// The user's name on the team server; empty until known.
    package let member: String
    /// Unique, so that it is published only once.
    package let token: String
    /// The rights of others, if it is the user's board.
    package let policy: SharedPolicy
    package let hasAlerts: Bool
    package let wish: Wish
    /// Its number on the team server; nil until known.
    package let desk: Int?
    /// The team server's last change in this store.
    package let number: Int
    /// The last batch that the team server has acknowledged.
    package let acknowledged: Int
    package let batches: [Batch]
}

package struct SharedNews: Hashable, Sendable {
    package var share: Int
    package var name: String
    package var owner: String
    package var policy: SharedPolicy
    package var hasAlerts = false
    package var member: String
    package var entries: [String: SharedEntry] = [:]
    /// The number of parts this version cannot read.
    package var leftOut = 0
    /// True if the entries are complete and replace the stored ones.
    package var isWhole = false
    /// The team server's last change in this.
    package var number: Int
    /// The last batch that the team server has, or refused for good.
    package var acknowledged: Int
    package var problem: SharedProblem?

    package init(
        share: Int, name: String, owner: String, policy: SharedPolicy, member: String, number: Int,
        acknowledged: Int
    ) {
        (self.share, self.name, self.owner, self.policy, self.member) = (share, name, owner, policy, member)
        (self.number, self.acknowledged) = (number, acknowledged)
    }

    var role: BoardShare.Role { owner == member ? .owner : policy == .edit ? .editor : .follower }
}

/// A board that the team server offers.
package struct SharedOffer: Hashable, Sendable {
    package var name: String
    package var owner: String
    package var policy: SharedPolicy

    package init(name: String, owner: String, policy: SharedPolicy) {
        (self.name, self.owner, self.policy) = (name, owner, policy)
    }
}

/// A shared board as a list of boards shows it.
package struct SharedState: Hashable, Sendable {
    package var board: BoardID
    package var name: String
    package var owner: String
    package var role: BoardShare.Role
    package var wish: SharedWork.Wish
    /// How many batches the team server has not acknowledged.
    package var waiting: Int
    package var problem: SharedProblem?
    package var hasAlerts: Bool
    package var isMuted: Bool
}
