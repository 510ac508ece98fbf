package import Alerts
package import Arrangement
package import Figures
package import Market
package import Words

/// A panel's items, their figures and its words.
///
/// A new kind is a folder with a type of this protocol, and a line in `Panel.standard`.
package protocol PanelKind: Sendable {
    /// The rules for the board's file: the name, how to read items, compact cards, the columns of the sort.
    var rules: PanelRules { get }
    var words: PanelWords { get }
    /// The words for a number of its items.
    func count(_ number: Int) -> Saying
    /// Says that the panel cannot hold `wish`, with an example of what it can.
    func refusal(of wish: String) -> Saying

    /// The item that a user means by `wish`; nil if it cannot be one.
    func item(named wish: String) -> Item?
    /// The item in words: a code, a city, a symbol.
    func name(of item: Item, language: String) -> String
    /// The texts that an item of the board is found by.
    func texts(of item: Item, _ model: Model) -> [String]
    /// True if there is such an item, as far as we know.
    func isKnown(_ item: Item, _ model: Model) -> Bool
    /// Why the board has no use for an existing item; nil if it has.
    func objection(to item: Item, _ model: Model) -> Saying?

    /// The feeds of its figures; nil for none.
    var feeds: FeedList? { get }
    /// Why its items are the same on all boards, so that none goes to another one; nil if they are not.
    var isOfFile: Saying? { get }
    /// Opens the line in which items of a file are typed; nil for a panel whose items are picked.
    func beginAdding(_ model: inout Model) -> [Effect]?
    /// Why an item cannot be removed; nil if it can.
    func objectionToRemoval(of item: Item, _ model: Model) -> Saying?
    /// Removes an item that is not on the board itself but in a file; nil for items of the board.
    func remove(_ item: Item, from model: inout Model) -> [Effect]?
    /// Why its items cannot be moved; nil if they can.
    func objectionToMoving(_ model: Model) -> Saying?
    /// The items and groups that it shows, in the manual order if there is one.
    func list(_ model: Model) -> ItemList
    /// The lines that the panel shows, sorted.
    func lines(_ model: Model) -> Lines
    /// Its items in the order shown, including those of folded groups.
    func order(_ model: Model) -> [Item]
    /// The closes of an item on the trading days before its figure's own day, oldest first, at most
    /// `limit`. The last is the baseline of d1, unless a feed gives another.
    func closes(of item: Item, atMost limit: Int, _ model: Model) -> [DailyClose]
    /// The subject of an item's chart; nil if it has none.
    func chartSubject(of item: Item, _ model: Model) -> ChartSubject?
    /// True if the panel's chart shows the value of all its items together.
    var chartsValue: Bool { get }
    /// The subject of an alert typed on an item, or on a heading if `item` is nil; nil for none.
    func alertSubject(of item: Item?, _ model: Model) -> AlertSubject?
    /// True if an alert on `subject` is about an item.
    func isConcerned(by subject: AlertSubject, _ item: Item, _ model: Model) -> Bool
    /// The clock for `item`; nil for other kinds of items.
    func clock(_ item: Item) -> ClockID?

    /// The fields that filters can use.
    var filterFields: [FilterField] { get }
    /// The value that an item has in a field other than its group; nil if that is unknown.
    func fact(_ field: FilterField, of item: Item, _ model: Model) -> FilterFact?
    /// An item's figure in a few words.
    func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure
    /// The news in an item's details, the newest first.
    func headlines(of item: Item, _ model: Model) -> [Headline]
    /// Its figures as `fxterm print` writes them.
    func printed(_ model: Model) -> PrintedPanel
    /// The requests to feeds before that.
    func questions(_ model: Model) -> [FeedSubject]
    /// The requests to feeds while the details of an item are open.
    func questions(aboutDetailsOf item: Item, _ model: Model) -> [FeedSubject]
    /// True if its figures depend on feed data about `subject`.
    func needs(_ subject: UnshownFigure.Subject, _ model: Model) -> Bool

    /// The commands worth knowing in this panel first of all, the most useful first.
    var keysToLearn: [Command] { get }
    /// Its possible maps, in the order of the key; empty if there is nothing to change.
    var maps: [Density] { get }
    /// True if its picker searches the feeds for the typed text.
    var searchesFeeds: Bool { get }
    /// The offers of its picker for the typed text, best first.
    func offers(for picker: Picker, _ model: Model) -> [Offer]
    /// Everything that could be on the board and is not.
    func others(than there: Set<Item>, _ model: Model) -> [Item]
    /// `others` in the order of offers: the well-known first, of these the near ones.
    func ranked(_ others: [Item], _ model: Model) -> [Item]
    /// The request to feeds when cards of its deck come into sight.
    func question(about items: [Item], _ model: Model) -> DeckQuestion
}

extension PanelKind {
    package var id: PanelID { rules.id }
    /// The item that a file or another program names `text`, or nil.
    package func item(written text: String) -> Item? { rules.item(text) }
    package var hasCompactCards: Bool { rules.hasCompactCards }
    package var sortColumns: [Sort.Column] { rules.sortColumns }
    package var feeds: FeedList? { nil }
    package var isOfFile: Saying? { nil }
    package func beginAdding(_ model: inout Model) -> [Effect]? { nil }
    package func objectionToRemoval(of item: Item, _ model: Model) -> Saying? { isOfFile }
    package func remove(_ item: Item, from model: inout Model) -> [Effect]? { nil }
    package func objectionToMoving(_ model: Model) -> Saying? { nil }
    package func list(_ model: Model) -> ItemList { model.arrangement.list(id) }
    package var searchesFeeds: Bool { false }
    package var keysToLearn: [Command] { [] }
    package var maps: [Density] { [] }
    /// The item as files name it.
    package func item(named wish: String) -> Item? { item(written: wish) }
    /// The item's text.
    package func name(of item: Item, language: String) -> String { item.text }
    /// The item's text and its name.
    package func texts(of item: Item, _ model: Model) -> [String] {
        [item.text, name(of: item, language: model.language)]
    }
    /// Yes.
    package func isKnown(_ item: Item, _ model: Model) -> Bool { true }
    package func objection(to item: Item, _ model: Model) -> Saying? { nil }
    /// The lines in manual order.
    package func lines(_ model: Model) -> Lines { list(model).shown }
    /// The manual order.
    package func order(_ model: Model) -> [Item] { list(model).cards }
    package func closes(of item: Item, atMost limit: Int, _ model: Model) -> [DailyClose] { [] }
    package func chartSubject(of item: Item, _ model: Model) -> ChartSubject? { nil }
    /// No: each item has its own.
    package var chartsValue: Bool { false }
    package func alertSubject(of item: Item?, _ model: Model) -> AlertSubject? { nil }
    package func isConcerned(by subject: AlertSubject, _ item: Item, _ model: Model) -> Bool { false }
    package func clock(_ item: Item) -> ClockID? { nil }
    /// Only its texts.
    package var filterFields: [FilterField] { [.code, .name, .group] }
    /// Its texts.
    package func fact(_ field: FilterField, of item: Item, _ model: Model) -> FilterFact? {
        switch field {
        case .code: .texts([item.text])
        case .name: .texts(texts(of: item, model))
        case .group, .price, .change, .diff, .currency, .exchange, .market, .volume, .high, .low, .yearHigh,
            .yearLow, .held, .state, .source, .age, .city, .country, .zone, .offset, .hour:
            nil
        }
    }
    /// Unknown.
    package func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure { ItemFigure() }
    package func headlines(of item: Item, _ model: Model) -> [Headline] { [] }
    /// Nothing.
    package func questions(_ model: Model) -> [FeedSubject] { [] }
    /// Nothing.
    package func questions(aboutDetailsOf item: Item, _ model: Model) -> [FeedSubject] { [] }
    package func needs(_ subject: UnshownFigure.Subject, _ model: Model) -> Bool { false }
    /// By their texts.
    package func ranked(_ others: [Item], _ model: Model) -> [Item] { others.sorted() }
    package func question(about items: [Item], _ model: Model) -> DeckQuestion { .nothing }
}

/// A request to feeds for the next cards of a deck.
package enum DeckQuestion: Hashable, Sendable {
    /// No figure is missing that a feed could give.
    case nothing
    /// Too early for a request: the next swipe tries again.
    case later
    case ask(FeedSubject)
}
