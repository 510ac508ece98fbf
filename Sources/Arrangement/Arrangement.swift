package import Market

/// What the user has put on the board, and how: everything that is the user's own work, and is kept.
package struct Arrangement: Hashable, Sendable {
    private var lists: [PanelID: ItemList] = [:]
    /// The cards that show their figure alone.
    package var compact: Set<Item> = []
    /// The panels whose cards or rows have a size chosen by hand.
    package var densities: [PanelID: Density] = [:]
    /// How the user divides the board among the panels.
    package var division = Division()
    /// The columns of the stock grid, chosen by hand; nil for the standard ones.
    package var stockColumns: [StockColumn]?
    /// The baselines of columns of their own in the table of positions.
    package var positionBaselines: [Baseline] = []
    /// How the charts of panels are drawn, where that was changed by hand.
    package var charts: [PanelID: ChartLook] = [:]
    /// How rate cards show their rates, where the user changed it.
    package var rateView = RateView()
    /// The currency that rates are per one unit of.
    package var base: CurrencyCode
    /// The day that changes are measured against.
    package var baseline: Baseline
    /// How tables are sorted; others are in the order made by hand.
    package var sorts: [PanelID: Sort] = [:]
    /// True if the amounts of positions are hidden.
    package var hidesAmounts = false
    /// Filters that were given a name, the oldest first.
    package var filters: [KeptFilter] = []
    /// The names of those that are on, by the panel that they fit.
    package var filtersOn: [PanelID: String] = [:]
    /// The look chosen by hand; nil for the one that the settings name.
    package var theme: String?
    /// The amount that rate cards tell in their currencies; nil for none.
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

    /// The first board of the program itself.
    package static let first = first(PanelRules.standard)

    /// The items of one panel, in the order made by hand.
    package subscript(panel: PanelID) -> [Item] { list(panel).cards }

    package var rateIDs: [RateID] { self[.rates].compactMap(RateID.init) }
    /// The currencies on rate cards, those of pairs too.
    package var currencies: [CurrencyCode] { rateLegs.compactMap(\.currency) }
    /// The symbols of the metals and coins on rate cards.
    package var rateSymbols: [Symbol] { rateLegs.compactMap { $0.asset?.symbol } }
    /// The sides of the rate cards, each once.
    private var rateLegs: [RateLeg] {
        var seen: Set<RateLeg> = []
        return rateIDs.flatMap { [$0.base, $0.code].compactMap(\.self) }.filter { seen.insert($0).inserted }
    }
    package var symbols: [Symbol] { self[.stocks].compactMap(Symbol.init) }

    /// The contents of one panel.
    package func list(_ panel: PanelID) -> ItemList { lists[panel] ?? ItemList(cards: []) }

    /// Puts other lines into one panel.
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

    /// Puts an item at the end of a panel, if it is not there already.
    package mutating func put(_ item: Item, in panel: PanelID) {
        if !self[panel].contains(item) { changeList(panel) { $0.add(item, toGroup: nil) } }
    }

    /// Takes an item from a panel, if it is there.
    package mutating func take(_ item: Item, from panel: PanelID) { remove(item, from: panel) }

    /// The panels that hold anything.
    package var panels: Set<PanelID> { Set(lists.keys) }

    /// The codes of the rate cards, in order, each once.
    package var rates: [String] { self[.rates].map(\.text) }
    /// The ids of the clocks, in order, each once.
    package var clocks: [String] { self[.clocks].map(\.text) }
    /// The symbols of the stocks, in the order made by hand, each once.
    package var stocks: [String] { self[.stocks].map(\.text) }

    /// The stocks in the first `rows` lines of the grid, if these are all that has to be known of stocks for a picture of
    /// them; nil where it takes all: to sort them, and for what the heading of a group says of its cards.
    package func stocksInSight(rows: Int) -> [Symbol]? {
        guard sorts[.stocks] == nil else { return nil }
        let lines = list(.stocks).shown.all.prefix(rows)
        let cards = lines.compactMap { $0.card.flatMap(Symbol.init) }
        return cards.count == lines.count ? cards : nil
    }
}

/// A filter of a panel that was given a name.
package struct KeptFilter: Hashable, Sendable {
    /// The name; each stands once on a board.
    package var name: String
    /// The panel whose cards it fits.
    package let panel: PanelID
    /// The text or expression of the user.
    package let text: String

    /// The most characters of a name.
    package static let longestName = 40
    /// The most characters of what is looked for.
    package static let longestText = 200

    package init(_ name: String, _ panel: PanelID, _ text: String) {
        (self.name, self.panel, self.text) = (name, panel, text)
    }
}
