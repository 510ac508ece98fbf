/// The reading of what earlier runs kept of stocks that the first picture had no need of.
///
/// It goes by the piece, each an effect and a message, so that keys are heard in between. What feeds say meanwhile waits until
/// all is read: it is newer, and is taken in on top of it.
struct Recall: Hashable, Sendable {
    /// How many stocks are read at once: a millisecond's work.
    static let piece = 128

    /// The board's stocks as they were shown at the start.
    let order: [String]
    /// How many of them have been gone through.
    var done = 0
    /// Whether the piece that is being read is of what is selected and around it.
    var isForSight = false
    /// Whether the last one that was read was.
    var isInSight = false
}

extension Arrangement {
    /// The stocks in the first `rows` lines of the grid, if these are all that has to be known of stocks for a picture of
    /// them; nil where it takes all: to sort them, and for what the heading of a group says of its cards.
    public func stocksInSight(rows: Int) -> [String]? {
        guard sort == nil else { return nil }
        let lines = list(.stocks).shown.all.prefix(rows)
        let cards = lines.compactMap { $0.card?.text }
        return cards.count == lines.count ? cards : nil
    }
}

extension Model {
    /// Whether figures of earlier runs are being read that change nothing in sight.
    public var isRecalling: Bool { recall.map { !$0.isInSight } ?? false }

    /// The next stocks to be read, those around the selected one before all others; none when all of the board's are.
    mutating func nextRecalled() -> [String] {
        guard var recall else { return [] }
        defer { self.recall = recall }
        func isMissing(_ symbol: String) -> Bool { figures.stocks.index(forKey: symbol) == nil }
        let lines = linesAtRest(.stocks)
        let index = cursor(.stocks).index
        let around = max(0, index - Recall.piece / 2)..<max(0, min(index + Recall.piece / 2, lines.count))
        var next = around.compactMap { lines[$0]?.card?.text }.filter(isMissing)
        recall.isInSight = recall.isForSight
        recall.isForSight = !next.isEmpty
        if recall.isForSight { return next }
        while next.count < Recall.piece, recall.done < recall.order.count {
            let symbol = recall.order[recall.done]
            recall.done += 1
            if market.quotes.index(forKey: symbol) == nil || isMissing(symbol) { next.append(symbol) }
        }
        return next
    }
}
