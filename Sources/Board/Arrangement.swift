public import Market

/// What the user has put on the board, and how: everything that is the user's own work, and is kept.
public struct Arrangement: Hashable, Sendable {
    /// ISO 4217 codes of the rate cards, in order, each once.
    public var rates: [String]
    /// IANA zone names of the clocks, in order, each once.
    public var clocks: [String]
    /// Symbols of the stocks with their exchange's suffix, in order, each once.
    public var stocks: [String]
    /// The currency that rates are per one unit of.
    public var base: String
    /// The day that changes are measured against.
    public var baseline: Baseline
    /// How the stock grid is sorted; nil for the order made by hand.
    public var sort: Sort?

    /// Makes an arrangement.
    public init(
        rates: [String], clocks: [String], stocks: [String], base: String = "USD", baseline: Baseline = .d1,
        sort: Sort? = nil
    ) {
        self.rates = rates
        self.clocks = clocks
        self.stocks = stocks
        self.base = base
        self.baseline = baseline
        self.sort = sort
    }

    /// What a first board holds.
    public static let first = Arrangement(
        rates: ["JPY", "TWD", "EUR", "KRW", "CNY", "HKD", "SGD", "THB", "MYR", "PHP", "CAD", "IDR"],
        clocks: [
            "Asia/Taipei", "Asia/Tokyo", "Asia/Jakarta", "Europe/London", "America/New_York",
            "America/Los_Angeles",
        ],
        stocks: ["2330.TW", "2317.TW", "6488.TWO", "AAPL", "NVDA", "7203.T"])

    /// The items of one panel, in the order made by hand.
    public subscript(panel: Panel) -> [String] {
        get {
            switch panel {
            case .rates: rates
            case .clocks: clocks
            case .stocks: stocks
            }
        }
        set {
            switch panel {
            case .rates: rates = newValue
            case .clocks: clocks = newValue
            case .stocks: stocks = newValue
            }
        }
    }
}

/// How the stock grid is sorted.
public struct Sort: Hashable, Sendable {
    /// What rows are compared by.
    public enum Column: String, Hashable, Sendable, CaseIterable {
        /// The short symbol.
        case symbol
        /// The last price.
        case price
        /// The change against the baseline.
        case change
    }

    /// What rows are compared by.
    public var column: Column
    /// Whether the largest comes first.
    public var isDescending: Bool

    /// Makes a sort.
    public init(_ column: Column, isDescending: Bool) {
        self.column = column
        self.isDescending = isDescending
    }
}
