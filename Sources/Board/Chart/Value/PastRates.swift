internal import CivilTime
internal import Figures
internal import Market
internal import Money

/// Rates to the home currency at the moments of a value chart; NaN if unknown. For days the positions' own
/// rates, within days those of bars of the same length.
struct PastRates {
    private let model: Model
    private let interval: BarInterval
    private let moments: [Int]
    private let days: [Day]

    init(_ model: Model, _ interval: BarInterval, _ moments: [Int], _ days: [Day]) {
        (self.model, self.interval, self.moments, self.days) = (model, interval, moments, days)
    }

    func atHome(_ code: CurrencyCode) -> [Double] {
        let home = model.homeCurrency
        if code == home { return moments.map { _ in 1 } }
        guard interval.isIntraday else {
            let rates = model.shownPortfolio?.positions.ledger.terms.rates
            return days.map { rates?.drawnRate(of: code, on: $0) ?? .nan }
        }
        return zip(perDollar(home), perDollar(code)).map { $0 / $1 }
    }

    private func perDollar(_ code: CurrencyCode) -> [Double] {
        if code == .usd { return moments.map { _ in 1 } }
        let series = model.bars[BarSeries.Key(Symbol(dollarIn: code), interval)]?.value
        return series.map { PastPrices($0).lasting(over: moments) }
            ?? moments.map { _ in .nan }
    }
}
