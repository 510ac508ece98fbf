internal import CivilTime
internal import Market

extension Transaction {
    /// The file's text in a column.
    package func text(_ column: Column) -> String {
        switch column {
        case .date: day.description
        case .type: kind.rawValue
        case .item: item?.text ?? ""
        case .quantity: kind == .split ? factorText : figure(.quantity, quantity, places: 10)
        case .price: figure(.price, price, places: TransactionRow.places)
        case .currency: currency ?? ""
        case .fee: figure(.fee, fee, places: TransactionRow.places)
        case .rate: rate?.shortText(places: TransactionRow.places) ?? ""
        case .account: account
        case .note: note
        }
    }

    /// A figure, all of it; nothing for 0 where rows of the kind need none.
    private func figure(_ column: Column, _ figure: Rational, places: Int) -> String {
        figure.sign == 0 && kind.need(of: column) != .needed ? "" : figure.shortText(places: places)
    }

    /// `0.5`, and `1:3` for what has no end as a decimal.
    private var factorText: String {
        let text = quantity.shortText(places: 10)
        if Rational(decimal: text, places: 10) == quantity { return text }
        return quantity.fractionText.split(separator: "/").joined(separator: ":")
    }
}
