package import CivilTime
package import Market

/// The file of transactions: its bytes as they are, and what they say.
///
/// A header names the columns, in any order, then comes a row a transaction. Separators are commas, semicolons or tabs,
/// whichever the header has. Columns of other names, comments (`#`) and empty lines are kept and passed over.
package struct TransactionDocument: Sendable {
    /// The file.
    package let bytes: [UInt8]
    /// The transactions of its rows, in their order. Those with a mistake are left out.
    package private(set) var transactions: [Transaction] = []
    /// Its mistakes, by line.
    package private(set) var mistakes: [Mistake] = []
    /// The items of its transactions.
    package private(set) var items: Set<Symbol> = []
    /// The currencies that its transactions name.
    package private(set) var currencies: Set<String> = []
    /// The day of its earliest transaction.
    package private(set) var firstDay: Day?

    let records: [CSVRecord]
    let separator: CSVSeparator
    /// The header's place among the records; nil where there is none.
    let headerIndex: Int?
    /// Why no row can be read; nil where rows can.
    private(set) var problem: Mistake?
    /// The place of each column in a row.
    private(set) var columns: [Transaction.Column: Int] = [:]

    /// Reads a file of any bytes.
    package init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            (records, separator, headerIndex) = ([], .comma, nil)
            mistakes = [Mistake(line: 1, .isUTF16)]
            problem = mistakes.first
            return
        }
        var reader = CSVReader(bytes)
        separator = reader.separator
        records = reader.records()
        headerIndex = records.firstIndex(where: \.isRow)
        guard let headerIndex else { return }
        readHeader(records[headerIndex])
        problem = mistakes.first
        guard problem == nil else { return }
        for record in records[(headerIndex + 1)...] where record.isRow { read(record) }
    }

    private mutating func readHeader(_ record: CSVRecord) {
        if let flaw = flaw(of: record) {
            mistakes = [Mistake(line: record.line, flaw)]
            return
        }
        for (index, field) in record.fields.enumerated() {
            guard let column = Transaction.Column(rawValue: text(field).lowercased()) else { continue }
            if columns[column] != nil {
                mistakes.append(Mistake(line: record.line, .columnTwice(column)))
            }
            columns[column] = index
        }
        if columns.isEmpty {
            mistakes = [Mistake(line: record.line, .noHeader)]
        } else {
            for column in Transaction.Column.allCases where column.isRequired && columns[column] == nil {
                mistakes.append(Mistake(line: record.line, .columnMissing(column)))
            }
        }
    }

    private mutating func read(_ record: CSVRecord) {
        var row = TransactionRow(line: record.line)
        let count = headerIndex.map { records[$0].fields.count } ?? 0
        if let flaw = flaw(of: record) {
            row.refuse(nil, flaw)
        } else {
            for (column, index) in columns where index < record.fields.count {
                row.texts[column] = text(record.fields[index])
            }
            if record.fields.dropFirst(count).contains(where: { !text($0).isEmpty }) {
                row.refuse(nil, .tooManyFields(record.fields.count, columns: count))
            }
        }
        if let transaction = row.transaction() {
            transactions.append(transaction)
            if let item = transaction.item { items.insert(item) }
            if let currency = transaction.currency { currencies.insert(currency) }
            firstDay = min(firstDay ?? transaction.day, transaction.day)
        }
        mistakes += row.mistakes
    }

    /// The flaw of a record's form, or of its bytes.
    func flaw(of record: CSVRecord) -> Mistake.Cause? {
        if let flaw = record.flaw { return flaw }
        let row = bytes[record.range]
        return row.contains { $0 >= 0x80 } && String(validating: row, as: UTF8.self) == nil ? .isNotUTF8 : nil
    }

    func text(_ field: Range<Int>) -> String { CSVReader.text(bytes[field]) }
}

extension TransactionDocument: Hashable {
    /// Whether the files are the same.
    package static func == (a: TransactionDocument, b: TransactionDocument) -> Bool { a.bytes == b.bytes }

    /// Equal files have equal hashes.
    package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
