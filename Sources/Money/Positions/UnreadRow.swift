public import CivilTime
public import Market

/// A row of the file that counts for nothing because of a mistake, and as much as could be read of it. The sums that it may
/// concern are unknown.
public struct UnreadRow: Hashable, Sendable {
    /// Its line in the file, from 1.
    public var line: Int
    /// Its day; nil where it is unreadable.
    public var day: Day?
    /// What happened; nil where it is unreadable.
    public var kind: Transaction.Kind?
    /// The item; nil for none, and where it is unreadable.
    public var item: Symbol?
    /// The account; nil where it is unreadable.
    public var account: String?

    /// Makes a row.
    public init(
        line: Int, day: Day? = nil, kind: Transaction.Kind? = nil, item: Symbol? = nil, account: String? = nil
    ) {
        (self.line, self.day, self.kind, self.item, self.account) = (line, day, kind, item, account)
    }
}

/// A row that contradicts the rows before it or its item.
public struct LedgerMistake: Hashable, Sendable {
    /// What is wrong.
    public enum Cause: Hashable, Sendable {
        /// More was sold than the account held.
        case oversold(held: Rational)
        /// The row is in another unit than its item.
        case otherCurrency(than: String)
        /// Costs without an item have to say what currency they are in.
        case noCurrency
        /// A split by 0.
        case noFactor
    }

    /// The row's line in the file, from 1.
    public var line: Int
    /// What is wrong.
    public var cause: Cause

    /// Makes a mistake.
    public init(line: Int, _ cause: Cause) { (self.line, self.cause) = (line, cause) }

    /// The column that the mistake is in, as the file's header names it.
    public var column: String {
        switch cause {
        case .oversold, .noFactor: "quantity"
        case .otherCurrency, .noCurrency: "currency"
        }
    }
}
