public import CivilTime
public import Market

/// A holding of an item in one account, and its gains.
public struct Position: Hashable, Sendable {
    /// The item and the account.
    public struct Key: Hashable, Sendable {
        /// The item.
        public var item: Symbol
        /// The account; empty for the only one.
        public var account: String

        /// Makes a key.
        public init(_ item: Symbol, account: String = "") { (self.item, self.account) = (item, account) }
    }

    /// The item and the account.
    public let key: Key
    /// The unit of its figures, as in `Quote.currency`; nil where no quote and no row names it.
    public let currency: String?
    /// How many are held.
    public let quantity: Figure
    /// The cost of the lots held, without fees.
    public let cost: Figure
    /// For one of today; on a day before a split, of that day.
    public let price: Figure
    /// Quantity × price.
    public let value: Figure
    /// Quantity × (price − close before).
    public let dayChange: Figure
    /// The gain of sales.
    public let realised: Figure
    /// Dividends.
    public let income: Figure
    /// Fees, as a positive number.
    public let fees: Figure
    /// The same in the home currency.
    public let home: HomeFigures
    /// The lots held, oldest first; by the average method one.
    public let lots: [Lot]

    /// Cost ÷ quantity; nil where nothing is held.
    public var averageCost: Figure? {
        guard let quantity = quantity.value else { return quantity }
        return quantity.sign == 0 ? nil : cost.map { $0 / quantity }
    }

    /// The gain of the lots held: value − cost.
    public var unrealised: Figure { value - cost }
}

/// Figures in the home currency, each as it is printed: rounded to 10 places.
public struct HomeFigures: Hashable, Sendable {
    /// The value of the lots held, at the price and rate of the day asked for.
    public var value = Figure.zero
    /// The cost of the lots held, at their prices and rates when they were bought.
    public var cost = Figure.zero
    /// The change of the value since the close before, of price and rate.
    public var dayChange = Figure.zero
    /// The gain by price, of lots sold and held: q(p₁ − p₀)r₀.
    public var priceGain = Figure.zero
    /// The gain by currency, of lots sold and held: q·p₁(r₁ − r₀).
    public var currencyGain = Figure.zero
    /// Dividends.
    public var income = Figure.zero
    /// Fees, as a positive number.
    public var fees = Figure.zero
    /// The return in a year, weighted by money.
    public var yearlyReturn = YearlyReturn.none
    /// The rows with mistakes that a sum leaves out, with the figures that they make unknown.
    public var leftOut: [LeftOut] = []

    /// Price, currency and income, less the fees: the sum of the parts as they are printed.
    public var total: Figure { priceGain + currencyGain + income - fees }
}

/// Some of an item that was bought at one price.
public struct Lot: Hashable, Sendable {
    /// When it was bought; nil for an average.
    public let day: Day?
    /// How many of it are left.
    public internal(set) var quantity: Rational
    /// The price of one in the item's unit, without fees.
    public internal(set) var price: Figure
    /// The home value of one unit of the item's currency as quoted.
    public internal(set) var rate: Figure

    /// The cost of the rest.
    public var cost: Figure { quantity * price }
    /// The same in the home currency.
    public var homeCost: Figure { cost * rate }
    /// The gain at `price`.
    public func gain(at price: Figure) -> Figure { quantity * (price - self.price) }
}

/// A yearly return, weighted by money (XIRR): 0.05 for 5 %.
public enum YearlyReturn: Hashable, Sendable {
    case rate(Double)
    /// No rate makes what went in worth what came out.
    case none
    case unknown(Missing)

    /// The return; nil where there is none, and where it is unknown.
    public var value: Double? {
        switch self {
        case .rate(let rate): rate
        case .none, .unknown: nil
        }
    }
}
