/// A part of a shared board, as the team server has it.
package struct SharedEntry: Hashable, Sendable {
    /// The place of a card or a heading, else a text; nil if the part was removed.
    package var value: String?
    /// Numbers of a board's changes increase.
    package var number: Int
    package var author: String
    /// The member whose change this one replaced without its author knowing; nil for none.
    package var replaced: String?

    package init(_ value: String?, number: Int, author: String, replaced: String? = nil) {
        (self.value, self.number, self.author, self.replaced) = (value, number, author, replaced)
    }

    /// Nil for none, and for anything but a heading.
    package var former: String? { value.flatMap(PlacedLine.read)?.former }
}

/// A change of one part; others on the board see it.
package struct SharedEdit: Hashable, Sendable {
    /// The part's key; perhaps only a newer version knows it.
    package var key: String
    /// Nil if the part is removed.
    package var value: String?

    package init(_ key: String, _ value: String?) { (self.key, self.value) = (key, value) }
}

/// The team server accepts all changes or none.
package struct SharedBatch: Hashable, Sendable {
    /// The number among the batches of this board and store, from 1.
    package var order: Int
    /// The last change known when these were made.
    package var base: Int
    package var edits: [SharedEdit]

    package init(order: Int, base: Int, edits: [SharedEdit]) {
        (self.order, self.base, self.edits) = (order, base, edits)
    }
}

/// A part before and after a change, for undo; nil if it was not there.
package struct SharedSwap: Hashable, Sendable {
    package var key: String
    package var old: String?
    package var new: String?

    package init(_ key: String, old: String?, new: String?) {
        (self.key, self.old, self.new) = (key, old, new)
    }

    package var reversed: SharedSwap { SharedSwap(key, old: new, new: old) }
}
