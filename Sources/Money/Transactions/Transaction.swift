package import CivilTime
package import Market

package struct Transaction: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case buy
        case sell
        /// Income of quantity × price.
        case dividend
        /// The quantity is the factor: 2 for two new shares for one, in the file also as `2:1`.
        case split
        /// Costs of an item, or of the account without one.
        case fee
        case deposit
        case withdraw
        /// The quantity is the amount, as for interest.
        case tax
        case interest
        /// The quantity goes out, in `currency`; quantity × price comes in, in `into`.
        case exchange
    }

    package var line: Int
    package var day: Day
    package var kind: Kind
    /// Nil for money and for costs of an account.
    package var item: Symbol?
    /// The unit that an exchange brings in, in the file's column `item`; nil for other kinds.
    package var into: String?
    /// A quantity or amount; not negative, at most 10 decimals. A split's factor may be any fraction.
    package var quantity: Rational
    /// Per unit, in the currency of the item's quotes (`GBp`: pence).
    package var price: Rational
    /// The unit of price and fee, as in `Quote.currency`; nil for the item's own.
    package var currency: String?
    /// Not negative, in the unit of the price.
    package var fee: Rational
    /// The home value of one unit of the currency (of `GBp`: one pound); nil for the day's rate from history.
    package var rate: Rational?
    package var account: String
    package var note: String

    package init(
        line: Int, day: Day, kind: Kind, item: Symbol?, into: String? = nil, quantity: Rational = 0,
        price: Rational = 0, currency: String? = nil, fee: Rational = 0, rate: Rational? = nil,
        account: String = "", note: String = ""
    ) {
        (self.line, self.day, self.kind, self.item, self.into) = (line, day, kind, item, into)
        (self.quantity, self.price, self.currency) = (quantity, price, currency)
        (self.fee, self.rate, self.account, self.note) = (fee, rate, account, note)
    }

    package enum Column: String, Hashable, Sendable, CaseIterable {
        case date
        case type
        case item
        case quantity
        case price
        case currency
        case fee
        case rate
        case account
        case note

        var isRequired: Bool {
            switch self {
            case .date, .type, .item, .quantity, .price: true
            case .currency, .fee, .rate, .account, .note: false
            }
        }
    }

    enum Need { case needed, optional, unused }
}

extension Transaction.Kind {
    func need(of column: Transaction.Column) -> Transaction.Need {
        let (item, quantity, price, fee):
            (Transaction.Need, Transaction.Need, Transaction.Need, Transaction.Need) =
                switch self {
                //                            item      quantity  price    fee
                case .buy, .sell, .dividend: (.needed, .needed, .needed, .optional)
                case .split: (.needed, .needed, .unused, .unused)
                case .fee: (.optional, .unused, .unused, .needed)
                case .deposit, .withdraw: (.unused, .needed, .unused, .optional)
                case .tax, .interest: (.optional, .needed, .unused, .unused)
                case .exchange: (.needed, .needed, .needed, .optional)
                }
        return switch column {
        case .item: item
        case .quantity: quantity
        case .price: price
        case .fee: fee
        case .date, .type: .needed
        case .currency, .rate, .account, .note: .optional
        }
    }

    /// True if the row is an amount of money, in its quantity.
    package var isAmount: Bool {
        switch self {
        case .deposit, .withdraw, .tax, .interest: true
        case .buy, .sell, .dividend, .split, .fee, .exchange: false
        }
    }

    package var isOfAccount: Bool {
        switch self {
        case .deposit, .withdraw, .exchange: true
        case .buy, .sell, .dividend, .split, .fee, .tax, .interest: false
        }
    }

    func needsCurrency(hasItem: Bool) -> Bool {
        switch self {
        case .deposit, .withdraw, .exchange: true
        case .fee, .tax, .interest: !hasItem
        case .buy, .sell, .dividend, .split: false
        }
    }
}

extension Transaction {
    /// In the row's own unit; below 0 if it takes money.
    var money: Rational {
        switch kind {
        case .buy: -(quantity * price) - fee
        case .sell, .dividend: quantity * price - fee
        case .deposit, .interest: quantity - fee
        case .withdraw, .tax, .exchange: -quantity - fee
        case .fee: -fee
        case .split: .zero
        }
    }

    package func text(_ column: Column) -> String {
        switch column {
        case .date: day.description
        case .type: kind.rawValue
        case .item: into ?? item?.text ?? ""
        case .quantity: kind == .split ? factorText : figure(.quantity, quantity, places: 10)
        case .price: figure(.price, price, places: TransactionRow.places)
        case .currency: currency ?? ""
        case .fee: figure(.fee, fee, places: TransactionRow.places)
        case .rate: rate?.shortText(places: TransactionRow.places) ?? ""
        case .account: account
        case .note: note
        }
    }

    /// Empty for 0 if the kind does not need it.
    private func figure(_ column: Column, _ figure: Rational, places: Int) -> String {
        figure.sign == 0 && kind.need(of: column) != .needed ? "" : figure.shortText(places: places)
    }

    /// `0.5`, or `1:3` if the decimal form is infinite.
    private var factorText: String {
        let text = quantity.shortText(places: 10)
        if Rational(decimal: text, places: 10) == quantity { return text }
        return quantity.fractionText.split(separator: "/").joined(separator: ":")
    }
}
