public import Board

/// The rights of others to a published board.
public enum SharedPolicy: String, Hashable, Sendable, CaseIterable {
    case follow
    case edit
}

/// A wish to the desk for a shared board.
public struct SharedWork: Hashable, Sendable {
    /// The user's wish.
    public enum Wish: String, Hashable, Sendable {
        /// To publish the board, or to change what others may do with it.
        case publish
        /// To follow another's board.
        case follow
        /// To end the publishing.
        case unpublish
        /// Nothing but changes to go both ways.
        case none = "on"
    }

    /// Changes of the user's, to be sent.
    public struct Batch: Hashable, Sendable {
        /// The place among those of this board and store.
        public let order: Int
        /// The number of the last change that was known when they were made.
        public let base: Int
        /// A text that no other batch ever had.
        public let token: String
        /// The changes as a JSON object: of each key the value, or null.
        public let edits: String
    }

    /// Its number in this store.
    public let share: Int
    /// Its name on the desk.
    public let name: String
    /// The publisher; empty as long as that is not known.
    public let owner: String
    /// The user's name on the desk; empty as long as that is not known.
    public let member: String
    /// A text that no other board ever had, by which it is published once.
    public let token: String
    /// The rights of others, if it is the user's.
    public let policy: SharedPolicy
    /// Whether its alerts go to all who have it.
    public let hasAlerts: Bool
    /// The user's wish.
    public let wish: Wish
    /// Its number on the desk; nil as long as that is not known.
    public let desk: Int?
    /// The last change of the desk that this store has.
    public let number: Int
    /// The last batch that the desk has acknowledged.
    public let acknowledged: Int
    /// The batches that are to be sent, in order.
    public let batches: [Batch]
}

/// The outcome.
public struct SharedNews: Hashable, Sendable {
    /// The board's number in this store.
    public var share: Int
    /// Its name on the desk.
    public var name: String
    /// The publisher.
    public var owner: String
    /// The rights of others to it.
    public var policy: SharedPolicy
    /// Whether its alerts go to all who have it.
    public var hasAlerts = false
    /// The user's name on the desk.
    public var member: String
    /// The changes, by key.
    public var entries: [String: SharedEntry] = [:]
    /// How many parts this version cannot read.
    public var leftOut = 0
    /// Whether the entries are all that there are, in the place of what the store has.
    public var isWhole = false
    /// The desk's last change that is in this.
    public var number: Int
    /// The last batch that the desk has, or refused for good.
    public var acknowledged: Int
    /// The desk's refusal; nil for none.
    public var problem: SharedProblem?

    /// Makes news without changes.
    public init(
        share: Int, name: String, owner: String, policy: SharedPolicy, member: String, number: Int,
        acknowledged: Int
    ) {
        (self.share, self.name, self.owner, self.policy, self.member) = (share, name, owner, policy, member)
        (self.number, self.acknowledged) = (number, acknowledged)
    }

    /// The user's rights.
    var role: BoardShare.Role { owner == member ? .owner : policy == .edit ? .editor : .follower }
}

/// A board that the desk offers.
public struct SharedOffer: Hashable, Sendable {
    /// Its name there.
    public var name: String
    /// The publisher.
    public var owner: String
    /// The rights of others to it.
    public var policy: SharedPolicy

    /// Makes an offer.
    public init(name: String, owner: String, policy: SharedPolicy) {
        (self.name, self.owner, self.policy) = (name, owner, policy)
    }
}

/// A shared board as a list of boards tells of it.
public struct SharedState: Hashable, Sendable {
    /// The board here.
    public var board: BoardID
    /// Its name on the desk.
    public var name: String
    /// The publisher; empty as long as that is not known.
    public var owner: String
    /// The user's rights.
    public var role: BoardShare.Role
    /// The wish that the desk has yet to hear.
    public var wish: SharedWork.Wish
    /// How many batches the desk has not acknowledged.
    public var waiting: Int
    /// The desk's refusal; nil for none.
    public var problem: SharedProblem?
    /// Whether its alerts go to all who have it.
    public var hasAlerts: Bool
    /// Whether its alerts are muted here.
    public var isMuted: Bool
}
