package import Arrangement

/// Items, the next on top. Work at either end costs the same for any number of items.
package struct Pile: Hashable, Sendable {
    private var upper: [Item]
    private var lower: [Item] = []

    init(_ items: some BidirectionalCollection<Item>) { upper = items.reversed() }

    package var count: Int { upper.count + lower.count }
    package var top: Item? { upper.last ?? lower.first }
    package var items: [Item] { upper.reversed() + lower }

    /// Counted from the top; nil beyond the ends.
    package subscript(index: Int) -> Item? {
        if index < 0 || index >= count { return nil }
        return index < upper.count ? upper[upper.count - 1 - index] : lower[index - upper.count]
    }

    mutating func pop() -> Item? {
        if upper.isEmpty {
            upper = lower.reversed()
            lower = []
        }
        return upper.popLast()
    }

    mutating func push(_ item: Item) { upper.append(item) }

    mutating func putUnder(_ items: [Item]) { lower += items }

    mutating func remove(_ item: Item) -> Bool {
        if lower.last == item {
            lower.removeLast()
        } else if let place = upper.firstIndex(of: item) {
            upper.remove(at: place)
        } else if let place = lower.lastIndex(of: item) {
            lower.remove(at: place)
        } else {
            return false
        }
        return true
    }

    package static func == (a: Pile, b: Pile) -> Bool { a.items == b.items }

    package func hash(into hasher: inout Hasher) { hasher.combine(items) }
}
