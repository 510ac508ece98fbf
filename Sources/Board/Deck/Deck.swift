package import Arrangement

/// The items of one panel that the user goes through one by one, to decide which belong on the board.
///
/// The deck decides and remembers; it returns changes of the board as data, so that the board's own undo
/// covers them. Each item is in one place at any time: on the pile, set aside, or where its decision put
/// it.
package struct Deck: Hashable, Sendable {
    /// The items that a deck goes through.
    package enum Choice: Hashable, Sendable, CaseIterable {
        case offBoard
        case onBoard
    }

    struct Kind: Hashable, Sendable {
        var panel: Panel
        var choice: Choice
    }

    /// A decision about the top card.
    package enum Swipe: Hashable, Sendable, CaseIterable {
        case keep
        case skip
        /// It goes under the pile, to be decided later.
        case later
    }

    /// The effect of a decision on the board.
    package enum Edit: Hashable, Sendable {
        case put(Item)
        case takeOff(Item)

        package var item: Item {
            switch self {
            case .put(let item), .takeOff(let item): item
            }
        }

        /// The edit that undoes this one.
        package var reversed: Edit {
            switch self {
            case .put(let item): .takeOff(item)
            case .takeOff(let item): .put(item)
            }
        }
    }

    /// One card that was swiped.
    package struct Decision: Hashable, Sendable {
        /// The card's item.
        package let item: Item
        package let swipe: Swipe
        /// Its effect on the board; nil for none.
        package let edit: Edit?
    }

    /// The panel that the items belong to.
    package let panel: Panel
    package let choice: Choice
    /// The cards left to decide.
    package private(set) var pile: Pile
    /// The decisions that undo can take back, the last one last.
    package private(set) var decisions: [Decision] = []
    /// Items whose decisions changed nothing on the board: they come back when the pile is refilled.
    package private(set) var aside: [Item] = []
    /// How many decisions changed the board.
    package private(set) var edits = 0

    /// A deck of `items`, the first one on top.
    package init(_ panel: Panel, _ choice: Choice, items: [Item]) {
        (self.panel, self.choice) = (panel, choice)
        pile = Pile(items)
    }

    var kind: Kind { Kind(panel: panel, choice: choice) }

    /// How many cards were kept since the pile was made or refilled.
    package var kept: Int { choice == .offBoard ? edits : aside.count }
    /// How many were skipped.
    package var skipped: Int { choice == .offBoard ? aside.count : edits }

    /// Applies `swipe` to the top card, or nil.
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

    /// Undoes the last decision and puts its card back on top, or nil.
    ///
    /// To undo it on the board, apply `decision.edit?.reversed`.
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

    /// Puts the cards set aside under the pile again, and returns their number.
    ///
    /// Undo still reverses decisions that changed the board, and forgets those that only set cards aside.
    package mutating func refill() -> Int {
        let count = aside.count
        pile.putUnder(aside)
        aside = []
        decisions.removeAll { $0.edit == nil && $0.swipe != .later }
        return count
    }

    /// Updates the deck after the board or the market has changed.
    ///
    /// The pile keeps its order; new items come under it, sorted by `ranked`; items that are gone leave,
    /// and so do decisions that were undone elsewhere.
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

    /// The change to the board if `swipe` moves the card of `item`; nil for none.
    func edit(of swipe: Swipe, on item: Item) -> Edit? {
        switch (choice, swipe) {
        case (.offBoard, .keep): .put(item)
        case (.onBoard, .skip): .takeOff(item)
        case (.offBoard, .skip), (.offBoard, .later), (.onBoard, .keep), (.onBoard, .later): nil
        }
    }
}

/// A deck on the screen: its cards, and the motion of the picture.
package struct OpenDeck: Hashable, Sendable {
    package internal(set) var deck: Deck
    package internal(set) var motion = DeckMotion()
    /// The cell of the top card that the mouse holds, or nil.
    package internal(set) var grip: Spot?
    /// Items whose figures the deck has requested since it was opened.
    var asked: Set<Item> = []

    /// Lays `deck` before the user.
    package init(_ deck: Deck) { self.deck = deck }

    func ahead(_ panel: Panel, _ count: Int = OpenDeck.horizon) -> [Item] {
        deck.panel == panel ? (0..<count).compactMap { deck.pile[$0] } : []
    }

    /// How many cards we prepare ahead, so that a card has its history when it becomes visible.
    static let horizon = 6
    /// How many figures the deck requests at once when one is missing. A request for each swipe would
    /// start the feeds' program each time, which takes longer than the card's flight.
    static let batch = 18
}
