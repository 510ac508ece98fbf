package import Arrangement

/// One move by keys or mouse: a card or group, and where it would land. A drop replaces the panel's list with
/// `list`; until then the arrangement does not change.
package struct Carry: Hashable, Sendable {
    package enum Hand: Hashable, Sendable {
        /// The card is drawn where it would land.
        case keys
        /// The card hangs from `pointer` by its cell `grip`.
        case mouse(pointer: Spot, grip: Spot)
    }

    /// Changes only the picture: the new place counts at once.
    package struct Glide: Hashable, Sendable {
        package let from: Int
        /// In milliseconds of a monotonic clock; nil until the first frame.
        var began: Int?
        /// The part of the way behind it, from 0 to 1.
        package fileprivate(set) var progress = 0.0

        /// In milliseconds.
        static let duration = 120
    }

    package let panel: Panel
    package internal(set) var hand: Hand
    /// The line's place before the carry.
    package let from: Int
    /// It would land at this index of `lines`.
    package private(set) var to: Int
    /// The lines as shown. While a group is carried, all groups are folded: it passes each in one step.
    package private(set) var lines: Lines

    /// A card, or a heading with all its cards.
    private let lifted: [Line]
    /// Each shown line with the folded lines below it.
    private let rest: [[Line]]
    private let first: Int
    package private(set) var glide: Glide?

    /// `index` counts shown lines.
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

    /// Holds the card over a place; beyond the ends, over the first or last.
    package mutating func move(to index: Int) {
        let place = max(first, min(index, rest.count))
        guard place != to else { return }
        to = place
        lines = closedUp
    }

    /// A card that still glides jumps to its place first, so it is never more than one step behind.
    mutating func leave(_ index: Int) { glide = Glide(from: index) }

    /// In milliseconds.
    mutating func glide(at moment: Int) {
        let began = glide?.began ?? moment
        let progress = Double(moment - began) / Double(Glide.duration)
        if progress >= 1 { return land() }
        glide?.began = began
        glide?.progress = progress
    }

    package mutating func land() { glide = nil }

    /// Holds the card one place further; with −1, one place back.
    package mutating func step(_ step: Int) { move(to: to + step) }

    func action(language: String) -> Action {
        switch lifted.first {
        case .card(let item): Action(.move, panel.kind.name(of: item, language: language))
        case .heading(let group): Action(.moveGroup, group.name)
        case nil: Action(.move)
        }
    }

    /// Keys of the carried lines on a shared board.
    var keys: Set<SharedKey> { Set(lifted.map { SharedKey(panel.id, $0) }) }

    package var isGroup: Bool { lifted.first?.group != nil }

    package var others: Lines { Lines(rest.compactMap(shown)) }

    /// The panel's lines after a drop now. The new group is unfolded, so that the card stays visible.
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
