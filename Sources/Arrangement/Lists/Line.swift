/// What a panel shows one after another, and what the selection goes through.
package enum Line: Hashable, Sendable {
    case card(Item)
    case heading(Group)

    /// The card's item; nil for a heading.
    package var card: Item? {
        if case .card(let item) = self { return item }
        return nil
    }

    /// The group that the line is the heading of; nil for a card.
    package var group: Group? {
        if case .heading(let group) = self { return group }
        return nil
    }
}

/// A named section of a panel: from its heading to the next one, or to the end.
package struct Group: Hashable, Sendable {
    /// What the user calls it; each name stands once in a panel.
    package var name: String
    /// Whether its cards are put away.
    package var isFolded: Bool

    package init(_ name: String, isFolded: Bool = false) {
        (self.name, self.isFolded) = (name, isFolded)
    }
}
