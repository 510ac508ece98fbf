extension Transaction {
    /// A column of the file of transactions, by its name in the header.
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

        /// Whether no row can be read without it.
        var isRequired: Bool {
            switch self {
            case .date, .type, .item, .quantity, .price: true
            case .currency, .fee, .rate, .account, .note: false
            }
        }
    }

    /// Whether rows of a kind have a value.
    enum Need { case needed, optional, unused }
}

extension Transaction.Kind {
    /// The values that rows of this kind have where kinds differ.
    func need(of column: Transaction.Column) -> Transaction.Need {
        let (item, quantity, price, fee):
            (Transaction.Need, Transaction.Need, Transaction.Need, Transaction.Need) =
                switch self {
                //                            item      quantity  price    fee
                case .buy, .sell, .dividend: (.needed, .needed, .needed, .optional)
                case .split: (.needed, .needed, .unused, .unused)
                case .fee: (.optional, .unused, .unused, .needed)
                case .deposit, .withdraw: (.unused, .needed, .unused, .optional)
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
}
