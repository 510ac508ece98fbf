/// The lines of a panel in their order; the selection moves through them.
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
    /// The name by the user, unique in a panel.
    package var name: String
    /// True if its cards are folded away.
    package var isFolded: Bool

    package init(_ name: String, isFolded: Bool = false) {
        (self.name, self.isFolded) = (name, isFolded)
    }
}

/// The lines that a panel shows, and how they fall into sections.
package struct Lines: Hashable, Sendable {
    /// A heading with its visible cards, or the cards before the first heading.
    package struct Section: Hashable, Sendable {
        /// The heading's place; nil for the cards that belong to no group.
        package var heading: Int?
        /// The cards' places.
        package var cards: Range<Int>
    }

    /// The lines, from the top.
    package let all: [Line]
    /// The sections, from the top; a panel without headings has one.
    package let sections: [Section]

    /// Divides `all` at its headings.
    package init(_ all: [Line]) {
        self.all = all
        var sections: [Section] = []
        var heading: Int?
        var start = 0
        for index in all.indices where all[index].group != nil {
            if heading != nil || index > 0 {
                sections.append(Section(heading: heading, cards: start..<index))
            }
            heading = index
            start = index + 1
        }
        if heading != nil || !all.isEmpty {
            sections.append(Section(heading: heading, cards: start..<all.count))
        }
        self.sections = sections
    }

    package init(cards: [Line]) {
        all = cards
        sections = cards.isEmpty ? [] : [Section(heading: nil, cards: 0..<cards.count)]
    }

    /// How many lines there are.
    package var count: Int { all.count }

    /// The line at `index`; nil beyond the ends.
    package subscript(index: Int) -> Line? { all.indices.contains(index) ? all[index] : nil }

    /// The place of the card of `item`; nil if it is hidden.
    package func place(of item: Item) -> Int? { all.firstIndex(of: .card(item)) }

    package func place(ofGroup name: String) -> Int? { all.firstIndex { $0.group?.name == name } }

    /// The group that the line at `index` belongs to or begins; nil for a card outside all groups.
    package func group(at index: Int) -> Group? {
        guard all.indices.contains(index) else { return nil }
        return all[...index].reversed().lazy.compactMap(\.group).first
    }
}
