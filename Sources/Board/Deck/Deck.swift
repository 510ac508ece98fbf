package import Arrangement

/// The items of one panel to decide on one by one: on the board or not. Changes of the board come out as
/// data, so that its undo covers them. Each item is in one place: on the pile, set aside, or where its
/// decision put it.
package struct Deck: Hashable, Sendable {
    package enum Choice: Hashable, Sendable, CaseIterable {
        case offBoard
        case onBoard
    }

    struct Kind: Hashable, Sendable {
        var panel: Panel
        var choice: Choice
    }

    package enum Swipe: Hashable, Sendable, CaseIterable {
        case keep
        case skip
        case later
    }

    /// A decision's effect on the board.
    package enum Edit: Hashable, Sendable {
        case put(Item)
        case takeOff(Item)

        package var item: Item {
            switch self {
            case .put(let item), .takeOff(let item): item
            }
        }

        package var reversed: Edit {
            switch self {
            case .put(let item): .takeOff(item)
            case .takeOff(let item): .put(item)
            }
        }
    }

    package struct Decision: Hashable, Sendable {
        package let item: Item
        package let swipe: Swipe
        package let edit: Edit?
    }

    package let panel: Panel
    package let choice: Choice
    package private(set) var pile: Pile
    package private(set) var decisions: [Decision] = []
    /// Items whose decisions changed nothing on the board: they return when the pile is refilled.
    package private(set) var aside: [Item] = []
    package private(set) var edits = 0

    package init(_ panel: Panel, _ choice: Choice, items: [Item]) {
        (self.panel, self.choice) = (panel, choice)
        pile = Pile(items)
    }

    var kind: Kind { Kind(panel: panel, choice: choice) }

    /// How many cards were kept since the pile was made or refilled.
    package var kept: Int { choice == .offBoard ? edits : aside.count }
    /// How many were skipped since the pile was made or refilled.
    package var skipped: Int { choice == .offBoard ? aside.count : edits }

    package mutating func swipe(_ swipe: Swipe) -> Decision? {
        guard let item = pile.pop() else { return nil }
        let decision = Decision(item: item, swipe: swipe, edit: edit(of: swipe, on: item))
        decisions.append(decision)
        if decision.edit != nil {
            edits += 1
        } else if swipe == .later {
            pile.putUnder([item])
        } else {
            aside.append(item)
        }
        return decision
    }

    /// Puts the card back on top. To undo it on the board, apply `decision.edit?.reversed`.
    package mutating func undo() -> Decision? {
        guard let decision = decisions.popLast() else { return nil }
        if decision.edit != nil {
            edits -= 1
        } else if decision.swipe == .later {
            _ = pile.remove(decision.item)
        } else if let place = aside.lastIndex(of: decision.item) {
            aside.remove(at: place)
        }
        pile.push(decision.item)
        return decision
    }

    /// Puts cards set aside under the pile again and returns their number. Undo then forgets the decisions
    /// that only set cards aside.
    package mutating func refill() -> Int {
        let count = aside.count
        pile.putUnder(aside)
        aside = []
        decisions.removeAll { $0.edit == nil && $0.swipe != .later }
        return count
    }

    /// The pile keeps its order; new items come under it, sorted by `ranked`; items that are gone leave, and
    /// so do decisions that were undone elsewhere.
    package mutating func renew(items: [Item], ranked: ([Item]) -> [Item] = { $0 }) {
        let there = Set(items)
        let left = pile.items.filter(there.contains)
        aside.removeAll { !there.contains($0) }
        decisions.removeAll { there.contains($0.item) == ($0.edit != nil) }
        edits = decisions.count { $0.edit != nil }
        let known = Set(left).union(aside)
        let new = items.filter { !known.contains($0) }
        pile = Pile(left + (new.isEmpty ? [] : ranked(new)))
    }

    func edit(of swipe: Swipe, on item: Item) -> Edit? {
        switch (choice, swipe) {
        case (.offBoard, .keep): .put(item)
        case (.onBoard, .skip): .takeOff(item)
        case (.offBoard, .skip), (.offBoard, .later), (.onBoard, .keep), (.onBoard, .later): nil
        }
    }
}

package struct OpenDeck: Hashable, Sendable {
    package internal(set) var deck: Deck
    package internal(set) var motion = DeckMotion()
    /// The cell of the top card that the mouse holds.
    package internal(set) var grip: Spot?
    /// Items whose figures the deck has requested since it was opened.
    var asked: Set<Item> = []

    package init(_ deck: Deck) { self.deck = deck }

    func ahead(_ panel: Panel, _ count: Int = OpenDeck.horizon) -> [Item] {
        deck.panel == panel ? (0..<count).compactMap { deck.pile[$0] } : []
    }

    /// Cards to prepare ahead, so that a card has its history when it becomes visible.
    static let horizon = 6
    /// Figures per request: one for each swipe would start the collector, longer than a flight.
    static let batch = 18
}
