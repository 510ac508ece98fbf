/// A part of a shared board on the team server.
package struct SharedEntry: Hashable, Sendable {
    /// The value: the place of a card or a heading, else a text; nil if the part was removed.
    package var value: String?
    /// The number of its last change; numbers of a board's changes increase.
    package var number: Int
    /// The member who changed it.
    package var author: String
    /// The member whose change this one replaced without its author knowing of it; nil for none.
    package var replaced: String?

    package init(_ value: String?, number: Int, author: String, replaced: String? = nil) {
        (self.value, self.number, self.author, self.replaced) = (value, number, author, replaced)
    }

    /// The name that a heading had before; nil for none, and for anything else.
    package var former: String? { value.flatMap(PlacedLine.read)?.former }
}

/// A change of one part of a shared board.
package struct SharedEdit: Hashable, Sendable {
    /// The part, as a text; of a newer version it may be one that this version does not know.
    package var key: String
    /// The value from now on; nil if the part is removed.
    package var value: String?

    package init(_ key: String, _ value: String?) { (self.key, self.value) = (key, value) }
}

/// Changes made together, which the team server accepts all or not at all.
package struct SharedBatch: Hashable, Sendable {
    /// The place among the batches of this board and store, from 1 on.
    package var order: Int
    /// The number of the last known change when these were made.
    package var base: Int
    /// The changes.
    package var edits: [SharedEdit]

    package init(order: Int, base: Int, edits: [SharedEdit]) {
        (self.order, self.base, self.edits) = (order, base, edits)
    }
}

/// The effect of one change on a part of a shared board, for undo.
package struct SharedSwap: Hashable, Sendable {
    package var key: String
    /// The value before; nil if the part was not there.
    package var old: String?
    /// The value after.
    package var new: String?

    package init(_ key: String, old: String?, new: String?) {
        (self.key, self.old, self.new) = (key, old, new)
    }

    /// The way back.
    package var reversed: SharedSwap { SharedSwap(key, old: new, new: old) }
}
