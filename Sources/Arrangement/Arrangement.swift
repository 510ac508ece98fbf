package import Market

/// The user's own work on a board: its contents, their order and their look. The board's file keeps it.
package struct Arrangement: Hashable, Sendable {
    private var lists: [PanelID: ItemList] = [:]
    /// Cards that show only their figure.
    package var compact: Set<Item> = []
    package var densities: [PanelID: Density] = [:]
    package var division = Division()
    /// Chosen by hand; nil for the standard ones.
    package var stockColumns: [StockColumn]?
    /// Baselines with a column of their own in the table of positions.
    package var positionBaselines: [Baseline] = []
    package var charts: [PanelID: ChartLook] = [:]
    package var rateView = RateView()
    /// Rates are for one unit of it.
    package var base: CurrencyCode
    package var baseline: Baseline
    /// A panel without a sort keeps its manual order.
    package var sorts: [PanelID: Sort] = [:]
    package var hidesAmounts = false
    /// Filters with a name, the oldest first.
    package var filters: [KeptFilter] = []
    /// Names of the filters that are on.
    package var filtersOn: [PanelID: String] = [:]
    /// Chosen by hand; nil for the settings' one.
    package var theme: String?
    package var amount: Amount?

    package init(
        _ lists: [PanelID: ItemList], base: CurrencyCode = .usd, baseline: Baseline = .d1,
        sorts: [PanelID: Sort] = [:]
    ) {
        (self.lists, self.base, self.baseline, self.sorts) = (lists, base, baseline, sorts)
    }

    package static func first(_ panels: [PanelRules]) -> Arrangement {
        Arrangement(
            Dictionary(uniqueKeysWithValues: panels.map { ($0.id, ItemList(cards: $0.firstItems)) }))
    }

    package static let first = first(PanelRules.standard)

    package subscript(panel: PanelID) -> [Item] { list(panel).cards }

    package var rateIDs: [RateID] { self[.rates].compactMap(RateID.init) }
    /// Currencies of rate cards, both sides of pairs included.
    package var currencies: [CurrencyCode] { rateLegs.compactMap(\.currency) }
    /// Symbols of the metals and coins on rate cards.
    package var rateSymbols: [Symbol] { rateLegs.compactMap { $0.asset?.symbol } }
    private var rateLegs: [RateLeg] {
        var seen: Set<RateLeg> = []
        return rateIDs.flatMap { [$0.base, $0.code].compactMap(\.self) }.filter { seen.insert($0).inserted }
    }
    package var symbols: [Symbol] { self[.stocks].compactMap(Symbol.init) }

    package func list(_ panel: PanelID) -> ItemList { lists[panel] ?? ItemList(cards: []) }

    package mutating func setList(_ panel: PanelID, _ list: ItemList) { lists[panel] = list }

    package mutating func changeList(_ panel: PanelID, _ body: (inout ItemList) -> Void) {
        body(&lists[panel, default: ItemList(cards: [])])
    }

    package func filter(on panel: PanelID) -> KeptFilter? {
        filtersOn[panel].flatMap { name in filters.first { $0.panel == panel && $0.name == name } }
    }

    package mutating func remove(_ item: Item, from panel: PanelID) {
        changeList(panel) { $0.remove(item) }
        if PanelRules.of(panel)?.hasCompactCards == true { compact.remove(item) }
        if panel == .rates { rateView.turned.remove(item) }
    }

    package mutating func put(_ item: Item, in panel: PanelID) {
        if !self[panel].contains(item) { changeList(panel) { $0.add(item, toGroup: nil) } }
    }

    package mutating func take(_ item: Item, from panel: PanelID) { remove(item, from: panel) }

    package var panels: Set<PanelID> { Set(lists.keys) }

    package var rates: [String] { self[.rates].map(\.text) }
    package var clocks: [String] { self[.clocks].map(\.text) }
    /// In manual order, each once.
    package var stocks: [String] { self[.stocks].map(\.text) }

    /// Stocks of the first `rows` lines if a picture needs only them; nil if sorting or groups need all.
    package func stocksInSight(rows: Int) -> [Symbol]? {
        guard sorts[.stocks] == nil else { return nil }
        let lines = list(.stocks).shown.all.prefix(rows)
        let cards = lines.compactMap { $0.card.flatMap(Symbol.init) }
        return cards.count == lines.count ? cards : nil
    }
}

/// A filter that the user gave a name.
package struct KeptFilter: Hashable, Sendable {
    /// Unique on a board.
    package var name: String
    package let panel: PanelID
    package let text: String

    /// In characters, as is `longestText`.
    package static let longestName = 40
    package static let longestText = 200

    package init(_ name: String, _ panel: PanelID, _ text: String) {
        (self.name, self.panel, self.text) = (name, panel, text)
    }
}
