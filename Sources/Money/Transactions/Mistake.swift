package import CivilTime
package import Market
package import Words

/// A mistake in the file of transactions. Its row is ignored; the rest is read.
package struct Mistake: Hashable, Sendable {
    /// The kind of mistake, with texts from the file.
    package enum Cause: Error, Hashable, Sendable {
        case isUTF16
        case isNotUTF8
        case hasControlCharacter
        case lineTooLong(kilobytes: Int)
        case quoteNotClosed
        case textAfterQuote
        case tooManyFields(Int, columns: Int)
        /// The file ends within a row.
        case tooFewFields(Int, columns: Int)
        case noHeader
        case columnMissing(Transaction.Column)
        case columnTwice(Transaction.Column)
        /// Rows of this kind need a value; nil: all rows do.
        case valueMissing(Transaction.Kind?)
        /// Rows of this kind have no such value.
        case valueUnused(Transaction.Kind)
        case notADay(String)
        case noSuchDay(String)
        case dayOutOfRange(String)
        case unknownType(String)
        case notASymbol(String)
        case notANumber(String)
        /// A number with a comma, for decimals or thousands.
        case hasComma(String)
        case isNegative
        case isZero
        case tooManyPlaces(most: Int)
        case tooManyDigits(most: Int)
        case notAFactor(String)
        case unknownCurrency(String)
        case tooLong(characters: Int)
        /// A sale of more than is held.
        case moreThanHeld(Rational)
        /// The splits up to this one multiply to an implausible factor.
        case splitsOutOfRange
        /// A line of another program's file in an unexpected form.
        case notUnderstood
        /// A symbol of another program's own.
        case notYahoos(String)
        /// `1,250` or `3/4/2024`: the file does not show which reading is meant. The option decides.
        case ambiguous(String, option: String)
        /// A column that the mapping names is not there.
        case columnNotThere(String)

        /// True if the file is in another character set.
        package var isOfEncoding: Bool { self == .isUTF16 || self == .isNotUTF8 }

        /// True if the header lacks our names for columns.
        package var isOfHeader: Bool {
            switch self {
            case .noHeader, .columnMissing: true
            case .isUTF16, .isNotUTF8, .hasControlCharacter, .lineTooLong, .quoteNotClosed, .textAfterQuote,
                .tooManyFields, .tooFewFields, .columnTwice, .valueMissing, .valueUnused, .notADay,
                .noSuchDay,
                .dayOutOfRange, .unknownType, .notASymbol, .notANumber, .hasComma, .isNegative, .isZero,
                .tooManyPlaces, .tooManyDigits, .notAFactor, .unknownCurrency, .tooLong, .moreThanHeld,
                .splitsOutOfRange, .notUnderstood, .notYahoos, .ambiguous, .columnNotThere:
                false
            }
        }
    }

    /// The first line of its row, from 1.
    package var line: Int
    /// Its column; nil for the whole row.
    package var column: Transaction.Column?
    package var cause: Cause
    /// The row's day, if readable: the mistake affects figures from that day on. Nil: all.
    package var day: Day?
    /// The row's type; nil if it is unreadable.
    package var kind: Transaction.Kind?
    /// The row's item; nil if it is unreadable or missing.
    package var item: Symbol?
    /// The row's account; nil if it is unreadable.
    package var account: String?
    /// The unit of the row's money, empty for that of its item; nil if it is unreadable.
    package var currency: String?

    package init(
        line: Int, column: Transaction.Column? = nil, _ cause: Cause, day: Day? = nil,
        kind: Transaction.Kind? = nil, item: Symbol? = nil, account: String? = nil, currency: String? = nil
    ) {
        (self.line, self.column, self.cause) = (line, column, cause)
        (self.day, self.kind, self.item, self.account) = (day, kind, item, account)
        self.currency = currency
    }

    /// One line without a full stop: `transactions.csv:7: date: 2023-02-29 does not exist`.
    package func saying(in file: String) -> Saying {
        let column = column.map { "\($0.rawValue): " } ?? ""
        return .joined([.verbatim("\(file):\(line): \(column)"), cause.saying])
    }
}

extension Mistake.Cause {
    /// The mistake and its remedy, without a full stop.
    package var saying: Saying {
        switch self {
        case .isUTF16, .isNotUTF8: .phrase(.saveAsUTF8)
        case .hasControlCharacter: .phrase(.controlCharacter)
        case .lineTooLong(let size): .phrase(.rowTooLong, verbatim: ["size": "\(size) KB"])
        case .quoteNotClosed: .phrase(.textNotClosed, verbatim: ["close": "\""])
        case .textAfterQuote: .phrase(.textBehindQuote)
        case .tooManyFields(let count, let columns):
            .phrase(.tooManyFields, verbatim: ["count": "\(count)", "columns": "\(columns)"])
        case .tooFewFields(let count, let columns):
            .phrase(.tooFewFields, verbatim: ["count": "\(count)", "columns": "\(columns)"])
        case .noHeader: .phrase(.headerExpected, verbatim: ["example": "date,type,item,quantity,price"])
        case .columnMissing(let column): .phrase(.columnMissing, verbatim: ["column": column.rawValue])
        case .columnTwice(let column): .phrase(.columnTwice, verbatim: ["column": column.rawValue])
        case .valueMissing(nil): .phrase(.valueNeeded)
        case .valueMissing(let kind?): .phrase(.valueNeededBy, verbatim: ["type": kind.rawValue])
        case .valueUnused(let kind): .phrase(.valueUnused, verbatim: ["type": kind.rawValue])
        case .notADay(let text): expected("2024-03-01", text)
        case .noSuchDay(let day): .phrase(.noSuchDay, verbatim: ["day": day])
        case .dayOutOfRange(let day):
            .phrase(
                .dayOutOfRange,
                verbatim: [
                    "day": day, "first": "\(TransactionRow.years.lowerBound)",
                    "last": "\(TransactionRow.years.upperBound)",
                ])
        case .unknownType(let text):
            .phrase(
                .expectedFound,
                ["wanted": .oneOf(Transaction.Kind.allCases.map(\.rawValue)), "found": quoted(text)])
        case .notASymbol(let text): expected("AAPL, 2330.TW, BTC-USD", text)
        case .notANumber(let text):
            .phrase(.expectedFound, ["wanted": .phrase(.aNumber), "found": quoted(text)])
        case .hasComma(let text):
            .phrase(.commaInNumber, ["text": quoted(text), "example": .verbatim("1250.50")])
        case .isNegative: .phrase(.isNegative)
        case .isZero: .phrase(.isZero)
        case .tooManyPlaces(let most): .phrase(.tooManyDecimals, verbatim: ["most": "\(most)"])
        case .tooManyDigits(let most): .phrase(.tooManyDigits, verbatim: ["most": "\(most)"])
        case .notAFactor(let text): expected("2, 0.5, 1:3", text)
        case .unknownCurrency(let text): expected("USD, TWD, GBp", text)
        case .tooLong(let most): .phrase(.textTooLong, verbatim: ["most": "\(most)"])
        case .moreThanHeld(let held):
            .phrase(.moreThanHeld, verbatim: ["quantity": held.shortText(places: 10)])
        case .splitsOutOfRange: .phrase(.splitsOutOfRange)
        case .notUnderstood: .phrase(.lotNotUnderstood, verbatim: ["example": "- symbol: \"AAPL\""])
        case .notYahoos(let text):
            .phrase(.notYahoos, ["text": quoted(text), "example": .verbatim("BTC-USD")])
        case .ambiguous(let text, let option):
            .phrase(.canMeanTwo, ["text": quoted(text), "option": .verbatim(option)])
        case .columnNotThere(let name): .phrase(.columnNotInFile, ["column": quoted(name)])
        }
    }

    private func expected(_ example: String, _ found: String) -> Saying {
        .phrase(
            .expectedFound,
            ["wanted": .phrase(.exampleLike, verbatim: ["example": example]), "found": quoted(found)])
    }

    private func quoted(_ text: String) -> Saying { .phrase(.inQuotes, verbatim: ["text": text]) }
}

extension EditRefusal {
    /// One line without a full stop.
    package func saying(in file: String) -> Saying {
        switch self {
        case .unreadable(let mistake): mistake.saying(in: file)
        case .noRow(let line): .phrase(.noRowAtLine, verbatim: ["line": "\(line)"])
        case .invalid(let mistakes):
            mistakes.first.map { $0.saying(in: file) } ?? .phrase(.valueNeeded)
        case .changedMeanwhile(let line): .phrase(.rowChanged, verbatim: ["line": "\(line)"])
        case .spoilsOthers:
            .joined([.verbatim(file + ": "), .phrase(.textNotClosed, verbatim: ["close": "\""])])
        }
    }
}

/// The reason the file of transactions was not changed.
package enum EditRefusal: Error, Hashable, Sendable {
    case unreadable(Mistake)
    /// No row begins at the line.
    case noRow(line: Int)
    /// The row would have these mistakes.
    case invalid([Mistake])
    /// Another program has changed the row, or removed it.
    case changedMeanwhile(line: Int)
    /// An unclosed quote would change other rows.
    case spoilsOthers
}
