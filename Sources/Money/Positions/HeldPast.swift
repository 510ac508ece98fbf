package import CivilTime

/// The quantity of a position over time, since its first row.
///
/// The numbers are binary: they are drawn, and no sum of money comes of a drawing.
package struct HeldPast: Hashable, Sendable {
    /// The quantity held from a day on.
    package struct Step: Hashable, Sendable {
        /// The first day.
        package let day: Day
        /// How many, in today's shares: a split since then has multiplied them, as it has divided the prices.
        package let quantity: Double
        /// Their cost, at home by the rates of the days when they were bought; nil where one is unknown.
        package let cost: Double?
    }

    /// The item and the account.
    package let key: Position.Key
    /// The item's unit, as in `Quote.currency`.
    package let unit: String?
    /// Oldest first, at most one a day.
    package let steps: [Step]
    /// The day from which on a row with a mistake leaves unknown how many are held; nil for none.
    package let unknownSince: Day?

    /// - Parameters:
    ///   - steps: as they were played through, in the shares of their days.
    ///   - splits: those that concern the position, oldest first.
    init(_ holding: Holding, splits: [(day: Day, factor: Rational)]) {
        (key, unit, unknownSince) = (holding.key, holding.unit, holding.gaps.unknownSince)
        let told = holding.steps
        // A split that only another account's row tells is no step of this one, but changes its prices too.
        let days = Set(told.map(\.day) + splits.map(\.day).filter { $0 > told.first?.day ?? $0 }).sorted()
        var factor = splits.reduce(1) { $0 * $1.factor.double }
        var (place, next, steps) = (0, 0, [Step]())
        for day in days {
            while next < splits.count, splits[next].day <= day {
                factor /= splits[next].factor.double
                next += 1
            }
            while place + 1 < told.count, told[place + 1].day <= day { place += 1 }
            let step = told[place]
            steps.append(
                Step(day: day, quantity: step.quantity * (next == splits.count ? 1 : factor), cost: step.cost)
            )
        }
        self.steps = steps
    }
}
