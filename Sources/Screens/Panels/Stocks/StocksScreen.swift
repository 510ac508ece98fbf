internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import TUI
internal import Words

struct StocksScreen: PanelScreen {
    let panel = Panel.stocks
    let form = PanelForm.table
    let hasTallRows = true
    let commands: [Command] = [.stocksSort, .chartOpen, .baselineChoose]

    /// Rows of the tallest stock.
    private static let tallest = 20

    func area(in rect: Rect) -> Rect { rect.inset(dx: 1, dy: 1).split(top: 1).rest }

    /// Tall rows if all fit, with a free row between if there is one.
    func gridForm(_ extent: Extent, in size: Size, _ density: Density?) -> GridForm {
        func made(_ rows: Int, _ gap: Int) -> GridForm {
            GridForm(columns: 1, card: Size(width: size.width, height: rows), gap: gap, level: rows - 1 + gap)
        }
        let share = (size.height - extent.extra) / max(1, extent.cards)
        switch density {
        case .compact: return made(1, 0)
        case .large where share < 4: return made(3, 1)
        case .large, nil: break
        }
        guard extent.cards > 0, share > 1 else { return made(1, 0) }
        return share == 2 ? made(2, 0) : made(min(share - 1, StocksScreen.tallest), 1)
    }

    func headings(_ place: Layout.Place, _ model: Model, _ memo: Memo) -> PanelHeadings? {
        let columns = columns(place.rect.width, place.grid.card, model, memo)
        let (words, sort) = (model.words, model.arrangement.sorts[panel.id])
        let width = place.rect.width - 2
        func title(_ phrase: Phrase, _ column: Sort.Column) -> String {
            words[phrase] + (sort?.mark(of: column) ?? "")
        }
        var view = RowView(label: Rect(Size(width: 0, height: 0)))
        if let start = columns[.symbol] {
            let room = Rect(x: start.x, y: 0, width: width - start.x, height: 1)
            view.put(title(.symbolHeading, .symbol), .detail, .faint, in: room)
        }
        if let close = columns[.baseClose] {
            // The name's column has no heading, and this one may reach into it.
            let isFirst = columns.hasNameFirst && columns.firstFigure == close.x
            let x =
                isFirst
                ? (columns[.symbol]?.x ?? 0) + CellWidth.of(view.texts.first?.text ?? "") + 2 : close.x
            let field = Rect(x: x, y: 0, width: max(0, close.maxX - x), height: 1)
            let day = model.figures.stockBaseDay.map { " " + words.date($0) } ?? ""
            let wordings = [words[.closeHeading] + day, words[.closeHeading]]
            let text = wordings.first { isFirst || CellWidth.of($0) <= field.width }
            if let text { view.putRight(text, .detail, .faint, in: field) }
        }
        if let (field, _) = columns.price {
            view.putRight(title(.priceHeading, .price), .detail, .faint, in: field)
        }
        if let field = columns[.time] { view.putRight(words[.timeHeading], .detail, .faint, in: field) }
        if let field = columns[.change] {
            view.putRight(title(.changeHeading, .change), .detail, .faint, in: field)
        }
        for (column, phrase) in StocksScreen.chosenHeadings {
            guard let field = columns[StockColumns.Column(column)] else { continue }
            let text = column.sort.map { title(phrase, $0) } ?? words[phrase]
            if column == .source {
                view.put(text, .detail, .faint, in: field)
            } else {
                view.putRight(CellWidth.fit(text, field.width), .detail, .faint, in: field)
            }
        }
        let sorted = StockColumn.allCases.compactMap { column in
            column.sort.map { (StockColumns.Column(column), $0) }
        }
        let pairs: [(StockColumns.Column, Sort.Column)] = [(.symbol, .symbol)] + sorted
        return PanelHeadings(
            view: view,
            hits: pairs.compactMap { column, sort in
                columns[column].map { ($0, Target.heading(panel, sort)) }
            })
    }

    /// The headings of columns that are there only where they were chosen.
    private static let chosenHeadings: [(StockColumn, Phrase)] = [
        (.dayRange, .labelDay), (.yearRange, .labelYear), (.volume, .labelVolume),
        (.extended, .extendedHeading), (.source, .labelSource), (.age, .columnAge),
    ]

    func views(of cards: Shared<CardsInSight>, _ viewer: Viewer, _ label: PanelAge?, _ memo: Memo)
        -> [SharedView]
    {
        let list = memo(.figures(panel.id), cards) { Shared(StockList($0.value)) }
        let (refresh, now) = (viewer.refresh.stocks, viewer.now)
        let marks = list.value.figures.map { figure in
            AgeMark(
                figure.value.state(refresh: refresh, now: now), figure.value.time ?? figure.value.arrived,
                in: Zone(figure.value.zone) ?? .utc, label, viewer)
        }
        let markets = list.value.exchanges.map { MarketText.of($0, at: now, viewer.writing, memo) }
        let columns = columns(cards.value.width, cards.value.card, cards.value.model.value, memo)
        let rows = StockRows(cards: cards, list: list, marks: marks, markets: markets, columns: columns)
        return memo(.lines(panel.id), rows) { $0.views() }
    }

    func summary(_ model: Model) -> Summary? { model.figures.stockSummary }

    func bestState(_ model: Model) -> FigureState? {
        // What no feed has said in this run is cached, however many there are of it.
        guard model.figures.stockSummary.hasLive else { return .cached }
        return FigureState.best(of: model.figures.stocks) {
            $0.state(refresh: model.refresh.stocks, now: model.now)
        }
    }

    func newestTime(_ model: Model) -> Instant? {
        // By their places: in a loop over the values each of thousands would be copied.
        let rows = model.figures.stocks
        return rows.indices.lazy.compactMap { rows.values[$0].time }.max()
    }

    func card(of item: Item, _ model: Model) -> DeckCardView? { DeckCardView(stock: item, model) }

    func details(of item: Item, _ model: Model) -> DetailsView {
        guard let symbol = Symbol(item) else { return DetailsView(item.text) }
        let figure = model.stockFigure(symbol)
        var view = DetailsView(
            item.text, name: figure.name ?? "",
            facts: Facts(model: model, panel: panel, item: item).stock(figure))
        (view.base, view.change) = (figure.base, figure.change)
        view.put(
            panel.kind.closes(of: item, atMost: 30, model), figure.price, .price, where: figure.isComparable)
        return view
    }

    func meaning(_ model: Model, atMost room: Int) -> [Span] {
        let order = model.arrangement.sorts[panel.id].map { "· \($0.text(model.words)) " } ?? ""
        return [Span(" \(model.arrangement.baseline.rawValue) \(order)", Style(.faint))]
    }

    func mean(of group: Group, _ model: Model) -> [Span] {
        guard let change = model.figures.groupChanges[group.name] else { return [] }
        let text = model.figureText.marked(change, places: 1)
        return [
            Span(" · \(model.words[.mean]) ", Style(.faint)), Span(text, Style.change(change, places: 1)),
        ]
    }

    /// The columns in a panel of `width` cells with rows like `card`.
    func columns(_ width: Int, _ card: Size, _ model: Model, _ memo: Memo) -> StockColumns {
        let size = Size(width: width - 2, height: card.height)
        let hasDays = model.figures.stockBaseDay == nil
        let chosen = model.arrangement.stockColumns
        let value = ColumnsOf(size: size, hasDays: hasDays, chosen: chosen, writing: model.writing)
        return memo(.columns(panel.id), value) {
            StockColumns($0.size, hasDays: $0.hasDays, chosen: $0.chosen, $0.writing)
        }
    }
}

private struct ColumnsOf: Equatable {
    let size: Size
    let hasDays: Bool
    let chosen: [StockColumn]?
    let writing: Writing
}
