internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Money
internal import TUI
internal import Words

struct PositionsScreen: PanelScreen {
    let panel = Panel.positions
    let form = PanelForm.table
    let commands: [Command] = [.stocksSort, .amountsHide, .chartOpen]

    func area(in rect: Rect) -> Rect { rect.inset(dx: 1, dy: 1).split(top: 1).rest }

    func headings(_ place: Layout.Place, _ model: Model, _ memo: Memo) -> PanelHeadings? {
        if place.detail == .tile { return nil }
        let columns = PositionColumns(place.rect.width - 2, model.arrangement.positionBaselines)
        var view = RowView(label: Rect(Size(width: 0, height: 0)))
        var hits: [(rect: Rect, target: Target)] = []
        let (words, sort) = (model.words, model.arrangement.sorts[panel.id])
        func put(_ title: String, _ column: PositionColumns.Column, _ sorting: Sort.Column) {
            guard let field = columns[column] else { return }
            let isLeft = column == .item || column == .weight
            // A weight is a part of all value.
            let mark = column == .weight ? "" : sort?.mark(of: sorting) ?? ""
            let text = CellWidth.fit(title, field.width - CellWidth.of(mark)) + mark
            if isLeft {
                view.put(text, .detail, .faint, in: field)
            } else {
                view.putRight(text, .detail, .faint, in: field)
            }
            hits.append((field, .heading(panel, sorting)))
        }
        put(words[.symbolHeading], .item, .symbol)
        put(words[.quantityHeading], .quantity, .quantity)
        put(words[.priceHeading], .price, .price)
        put("\(words[.valueHeading]) \(model.homeCurrency)", .value, .value)
        put(model.dayHeading, .day, .change)
        for baseline in model.arrangement.positionBaselines {
            put(baseline.heading, .since(baseline), .since(baseline))
        }
        put(words[.gainHeading], .gain, .gain)
        put(columns[.gain] == nil ? words[.gainHeading] : "%", .gainShare, .gainShare)
        put(words[.weightHeading], .weight, .value)
        return PanelHeadings(view: view, hits: hits)
    }

    func views(of cards: Shared<CardsInSight>, _ viewer: Viewer, _ label: PanelAge?, _ memo: Memo)
        -> [SharedView]
    {
        memo(.lines(panel.id), cards) { cards in
            let model = cards.value.model.value
            if cards.value.detail == .tile { return tiles(cards.value) }
            let columns = PositionColumns(cards.value.width - 2, model.arrangement.positionBaselines)
            return cards.value.items.map { item in
                SharedView(PositionRow(item, model, columns).view)
            }
        }
    }

    private func tiles(_ cards: CardsInSight) -> [SharedView] {
        let model = cards.model.value
        let (scale, text) = (scale(model), PositionText(model))
        return zip(cards.items, cards.sizes).map { item, size in
            let key = Position.Key(item.text)
            let figure = key.map { model.stockFigure($0.item) }
            let home = model.shownPortfolio?.home(of: item)
            let value = home.map { text.money($0.value, model.homeCurrency) }
            let cash = Cash.Key(item.text)
            let tile = MapTile(
                title: key.map { Exchange.shortSymbol($0.item) } ?? cash?.currency.text ?? item.text,
                name: cash == nil ? figure?.name ?? "" : model.words[.cash],
                change: cash == nil ? figure?.change : home?.dayShare,
                figure: { cells in value.map { CellWidth.of($0) <= cells ? $0 : "…" } ?? FigureText.absent },
                hasMoved: false, alert: AlertMark(item, in: .positions, model), mark: nil)
            return SharedView(TileView(tile, size, scale, model.writing))
        }
    }

    func isNotNow(_ model: Model) -> Bool { model.pastDay != nil }

    func weights(_ items: [[Item]], _ model: Model) -> [[Double]]? {
        items.map { $0.map { model.shownPortfolio?.home(of: $0)?.value.value?.double.magnitude ?? 0 } }
    }

    func changes(_ model: Model) -> [Double] {
        model.positionList.cards.compactMap { item in
            Position.Key(item.text).flatMap { model.stockFigure($0.item).change }
        }
    }

    func details(of item: Item, _ model: Model) -> DetailsView {
        guard let key = Position.Key(item.text) else {
            guard let cash = model.shownPortfolio?.cash(item) else { return DetailsView(item.text) }
            let facts = Facts(model: model, panel: panel, item: item)
            return DetailsView(
                cash.key.currency.text, name: PositionText(model).name(of: cash), facts: facts.cash(cash))
        }
        let figure = model.stockFigure(key.item)
        let facts = Facts(model: model, panel: panel, item: item)
        var view = DetailsView(
            item.text, name: figure.name ?? "",
            facts: model.shownPortfolio?[item].map { facts.position($0) } ?? [])
        (view.base, view.change) = (figure.base, figure.change)
        view.isOfPast = model.pastDay != nil
        view.put(
            panel.kind.closes(of: item, atMost: 30, model), figure.price, .price, where: figure.isComparable)
        return view
    }

    func card(of item: Item, _ model: Model) -> DeckCardView? {
        Position.Key(item.text).flatMap { DeckCardView(stock: Item($0.item), model) }
    }

    func legend(_ place: Layout.Place, _ model: Model) -> [Span] {
        guard let portfolio = model.portfolio, portfolio.mistakes > 0 else { return [] }
        return [Span(" \(model.words[.rowsWithMistakes, count: portfolio.mistakes]) ", Style(.warning))]
    }

    func mean(of group: Group, _ model: Model) -> [Span] {
        guard let portfolio = model.shownPortfolio else { return [] }
        let (text, total) = (PositionText(model), model.positionTotal(ofGroup: group.name))
        if let missing = total.value.missing {
            return [
                Span(" · \(FigureText.absent) \(model.words[missing.saying(model.words)])", Style(.warning))
            ]
        }
        let value = text.money(total.value, model.homeCurrency)
        var spans = [Span(" · ", Style(.faint)), Span("\(value) \(model.homeCurrency) ", Style(.text))]
        spans += without(total, model)
        if let day = text.share(total.dayShare) { spans += changed(model.dayHeading, day) }
        if let gain = text.share(total.gainShare) { spans += changed(model.words[.gainHeading], gain) }
        if let weight = total.value.share(of: portfolio.positions.total.value) {
            spans.append(Span("· \(model.figureText.share(weight))", Style(.faint)))
        }
        return spans
    }

    /// The items and rows that the sum leaves out because of mistakes.
    private func without(_ sum: HomeFigures, _ model: Model) -> [Span] {
        sum.withoutSaying.map { [Span("\(model.words[$0]) ", Style(.warning))] } ?? []
    }

    private func changed(_ label: String, _ change: (text: String, role: Role)) -> [Span] {
        [
            Span("· \(label) ", Style(.faint)), Span(change.text + " ", Style(change.role)),
        ]
    }

    func meaning(_ model: Model, atMost room: Int) -> [Span] {
        guard let total = model.shownPortfolio?.positions.total else { return [] }
        let text = PositionText(model)
        if model.pastDay != nil, let missing = total.value.missing {
            let reason = " \(FigureText.absent) \(model.words[missing.saying(model.words)]) "
            return CellWidth.of(reason) <= room ? [Span(reason, Style(.warning))] : []
        }
        let value =
            [
                Span(" " + text.money(total.value, model.homeCurrency), Style(.title)),
                Span(" \(model.homeCurrency) ", Style(.faint)),
            ] + without(total, model)
        let day = text.share(total.dayShare).map { changed(model.dayHeading, $0) }
        let gain = text.share(total.gainShare).map { changed(model.words[.gainHeading], $0) }
        let order = model.arrangement.sorts[panel.id].map { "· \($0.text(model.words)) " } ?? ""
        // Tiles say the change since the board's baseline, whatever the sums say.
        let baseline = map(model) == nil ? "" : "· \(model.arrangement.baseline.text) "
        let sort = [Span(baseline + order, Style(.faint))]
        let long = value + (day ?? []) + (gain ?? [])
        return [long + sort, long, value + (day ?? []), value].first { $0.cells <= room } ?? []
    }
}

extension Model {
    /// Against the close before the day shown.
    fileprivate var dayHeading: String { pastDay == nil ? words[.todayHeading] : Baseline.d1.heading }
}

private struct PositionRow {
    private(set) var view: RowView

    init(_ item: Item, _ model: Model, _ columns: PositionColumns) {
        view = RowView(label: Rect(x: 0, y: 0, width: columns.label, height: 1))
        if let field = columns[.item], let key = Position.Key(item.text) {
            let code = Exchange.shortSymbol(key.item)
            view.put(code, .label, .title, in: field)
            if let alert = AlertMark(item, in: .positions, model) {
                view.put(alert, behind: CellWidth.of(code), in: field)
            } else {
                view.put(key.account, .label, .faint, in: field.split(left: CellWidth.of(code) + 1).rest)
            }
        }
        guard let portfolio = model.shownPortfolio else { return }
        if let cash = portfolio.cash(item) {
            putCash(cash, portfolio.positions.weight(of: cash), model, columns)
            return
        }
        guard let position = portfolio[item] else { return }
        let (text, figure, home) = (
            PositionText(model), model.stockFigure(position.key.item), position.home
        )
        if let field = columns[.name] { view.put(figure.name ?? "", .label, .text, in: field) }
        func put(_ text: String, _ column: PositionColumns.Column, _ part: RowView.Part, _ role: Role) {
            if let field = columns[column] { view.putRight(text, part, role, in: field) }
        }
        put(text.quantity(position.quantity), .quantity, .detail, .text)
        // In the shares of that day, as the quantity is.
        let shown = model.pastDay == nil ? figure.price : position.price.value?.double
        let price = shown.map(model.figureText.price) ?? FigureText.absent
        put([price, position.currency].compactMap(\.self).joined(separator: " "), .price, .detail, .text)
        put(text.money(home.value, model.homeCurrency), .value, .figure, .text)
        let day = text.share(home.dayShare)
        put(day?.text ?? FigureText.absent, .day, .detail, day?.role ?? .faint)
        for baseline in model.arrangement.positionBaselines {
            guard let field = columns[.since(baseline)] else { continue }
            let change = model.stockFigure(position.key.item, baseline).change
            view.put(change, since: baseline, model.writing, in: field)
        }
        let gain = text.share(home.gainShare)
        put(text.signed(home.gain, model.homeCurrency), .gain, .detail, gain?.role ?? .faint)
        put(gain?.text ?? FigureText.absent, .gainShare, .detail, gain?.role ?? .faint)
        putWeight(portfolio.positions.weight(of: position)?.value?.double, model, columns)
    }

    /// The amount is in the column of quantities, `overdrawn` after the name or else in the gain.
    private mutating func putCash(_ cash: Cash, _ weight: Figure?, _ model: Model, _ columns: PositionColumns)
    {
        let (text, code) = (PositionText(model), cash.key.currency)
        if let field = columns[.item] {
            view.put(code.text, .label, .title, in: field)
            view.put(
                cash.key.account, .label, .faint, in: field.split(left: CellWidth.of(code.text) + 1).rest)
        }
        func put(_ text: String, _ column: PositionColumns.Column, _ part: RowView.Part, _ role: Role) {
            if let field = columns[column] { view.putRight(text, part, role, in: field) }
        }
        let name = text.name(of: cash)
        // A cut word would name nothing.
        let hasRoom = columns[.name].map { CellWidth.of(name) <= $0.width } ?? false
        if let field = columns[.name] {
            let isWarned = hasRoom && cash.isOverdrawn
            view.put(hasRoom ? name : model.words[.cash], .label, isWarned ? .warning : .text, in: field)
        }
        if !hasRoom, cash.isOverdrawn, let field = columns[.gain] ?? columns[.gainShare] {
            let cut = CellWidth.fit(model.words[.cashOverdrawn], field.width)
            view.putRight(cut, .detail, .warning, in: field)
        }
        put(text.money(cash.amount, code), .quantity, .detail, cash.isOverdrawn ? .warning : .text)
        put(text.money(cash.home.value, model.homeCurrency), .value, .figure, .text)
        let day = text.share(cash.home.dayShare)
        put(day?.text ?? FigureText.absent, .day, .detail, day?.role ?? .faint)
        putWeight(weight?.value?.double, model, columns)
    }

    private mutating func putWeight(_ weight: Double?, _ model: Model, _ columns: PositionColumns) {
        guard let field = columns[.weight], let weight, weight >= 0 else { return }
        let parts = field.split(left: field.width - 5)
        // Positions below 0 make the whole smaller than its parts: a weight has no upper bound, the bar has.
        let eighths = Int((min(1, weight) * Double(parts.left.width * 8)).rounded())
        let bar =
            String(repeating: "█", count: eighths / 8)
            + (eighths % 8 == 0 ? "" : String(["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8 - 1]))
        if !model.terminal.isASCII { view.put(bar, .detail, .faint, in: parts.left) }
        let share = model.figureText.share(weight)
        view.putRight(
            CellWidth.of(share) <= parts.rest.width ? share : "…", .detail, .faint, in: parts.rest)
    }
}
