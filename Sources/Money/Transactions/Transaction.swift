package import CivilTime
package import Market

/// One row of the file of transactions.
package struct Transaction: Hashable, Sendable {
    /// The type of a transaction.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case buy
        case sell
        /// Income: quantity × price.
        case dividend
        /// The quantity is the factor: 2 for two new shares in place of one, in the file also as `2:1`.
        case split
        /// Costs of an item, or of the account where no item is named.
        case fee
        case deposit
        case withdraw
    }

    /// Its line in the file, from 1.
    package var line: Int
    /// The day it counts from.
    package var day: Day
    /// The type of a transaction.
    package var kind: Kind
    /// The item; nil for money and for costs of an account.
    package var item: Symbol?
    /// How many, or how much; not negative, at most 10 digits after the point. A split's factor may be any fraction.
    package var quantity: Rational
    /// For one, in the item's currency as quoted (`GBp`: pence).
    package var price: Rational
    /// The unit of price and fee, as in `Quote.currency`; nil for the item's own.
    package var currency: String?
    /// The costs of it, not negative, in the unit of the price.
    package var fee: Rational
    /// The home value of one unit of the currency (of `GBp`: one pound); nil for the day's rate from history.
    package var rate: Rational?
    /// The account; empty for the only one.
    package var account: String
    /// The user's note.
    package var note: String

    /// Makes a transaction.
    package init(
        line: Int, day: Day, kind: Kind, item: Symbol?, quantity: Rational = 0, price: Rational = 0,
        currency: String? = nil, fee: Rational = 0, rate: Rational? = nil, account: String = "",
        note: String = ""
    ) {
        (self.line, self.day, self.kind, self.item) = (line, day, kind, item)
        (self.quantity, self.price, self.currency) = (quantity, price, currency)
        (self.fee, self.rate, self.account, self.note) = (fee, rate, account, note)
    }
}
