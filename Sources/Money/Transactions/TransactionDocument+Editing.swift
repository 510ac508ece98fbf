extension TransactionDocument {
    /// The document with rows for `transactions` at its end, and with a header if there is none.
    ///
    /// A column that they need and the header lacks is added to it. All other lines stay as they are.
    package func appending(_ transactions: [Transaction]) throws(EditRefusal) -> TransactionDocument {
        var (lines, layout) = try layout(for: transactions)
        if headerIndex == nil { lines.append(Line(bytes: layout.addition[...], end: lineEnd)) }
        lines += transactions.map { Line(bytes: layout.row($0)[...], end: lineEnd) }
        return try with(lines).checked(lines.count - transactions.count..<lines.count, say: transactions)
    }

    /// The document with the row that begins at `line` saying `transaction`. Fields that say so already stay as they are.
    package func replacing(line: Int, with transaction: Transaction) throws(EditRefusal)
        -> TransactionDocument
    {
        var (lines, layout) = try layout(for: [transaction])
        let index = try index(ofRowAt: line)
        lines[index].bytes = layout.row(transaction, in: self, records[index])[...]
        return try with(lines).checked(index..<index + 1, say: [transaction])
    }

    /// The document without the row that begins at `line`.
    package func removing(line: Int) throws(EditRefusal) -> TransactionDocument {
        if let problem { throw .unreadable(problem) }
        var lines = lines
        lines.remove(at: try index(ofRowAt: line))
        return try with(lines)
    }

    /// The lines, with a header that has all columns which `transactions` need.
    private func layout(for transactions: [Transaction]) throws(EditRefusal) -> ([Line], RowLayout) {
        if let problem { throw .unreadable(problem) }
        var (lines, layout) = (lines, RowLayout(self))
        layout.addColumns(for: transactions)
        if let headerIndex { lines[headerIndex].bytes += layout.addition }
        return (lines, layout)
    }

    private func index(ofRowAt line: Int) throws(EditRefusal) -> Int {
        guard let index = records.firstIndex(where: { $0.line == line && $0.isRow }), index != headerIndex
        else { throw .noRow(line: line) }
        return index
    }

    /// Throws unless the rows in `range` say `transactions`.
    private func checked(
        _ range: Range<Int>, say transactions: [Transaction]
    ) throws(EditRefusal) -> TransactionDocument {
        let lines = Set(records[range].map(\.line))
        let read = self.transactions.filter { lines.contains($0.line) }
        let isSame = zip(read, transactions).allSatisfy { read, wanted in
            Transaction.Column.allCases.allSatisfy { read.text($0) == wanted.text($0) }
        }
        guard isSame, read.count == transactions.count else {
            throw .invalid(mistakes.filter { lines.contains($0.line) })
        }
        return self
    }
}
