internal import Market
internal import Money

/// Names a kind of panel in files, settings and on the command line: `rates`.
package struct PanelID: Hashable, Sendable {
    /// The name in lower-case letters.
    package let text: String

    /// Takes a name; nil unless it is one to forty lower-case ASCII letters.
    package init?(_ text: String) {
        guard (1...40).contains(text.utf8.count), text.utf8.allSatisfy({ (97...122).contains($0) }) else {
            return nil
        }
        self.text = text
    }

    package init(known text: StaticString) { self.text = "\(text)" }
}

/// What a board's file and a shared board go by in a kind of panel. `Board` has the kinds themselves.
package struct PanelRules: Sendable {
    package let id: PanelID
    /// The item that a file or another program names by a text; nil when it cannot be one.
    package let item: @Sendable (String) -> Item?
    package let firstItems: [Item]
    package let hasCompactCards: Bool
    /// False if its lines are computed, so that no file has them.
    package let isKept: Bool
    /// The columns that its lines can be sorted by, from the left; empty where they are in the order made by hand.
    package let sortColumns: [Sort.Column]

    /// True if its lines can be sorted by a column.
    package func sorts(by column: Sort.Column) -> Bool {
        if case .since = column { id == .stocks || id == .positions } else { sortColumns.contains(column) }
    }

    package init(
        _ id: PanelID, firstItems: [String] = [], hasCompactCards: Bool = false,
        sortColumns: [Sort.Column] = [], isKept: Bool = true, item: @escaping @Sendable (String) -> Item?
    ) {
        self.isKept = isKept

        (self.id, self.item, self.firstItems) = (id, item, firstItems.compactMap(item))
        (self.hasCompactCards, self.sortColumns) = (hasCompactCards, sortColumns)
    }
}

extension PanelRules {
    package static let rates = PanelRules(
        .rates,
        firstItems: [
            "JPY", "TWD", "EUR", "KRW", "CNY", "HKD", "SGD", "THB", "MYR", "PHP", "CAD", "IDR",
        ], hasCompactCards: true
    ) { RateID($0).map { Item($0) } }

    package static let clocks = PanelRules(
        .clocks,
        firstItems: [
            "Asia/Taipei", "Asia/Tokyo", "Asia/Jakarta", "Europe/London", "America/New_York",
            "America/Los_Angeles",
        ]
    ) { ClockID($0).map { Item($0) } }

    package static let stocks = PanelRules(
        .stocks, firstItems: ["2330.TW", "2317.TW", "6488.TWO", "AAPL", "NVDA", "7203.T"],
        sortColumns: [.symbol, .price, .change, .yearPlace, .volume, .extended]
    ) { Symbol($0).map { Item($0) } }

    package static let positions = PanelRules(
        .positions, sortColumns: [.symbol, .quantity, .price, .value, .change, .gain, .gainShare]
    ) { text in Position.Key(text).map { Item($0) } ?? Cash.Key(text).map { Item($0) } }

    /// Events are found again at each start.
    package static let events = PanelRules(.events, isKept: false) { _ in nil }

    /// The panels that every board has, in the order that Tab walks them. These are shared.
    package static let standard = [rates, clocks, stocks]

    /// Those, and the ones that come with a file of the user's or with a key.
    package static let all = standard + [positions, events]

    /// The rules of a panel; nil where this program has none.
    package static func of(_ id: PanelID) -> PanelRules? { all.first { $0.id == id } }
}

extension PanelRules: Hashable {
    package static func == (a: PanelRules, b: PanelRules) -> Bool { a.id == b.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension PanelID {
    package static let rates = PanelID(known: "rates")
    package static let clocks = PanelID(known: "clocks")
    package static let stocks = PanelID(known: "stocks")
    package static let positions = PanelID(known: "positions")
    package static let events = PanelID(known: "events")
}
