import CivilTime
import Market
import Money
import Words

extension FuzzTarget {
    /// Edits must not change the other lines.
    static let transactions = FuzzTarget(name: "transactions") { bytes in
        let document = TransactionDocument(bytes)
        look(at: document.mistakes)
        guard let row = document.transactions.first else { return }
        guard let appended = try? document.appending([row]) else { return }
        precondition(appended.bytes.count > bytes.count)
        precondition(appended.transactions.dropLast() == document.transactions[...])
        precondition(appended.mistakes == document.mistakes)
        if let same = try? document.replacing(line: row.line, with: row) {
            precondition(same.transactions == document.transactions)
        }
        guard let removed = try? document.removing(line: row.line) else { return }
        precondition(removed.transactions.count == document.transactions.count - 1)
        let both = try? removed.rebased(from: document, onto: appended)
        precondition(both.map { $0.transactions.count == document.transactions.count } ?? true)
    }

    static let imports = FuzzTarget(name: "imports") { bytes in
        look(at: ImportedRows(ticker: bytes, on: Day(number: 19_000)).mistakes)
        var mapping = ColumnMapping()
        _ = mapping.add("date=Datum,type=Vorgang,item=Symbol,quantity=Menge,price=Kurs,fee=Kosten,buy=Kauf")
        look(at: ImportedRows(broker: bytes, mapping, FigureStyle()).mistakes)
    }

    private static func look(at mistakes: [Mistake]) {
        for mistake in mistakes {
            let line = Words.english[mistake.saying(in: "transactions.csv")]
            precondition(mistake.line > 0 && CleanText.line(line, limit: 1000) == line)
        }
    }
}
