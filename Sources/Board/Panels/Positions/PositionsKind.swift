internal import Arrangement
internal import Figures
internal import Market
internal import Money
internal import Words

struct PositionsKind: PanelKind {
    let rules = PanelRules.positions
    let keysToLearn: [Command] = [
        .chartOpen, .stocksSort, .amountsHide, .exposureOpen, .whatIfOpen, .panelMap, .columnsOpen,
    ]
    let maps: [Density] = [.map, .equalMap]
    let feeds: FeedList? = .stocks
    let words = PanelWords(
        title: .phrase(.positions), tab: .phrase(.positions), things: .phrase(.positions),
        empty: .phrase(.noPositionsYet), noneOnBoard: .phrase(.noPositions), noOthers: .phrase(.noPositions),
        pickerTitle: .phrase(.positions), pickerHint: .phrase(.positionsComeOfFile))

    func count(_ number: Int) -> Saying { .count(.positionCount, number) }
    func refusal(of wish: String) -> Saying { .phrase(.positionsComeOfFile) }
    var chartsValue: Bool { true }
    var isOfFile: Saying? { .phrase(.positionsComeOfFile) }
    func beginAdding(_ model: inout Model) -> [Effect]? { model.beginEntering(selects: true) }

    func name(of item: Item, language: String) -> String {
        Cash.Key(item.text).map {
            [$0.currency.text, $0.account].filter { !$0.isEmpty }.joined(separator: " ")
        }
            ?? item.text
    }

    func texts(of item: Item, _ model: Model) -> [String] {
        if let cash = Cash.Key(item.text) { return [cash.currency.text, cash.account, model.words[.cash]] }
        return [item.text, stock(item).flatMap { model.market.quotes[of: $0]?.value.name } ?? ""]
    }

    func lines(_ model: Model) -> Lines { model.positionList.shown }
    func order(_ model: Model) -> [Item] { model.positionList.cards }

    func closes(of item: Item, atMost limit: Int, _ model: Model) -> [DailyClose] {
        stock(item).map { Panel.stocks.kind.closes(of: $0, atMost: limit, model) } ?? []
    }

    func chartSubject(of item: Item, _ model: Model) -> ChartSubject? {
        stock(item).flatMap { Panel.stocks.kind.chartSubject(of: $0, model) }
    }

    func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure {
        Position.Key(item.text).map { ItemFigure(model.stockFigure($0.item, baseline), model) }
            ?? ItemFigure()
    }

    func questions(aboutDetailsOf item: Item, _ model: Model) -> [FeedSubject] {
        stock(item).map { Panel.stocks.kind.questions(aboutDetailsOf: $0, model) } ?? []
    }

    func offers(for picker: Picker, _ model: Model) -> [Offer] { [] }
    func others(than there: Set<Item>, _ model: Model) -> [Item] { [] }
    func printed(_ model: Model) -> PrintedPanel { PrintedPanel([], rows: [], isEmpty: true) }

    func stock(_ item: Item) -> Item? { Position.Key(item.text).map { Item($0.item) } }
}

extension Panel {
    /// The panel is on the board if there is a file of transactions.
    package static let positions = Panel(PositionsKind())
}

extension PositionsKind {
    var filterFields: [FilterField] { Panel.stocks.kind.filterFields }

    /// Fields of the stock, but the quantity is that of the position's account.
    func fact(_ field: FilterField, of item: Item, _ model: Model) -> FilterFact? {
        if field == .held { return FilterFact(model.shownPortfolio?[item]?.quantity.value?.double) }
        if Cash.Key(item.text) != nil { return nil }
        return stock(item).flatMap { Panel.stocks.kind.fact(field, of: $0, model) }
    }
}
