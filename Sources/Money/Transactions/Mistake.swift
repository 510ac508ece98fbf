package import CivilTime
package import Market
package import Words

/// A row with a mistake is ignored. Nil parts are unreadable or missing; a nil column means the whole row.
package struct Mistake: Hashable, Sendable {
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
        /// Nil: all rows need a value.
        case valueMissing(Transaction.Kind?)
        case valueUnused(Transaction.Kind)
        case notADay(String)
        case noSuchDay(String)
        case dayOutOfRange(String)
        case unknownType(String)
        case notASymbol(String)
        case notANumber(String)
        case hasComma(String)
        case isNegative
        case isZero
        case tooManyPlaces(most: Int)
        case tooManyDigits(most: Int)
        case notAFactor(String)
        case unknownCurrency(String)
        case tooLong(characters: Int)
        case moreThanHeld(Rational)
        /// The splits up to this one multiply to an implausible factor.
        case splitsOutOfRange
        case notUnderstood
        case notYahoos(String)
        /// `1,250` or `3/4/2024`: the file does not show which reading is meant. The option decides.
        case ambiguous(String, option: String)
        /// The mapping names a column that is not there.
        case columnNotThere(String)

        package var isOfEncoding: Bool { self == .isUTF16 || self == .isNotUTF8 }

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

    package var line: Int
    package var column: Transaction.Column?
    package var cause: Cause
    /// The mistake affects figures from that day on. Nil: all.
    package var day: Day?
    package var kind: Transaction.Kind?
    package var item: Symbol?
    package var account: String?
    /// Empty for that of the item.
    package var currency: String?

    package init(
        line: Int, column: Transaction.Column? = nil, _ cause: Cause, day: Day? = nil,
        kind: Transaction.Kind? = nil, item: Symbol? = nil, account: String? = nil, currency: String? = nil
    ) {
        (self.line, self.column, self.cause) = (line, column, cause)
        (self.day, self.kind, self.item, self.account) = (day, kind, item, account)
        self.currency = currency
    }

    /// `transactions.csv:7: date: 2023-02-29 does not exist`
    package func saying(in file: String) -> Saying {
        let column = column.map { "\($0.rawValue): " } ?? ""
        return .joined([.verbatim("\(file):\(line): \(column)"), cause.saying])
    }
}

extension Mistake.Cause {
    /// With the remedy, without a full stop.
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

package enum EditRefusal: Error, Hashable, Sendable {
    case unreadable(Mistake)
    case noRow(line: Int)
    case invalid([Mistake])
    case changedMeanwhile(line: Int)
    /// An unclosed quote would change other rows.
    case spoilsOthers
}
