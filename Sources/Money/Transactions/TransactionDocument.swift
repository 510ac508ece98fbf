package import CivilTime
package import Market

/// The file of transactions: its exact bytes, and the transactions in them. A header names the columns, in
/// any order, and shows the separator: comma, semicolon or tab. Columns of other names, comments (`#`) and
/// empty lines are kept but ignored.
package struct TransactionDocument: Sendable {
    package let bytes: [UInt8]
    /// In order, without those with a mistake.
    package private(set) var transactions: [Transaction] = []
    package private(set) var mistakes: [Mistake] = []
    package private(set) var items: Set<Symbol> = []
    package private(set) var currencies: Set<String> = []
    package private(set) var firstDay: Day?
    /// Rows of other ISINs have the ISIN itself as their item.
    package let listings: [ISIN: Symbol]

    let records: [CSVRecord]
    let separator: CSVSeparator
    let headerIndex: Int?
    /// Why no row can be read.
    private(set) var problem: Mistake?
    private(set) var columns: [Transaction.Column: Int] = [:]

    package init(_ bytes: [UInt8] = [], listings: [ISIN: Symbol] = [:]) {
        (self.bytes, self.listings) = (bytes, listings)
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
        if var transaction = row.transaction() {
            transaction.item = listing(of: transaction.item)
            transactions.append(transaction)
            if let item = transaction.item { items.insert(item) }
            currencies.formUnion([transaction.currency, transaction.into].compactMap(\.self))
            firstDay = min(firstDay ?? transaction.day, transaction.day)
        }
        mistakes += row.mistakes
    }

    func flaw(of record: CSVRecord) -> Mistake.Cause? {
        if let flaw = record.flaw { return flaw }
        let row = bytes[record.range]
        return row.contains { $0 >= 0x80 } && String(validating: row, as: UTF8.self) == nil ? .isNotUTF8 : nil
    }

    func text(_ field: Range<Int>) -> String { CSVReader.text(bytes[field]) }

    package func listing(of item: Symbol?) -> Symbol? {
        guard let item, item.text.utf8.count == 12, !listings.isEmpty, let isin = ISIN(item.text) else {
            return item
        }
        return listings[isin] ?? item
    }

    package var unlisted: [ISIN] { items.compactMap { ISIN($0.text) }.sorted() }
}

extension TransactionDocument: Hashable {
    package static func == (a: TransactionDocument, b: TransactionDocument) -> Bool {
        a.bytes == b.bytes && a.listings == b.listings
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension TransactionDocument {
    struct Line: Hashable {
        var bytes: ArraySlice<UInt8>
        var end: ArraySlice<UInt8>
    }

    var lines: [Line] {
        records.map {
            Line(bytes: bytes[$0.range], end: bytes[$0.range.upperBound..<$0.end])
        }
    }

    var lineEnd: ArraySlice<UInt8> { lines.last { !$0.end.isEmpty }?.end ?? [10] }

    /// Ends a line that is no longer the last. Throws if an unclosed quote would change how lines are read.
    func with(_ lines: [Line]) throws(EditRefusal) -> TransactionDocument {
        let lineEnd = lineEnd
        var new = Array(bytes.prefix(records.first?.range.lowerBound ?? bytes.count))
        for (index, line) in lines.enumerated() {
            new += line.bytes
            new += line.end.isEmpty && index < lines.count - 1 ? lineEnd : line.end
        }
        let document = TransactionDocument(new, listings: listings)
        guard document.lines.map(\.bytes) == lines.map(\.bytes) else { throw .spoilsOthers }
        return document
    }

    /// Adds rows at its end, and a header or columns that they need. All other lines stay unchanged.
    package func appending(_ transactions: [Transaction]) throws(EditRefusal) -> TransactionDocument {
        var (lines, layout) = try layout(for: transactions)
        if headerIndex == nil { lines.append(Line(bytes: layout.addition[...], end: lineEnd)) }
        lines += transactions.map { Line(bytes: layout.row($0)[...], end: lineEnd) }
        return try with(lines).checked(lines.count - transactions.count..<lines.count, say: transactions)
    }

    /// Fields that already match stay unchanged.
    package func replacing(line: Int, with transaction: Transaction) throws(EditRefusal)
        -> TransactionDocument
    {
        var (lines, layout) = try layout(for: [transaction])
        let index = try index(ofRowAt: line)
        lines[index].bytes = layout.row(transaction, in: self, records[index])[...]
        return try with(lines).checked(index..<index + 1, say: [transaction])
    }

    package func removing(line: Int) throws(EditRefusal) -> TransactionDocument {
        if let problem { throw .unreadable(problem) }
        var lines = lines
        lines.remove(at: try index(ofRowAt: line))
        return try with(lines)
    }

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

    /// Throws unless the rows in `range` read as `transactions`.
    private func checked(
        _ range: Range<Int>, say transactions: [Transaction]
    ) throws(EditRefusal) -> TransactionDocument {
        let lines = Set(records[range].map(\.line))
        let read = self.transactions.filter { lines.contains($0.line) }
        let isSame = zip(read, transactions).allSatisfy { read, wanted in
            var wanted = wanted
            wanted.item = listing(of: wanted.item)
            return Transaction.Column.allCases.allSatisfy { read.text($0) == wanted.text($0) }
        }
        guard isSame, read.count == transactions.count else {
            throw .invalid(mistakes.filter { lines.contains($0.line) })
        }
        return self
    }

    /// Applies this document's changes since `base` to `theirs`: another program may have changed the file
    /// meanwhile. Added rows always apply. A row that this document changed or removed must be unchanged in
    /// `theirs`.
    package func rebased(
        from base: TransactionDocument, onto theirs: TransactionDocument
    ) throws(EditRefusal) -> TransactionDocument {
        if theirs == base { return self }
        if theirs == self || base == self { return theirs }
        var (old, new, lines) = (base.lines, self.lines, theirs.lines)
        let header = base.headerIndex.map { old[$0].bytes }
        let isSameHeader = header != nil && header == theirs.headerIndex.map { lines[$0].bytes }
        // Compares rows; the header is ours, with the added columns.
        if let place = base.headerIndex {
            if let headerIndex { old[place] = new[headerIndex] } else { new.insert(old[place], at: place) }
            if isSameHeader, let their = theirs.headerIndex { lines[their].bytes = old[place].bytes }
        }
        let start = zip(old, new).prefix { $0.bytes == $1.bytes }.count
        let same = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0.bytes == $1.bytes }
            .count
        let (removed, added) = (old[start..<old.count - same], new[start..<new.count - same])
        let line = base.records.indices.contains(start) ? base.records[start].line : 1
        guard isSameHeader else {
            guard removed.isEmpty, same == 0 else { throw .changedMeanwhile(line: line) }
            return try theirs.appending(Array(transactions.suffix(added.count)))
        }
        guard
            let place = TransactionDocument.place(
                of: removed, in: lines, near: start, behind: old[..<start], before: old[(old.count - same)...]
            )
        else { throw .changedMeanwhile(line: line) }
        let end = theirs.lineEnd
        lines.replaceSubrange(
            place..<place + removed.count, with: added.map { Line(bytes: $0.bytes, end: end) })
        return try theirs.with(lines)
    }

    /// The index of lines removed from between others, or of their would-be position.
    private static func place(
        of removed: ArraySlice<Line>, in lines: [Line], near start: Int, behind: ArraySlice<Line>,
        before: ArraySlice<Line>
    ) -> Int? {
        func nearest(_ isThere: (Int) -> Bool) -> Int? {
            (0...lines.count).filter(isThere).min { abs($0 - start) < abs($1 - start) }
        }
        if !removed.isEmpty {
            return nearest { place in
                lines.count - place >= removed.count
                    && zip(lines[place...], removed).allSatisfy { $0.bytes == $1.bytes }
            }
        }
        guard let next = before.first else { return lines.count }
        return nearest { $0 < lines.count && lines[$0].bytes == next.bytes }
            ?? nearest { $0 > 0 && lines[$0 - 1].bytes == behind.last?.bytes } ?? lines.count
    }
}
