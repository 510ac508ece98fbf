/// The description of a broker's files, as docs/reference/statements.md explains it.
package struct StatementForm: Hashable, Sendable {
    /// The decimal mark of figures.
    package enum Decimals: String, Hashable, Sendable, CaseIterable {
        case point
        case comma
        /// By each figure itself, and by the others where one can mean two.
        case either
    }

    /// The order of day, month and year.
    package enum Dates: String, Hashable, Sendable, CaseIterable {
        case ymd
        case dmy
        case mdy
    }

    /// The sign of fees and taxes that have columns of their own.
    package enum Costs: String, Hashable, Sendable, CaseIterable {
        /// Costs have no sign, or any.
        case plain
        /// Below 0 is paid, above 0 is paid back.
        case signed
    }

    /// The kind of transaction that a row makes.
    package enum Make: String, Hashable, Sendable, CaseIterable {
        case buy
        case sell
        /// A purchase, or a sale if the quantity is below 0.
        case trade
        case dividend
        /// Shares or coins as income: a dividend and a purchase, or a purchase at 0 without a price.
        case reward
        case fee
        case tax
        case interest
        case deposit
        case withdraw
        /// A deposit, or a withdrawal if the amount is below 0.
        case cash
        /// One side of an exchange or of a trade; the rows of a group make one.
        case leg
        /// Two currencies in one row.
        case exchange
        /// Two coins in one row.
        case swap
        /// A split whose quantity is the shares added.
        case splitAdded = "split added"
        /// A split of `new` for `old`.
        case splitRatio = "split ratio"
        /// A split's old shares (below 0) or new ones; the rows of a group make one.
        case splitLeg = "split leg"
        /// The exchange and the ISIN of a symbol, for other rows.
        case instrument
    }

    /// The reason for leaving out a row.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        case text
        case information
        case total
        case detail
        case sweep
        case unexecuted
        case duplicate
        case empty
        case transfer
        case contract
        case corporate
        case half
        case coins
        case split
        case nameless
        case unknown
    }

    package struct Condition: Hashable, Sendable {
        package var column: String
        package var patterns: [Template]

        package init(column: String, patterns: [Template]) {
            (self.column, self.patterns) = (column, patterns)
        }
    }

    package enum Outcome: Hashable, Sendable {
        case make(Make)
        case leave(Reason)
    }

    package struct Rule: Hashable, Sendable {
        package var when: [Condition] = []
        package var outcome = Outcome.leave(.information)
        /// Values of columns instead of the row's own.
        package var set: [String: String] = [:]
        /// Columns whose figure's sign changes.
        package var negate: Set<String> = []
        /// True if the amount is what remains after fees and taxes of the row's columns.
        package var isNet = false
        /// True if the price is amount ÷ quantity.
        package var isByAmount = false
        /// True if the amount differs from quantity × price by the fee.
        package var hasRest = false
        /// True if the item is a coin.
        package var isCoin = false

        package init() {}
    }

    /// Rows below a header.
    package struct Table: Hashable, Sendable {
        /// The first value of its rows, if the file has sections.
        package var section: Template?
        /// The columns that make a header this table's, each by one of its names.
        package var header: [[String]] = []
        package var decimals = Decimals.either
        package var dates = Dates.ymd
        package var costs = Costs.plain
        /// The text before the day that counts: `as of`.
        package var dayAfter: String?
        /// The names of each of our columns in the file. `Price+1` is the column after `Price`, `#3` the third one.
        package var columns: [String: [String]] = [:]
        package var fees: [[String]] = []
        package var taxes: [[String]] = []
        /// The names of the column with the currency of another, `*`: `Currency (*)`.
        package var currencyOf: [String] = []
        /// Columns that one row passes on to the next ones in which they are empty.
        package var carried: [String] = []
        /// True if a row with only a last value continues the one of the row before.
        package var continues = false
        /// Values of columns for rows without one.
        package var set: [String: String] = [:]
        package var rules: [Rule] = []

        package init() {}

        /// False if the row is certainly no header: a cheap test before the full one.
        func mayBegin(with cells: [String]) -> Bool {
            let plain = header.first { names in
                !names.contains { $0.utf8.contains(0x2A) || $0.hasPrefix("#") }
            }
            guard let plain else { return true }
            return cells.contains { cell in
                plain.contains { $0.utf8.count == cell.utf8.count && $0.lowercased() == cell.lowercased() }
            }
        }

        /// True if its rows give the exchanges and ISINs of symbols.
        var hasInstruments: Bool { rules.contains { $0.outcome == .make(.instrument) } }
    }

    package struct Symbols: Hashable, Sendable {
        /// Yahoo's names of symbols, currencies and coins, by the broker's.
        package var names: [String: String] = [:]
        /// Yahoo's suffixes by the broker's names of exchanges.
        package var suffixes: [String: String] = [:]
        /// Ends of names that mean nothing here.
        package var ends: [String] = []
        /// Symbols of options and other contracts.
        package var contracts: [Template] = []
        /// The suffix of all.
        package var suffix = ""

        package init() {}
    }

    /// As `--from` names it.
    package var name: String
    /// The name to show.
    package var title: String
    /// The character set of files that are not in UTF-8.
    package var charset: String?
    /// True if the first value of a row names its section.
    package var hasSections = false
    /// Rows outside tables whose holes go for all others: the currency of the account.
    package var facts: [[Condition]] = []
    package var symbols = Symbols()
    package var tables: [Table] = []

    package init(name: String) { (self.name, title) = (name, name) }
}
