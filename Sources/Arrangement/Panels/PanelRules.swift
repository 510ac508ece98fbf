internal import Market
internal import Money

/// A panel kind's name in files, settings and on the command line: `rates`.
package struct PanelID: Hashable, Sendable {
    package let text: String

    /// One to forty lower-case ASCII letters.
    package init?(_ text: String) {
        guard (1...40).contains(text.utf8.count), text.utf8.allSatisfy({ (97...122).contains($0) }) else {
            return nil
        }
        self.text = text
    }

    package init(known text: StaticString) { self.text = "\(text)" }
}

/// Rules of a kind of panel in a board's file and a shared board. `Board` has the kinds themselves.
package struct PanelRules: Sendable {
    package let id: PanelID
    package let item: @Sendable (String) -> Item?
    package let firstItems: [Item]
    package let hasCompactCards: Bool
    /// False if the panel's lines are computed, so that no file has them.
    package let isKept: Bool
    /// Columns to sort by, from the left; empty for manual order.
    package let sortColumns: [Sort.Column]

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

    /// The panels of every board, in Tab's order. These are shared.
    package static let standard = [rates, clocks, stocks]

    /// Also the panels that come with a file or a key.
    package static let all = standard + [positions, events]

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
