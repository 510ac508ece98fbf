package import Market

/// The figures that have changed within the last half second, and which way they went.
///
/// Moments are milliseconds of a clock that only goes forward.
package struct RecentMoves: Hashable, Sendable {
    /// How long a change is shown.
    static let span = 500
    /// By how much a change may end early, so that one picture shows its end and the changes that have just come: those of a stream
    /// come a quarter second apart.
    private static let slack = 125

    private struct Move: Hashable {
        var isRise: Bool
        var end: Int
    }

    private var rates: [RateID: Move] = [:]
    private var stocks: [Symbol: Move] = [:]

    /// Whether a rate has just risen or fallen; nil when neither.
    package subscript(rate: RateID) -> Bool? { rates[rate]?.isRise }
    /// Whether a price has just risen or fallen; nil when neither.
    package subscript(symbol: Symbol) -> Bool? { stocks[symbol]?.isRise }

    /// Notes that a rate is another than it was.
    mutating func note(_ rate: RateID, _ old: Double, _ new: Double, at moment: Int) {
        rates[rate] = Move(isRise: new > old, end: moment + RecentMoves.span)
    }

    /// Notes that a price is another than it was.
    mutating func note(_ symbol: Symbol, _ old: Double, _ new: Double, at moment: Int) {
        stocks[symbol] = Move(isRise: new > old, end: moment + RecentMoves.span)
    }

    /// Forgets what has been shown for long enough.
    ///
    /// - Returns: Milliseconds until the next change has been; nil when none is shown.
    mutating func end(at moment: Int) -> Int? {
        let last = moment + RecentMoves.slack
        if rates.values.contains(where: { $0.end <= last }) { rates = rates.filter { $0.value.end > last } }
        if stocks.values.contains(where: { $0.end <= last }) {
            stocks = stocks.filter { $0.value.end > last }
        }
        let ends = [rates.values.map(\.end).min(), stocks.values.map(\.end).min()]
        return ends.compactMap(\.self).min().map { $0 - moment }
    }
}
