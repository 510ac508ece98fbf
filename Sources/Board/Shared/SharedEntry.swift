/// A part of a shared board as the desk has it.
public struct SharedEntry: Hashable, Sendable {
    /// The value: the place of a card or a heading, else a text; nil where the part was removed.
    public var value: String?
    /// The number of the change that made it so; each change of a board has a higher one.
    public var number: Int
    /// The member who changed it.
    public var author: String
    /// The member whose change this one replaced without its author knowing of it; nil for none.
    public var replaced: String?

    /// Makes an entry.
    public init(_ value: String?, number: Int, author: String, replaced: String? = nil) {
        (self.value, self.number, self.author, self.replaced) = (value, number, author, replaced)
    }
}

/// A change of one part of a shared board.
public struct SharedEdit: Hashable, Sendable {
    /// The part, as a text; of a newer version it may be one that this version does not know.
    public var key: String
    /// The value from now on; nil where the part is removed.
    public var value: String?

    /// Makes a change.
    public init(_ key: String, _ value: String?) { (self.key, self.value) = (key, value) }
}

/// Changes that were made together, and are taken by the desk all or not at all.
public struct SharedBatch: Hashable, Sendable {
    /// The place among those of this board and store, from 1 on.
    public var order: Int
    /// The number of the last change that was known when these were made.
    public var base: Int
    /// The changes.
    public var edits: [SharedEdit]

    /// Makes a batch.
    public init(order: Int, base: Int, edits: [SharedEdit]) {
        (self.order, self.base, self.edits) = (order, base, edits)
    }
}

/// The effect of one change on a part of a shared board, as undo keeps it.
public struct SharedSwap: Hashable, Sendable {
    /// The part.
    public var key: String
    /// The value before; nil where the part was not there.
    public var old: String?
    /// The value after.
    public var new: String?

    /// Makes a swap.
    public init(_ key: String, old: String?, new: String?) {
        (self.key, self.old, self.new) = (key, old, new)
    }

    /// The way back.
    var reversed: SharedSwap { SharedSwap(key, old: new, new: old) }
}
