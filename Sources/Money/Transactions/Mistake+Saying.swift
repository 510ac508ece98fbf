package import Words

extension Mistake {
    /// One line without a full stop: `transactions.csv:7: date: 2023-02-29 does not exist`.
    package func saying(in file: String) -> Saying {
        let column = column.map { "\($0.rawValue): " } ?? ""
        return .joined([.verbatim("\(file):\(line): \(column)"), cause.saying])
    }
}

extension Mistake.Cause {
    /// The mistake, and what to do about it, without a full stop.
    package var saying: Saying {
        switch self {
        case .isUTF16, .isNotUTF8: .phrase(.saveAsUTF8)
        case .hasControlCharacter: .phrase(.controlCharacter)
        case .lineTooLong(let size): .phrase(.rowTooLong, verbatim: ["size": "\(size) KB"])
        case .quoteNotClosed: .phrase(.textNotClosed, verbatim: ["close": "\""])
        case .textAfterQuote: .phrase(.textBehindQuote)
        case .tooManyFields(let count, let columns):
            .phrase(.tooManyFields, verbatim: ["count": "\(count)", "columns": "\(columns)"])
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
