package import CivilTime
package import Market

/// Something in the file of transactions that makes no sense. Its row counts for nothing; the rest is read.
package struct Mistake: Hashable, Sendable {
    /// The kind of mistake. Texts are as they stand in the file.
    package enum Cause: Error, Hashable, Sendable {
        case isUTF16
        case isNotUTF8
        case hasControlCharacter
        case lineTooLong(kilobytes: Int)
        case quoteNotClosed
        case textAfterQuote
        case tooManyFields(Int, columns: Int)
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
        /// A number with a comma: for decimals, or between thousands.
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
        /// The splits up to this one come to a factor that no share has.
        case splitsOutOfRange
        /// A line of another program's file that is not of the form that it writes.
        case notUnderstood
        /// A symbol of another program's own.
        case notYahoos(String)
        /// `1,250`, or `3/4/2024`: nothing in the file tells how it is meant. The option does.
        case ambiguous(String, option: String)
        /// A column that the mapping names is not there.
        case columnNotThere(String)

        /// True if the header lacks our names for columns.
        package var isOfHeader: Bool {
            switch self {
            case .noHeader, .columnMissing: true
            case .isUTF16, .isNotUTF8, .hasControlCharacter, .lineTooLong, .quoteNotClosed, .textAfterQuote,
                .tooManyFields, .columnTwice, .valueMissing, .valueUnused, .notADay, .noSuchDay,
                .dayOutOfRange, .unknownType, .notASymbol, .notANumber, .hasComma, .isNegative, .isZero,
                .tooManyPlaces, .tooManyDigits, .notAFactor, .unknownCurrency, .tooLong, .moreThanHeld,
                .splitsOutOfRange, .notUnderstood, .notYahoos, .ambiguous, .columnNotThere:
                false
            }
        }
    }

    /// The first line of its row, from 1.
    package var line: Int
    /// The column that it is in; nil where the whole row is meant.
    package var column: Transaction.Column?
    /// The kind of mistake.
    package var cause: Cause
    /// The row's day, so far as that can be read: it may concern figures of it. Nil: of any.
    package var day: Day?
    /// The row's type; nil where it cannot be read.
    package var kind: Transaction.Kind?
    /// The row's item; nil where it cannot be read, or where the row has none.
    package var item: Symbol?
    /// The row's account; nil where it cannot be read.
    package var account: String?

    /// Makes a mistake.
    package init(
        line: Int, column: Transaction.Column? = nil, _ cause: Cause, day: Day? = nil,
        kind: Transaction.Kind? = nil, item: Symbol? = nil, account: String? = nil
    ) {
        (self.line, self.column, self.cause) = (line, column, cause)
        (self.day, self.kind, self.item, self.account) = (day, kind, item, account)
    }
}
