/// The transactions of another program's file.
package struct ImportedRows: Hashable, Sendable {
    /// Its rows, with their lines in that file.
    package internal(set) var transactions: [Transaction] = []
    package internal(set) var mistakes: [Mistake] = []

    init() {}

    /// A file of the form that the program keeps itself.
    package init(own bytes: [UInt8], account: String = "") {
        let document = TransactionDocument(bytes)
        (transactions, mistakes) = (document.transactions, document.mistakes)
        for index in transactions.indices where transactions[index].account.isEmpty {
            transactions[index].account = account
        }
    }

    mutating func add(_ row: TransactionRow) {
        var row = row
        if let transaction = row.transaction() { transactions.append(transaction) }
        mistakes += row.mistakes
    }

    /// Those that are not in `document` yet, so that a file may be imported again. Of rows that say the same, there may be as many
    /// as the file has.
    package func new(to document: TransactionDocument) -> [Transaction] {
        var known: [Transaction: Int] = [:]
        for transaction in document.transactions { known[transaction.withoutPlace, default: 0] += 1 }
        return transactions.filter { transaction in
            let count = known[transaction.withoutPlace, default: 0]
            known[transaction.withoutPlace] = count - 1
            return count <= 0
        }
    }
}

extension Transaction {
    /// The transaction without its line and its note.
    fileprivate var withoutPlace: Transaction {
        var transaction = self
        (transaction.line, transaction.note) = (0, "")
        return transaction
    }
}
