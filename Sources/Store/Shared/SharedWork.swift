package import Arrangement

/// The rights of others to a published board.
package enum SharedPolicy: String, Hashable, Sendable, CaseIterable {
    case follow
    case edit
}

/// A request to the team server about a shared board.
package struct SharedWork: Hashable, Sendable {
    package enum Wish: String, Hashable, Sendable {
        /// To publish the board, or to change what others may do with it.
        case publish
        /// To follow another's board.
        case follow
        /// To end the publishing.
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
        /// A unique text.
        package let token: String
        /// The changes as a JSON object: of each key the value, or null.
        package let edits: String
    }

    /// Its number in this store.
    package let share: Int
    package let name: String
    /// The publisher; empty until known.
    package let owner: String
    /// The user's name on the team server; empty until known.
    package let member: String
    /// A unique text, so that it is published only once.
    package let token: String
    /// The rights of others, if it is the user's.
    package let policy: SharedPolicy
    /// True if its alerts go to everyone who has the board.
    package let hasAlerts: Bool
    package let wish: Wish
    /// Its number on the team server; nil until known.
    package let desk: Int?
    /// The team server's last change in this store.
    package let number: Int
    /// The last batch that the team server has acknowledged.
    package let acknowledged: Int
    /// The batches to send, in order.
    package let batches: [Batch]
}

package struct SharedNews: Hashable, Sendable {
    /// The board's number in this store.
    package var share: Int
    package var name: String
    package var owner: String
    /// The rights of others to it.
    package var policy: SharedPolicy
    /// True if its alerts go to everyone who has the board.
    package var hasAlerts = false
    /// The user's name on the team server.
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
    /// The team server's refusal; nil for none.
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
    /// The rights of others to it.
    package var policy: SharedPolicy

    package init(name: String, owner: String, policy: SharedPolicy) {
        (self.name, self.owner, self.policy) = (name, owner, policy)
    }
}

/// A shared board as a list of boards shows it.
package struct SharedState: Hashable, Sendable {
    package var board: BoardID
    package var name: String
    /// The publisher; empty until known.
    package var owner: String
    package var role: BoardShare.Role
    /// The request not yet sent to the team server.
    package var wish: SharedWork.Wish
    /// How many batches the team server has not acknowledged.
    package var waiting: Int
    /// The team server's refusal; nil for none.
    package var problem: SharedProblem?
    /// True if its alerts go to everyone who has the board.
    package var hasAlerts: Bool
    package var isMuted: Bool
}
