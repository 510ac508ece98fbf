public import Market
public import Words

/// What the user has put on the board, and how: everything that is the user's own work, and is kept.
public struct Arrangement: Hashable, Sendable {
    /// The rate cards, by ISO 4217 code.
    private var rateShelf: Shelf
    /// The clocks, by IANA zone name.
    private var clockShelf: Shelf
    /// The stocks, by symbol with its exchange's suffix.
    private var stockShelf: Shelf
    /// ISO codes of the rate cards that show the rate alone.
    public var compact: Set<String> = []
    /// The currency that rates are per one unit of.
    public var base: String
    /// The day that changes are measured against.
    public var baseline: Baseline
    /// How the stock grid is sorted; nil for the order made by hand.
    public var sort: Sort?
    /// The look chosen by hand; nil for the one that the settings name.
    public var theme: String?

    /// Makes an arrangement of shelves.
    public init(
        rates: Shelf, clocks: Shelf, stocks: Shelf, base: String = "USD", baseline: Baseline = .d1,
        sort: Sort? = nil
    ) {
        rateShelf = rates
        clockShelf = clocks
        stockShelf = stocks
        self.base = base
        self.baseline = baseline
        self.sort = sort
    }

    /// Makes an arrangement of cards without groups.
    public init(
        rates: [String], clocks: [String], stocks: [String], base: String = "USD", baseline: Baseline = .d1,
        sort: Sort? = nil
    ) {
        self.init(
            rates: Shelf(cards: rates), clocks: Shelf(cards: clocks), stocks: Shelf(cards: stocks),
            base: base, baseline: baseline, sort: sort)
    }

    /// What a first board holds.
    public static let first = Arrangement(
        rates: ["JPY", "TWD", "EUR", "KRW", "CNY", "HKD", "SGD", "THB", "MYR", "PHP", "CAD", "IDR"],
        clocks: [
            "Asia/Taipei", "Asia/Tokyo", "Asia/Jakarta", "Europe/London", "America/New_York",
            "America/Los_Angeles",
        ],
        stocks: ["2330.TW", "2317.TW", "6488.TWO", "AAPL", "NVDA", "7203.T"])

    /// ISO 4217 codes of the rate cards, in order, each once.
    public var rates: [String] { rateShelf.cards }
    /// Names of the clocks, in order, each once.
    public var clocks: [String] { clockShelf.cards }
    /// Symbols of the stocks, in the order made by hand, each once.
    public var stocks: [String] { stockShelf.cards }

    /// The items of one panel, in the order made by hand.
    public subscript(panel: Panel) -> [String] { shelf(panel).cards }

    /// What lies in one panel.
    public func shelf(_ panel: Panel) -> Shelf {
        switch panel {
        case .rates: rateShelf
        case .clocks: clockShelf
        case .stocks: stockShelf
        }
    }

    /// Puts other lines into one panel.
    public mutating func setShelf(_ panel: Panel, _ shelf: Shelf) {
        switch panel {
        case .rates: rateShelf = shelf
        case .clocks: clockShelf = shelf
        case .stocks: stockShelf = shelf
        }
    }

    /// Changes what lies in one panel.
    mutating func changeShelf(_ panel: Panel, _ body: (inout Shelf) -> Void) {
        var shelf = shelf(panel)
        body(&shelf)
        setShelf(panel, shelf)
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

extension Sort.Column {
    /// What the column is called where it is said how the grid is sorted.
    public var phrase: Phrase {
        switch self {
        case .symbol: .symbolColumn
        case .price: .priceColumn
        case .change: .changeColumn
        }
    }
}
