internal import Market

/// The order of the stock grid in the making: row by row, so that keys are heard in between where there are thousands.
///
/// Each group, and what belongs to none, is sorted by itself; equals and what has no figure keep the order made by hand, the
/// latter at the end.
struct StockOrdering: Hashable, Sendable {
    /// The list with the order made by hand.
    let list: ItemList
    /// The column and the direction; nil for the order made by hand.
    let sort: Sort?
    /// The mean change of each group that has one, by its name, as far as it has come.
    private(set) var groupChanges: [String: Double] = [:]
    /// How many of the list's lines have been looked at, and how many of those are headings.
    private var done = 0
    private var headings = 0
    /// The rows up to there, in order.
    private var sorted: [SortKey] = []
    /// Where those of the present group begin.
    private var start = 0
    private var group: String?
    private var sum = 0.0
    private var summands = 0

    init(_ list: ItemList, by sort: Sort?) {
        self.list = list
        self.sort = sort
    }

    /// Whether other figures can make another order.
    var dependsOnFigures: Bool { sort.map { $0.column != .symbol } ?? false }

    /// Whether all lines have been looked at.
    var isComplete: Bool { done == list.lines.count }

    /// Looks at up to `count` more lines.
    mutating func advance(by count: Int, _ stocks: [String: StockFigure]) {
        let end = done + min(count, list.lines.count - done)
        if sorted.isEmpty, dependsOnFigures { sorted.reserveCapacity(list.cards.count) }
        var run: [SortKey] = []
        var place = done - headings
        for line in list.lines[done..<end] {
            switch line {
            case .card(let item):
                let row = stocks.index(forKey: item.text)
                let change = row.flatMap { stocks.values[$0].change }
                if group != nil, let change {
                    sum += change
                    summands += 1
                }
                if let sort, dependsOnFigures {
                    let value = sort.column == .change ? change : row.flatMap { stocks.values[$0].price }
                    run.append(SortKey(value, isDescending: sort.isDescending, place: place))
                }
                place += 1
            case .heading(let next):
                take(&run)
                start = sorted.count
                headings += 1
                endGroup()
                group = next.name
            }
        }
        take(&run)
        done = end
        if isComplete { endGroup() }
    }

    private mutating func endGroup() {
        if let group, summands > 0 { groupChanges[group] = sum / Double(summands) }
        (group, sum, summands) = (nil, 0, 0)
    }

    /// Sorts the rows of `run`, and moves them in among those of the group that are sorted already.
    private mutating func take(_ run: inout [SortKey]) {
        guard !run.isEmpty else { return }
        run.sort()
        // From behind, so that each row is moved once.
        var (old, new) = (sorted.count, run.count)
        sorted += run
        var place = sorted.count
        sorted.withUnsafeMutableBufferPointer { sorted in
            while new > 0, old > start {
                place -= 1
                if run[new - 1] < sorted[old - 1] {
                    old -= 1
                    sorted[place] = sorted[old]
                } else {
                    new -= 1
                    sorted[place] = run[new]
                }
            }
            while new > 0 {
                (new, place) = (new - 1, place - 1)
                sorted[place] = run[new]
            }
        }
        run.removeAll(keepingCapacity: true)
    }

    /// All cards in order, once complete.
    var cards: [Item] {
        guard let sort else { return list.cards }
        if sort.column != .symbol { return sorted.map { list.cards[$0.place] } }
        var cards: [Item] = []
        for section in list.lines.split(omittingEmptySubsequences: true, whereSeparator: { $0.card == nil }) {
            cards += StockOrdering.bySymbol(section.compactMap(\.card), isDescending: sort.isDescending)
        }
        return cards
    }

    private static func bySymbol(_ symbols: [Item], isDescending: Bool) -> [Item] {
        let names = symbols.map { Exchange.shortSymbol($0.text) }
        let order = symbols.indices.sorted { a, b in
            names[a] == names[b] ? a < b : (names[a] < names[b]) != isDescending
        }
        return order.map { symbols[$0] }
    }
}
