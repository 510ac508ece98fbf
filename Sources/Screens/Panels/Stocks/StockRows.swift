internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import TUI
internal import Words

struct StockRows: Equatable {
    let cards: Shared<CardsInSight>
    let list: Shared<StockList>
    let marks: [AgeMark?]
    /// Empty if no column shows it.
    let markets: [MarketText?]
    let columns: StockColumns

    func views() -> [SharedView] {
        let model = cards.value.model.value
        let (list, viewer) = (list.value, model.viewer)
        let markets = Dictionary(
            zip(list.exchanges.map(\.mic), markets), uniquingKeysWith: { first, _ in first })
        return list.figures.indices.map { index in
            let figure = list.figures[index].value
            var row = StockRow(
                figure: figure, quote: list.quotes.isEmpty ? nil : list.quotes[index],
                changes: list.baselines.enumerated().map { ($1, list.changes[index][$0]) },
                isUnknown: list.failures[index] != nil, isHeld: list.held[index], event: list.events[index],
                hasMoved: list.moves[index],
                alert: AlertMark(Item(figure.symbol), in: .stocks, model),
                mark: marks[index],
                moment: figure.venue.exchange.flatMap { markets[$0.mic] ?? nil }, viewer: viewer,
                size: cards.value.card, columns: columns,
                view: RowView(label: Rect(x: 0, y: 0, width: columns.label, height: 1)))
            row.fill()
            return SharedView(row.view)
        }
    }
}

private struct StockRow {
    let figure: StockFigure
    /// Only if a column needs it.
    let quote: Quote?
    let changes: [(baseline: Baseline, change: Double?)]
    let isUnknown: Bool
    /// Among the positions.
    let isHeld: Bool
    let event: String?
    let hasMoved: Bool
    let alert: AlertMark?
    let mark: AgeMark?
    /// Nil if unknown, or if it has no exchange.
    let moment: MarketText?
    let viewer: Viewer
    let size: Size
    let columns: StockColumns
    var view: RowView

    private var words: Words { viewer.words }
    private var figureText: FigureText { viewer.writing.figures }
    private var market: MarketText? {
        figure.price != nil && (isTall ? columns.says(.market) : columns[.market] != nil) ? moment : nil
    }
    private var isTall: Bool { size.height > 1 }

    mutating func fill() {
        if let field = columns[.symbol] {
            let code = Exchange.shortSymbol(figure.symbol)
            view.put(code, .label, .title, in: field)
            if let alert, columns[.name] == nil {
                view.put(alert, behind: CellWidth.of(code), in: field)
            } else if isHeld {
                view.put("•", .label, .key, in: field.split(left: CellWidth.of(code) + 1).rest)
            }
        }
        if let field = columns[.name] {
            let isNameless = figure.price == nil && figure.name == nil
            let text =
                isUnknown && figure.price == nil
                ? words[.noSuchStock] : isNameless ? words[.noFigureYet] : name(atMost: field.width)
            view.put(text, .label, isUnknown ? .warning : isNameless ? .faint : .text, in: field)
            if let alert {
                view.put(alert, behind: min(CellWidth.of(text), field.width - 4), in: field)
            } else if let event {
                view.putRight(event, .detail, .faint, in: field.split(left: CellWidth.of(text) + 2).rest)
            }
        }
        if isTall {
            putSecondLine()
        } else if let field = columns[.market], let market {
            if let text = market.text(atMost: field.width) { view.put(text, .detail, market.role, in: field) }
        }
        putFigures()
        putChosen()
    }

    private mutating func putFigures() {
        let isStale = mark?.state == .stale
        if let base = figure.base, let field = columns.baseDay {
            let whole = viewer.shortDate(base.day)
            let text = CellWidth.of(whole) <= field.width ? whole : words.date(base.day)
            view.putRight(text, .detail, .faint, in: field)
        }
        put(figure.base?.close, in: columns[.baseClose], .detail, .faint)
        if let field = columns[.time] ?? (isTall && columns.says(.time) ? columns[.price] : nil),
            let text = time(atMost: field.width)
        {
            view.putRight(text, .detail, isStale ? .warning : .faint, in: field)
        }
        if let (field, currency) = columns.price {
            put(figure.price, in: field, .figure, isStale ? .warning : .text)
            if hasMoved, viewer.writing.tintsMoves { view.markLast() }
            putSigns(before: field)
            if figure.price != nil, let unit = figure.currency {
                view.put(unit, .detail, .faint, in: inFigureRow(currency))
            }
        }
        let role = figure.change.map { Role.change($0, places: 1) } ?? .faint
        if let field = columns[.change].map(inFigureRow) {
            let text = figureText.change(figure.change, places: 1, within: field.width).text
            view.putRight(text, .detail, role, in: field)
        }
        guard let field = columns[.line] else { return }
        guard isTall else {
            view.put(Sparkline.text(figure.line, width: field.width), .detail, role, in: field)
            return
        }
        let rect = Rect(x: field.x, y: 0, width: field.width, height: size.height)
        view.course = RowView.Course(
            values: figure.line, base: figure.base?.close, role: role, terminal: viewer.writing.terminal,
            rect: rect)
    }

    private mutating func putChosen() {
        if let field = columns[.dayRange] { putRight(range(atMost: field.width), .detail, .text, in: field) }
        if let field = columns[.yearRange] { putYear(in: inFigureRow(field)) }
        if let field = columns[.volume] {
            let text = quote?.session?.volume.map(figureText.amount)
            putRight(text.map { CellWidth.of($0) <= field.width ? $0 : "…" }, .detail, .text, in: field)
        }
        if let field = columns[.extended] { putExtended(in: inFigureRow(field)) }
        if let field = columns[.source] {
            view.put(figure.source?.text ?? FigureText.absent, .detail, .faint, in: inFigureRow(field))
        }
        for (baseline, change) in changes {
            guard let field = columns[.since(baseline)].map(inFigureRow) else { continue }
            view.put(change, since: baseline, viewer.writing, in: field)
        }
        if let field = columns[.age] {
            let role: Role = mark?.state == .stale ? .warning : .faint
            putRight(figure.time.map { age(since: $0) }, .detail, role, in: field)
        }
    }

    private mutating func putRight(
        _ text: String?, _ part: RowView.Part, _ role: Role, in field: Rect
    ) {
        view.putRight(
            text ?? FigureText.absent, part, text == nil ? .faint : role, in: inFigureRow(field))
    }

    /// In whole minutes.
    private func age(since time: Instant) -> String {
        let seconds = max(0, viewer.now - time)
        return seconds < 60 ? words[.minutes, count: 0] : words.age(seconds)
    }

    /// `…` without room; nil if unknown.
    private func range(atMost width: Int) -> String? {
        guard let range = quote?.dayRange else { return nil }
        let (low, high) = (figureText.price(range.lowerBound), figureText.price(range.upperBound))
        return ["\(low) – \(high)", "\(low)–\(high)"].first { CellWidth.of($0) <= width } ?? "…"
    }

    /// A bar of 52 weeks with a mark at the price; between the lowest and highest price if there is room.
    private mutating func putYear(in field: Rect) {
        guard let place = quote?.placeInYear, let year = quote?.session?.year else {
            return view.putRight(FigureText.absent, .detail, .faint, in: field)
        }
        var bar = field
        let ends = 9
        if field.width >= 2 * ends + 10 {
            let (low, rest) = field.split(left: ends)
            let (middle, high) = rest.split(left: rest.width - ends)
            bar = middle.inset(dx: 1, dy: 0)
            view.putRight(figureText.price(year.lowerBound, within: ends), .detail, .faint, in: low)
            view.put(figureText.price(year.upperBound, within: ends), .detail, .faint, in: high)
        }
        let mark = Int((place * Double(bar.width - 1)).rounded())
        view.put(String(repeating: "─", count: bar.width), .detail, .faint, in: bar)
        view.put("●", .figure, .text, in: bar.split(left: mark).rest)
    }

    private mutating func putExtended(in field: Rect) {
        guard let (extended, change) = quote?.newerExtended else {
            return view.putRight(FigureText.absent, .detail, .faint, in: field)
        }
        let (price, rest) = field.split(left: 9)
        view.putRight(figureText.price(extended.price, within: price.width), .detail, .text, in: price)
        let said = figureText.change(change, places: 1, within: rest.width - 1)
        view.putRight(
            said.text, .detail, change.map { Role.change($0, places: 1) } ?? .faint, in: rest)
    }

    private func inFigureRow(_ field: Rect) -> Rect {
        Rect(x: field.x, y: columns.figureRow, width: field.width, height: 1)
    }

    private mutating func put(_ price: Double?, in field: Rect?, _ part: RowView.Part, _ role: Role) {
        guard let field = field.map(inFigureRow) else { return }
        guard let price else { return view.putRight(FigureText.absent, .detail, .faint, in: field) }
        view.putRight(figureText.price(price, within: field.width), part, role, in: field)
    }

    /// Signs for another feed that disagrees, and for the age.
    private mutating func putSigns(before field: Rect) {
        guard let price = figure.price else { return }
        let text = figureText.price(price, within: field.width)
        // The gap between columns has room for a sign before the longest price.
        var signs = (figure.disagreement == nil ? "" : "≠") + (mark == nil ? "" : AgeMark.sign)
        if signs.isEmpty, hasMoved, !viewer.writing.tintsMoves { signs = Role.movedSign }
        let width = CellWidth.of(signs)
        let x = max(field.x - width, field.maxX - CellWidth.of(text) - width - 1)
        let sign = inFigureRow(Rect(x: x, y: 0, width: width, height: 1))
        view.put(signs, .detail, figure.disagreement == nil ? mark?.role ?? .faint : .warning, in: sign)
    }

    /// The price's age if it matters, and the exchange's state; the name if it has no column.
    private mutating func putSecondLine() {
        guard var field = columns[.symbol] else { return }
        field.y = 1
        let end = columns.firstFigure.map { $0 - 2 } ?? size.width - 1
        field.width = max(0, end - field.x)
        let separator = " · "
        var lead: Rect?
        if let mark, let text = mark.text(atMost: field.width) {
            view.put(text, .detail, mark.role, in: field)
            let rest = field.split(left: CellWidth.of(text)).rest
            lead = rest
            field = rest.split(left: CellWidth.of(separator)).rest
            guard field.width >= 6 else { return }
        }
        func put(_ text: String, _ role: Role) {
            if let lead { view.put(separator, .detail, .faint, in: lead) }
            view.put(text, .detail, role, in: field)
        }
        if columns[.name] == nil, let name = figure.name {
            put(CellWidth.fit(name, field.width), .text)
        } else if let market, let text = market.text(atMost: field.width) {
            put(text, market.role)
        }
    }

    /// Leaves room for a fired alert, else adds the price's age if no other line has it, and another feed's
    /// price, as far as the name keeps its room. The signs before the price say the same in short.
    private func name(atMost width: Int) -> String {
        let name = figure.name ?? ""
        if let alert {
            let label = alert.label(atMost: width - 6).map { CellWidth.of($0) } ?? 3
            return CellWidth.fit(name, max(0, width - label - 1))
        }
        let ages = isTall ? [] : mark?.wordings ?? []
        let disagreements =
            figure.disagreement.map { ["≠ \($0.source) \(figureText.price($0.value))", "≠ \($0.source)"] }
            ?? []
        let both = disagreements.flatMap { disagreement in ages.map { "\($0) \(disagreement)" } }
        for remark in both + disagreements + ages {
            let room = width - CellWidth.of(remark) - 1
            if room >= 4 { return "\(CellWidth.fit(name, room)) \(remark)" }
        }
        return name
    }

    /// By the exchange's clocks: with weekday after half a day, date after a week, year if long ago.
    private func time(atMost width: Int) -> String? {
        guard let local = figure.local else { return nil }
        if figure.origin == .past {
            return [viewer.shortDate(local.day), words.date(local.day)].first { CellWidth.of($0) <= width }
        }
        let time = viewer.writing.times.minute(local.time)
        let age = figure.time.map { viewer.now - $0 }
        if let age, age <= 43_200 { return time }
        let today = Zone(figure.zone)?.local(viewer.now).day ?? local.day
        let isDistant = age.map { $0 >= 300 * 86_400 } ?? false
        let date = words.date(local.day, withYear: isDistant)
        let long = isDistant ? "\(date) \(time)" : viewer.writing.dayAndTime(local, from: today)
        let wordings = [long, date, String(local.day.civil.year)]
        return wordings.first { CellWidth.of($0) <= width }
    }
}

struct StockList: Equatable {
    let figures: [Shared<StockFigure>]
    let failures: [FeedFailure?]
    let moves: [Bool]
    let held: [Bool]
    let events: [String?]
    /// Empty if no column shows them.
    let quotes: [Quote?]
    let baselines: [Baseline]
    let changes: [[Double?]]
    let exchanges: [Exchange]

    init(_ cards: CardsInSight) {
        let model = cards.model.value
        let symbols = cards.items.compactMap(Symbol.init)
        figures = symbols.map { Shared(model.stockFigure($0)) }
        failures = symbols.map { model.stockFailures[$0] }
        moves = symbols.map { model.moves[$0] }
        let owned = model.ownedStocks
        held = symbols.map(owned.contains)
        events = symbols.map { model.eventRemark(of: .stock($0)) }
        let baselines = model.arrangement.columnBaselines
        self.baselines = baselines
        changes = symbols.map { symbol in baselines.map { model.stockFigure(symbol, $0).change } }
        let isToldOfQuotes =
            model.arrangement.stockColumns?.contains(where: \.isOfQuote) ?? (cards.detail >= .large)
        // A present quote does not describe a past day.
        let isPast = model.pastDay != nil
        quotes = isToldOfQuotes ? symbols.map { isPast ? nil : model.shownMarket.quotes[$0]?.value } : []
        exchanges = figures.reduce(into: []) { exchanges, figure in
            guard let exchange = figure.value.venue.exchange, !exchanges.contains(exchange) else { return }
            exchanges.append(exchange)
        }
    }

    func markets(at now: Instant, _ writing: Writing, _ memo: Memo) -> [MarketText?] {
        exchanges.map { MarketText.of($0, at: now, writing, memo) }
    }
}

extension StockColumn {
    /// Only the quote itself has it.
    fileprivate var isOfQuote: Bool {
        switch self {
        case .dayRange, .yearRange, .volume, .extended: true
        case .name, .close, .price, .time, .change, .source, .age, .chart, .market, .since: false
        }
    }
}
