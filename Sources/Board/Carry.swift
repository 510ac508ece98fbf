package import Arrangement

/// One interactive move: the card or group that the user carries, and where it would land.
///
/// The same for every panel, by keys and by mouse. `init` begins it and `move(to:)` continues it. A drop
/// replaces the panel's list with `list`; until then the arrangement does not change.
package struct Carry: Hashable, Sendable {
    /// The input that holds the card.
    package enum Hand: Hashable, Sendable {
        /// The keys: the card is drawn in the place where it would land.
        case keys
        /// The mouse, over `pointer`; the card hangs from it by the cell `grip`.
        case mouse(pointer: Spot, grip: Spot)
    }

    /// A card's move from one place to the next. It changes only the picture: the new place counts at once.
    package struct Glide: Hashable, Sendable {
        /// The place it left.
        package let from: Int
        /// When it began, in milliseconds of a monotonic clock; nil until the first frame.
        var began: Int?
        /// The part of the way behind it, 0 to 1.
        package fileprivate(set) var progress = 0.0

        /// Duration in milliseconds.
        static let duration = 120
    }

    /// The panel the card belongs to.
    package let panel: Panel
    /// The input that holds it.
    package internal(set) var hand: Hand
    /// Its place among the panel's lines before the carry.
    package let from: Int
    /// Its index in `lines`, where it would land now.
    package private(set) var to: Int
    /// The lines that the panel shows now: the others close up around the carried card. While a group is
    /// carried, all groups are folded, so that it passes each in one step.
    package private(set) var lines: Lines

    /// The carried lines: a card, or a heading with all its cards.
    private let lifted: [Line]
    /// The other lines as shown: one line each, with the folded lines below it.
    private let rest: [[Line]]
    private let first: Int
    /// Its current move; nil if it is at rest.
    package private(set) var glide: Glide?

    /// Picks up the line at `index` of the shown lines of `list`, or nil.
    package init?(_ panel: Panel, _ list: ItemList, at index: Int, by hand: Hand = .keys) {
        guard let line = list.shown[index] else { return nil }
        (self.panel, self.hand) = (panel, hand)
        from = index
        let liftsGroup = line.group != nil
        var slots: [[Line]] = []
        for line in list.lines {
            if line.card != nil, let group = slots.last?.first?.group, liftsGroup || group.isFolded {
                slots[slots.count - 1].append(line)
            } else {
                slots.append([line])
            }
        }
        let place = slots.firstIndex { $0.first == line } ?? 0
        lifted = slots.remove(at: place)
        first = line.group == nil ? 0 : slots.prefix { $0.first?.group == nil }.count
        rest = slots
        to = place
        lines = Lines([])
        lines = closedUp
    }

    /// Holds the card over another place; beyond the ends, over the first or last.
    package mutating func move(to index: Int) {
        let place = max(first, min(index, rest.count))
        guard place != to else { return }
        to = place
        lines = closedUp
    }

    /// Begins to glide from the place at `index`. A card that is still gliding first jumps to its place,
    /// so it is never more than one step behind.
    mutating func leave(_ index: Int) { glide = Glide(from: index) }

    /// Moves the card to its position at `moment`, in milliseconds.
    mutating func glide(at moment: Int) {
        let began = glide?.began ?? moment
        let progress = Double(moment - began) / Double(Glide.duration)
        if progress >= 1 { return land() }
        glide?.began = began
        glide?.progress = progress
    }

    /// Ends the move at once.
    package mutating func land() { glide = nil }

    /// Holds the card one place further or, with −1, one place back.
    package mutating func step(_ step: Int) { move(to: to + step) }

    /// The undo action for dropping the card elsewhere.
    func action(language: String) -> Action {
        switch lifted.first {
        case .card(let item): Action(.move, panel.kind.name(of: item, language: language))
        case .heading(let group): Action(.moveGroup, group.name)
        case nil: Action(.move)
        }
    }

    /// The keys of the carried lines on a shared board.
    var keys: Set<SharedKey> { Set(lifted.map { SharedKey(panel.id, $0) }) }

    package var isGroup: Bool { lifted.first?.group != nil }

    /// The lines that the panel would show without the carried ones.
    package var others: Lines { Lines(rest.compactMap(shown)) }

    /// The panel's lines if the card were dropped now. Its new group is unfolded, so that the card stays
    /// visible.
    package var list: ItemList {
        var lines = (rest[..<to] + [lifted] + rest[to...]).flatMap { $0 }
        if let card = lifted.first, card.card != nil, let place = lines.firstIndex(of: card),
            let heading = lines[..<place].lastIndex(where: { $0.group != nil }),
            var group = lines[heading].group
        {
            group.isFolded = false
            lines[heading] = .heading(group)
        }
        return ItemList(lines)
    }

    private var closedUp: Lines {
        var lines = rest.compactMap(shown)
        if let line = shown(lifted) { lines.insert(line, at: to) }
        return Lines(lines)
    }

    private func shown(_ slot: [Line]) -> Line? {
        guard let line = slot.first else { return nil }
        guard isGroup, var group = line.group else { return line }
        group.isFolded = true
        return .heading(group)
    }
}
