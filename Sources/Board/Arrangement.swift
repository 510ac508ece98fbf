package import Market

/// What the user has put on the board, and how: everything that is the user's own work, and is kept.
package struct Arrangement: Hashable, Sendable {
    private var lists: [Panel: ItemList] = [:]
    /// The cards that show their figure alone.
    package var compact: Set<Item> = []
    /// The panels whose cards or rows have a size chosen by hand.
    package var densities: [Panel: Density] = [:]
    /// How the user divides the board among the panels.
    package var division = Division()
    /// The columns of the stock grid, chosen by hand; nil for the standard ones.
    package var stockColumns: [StockColumn]?
    /// How the charts of panels are drawn, where that was changed by hand.
    package var charts: [Panel: ChartLook] = [:]
    /// The currency that rates are per one unit of.
    package var base: CurrencyCode
    /// The day that changes are measured against.
    package var baseline: Baseline
    /// How tables are sorted; others are in the order made by hand.
    package var sorts: [Panel: Sort] = [:]
    /// Whether amounts of what is held are hidden.
    package var hidesAmounts = false
    /// Filters that were given a name, the oldest first.
    package var filters: [KeptFilter] = []
    /// The names of those that are on, by the panel that they fit.
    package var filtersOn: [Panel: String] = [:]
    /// The look chosen by hand; nil for the one that the settings name.
    package var theme: String?
    /// The amount that rate cards tell in their currencies; nil for none.
    package var amount: Amount?

    /// Makes an arrangement of what lies in each panel.
    package init(
        _ lists: [Panel: ItemList], base: CurrencyCode = .usd, baseline: Baseline = .d1,
        sorts: [Panel: Sort] = [:]
    ) {
        (self.lists, self.base, self.baseline, self.sorts) = (lists, base, baseline, sorts)
    }

    /// A first board of `panels`.
    package static func first(_ panels: [Panel]) -> Arrangement {
        Arrangement(
            Dictionary(uniqueKeysWithValues: panels.map { ($0, ItemList(cards: $0.kind.firstItems)) }))
    }

    /// The first board of the program itself.
    package static let first = first(Panel.standard)

    /// The items of one panel, in the order made by hand.
    package subscript(panel: Panel) -> [Item] { list(panel).cards }

    var currencies: [CurrencyCode] { self[.rates].compactMap(CurrencyCode.init) }
    var symbols: [Symbol] { self[.stocks].compactMap(Symbol.init) }

    /// What lies in one panel.
    package func list(_ panel: Panel) -> ItemList { lists[panel] ?? ItemList(cards: []) }

    /// Puts other lines into one panel.
    package mutating func setList(_ panel: Panel, _ list: ItemList) { lists[panel] = list }

    mutating func changeList(_ panel: Panel, _ body: (inout ItemList) -> Void) {
        body(&lists[panel, default: ItemList(cards: [])])
    }

    /// The filter that is on in a panel; nil for none.
    package func filter(on panel: Panel) -> KeptFilter? {
        filtersOn[panel].flatMap { name in filters.first { $0.panel == panel && $0.name == name } }
    }

    mutating func remove(_ item: Item, from panel: Panel) {
        changeList(panel) { $0.remove(item) }
        if panel.kind.hasCompactCards { compact.remove(item) }
    }

    /// Puts an item at the end of a panel, if it is not there already.
    package mutating func put(_ item: Item, in panel: Panel) {
        if !self[panel].contains(item) { changeList(panel) { $0.add(item, toGroup: nil) } }
    }

    /// Takes an item from a panel, if it is there.
    package mutating func take(_ item: Item, from panel: Panel) { remove(item, from: panel) }

    /// The panels that hold anything.
    package var panels: Set<Panel> { Set(lists.keys) }
}
