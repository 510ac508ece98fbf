package import CivilTime
package import Market

package struct HomeRates: Hashable, Sendable {
    /// In days.
    package static let longestAge = 7

    package let home: CurrencyCode
    /// The current rates apply from this day on.
    package let today: Day
    private var now: [CurrencyCode: Rational]
    private let closes: [CurrencyCode: [DailyClose]]

    /// Rates are in units per dollar, closes oldest first. The dollar needs none.
    package init(
        home: CurrencyCode, today: Day, now: [CurrencyCode: Rational], closes: [CurrencyCode: [DailyClose]]
    ) {
        (self.home, self.today, self.now) = (home, today, now)
        self.closes = closes.mapValues { $0.filter { $0.day < today } }
    }

    func hasSamePast(as other: HomeRates) -> Bool {
        home == other.home && today == other.today && closes == other.closes
    }

    /// The home value of one unit: on a past day by its last close, from today on by the current rates.
    package func rate(of code: CurrencyCode, on day: Day) -> Rational? {
        if code == home { return .one }
        guard let units = perDollar(home, on: day), let others = perDollar(code, on: day), units.sign > 0,
            others.sign > 0
        else { return nil }
        return units / others
    }

    func supposing(_ scenario: Scenario) -> HomeRates {
        var supposing = self
        supposing.now = scenario.rates(now, home: home)
        return supposing
    }

    /// In binary, for charts.
    package func drawnRate(of code: CurrencyCode, on day: Day) -> Double? {
        if code == home { return 1 }
        func perDollar(_ code: CurrencyCode) -> Double? {
            code == .usd ? 1 : day >= today ? now[code]?.double : close(of: code, on: day)
        }
        guard let units = perDollar(home), let others = perDollar(code), others > 0 else { return nil }
        return units / others
    }

    private func perDollar(_ code: CurrencyCode, on day: Day) -> Rational? {
        if code == .usd { return .one }
        return day >= today ? now[code] : close(of: code, on: day).flatMap { Rational($0) }
    }

    /// In units per dollar; nil if it is too old.
    private func close(of code: CurrencyCode, on day: Day) -> Double? {
        guard let closes = closes[code] else { return nil }
        var (low, high) = (0, closes.count)
        while low < high {
            let middle = (low + high) / 2
            if closes[middle].day <= day { low = middle + 1 } else { high = middle }
        }
        guard low > 0, day - closes[low - 1].day <= Self.longestAge else { return nil }
        return closes[low - 1].close
    }
}
