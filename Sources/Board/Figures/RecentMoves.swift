package import Market

/// The figures that have changed within the last half second.
///
/// Moments are milliseconds of a clock that only goes forward.
package struct RecentMoves: Hashable, Sendable {
    /// How long a change stays highlighted.
    static let span = 500
    /// By how much a highlight may end early, so that one frame shows its end and new changes: those of a
    /// stream come a quarter second apart.
    private static let slack = 125

    /// When each change ends.
    private var rates: [RateID: Int] = [:]
    private var stocks: [Symbol: Int] = [:]

    /// True if a rate has just changed.
    package subscript(rate: RateID) -> Bool { rates[rate] != nil }
    /// True if a price has just changed.
    package subscript(symbol: Symbol) -> Bool { stocks[symbol] != nil }

    mutating func note(_ rate: RateID, at moment: Int) { rates[rate] = moment + RecentMoves.span }

    mutating func note(_ symbol: Symbol, at moment: Int) { stocks[symbol] = moment + RecentMoves.span }

    /// Forgets changes that were highlighted for long enough.
    ///
    /// - Returns: Milliseconds until the next one ends; nil for none.
    mutating func end(at moment: Int) -> Int? {
        let last = moment + RecentMoves.slack
        if rates.values.contains(where: { $0 <= last }) { rates = rates.filter { $0.value > last } }
        if stocks.values.contains(where: { $0 <= last }) { stocks = stocks.filter { $0.value > last } }
        return [rates.values.min(), stocks.values.min()].compactMap(\.self).min().map { $0 - moment }
    }
}
