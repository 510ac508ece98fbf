/// A row's texts by column. There are thousands of rows, and a dictionary for each takes longer than all else.
struct ColumnTexts {
    private var texts: [String?] = []

    /// Whether no column has a text.
    var isEmpty: Bool { texts.isEmpty }

    subscript(column: Transaction.Column) -> String? {
        get { texts.isEmpty ? nil : texts[column.place] }
        set {
            if texts.isEmpty { texts = Array(repeating: nil, count: Transaction.Column.allCases.count) }
            texts[column.place] = newValue
        }
    }
}

extension Transaction.Column {
    /// Its place among all.
    fileprivate var place: Int {
        switch self {
        case .date: 0
        case .type: 1
        case .item: 2
        case .quantity: 3
        case .price: 4
        case .currency: 5
        case .fee: 6
        case .rate: 7
        case .account: 8
        case .note: 9
        }
    }
}
