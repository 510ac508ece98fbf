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
    let commands: [Command] = [.stocksSort, .chartOpen, .baselineChoose]

    /// Columns of the narrowest row.
    static let narrowest = 19
    /// The smallest rows of each step, and cards with the price in large figures.
    private static let ladder = Ladder(
        [
            Ladder.Step(.item, (narrowest, 1)), Ladder.Step(.change, (29, 1)), Ladder.Step(.label, (56, 1)),
            Ladder.Step(.chart, (88, 1), (64, 2)), Ladder.Step(.large, (29, 5)),
            Ladder.Step(.huge, (50, 9)), Ladder.Step(.axis, (50, 16)),
        ], headings: 1)
    /// In a lower area, a table shows more of each.
    private static let cardHeight = 16

    func area(in rect: Rect) -> Rect { rect.inset(dx: 1, dy: 1).split(top: 1).rest }

    func area(in rect: Rect, _ form: GridForm) -> Rect {
        form.detail >= .large ? rect.inset(dx: 1, dy: 1) : area(in: rect)
    }

    /// Rows side by side if they are too many for a table; chosen columns keep the table.
    func gridForm(_ extent: Extent, in size: Size, _ model: Model) -> GridForm {
        let density = model.arrangement.densities[panel.id]
        let whole = Size(width: size.width, height: size.height + 1)
        if model.arrangement.stockColumns != nil {
            let rows = density == .compact ? 1 : max(1, (size.height - extent.extra) / max(1, extent.cards))
            return GridForm(
                columns: 1, card: Size(width: size.width, height: density == .large ? max(3, rows) : rows),
                detail: .chart)
        }
        let isOneOfMany = size.width < Layout.boardWidth - 2 && model.shownPanels.count > 1
        let isLow = (whole.height < StocksScreen.cardHeight || isOneOfMany) && density != .large
        return StocksScreen.ladder.upTo(isLow ? .chart : .axis).form(extent, in: whole, density)
    }

    func headings(_ place: Layout.Place, _ model: Model, _ memo: Memo) -> PanelHeadings? {
        if place.detail >= .large { return nil }
        let columns = columns(place.grid.card, model, memo)
        let (words, sort) = (model.words, model.arrangement.sorts[panel.id])
        let width = place.grid.card.width
        func title(_ phrase: Phrase, _ column: Sort.Column) -> String {
            words[phrase] + (sort?.mark(of: column) ?? "")
        }
        var view = RowView(label: Rect(Size(width: 0, height: 0)))
        if let start = columns[.symbol] {
            let room = Rect(x: start.x, y: 0, width: width - start.x, height: 1)
            view.put(title(.symbolHeading, .symbol), .detail, .faint, in: room)
        }
        if let close = columns[.baseClose] {
            // It may reach into the name's column, which has no heading.
            let isFirst = columns.hasNameFirst && columns.firstFigure == close.x
            let x =
                isFirst
                ? (columns[.symbol]?.x ?? 0) + CellWidth.of(view.texts.first?.text ?? "") + 2 : close.x
            let field = Rect(x: x, y: 0, width: max(0, close.maxX - x), height: 1)
            let baseDay = model.figures.stockBaseDay
            let day = baseDay.map { " " + words.date($0) } ?? ""
            let whole = baseDay.map { " " + model.viewer.shortDate($0) } ?? ""
            let wordings = [words[.closeHeading] + whole, words[.closeHeading] + day, words[.closeHeading]]
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
        let chosen = StocksScreen.chosenHeadings.map { ($0, words[$1]) }
        let since = model.arrangement.columnBaselines.map { (StockColumn.since($0), $0.heading) }
        for (column, heading) in chosen + since {
            guard let field = columns[StockColumns.Column(column)] else { continue }
            let text = heading + (column.sort.flatMap { sort?.mark(of: $0) } ?? "")
            if column == .source {
                view.put(text, .detail, .faint, in: field)
            } else {
                view.putRight(CellWidth.fit(text, field.width), .detail, .faint, in: field)
            }
        }
        let sorted = model.arrangement.shownStockColumns.compactMap { column in
            column.sort.map { (StockColumns.Column(column), $0) }
        }
        let pairs: [(StockColumns.Column, Sort.Column)] = [(.symbol, .symbol)] + sorted
        let hits = pairs.compactMap { column, sort in
            columns[column].map { (rect: $0, target: Target.heading(panel, sort)) }
        }
        return PanelHeadings(view: view, hits: hits).repeated(place.grid.columns, width)
    }

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
        if cards.value.detail >= .large {
            let stocks = StockCards(cards: cards, list: list, marks: marks)
            return memo(.lines(panel.id), stocks) { $0.views() }
        }
        let model = cards.value.model.value
        let saysMarket = model.pastDay == nil && model.arrangement.shownStockColumns.contains(.market)
        let markets = saysMarket ? list.value.markets(at: now, viewer.writing, memo) : []
        let columns = columns(cards.value.card, cards.value.model.value, memo)
        let rows = StockRows(cards: cards, list: list, marks: marks, markets: markets, columns: columns)
        return memo(.lines(panel.id), rows) { $0.views() }
    }

    /// Empty if a column has it.
    func status(of cards: Shared<CardsInSight>, _ viewer: Viewer, atMost room: Int, _ memo: Memo)
        -> [Span]
    {
        let model = cards.value.model.value
        if model.pastDay != nil { return [] }
        if cards.value.detail < .large, model.arrangement.shownStockColumns.contains(.market) { return [] }
        let list = memo(.figures(panel.id), cards) { Shared(StockList($0.value)) }
        let markets = list.value.markets(at: viewer.now, viewer.writing, memo).compactMap(\.self)
        let value = MarketLine(markets: markets, room: room, words: viewer.words)
        return memo(.status(panel.id), value) { $0.spans }
    }

    func changes(_ model: Model) -> [Double] {
        let rows = model.figures.stocks
        return rows.indices.compactMap { rows.values[$0].change }
    }

    func isNotNow(_ model: Model) -> Bool { model.pastDay != nil }

    func summary(_ model: Model) -> Summary? { model.figures.stockSummary }

    func bestState(_ model: Model) -> FigureState? {
        // Without data from a feed in this run, all quotes are cached.
        guard model.figures.stockSummary.hasLive else { return .cached }
        return FigureState.best(of: model.figures.stocks) {
            $0.state(refresh: model.refresh.stocks, now: model.now)
        }
    }

    func newestTime(_ model: Model) -> Instant? {
        // By index: a loop over the values would copy each of thousands.
        let rows = model.figures.stocks
        return rows.indices.lazy.compactMap { rows.values[$0].time }.max()
    }

    func glance(at item: Item, _ model: Model, _ moment: Instant) -> [Span] {
        guard let symbol = Symbol(item), let price = model.stockFigure(symbol).price else {
            return [Span("\(item.text) \(FigureText.absent)", Style(.faint))]
        }
        let change = model.stockFigure(symbol).change
        return [
            Span("\(Exchange.shortSymbol(symbol)) ", Style(.faint)),
            Span(model.figureText.price(price), Style(.title)),
        ]
            + (change == nil
                ? [] : [Span(" ", Style(.faint)), model.figureText.change(change, places: 1, within: 12)])
    }

    func card(of item: Item, _ model: Model) -> DeckCardView? { DeckCardView(stock: item, model) }

    func details(of item: Item, _ model: Model) -> DetailsView {
        guard let symbol = Symbol(item) else { return DetailsView(item.text) }
        let figure = model.stockFigure(symbol)
        var view = DetailsView(
            item.text, name: figure.name ?? "",
            facts: Facts(model: model, panel: panel, item: item).stock(figure))
        (view.base, view.change) = (figure.base, figure.change)
        view.isOfPast = model.pastDay != nil
        view.put(
            panel.kind.closes(of: item, atMost: 30, model), figure.price, .price, where: figure.isComparable)
        return view
    }

    func meaning(_ model: Model, atMost room: Int) -> [Span] {
        let order = model.arrangement.sorts[panel.id].map { "· \($0.text(model.words)) " } ?? ""
        return [Span(" \(model.arrangement.baseline.text) \(order)", Style(.faint))]
    }

    func mean(of group: Group, _ model: Model) -> [Span] {
        guard let change = model.figures.groupChanges[group.name] else { return [] }
        let text = model.figureText.marked(change, places: 1)
        return [
            Span(" · \(model.words[.mean]) ", Style(.faint)), Span(text, Style.change(change, places: 1)),
        ]
    }

    func columns(_ size: Size, _ model: Model, _ memo: Memo) -> StockColumns {
        let hasDays = model.figures.stockBaseDay == nil
        let chosen = model.arrangement.stockColumns
        let value = ColumnsOf(size: size, hasDays: hasDays, chosen: chosen, writing: model.writing)
        return memo(.columns(panel.id), value) {
            StockColumns($0.size, hasDays: $0.hasDays, chosen: $0.chosen, $0.writing)
        }
    }
}

extension PanelHeadings {
    fileprivate func repeated(_ count: Int, _ width: Int) -> PanelHeadings {
        var whole = self
        for column in 1..<max(2, count) where count > 1 {
            let offset = Point(x: column * width, y: 0)
            whole.view.texts += view.texts.map { text in
                var text = text
                text.x += offset.x
                return text
            }
            whole.hits += hits.map { ($0.rect.moved(by: offset), $0.target) }
        }
        return whole
    }
}

private struct ColumnsOf: Equatable {
    let size: Size
    let hasDays: Bool
    let chosen: [StockColumn]?
    let writing: Writing
}
