internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import TUI
internal import Words

struct StockCards: Equatable {
    let cards: Shared<CardsInSight>
    let list: Shared<StockList>
    let marks: [AgeMark?]

    private var model: Model { cards.value.model.value }
    private var writing: Writing { model.writing }
    private var words: Words { writing.words }
    private var figureText: FigureText { writing.figures }

    func views() -> [SharedView] {
        if cards.value.detail == .tile { return tiles() }
        let (list, text) = (list.value, figureText)
        let rooms = list.figures.indices.map { index in
            list.figures[index].value.price.map { _ in Rect(cards.value.sizes[index]).inset(dx: 2, dy: 1).size
            }
        }
        let large = LargeFigures(cards.value.detail, rooms) { index, fits in
            list.figures[index].value.price.flatMap { text.price($0, fits: fits) }
        }
        return list.figures.indices.map { SharedView(card($0, large)) }
    }

    private func tiles() -> [SharedView] {
        let (model, writing) = (self.model, self.writing)
        let scale = StocksScreen().scale(model)
        return list.value.figures.indices.map { index in
            let figure = list.value.figures[index].value
            let tile = MapTile(
                title: Exchange.shortSymbol(figure.symbol), name: figure.name ?? "", change: figure.change,
                figure: { cells in
                    figure.price.map { writing.figures.price($0, within: cells) } ?? FigureText.absent
                },
                hasMoved: list.value.moves[index],
                alert: AlertMark(Item(figure.symbol), in: .stocks, model), mark: marks[index])
            return SharedView(TileView(tile, cards.value.sizes[index], scale, writing))
        }
    }

    private func card(_ index: Int, _ large: LargeFigures?) -> RateCardView {
        let (figure, size) = (list.value.figures[index].value, cards.value.sizes[index])
        let inner = Rect(size).inset(dx: 2, dy: 1)
        let title =
            Exchange.shortSymbol(figure.symbol) + (list.value.held[index] ? " •" : "")
        let change = figureText.change(figure.change, places: 1, within: 12)
        let isNoted = size.height == 5
        let unit = figure.currency.map { "\($0) " } ?? ""
        let room =
            size.width - 4 - CellWidth.of(title) - 3 - (isNoted ? CellWidth.of(unit + change.text) + 3 : 0)
        let isUnknown = list.value.failures[index] != nil && figure.price == nil
        let name =
            isUnknown
            ? words[.noSuchStock]
            : figure.price == nil && figure.name == nil ? words[.noFigureYet] : figure.name
        let alert = AlertMark(Item(figure.symbol), in: .stocks, model)
        var card = RateCardView(
            title: title, name: CellWidth.fit(name ?? "", room),
            foot: foot(figure, marks[index], alert, list.value.events[index], room: size.width - 14))
        if isNoted { card.note = [Span(" \(unit)", Style(.faint)), Span("\(change.text) ", change.style)] }
        guard let price = figure.price else {
            card.putRight(Span(FigureText.absent, Style(.faint)), in: inner.split(top: 1).top)
            return card
        }
        let role: Role = marks[index]?.state == .stale ? .warning : .title
        var below = put(price, large, at: index, role, in: inner, &card)
        if list.value.moves[index] { card.markChanged(in: inner, writing) }
        if !isNoted { putChange(figure, change, in: below.split(top: 1).top, &card) }
        below = below.split(top: 1).rest
        if below.height > 1, let quote = list.value.quotes[index] {
            putRange(quote, price, in: below.split(top: 1).top, &card)
            below = below.split(top: 1).rest
        }
        putMonth(figure, in: below, &card)
        return card
    }

    private func put(
        _ price: Double, _ large: LargeFigures?, at index: Int, _ role: Role, in inner: Rect,
        _ card: inout RateCardView
    ) -> Rect {
        if let large, let digits = large.figures[index]?.digits {
            card.digits = RowView.Digits(
                figure: writing.terminal.isASCII ? digits.inASCII : digits,
                corner: large.corner(digits, in: inner), role: role)
            return inner.split(top: digits.size.height).rest
        }
        let line = inner.split(top: 1)
        card.putRight(Span(figureText.price(price, within: inner.width), Style(role, .bold)), in: line.top)
        return inner.split(top: 3).rest
    }

    private func putChange(_ figure: StockFigure, _ change: Span, in line: Rect, _ card: inout RateCardView) {
        card.putRight(Span(change.text, change.style.with(.bold)), in: line)
        let unit = figure.currency.map { "\($0) " } ?? ""
        let wordings =
            figure.base.map { base in
                let close = figureText.price(base.close)
                return [
                    unit + words[.fromOn, ["close": close, "date": model.viewer.shortDate(base.day)]],
                    unit + words[.fromClose, ["close": close]], words[.fromClose, ["close": close]], unit,
                ]
            } ?? [unit]
        let room = line.width - CellWidth.of(change.text) - 2
        guard let text = wordings.first(where: { CellWidth.of($0) <= room }) else { return }
        card.texts.append(RateCardView.Text(span: Span(text, Style(.faint)), x: line.x, y: line.y))
    }

    /// The price's place between the day's lowest and highest, or else the year's.
    private func putRange(_ quote: Quote, _ price: Double, in line: Rect, _ card: inout RateCardView) {
        guard let range = quote.dayRange ?? quote.session?.year, range.upperBound > range.lowerBound else {
            return
        }
        let (low, high) = (figureText.price(range.lowerBound), figureText.price(range.upperBound))
        let bar = line.width - CellWidth.of(low) - CellWidth.of(high) - 2
        guard bar >= 6 else { return }
        let share = max(0, min(1, (price - range.lowerBound) / (range.upperBound - range.lowerBound)))
        let place = Int((share * Double(bar - 1)).rounded())
        let start = line.x + CellWidth.of(low) + 1
        func put(_ text: String, _ role: Role, _ x: Int) {
            card.texts.append(RateCardView.Text(span: Span(text, Style(role)), x: x, y: line.y))
        }
        put(low, .faint, line.x)
        put(String(repeating: "─", count: bar), .faint, start)
        put("●", .text, start + place)
        put(high, .faint, start + bar + 1)
    }

    private func putMonth(_ figure: StockFigure, in area: Rect, _ card: inout RateCardView) {
        guard figure.line.count > 1 else { return }
        let course = Role.change(figure.change, places: 1)
        if area.height < 3 {
            let width = area.height > 0 ? area.width : min(16, area.width - 4 - card.foot.cells)
            guard width >= 6 else { return }
            let bars = Span(Sparkline.text(figure.line, width: width), Style(course))
            if area.height > 0 { card.putRight(bars, in: area.split(top: 1).top) } else { card.remark = bars }
            return
        }
        let hasAxis = cards.value.detail >= .axis && area.height >= 6
        let labels = [
            Chart.SlotLabel(
                figure.line.count - 1, figure.origin == .past ? dateOfPast : words[.now]),
            Chart.SlotLabel(0, figure.lineSpan.label(words)),
        ]
        card.chart = Chart(
            of: figure.line, course, base: figure.base?.close, on: writing.terminal,
            slotLabels: hasAxis && area.height >= 9 ? labels : [],
            ticks: hasAxis ? max(2, area.height / 3) : 0, text: { figureText.price($0) })
        card.chartRect = area
    }

    private var dateOfPast: String { model.pastDay.map { words.date($0) } ?? "" }

    private func foot(
        _ figure: StockFigure, _ mark: AgeMark?, _ alert: AlertMark?, _ event: String?, room: Int
    ) -> [Span] {
        if let text = alert?.label(atMost: room) { return [Span(text, Style(.label, on: .label))] }
        if let other = figure.disagreement {
            let texts = ["≠ \(other.source) \(figureText.price(other.value))", "≠ \(other.source)", "≠"]
            if let text = texts.first(where: { CellWidth.of($0) + 2 <= room }) {
                return [Span(" \(text) ", Style(.warning))]
            }
        }
        if let mark, let text = mark.text(atMost: room - 2) {
            return [Span(" \(text) ", mark.role == .label ? Style(.label, on: .label) : Style(mark.role))]
        }
        if let mark { return [Span(" \(AgeMark.sign) ", Style(mark.role))] }
        return event.flatMap { CellWidth.of($0) + 2 <= room ? [Span(" \($0) ", Style(.faint))] : nil } ?? []
    }
}
