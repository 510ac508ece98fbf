package enum Line: Hashable, Sendable {
    case card(Item)
    case heading(Group)

    package var card: Item? {
        if case .card(let item) = self { return item }
        return nil
    }

    package var group: Group? {
        if case .heading(let group) = self { return group }
        return nil
    }
}

/// A named section, from its heading to the next one, or to the end.
package struct Group: Hashable, Sendable {
    package var name: String
    package var isFolded: Bool

    package init(_ name: String, isFolded: Bool = false) {
        (self.name, self.isFolded) = (name, isFolded)
    }
}

/// The lines that a panel shows, divided into sections at the headings.
package struct Lines: Hashable, Sendable {
    /// A heading with its visible cards, or the cards before the first heading.
    package struct Section: Hashable, Sendable {
        /// A place in `all`, as are `cards`; nil for cards outside all groups.
        package var heading: Int?
        package var cards: Range<Int>
    }

    package let all: [Line]
    /// A panel without headings has one.
    package let sections: [Section]

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

    package var count: Int { all.count }

    /// Nil beyond the ends.
    package subscript(index: Int) -> Line? { all.indices.contains(index) ? all[index] : nil }

    /// Nil if the card is hidden.
    package func place(of item: Item) -> Int? { all.firstIndex(of: .card(item)) }

    package func place(ofGroup name: String) -> Int? { all.firstIndex { $0.group?.name == name } }

    /// Nil for a card outside all groups.
    package func group(at index: Int) -> Group? {
        guard all.indices.contains(index) else { return nil }
        return all[...index].reversed().lazy.compactMap(\.group).first
    }
}
