internal import Substrings

struct RowLayout {
    private var columns: [Transaction.Column: Int]
    private var count: Int
    private let separator: UInt8
    /// The columns that the header lacks, with a separator before each.
    private(set) var addition: [UInt8] = []

    init(_ document: TransactionDocument) {
        separator = document.separator.rawValue
        if let header = document.headerIndex {
            (columns, count) = (document.columns, document.records[header].fields.count)
        } else {
            (columns, count) = ([:], 0)
            for column in Transaction.Column.allCases { add(column) }
            addition.removeFirst()
        }
    }

    mutating func addColumns(for transactions: [Transaction]) {
        for column in Transaction.Column.allCases
        where columns[column] == nil && transactions.contains(where: { !$0.text(column).isEmpty }) {
            add(column)
        }
    }

    private mutating func add(_ column: Transaction.Column) {
        columns[column] = count
        count += 1
        addition += [separator] + Array(column.rawValue.utf8)
    }

    func row(_ transaction: Transaction) -> [UInt8] {
        var fields = [[UInt8]](repeating: [], count: count)
        for (column, index) in columns { fields[index] = field(transaction.text(column)) }
        return Array(fields.joined(separator: [separator]))
    }

    /// Fields that already match stay unchanged, and so do unknown columns.
    func row(
        _ transaction: Transaction, in document: TransactionDocument, _ record: CSVRecord
    ) -> [UInt8] {
        if document.flaw(of: record) != nil { return row(transaction) }
        let old = document.transactions.first { $0.line == record.line }
        var fields = record.fields.map { Array(document.bytes[$0]) }
        for (column, index) in columns.sorted(by: { $0.value < $1.value }) {
            let text = transaction.text(column)
            if index < fields.count {
                let before = old?.text(column) ?? document.text(record.fields[index])
                if before != text { fields[index] = field(text) }
            } else if !text.isEmpty {
                fields += [[UInt8]](repeating: [], count: index - fields.count) + [field(text)]
            }
        }
        return Array(fields.joined(separator: [separator]))
    }

    private func field(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        let marks: Set<UInt8> = [separator, UInt8(ascii: "\""), UInt8(ascii: "#"), 10, 13]
        let isPlain = !bytes.contains(where: marks.contains) && bytes.first != 0x20 && bytes.last != 0x20
        return isPlain ? bytes : Array("\"\(text.replacing("\"", with: "\"\""))\"".utf8)
    }
}
