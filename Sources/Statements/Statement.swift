internal import CivilTime
internal import Glibc
internal import Market
package import Money
internal import Substrings

/// A broker's file: each row becomes transactions, is left out for a reason, or is a mistake.
package struct Statement: Sendable {
    package struct LeftOut: Hashable, Sendable {
        package let line: Int
        package let reason: StatementForm.Reason
        package let word: String?
    }

    package let title: String
    package internal(set) var rows = ImportedRows()
    package internal(set) var leftOut: [LeftOut] = []
    package internal(set) var lines: [Int] = []
    /// Rows that belong to a transaction of another row.
    package internal(set) var parts: Set<Int> = []

    let form: StatementForm
    let account: String
    var defaults: [String: String] = [:]
    var instruments: [String: (isin: String, exchange: String)] = [:]
    var legs: [Leg] = []
    var splits: [Split] = []
    var splitLegs: [Leg] = []

    struct Leg {
        var row: Row
        var group: String
        var unit: String
        var amount: Rational
        var fee: Rational
        /// A coin's worth, with its currency.
        var value: (Rational, String)?
    }

    struct Split {
        var row: Row
        var item: String
        var added: Rational
    }

    struct Row {
        var line: Int
        var cells: [String]
        var layout: StatementLayout
        var figures: StatementFigures
        var texts: [String: String] = [:]
        var rule = StatementForm.Rule()
    }

    struct Flaw: Error {
        var column: Transaction.Column?
        var cause: Mistake.Cause
    }

    struct Amount {
        var value: Rational
        var unit: String
    }

    /// By the first description that fits; nil if none does. Splits need the `known` transactions.
    package init?(_ bytes: [UInt8], by forms: [StatementForm], account: String, known: TransactionDocument) {
        var sheets: [String: [StatementSheet]] = [:]
        var best: (form: StatementForm, sheet: StatementSheet, score: Int)?
        for form in forms {
            let charset = form.charset ?? ""
            if sheets[charset] == nil {
                let decoded = StatementSheet.decoded(bytes, form.charset)
                sheets[charset] = decoded.map { decoded in
                    CSVSeparator.allCases.map { StatementSheet(decoded, $0) }
                }
            }
            for sheet in sheets[charset] ?? [] {
                let score = form.score(sheet)
                if score > best?.score ?? 0 { best = (form, sheet, score) }
            }
        }
        guard let best else { return nil }
        self.init(best.sheet, form: best.form, account: account, known: known)
    }

    init(
        _ sheet: StatementSheet, form: StatementForm, account: String, known: TransactionDocument
    ) {
        (self.form, self.account, title) = (form, account, form.title)
        let rows = arranged(sheet)
        // Other rows need the exchanges and ISINs of symbols, which many files have at their end.
        for row in rows where row.layout.table.hasInstruments { read(row) }
        for row in rows where !row.layout.table.hasInstruments { read(row) }
        pairLegs()
        pairSplitLegs()
        addSplits(known)
        self.rows.sort(
            isNewestFirst: Statement.isNewestFirst(rows.map { $0.figures.day(text("date", of: $0)) }))
        leftOut.sort { $0.line < $1.line }
    }
}

extension StatementForm {
    /// The number of column names in the best header; 0 without one.
    fileprivate func score(_ sheet: StatementSheet) -> Int {
        var score = 0
        for row in sheet.rows.prefix(2000) {
            for table in tables where table.header.count > score && table.mayBegin(with: row.cells) {
                if StatementLayout(table, header: row.cells) != nil { score = table.header.count }
            }
        }
        return score
    }
}
