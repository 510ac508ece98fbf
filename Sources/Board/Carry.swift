/// A card picked up from its panel: where it came from and where it would land now.
///
/// The same for rate cards, clocks and stocks. Nothing of the arrangement changes until the card is dropped.
public struct Carry: Hashable, Sendable {
    /// The panel the card belongs to.
    public let panel: Panel
    /// The place it was picked up from.
    public let from: Int
    /// The place it would land in.
    public private(set) var to: Int
    private let items: [String]

    /// Picks the card at `index` up; nil when there is none.
    public init?(_ panel: Panel, items: [String], at index: Int) {
        guard items.indices.contains(index) else { return nil }
        self.panel = panel
        self.items = items
        from = index
        to = index
    }

    /// Holds the card over another place; beyond the ends, over the first or last.
    public mutating func move(to index: Int) {
        to = max(0, min(index, items.count - 1))
    }

    /// The panel's items with the others closed up around the card where it is held.
    public var order: [String] { items.moving(from, to: to) }
}

extension Array {
    /// The elements with the one at `source` taken out and put in again so that it ends up at `target`.
    public func moving(_ source: Int, to target: Int) -> [Element] {
        guard indices.contains(source), indices.contains(target), source != target else { return self }
        var moved = self
        moved.insert(moved.remove(at: source), at: target)
        return moved
    }
}
