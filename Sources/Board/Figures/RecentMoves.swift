package import Market

/// Changes within the last half second. Times are milliseconds of a monotonic clock.
package struct RecentMoves: Hashable, Sendable {
    static let span = 500
    /// A highlight may end this early, so that one frame shows its end and a stream's next changes.
    private static let slack = 125

    private var rates: [RateID: Int] = [:]
    private var stocks: [Symbol: Int] = [:]

    package subscript(rate: RateID) -> Bool { rates[rate] != nil }
    package subscript(symbol: Symbol) -> Bool { stocks[symbol] != nil }

    mutating func note(_ rate: RateID, at moment: Int) { rates[rate] = moment + RecentMoves.span }

    mutating func note(_ symbol: Symbol, at moment: Int) { stocks[symbol] = moment + RecentMoves.span }

    /// Forgets old highlights. Returns milliseconds until the next one ends; nil for none.
    mutating func end(at moment: Int) -> Int? {
        let last = moment + RecentMoves.slack
        if rates.values.contains(where: { $0 <= last }) { rates = rates.filter { $0.value > last } }
        if stocks.values.contains(where: { $0 <= last }) { stocks = stocks.filter { $0.value > last } }
        return [rates.values.min(), stocks.values.min()].compactMap(\.self).min().map { $0 - moment }
    }
}
