/// The description of a broker's files, as docs/reference/statements.md explains it.
package struct StatementForm: Hashable, Sendable {
    package enum Decimals: String, Hashable, Sendable, CaseIterable {
        case point
        case comma
        /// By each figure itself, or by the others if it is ambiguous.
        case either
    }

    package enum Dates: String, Hashable, Sendable, CaseIterable {
        case ymd
        case dmy
        case mdy
    }

    package enum Costs: String, Hashable, Sendable, CaseIterable {
        case plain
        /// Below 0 is paid, above 0 is paid back.
        case signed
    }

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
        /// The quantity is the shares added.
        case splitAdded = "split added"
        case splitRatio = "split ratio"
        /// A split's old shares (below 0) or new ones; the rows of a group make one.
        case splitLeg = "split leg"
        /// The exchange and the ISIN of a symbol, for other rows.
        case instrument
    }

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
        package var negate: Set<String> = []
        /// The amount is what remains after fees and taxes of the row's columns.
        package var isNet = false
        /// The price is amount ÷ quantity.
        package var isByAmount = false
        /// The amount differs from quantity × price by the fee.
        package var hasRest = false
        package var isCoin = false

        package init() {}
    }

    package struct Table: Hashable, Sendable {
        package var section: Template?
        /// The columns that identify it, each by one of its names.
        package var header: [[String]] = []
        package var decimals = Decimals.either
        package var dates = Dates.ymd
        package var costs = Costs.plain
        /// The text before the day that counts: `as of`.
        package var dayAfter: String?
        /// Names in the file of our columns: `Price+1` is the column after `Price`, `#3` the third one.
        package var columns: [String: [String]] = [:]
        package var fees: [[String]] = []
        package var taxes: [[String]] = []
        /// The column with the currency of another, `*`: `Currency (*)`.
        package var currencyOf: [String] = []
        /// Columns that one row passes on to the next ones in which they are empty.
        package var carried: [String] = []
        /// A row with only a last value continues the one of the row before.
        package var continues = false
        /// Values of columns for rows without one.
        package var set: [String: String] = [:]
        package var rules: [Rule] = []

        package init() {}

        /// A cheap test before the full one.
        func mayBegin(with cells: [String]) -> Bool {
            let plain = header.first { names in
                !names.contains { $0.utf8.contains(0x2A) || $0.hasPrefix("#") }
            }
            guard let plain else { return true }
            return cells.contains { cell in
                plain.contains { $0.utf8.count == cell.utf8.count && $0.lowercased() == cell.lowercased() }
            }
        }

        var hasInstruments: Bool { rules.contains { $0.outcome == .make(.instrument) } }
    }

    package struct Symbols: Hashable, Sendable {
        package var names: [String: String] = [:]
        /// Yahoo's, by the broker's names of exchanges.
        package var suffixes: [String: String] = [:]
        /// Meaningless ends of names.
        package var ends: [String] = []
        /// Symbols of options and other contracts.
        package var contracts: [Template] = []
        package var suffix = ""

        package init() {}
    }

    package var name: String
    package var title: String
    package var charset: String?
    package var hasSections = false
    /// Rows outside tables whose holes go for all others: the currency of the account.
    package var facts: [[Condition]] = []
    package var symbols = Symbols()
    package var tables: [Table] = []

    package init(name: String) { (self.name, title) = (name, name) }
}
