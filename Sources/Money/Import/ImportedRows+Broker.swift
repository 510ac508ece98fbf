extension ImportedRows {
    /// The header of a broker's file is the first row with all mapped columns; rows above it are ignored.
    /// Without a column of types, quantities below 0 are sales. A sale's quantity and any fee may be
    /// negative.
    package init(broker bytes: [UInt8], _ mapping: ColumnMapping, _ style: FigureStyle, account: String = "")
    {
        self.init()
        guard String(validating: bytes, as: UTF8.self) != nil else {
            mistakes = [Mistake(line: 1, .isNotUTF8)]
            return
        }
        guard let table = BrokerTable(bytes, mapping) else {
            let texts = CSVSeparator.allCases.flatMap { BrokerTable.texts(bytes, $0).flatMap(\.1) }
            for (column, name) in mapping.columns where !texts.contains(name) {
                mistakes.append(Mistake(line: 1, column: column, .columnNotThere(name)))
            }
            if mistakes.isEmpty { mistakes = [Mistake(line: 1, .noHeader)] }
            mistakes.sort { $0.column?.rawValue ?? "" < $1.column?.rawValue ?? "" }
            return
        }
        var style = style
        style.learn(
            figures: [.quantity, .price, .fee, .rate].flatMap(table.texts), days: table.texts(of: .date))
        for record in table.rows {
            var row = TransactionRow(line: record.line)
            if let flaw = record.flaw {
                row.refuse(nil, flaw)
            } else {
                for (column, text) in table.texts(of: record) { row.texts[column] = text }
                guard row.translate(mapping, style) else { continue }
                if (row.texts[.account] ?? "").isEmpty { row.texts[.account] = account }
            }
            add(row)
        }
    }
}

private struct BrokerTable {
    private let bytes: [UInt8]
    private let columns: [Transaction.Column: Int]
    let rows: [CSVRecord]

    init?(_ bytes: [UInt8], _ mapping: ColumnMapping) {
        self.bytes = bytes
        for separator in CSVSeparator.allCases {
            let records = BrokerTable.texts(bytes, separator)
            for (index, record) in records.enumerated() {
                let places = mapping.columns.mapValues { record.1.firstIndex(of: $0) }
                guard !places.isEmpty, !places.values.contains(nil) else { continue }
                columns = places.compactMapValues(\.self)
                rows = records[(index + 1)...].map(\.0)
                return
            }
        }
        return nil
    }

    static func texts(_ bytes: [UInt8], _ separator: CSVSeparator) -> [(CSVRecord, [String])] {
        var reader = CSVReader(bytes, separator)
        return reader.records().filter(\.isRow).map { record in
            (record, record.fields.map { CSVReader.text(bytes[$0]) })
        }
    }

    func texts(of record: CSVRecord) -> [Transaction.Column: String] {
        columns.compactMapValues { $0 < record.fields.count ? CSVReader.text(bytes[record.fields[$0]]) : nil }
    }

    func texts(of column: Transaction.Column) -> [String] { rows.compactMap { texts(of: $0)[column] } }
}

extension TransactionRow {
    /// False to skip the row.
    fileprivate mutating func translate(_ mapping: ColumnMapping, _ style: FigureStyle) -> Bool {
        if let type = texts[.type] {
            if case .some(let kind) = mapping.types[type.lowercased()] {
                guard let kind else { return false }
                texts[.type] = kind.rawValue
            }
        }
        for column in [Transaction.Column.quantity, .price, .fee, .rate] {
            if let text = texts[column], !text.isEmpty {
                change(column) { () throws(Mistake.Cause) in try style.figure(text) }
            }
        }
        if let text = texts[.date] { change(.date) { () throws(Mistake.Cause) in try style.day(text) } }
        let isBelowZero = texts[.quantity]?.hasPrefix("-") ?? false
        if texts[.type] == nil { texts[.type] = isBelowZero ? "sell" : "buy" }
        if isBelowZero, texts[.type] == "sell" { texts[.quantity]?.removeFirst() }
        if texts[.fee]?.hasPrefix("-") ?? false { texts[.fee]?.removeFirst() }
        return true
    }

    private mutating func change(_ column: Transaction.Column, _ form: () throws(Mistake.Cause) -> String) {
        do throws(Mistake.Cause) { texts[column] = try form() } catch { refuse(column, error) }
    }
}

/// Our columns and a broker's, and types by the broker's words: `date=Datum,buy=Kauf`.
package struct ColumnMapping: Hashable, Sendable {
    package private(set) var columns: [Transaction.Column: String] = [:]
    /// By lowercase words; nil to skip rows of the type.
    package private(set) var types: [String: Transaction.Kind?] = [:]

    package static let names =
        Transaction.Column.allCases.map(\.rawValue) + Transaction.Kind.allCases.map(\.rawValue) + [skip]
    private static let skip = "skip"

    package init() {
        for kind in Transaction.Kind.allCases { types[kind.rawValue] = kind }
    }

    /// Returns the first invalid pair. A `fee` is a column.
    package mutating func add(_ text: String) -> String? {
        for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return String(pair) }
            if let column = Transaction.Column(rawValue: parts[0]) {
                columns[column] = parts[1]
            } else if let kind = Transaction.Kind(rawValue: parts[0]) {
                types[parts[1].lowercased()] = kind
            } else if parts[0] == ColumnMapping.skip {
                types[parts[1].lowercased()] = .some(nil)
            } else {
                return String(pair)
            }
        }
        return nil
    }
}
