internal import CivilTime

/// The transactions of another program's file.
package struct ImportedRows: Hashable, Sendable {
    package internal(set) var transactions: [Transaction] = []
    package internal(set) var mistakes: [Mistake] = []

    package init() {}

    package init(own bytes: [UInt8], account: String = "") {
        let document = TransactionDocument(bytes)
        (transactions, mistakes) = (document.transactions, document.mistakes)
        for index in transactions.indices where transactions[index].account.isEmpty {
            transactions[index].account = account
        }
    }

    /// Nil if there are mistakes, which it records.
    package mutating func add(
        line: Int, _ texts: [Transaction.Column: String]
    ) -> Transaction? {
        var row = TransactionRow(line: line)
        for (column, text) in texts { row.texts[column] = text }
        let count = transactions.count
        add(row)
        return transactions.count > count ? transactions.last : nil
    }

    package mutating func add(_ mistake: Mistake) { mistakes.append(mistake) }

    /// By day; mistakes by line. `isNewestFirst`: of the file's rows of one day, the last came first.
    package mutating func sort(isNewestFirst: Bool) {
        transactions = transactions.enumerated()
            .sorted { a, b in
                if a.element.day != b.element.day { return a.element.day < b.element.day }
                if a.element.line == b.element.line { return a.offset < b.offset }
                return (a.element.line < b.element.line) != isNewestFirst
            }
            .map(\.element)
        mistakes.sort { $0.line < $1.line }
    }

    mutating func add(_ row: TransactionRow) {
        var row = row
        if let transaction = row.transaction() { transactions.append(transaction) }
        mistakes += row.mistakes
    }

    /// Transactions missing from `document`, so that a file can be imported again. Equal rows count as often as
    /// the file has them.
    package func new(to document: TransactionDocument) -> [Transaction] {
        var known: [Transaction: Int] = [:]
        for transaction in document.transactions { known[transaction.withoutPlace, default: 0] += 1 }
        return transactions.filter { transaction in
            var key = transaction.withoutPlace
            key.item = document.listing(of: key.item)
            let count = known[key, default: 0]
            known[key] = count - 1
            return count <= 0
        }
    }
}

extension Transaction {
    fileprivate var withoutPlace: Transaction {
        var transaction = self
        (transaction.line, transaction.note) = (0, "")
        return transaction
    }
}
