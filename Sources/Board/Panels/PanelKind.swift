package import Alerts
package import Arrangement
package import Figures
package import Market
package import Words

/// A panel's items, their figures and its words. A new kind is a folder with such a type, and a line in
/// `Panel.standard`.
package protocol PanelKind: Sendable {
    var rules: PanelRules { get }
    var words: PanelWords { get }
    func count(_ number: Int) -> Saying
    /// The reason that the panel cannot hold a typed item, with an example of what it can.
    func refusal(of wish: String) -> Saying

    func item(named wish: String) -> Item?
    func name(of item: Item, language: String) -> String
    /// The texts that an item is found by.
    func texts(of item: Item, _ model: Model) -> [String]
    func isKnown(_ item: Item, _ model: Model) -> Bool
    /// Why the board has no use for an existing item.
    func objection(to item: Item, _ model: Model) -> Saying?

    /// Nil if its figures come from no feed.
    var feeds: FeedList? { get }
    /// Why its items are the same on all boards and cannot be sent to one; nil if they can.
    var isOfFile: Saying? { get }
    /// Asks for a line of a file; nil for a panel whose items are picked.
    func beginAdding(_ model: inout Model) -> [Effect]?
    func objectionToRemoval(of item: Item, _ model: Model) -> Saying?
    /// Nil for items of the board itself.
    func remove(_ item: Item, from model: inout Model) -> [Effect]?
    func objectionToMoving(_ model: Model) -> Saying?
    /// In manual order, if there is one.
    func list(_ model: Model) -> ItemList
    func lines(_ model: Model) -> Lines
    /// As shown, folded groups included.
    func order(_ model: Model) -> [Item]
    /// Trading days before the figure's own, oldest first. The last is d1's baseline, unless a feed has one.
    func closes(of item: Item, atMost limit: Int, _ model: Model) -> [DailyClose]
    func chartSubject(of item: Item, _ model: Model) -> ChartSubject?
    /// The chart of the panel shows the total value of its items.
    var chartsValue: Bool { get }
    /// `item` is nil on a heading.
    func alertSubject(of item: Item?, _ model: Model) -> AlertSubject?
    func isConcerned(by subject: AlertSubject, _ item: Item, _ model: Model) -> Bool
    func clock(_ item: Item) -> ClockID?

    var filterFields: [FilterField] { get }
    func fact(_ field: FilterField, of item: Item, _ model: Model) -> FilterFact?
    func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure
    func headlines(of item: Item, _ model: Model) -> [Headline]
    func printed(_ model: Model) -> PrintedPanel
    /// The requests to feeds before printing.
    func questions(_ model: Model) -> [FeedSubject]
    func questions(aboutDetailsOf item: Item, _ model: Model) -> [FeedSubject]
    /// Feed data about `subject` affects its figures.
    func needs(_ subject: UnshownFigure.Subject, _ model: Model) -> Bool

    /// The most useful first.
    var keysToLearn: [Command] { get }
    /// In the order of the key; empty if there is only one form.
    var maps: [Density] { get }
    var searchesFeeds: Bool { get }
    func offers(for picker: Picker, _ model: Model) -> [Offer]
    /// Everything that could be on the board and is not.
    func others(than there: Set<Item>, _ model: Model) -> [Item]
    /// The well-known first, of these the near ones.
    func ranked(_ others: [Item], _ model: Model) -> [Item]
    func question(about items: [Item], _ model: Model) -> DeckQuestion
}

extension PanelKind {
    package var id: PanelID { rules.id }
    /// `text` is from a file or another program.
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
    package func item(named wish: String) -> Item? { item(written: wish) }
    package func name(of item: Item, language: String) -> String { item.text }
    package func texts(of item: Item, _ model: Model) -> [String] {
        [item.text, name(of: item, language: model.language)]
    }
    package func isKnown(_ item: Item, _ model: Model) -> Bool { true }
    package func objection(to item: Item, _ model: Model) -> Saying? { nil }
    package func lines(_ model: Model) -> Lines { list(model).shown }
    package func order(_ model: Model) -> [Item] { list(model).cards }
    package func closes(of item: Item, atMost limit: Int, _ model: Model) -> [DailyClose] { [] }
    package func chartSubject(of item: Item, _ model: Model) -> ChartSubject? { nil }
    package var chartsValue: Bool { false }
    package func alertSubject(of item: Item?, _ model: Model) -> AlertSubject? { nil }
    package func isConcerned(by subject: AlertSubject, _ item: Item, _ model: Model) -> Bool { false }
    package func clock(_ item: Item) -> ClockID? { nil }
    package var filterFields: [FilterField] { [.code, .name, .group] }
    package func fact(_ field: FilterField, of item: Item, _ model: Model) -> FilterFact? {
        switch field {
        case .code: .texts([item.text])
        case .name: .texts(texts(of: item, model))
        case .group, .price, .change, .diff, .currency, .exchange, .market, .volume, .high, .low, .yearHigh,
            .yearLow, .held, .state, .source, .age, .city, .country, .zone, .offset, .hour:
            nil
        }
    }
    package func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure { ItemFigure() }
    package func headlines(of item: Item, _ model: Model) -> [Headline] { [] }
    package func questions(_ model: Model) -> [FeedSubject] { [] }
    package func questions(aboutDetailsOf item: Item, _ model: Model) -> [FeedSubject] { [] }
    package func needs(_ subject: UnshownFigure.Subject, _ model: Model) -> Bool { false }
    package func ranked(_ others: [Item], _ model: Model) -> [Item] { others.sorted() }
    package func question(about items: [Item], _ model: Model) -> DeckQuestion { .nothing }
}

package enum DeckQuestion: Hashable, Sendable {
    /// No feed could give a missing figure.
    case nothing
    /// The next swipe tries again.
    case later
    case ask(FeedSubject)
}
