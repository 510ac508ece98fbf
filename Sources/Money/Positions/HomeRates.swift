package import CivilTime
package import Market

/// The rates of currencies in the home currency, now and on past days.
package struct HomeRates: Hashable, Sendable {
    /// The maximum age of a close used for a day, in days.
    package static let longestAge = 7

    /// The currency of all sums.
    package let home: CurrencyCode
    /// The day from which the current rates apply.
    package let today: Day
    private var now: [CurrencyCode: Rational]
    private let closes: [CurrencyCode: [DailyClose]]

    /// Makes the rates.
    ///
    /// - Parameters:
    ///   - now: the current rates, in units per dollar.
    ///   - closes: Each currency's closes, in units per dollar, oldest first. The dollar needs none.
    package init(
        home: CurrencyCode, today: Day, now: [CurrencyCode: Rational], closes: [CurrencyCode: [DailyClose]]
    ) {
        (self.home, self.today, self.now) = (home, today, now)
        self.closes = closes.mapValues { $0.filter { $0.day < today } }
    }

    /// True if both have the same today and the same rates before it.
    func hasSamePast(as other: HomeRates) -> Bool {
        home == other.home && today == other.today && closes == other.closes
    }

    /// The home value of one unit of `code`: on a past day by the last close of each currency up to it,
    /// from today on by the current rates; nil if unknown.
    package func rate(of code: CurrencyCode, on day: Day) -> Rational? {
        if code == home { return .one }
        guard let units = perDollar(home, on: day), let others = perDollar(code, on: day), units.sign > 0,
            others.sign > 0
        else { return nil }
        return units / others
    }

    /// The same with the current rates as a scenario has them.
    func supposing(_ scenario: Scenario) -> HomeRates {
        var supposing = self
        supposing.now = scenario.rates(now, home: home)
        return supposing
    }

    /// The same as a binary number, for charts.
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

    /// The last close up to a day, in units per dollar; nil if it is too old.
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
