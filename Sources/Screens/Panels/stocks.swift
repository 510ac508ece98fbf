internal import Board
internal import Market
internal import TUI
internal import Words

/// The columns of the grid, in order, with their headings above the first of each group.
private enum StockColumn: Int, CaseIterable {
    case symbol, name, baseDay, baseClose, time, price, change, line, market

    /// The column in a grid of `width` cells, where rows are one high or `isTall`. Tall rows have a chart, which is
    /// worth more than the days and times are.
    func column(_ width: Int, _ isTall: Bool) -> Column {
        switch self {
        case .symbol: Column(minimum: 7, priority: 0)
        case .name: Column(minimum: 8, maximum: max(8, min(36, width / 5)), priority: 4)
        case .baseDay: Column(minimum: 4, priority: isTall ? 6 : 5)
        case .baseClose: Column(minimum: 9, priority: 3)
        case .time: Column(minimum: 5, maximum: 10, priority: isTall ? 7 : 6)
        case .price: Column(minimum: 9, priority: 1)
        case .change: Column(minimum: 9, priority: 2)
        case .line: Column(minimum: 6, maximum: isTall ? 120 : 44, priority: isTall ? 5 : 7)
        case .market: Column(minimum: 22, maximum: 36, priority: 8)
        }
    }
}

/// How high the rows of the grid are.
enum StockRow {
    /// Rows of a stock with a chart, the least first.
    static let tallHeights = 2...20

    /// Rows of each stock where `height` is to hold all of `lines`: tall ones if they fit, with a free row between.
    static func rows(_ lines: Lines, _ height: Int) -> Int {
        let (extra, cards) = lines.extent
        guard cards > 0 else { return 1 }
        let share = (height - extra) / cards - 1
        return share < tallHeights.lowerBound ? 1 : min(share, tallHeights.upperBound)
    }

    /// Rows that all of `lines` take where each stock has `rows`.
    static func height(of lines: Lines, _ rows: Int) -> Int {
        let (extra, cards) = lines.extent
        return extra + cards * (rows > 1 ? rows + 1 : 1)
    }
}

/// The heading and the stock rows in sight.
func drawStocks(_ place: Layout.Place, _ model: Model, into frame: inout Frame) {
    let area = place.rect.inset(dx: 2, dy: 1)
    let tall = place.spread.card.height
    // In tall rows there is room for the exchange below the name.
    let columns = TableLayout.place(
        StockColumn.allCases.filter { tall == 1 || $0 != .market }.map { $0.column(area.width, tall > 1) },
        width: area.width, gap: area.width >= 140 ? 4 : 2)
    func field(_ column: StockColumn, _ y: Int) -> Rect? {
        guard column.rawValue < columns.count else { return nil }
        return columns[column.rawValue].map { Rect(x: area.x + $0.x, y: y, width: $0.width, height: 1) }
    }
    drawHeadings(field, area.y, model, into: &frame)
    let lines = model.lines(.stocks)
    var exchanges = ExchangeTexts(now: model.now, words: model.words)
    for index in place.spread.visible(top: place.top) {
        guard let symbol = lines[index]?.card else { continue }
        let rect = place.rect(of: index)
        let row = Row(index, in: .stocks, rect, model, into: &frame)
        let figure = model.figures.stocks[symbol]
        if let field = field(.symbol, rect.y) {
            frame.write(
                CellWidth.fit(Exchange.shortSymbol(symbol), field.width), x: field.x, y: rect.y,
                width: field.width,
                style: row.style(.title))
        }
        let failure = model.stockFailures[symbol]
        if let field = field(.name, rect.y) {
            let text =
                failure != nil && figure?.price == nil
                ? model.words[.noSuchStock] : nameText(figure, field.width, model)
            frame.write(
                CellWidth.fit(text, field.width), x: field.x, y: rect.y, width: field.width,
                style: row.style(failure == nil ? .text : .warning))
        }
        if tall > 1 {
            drawSecondLine(symbol, figure, rect, field, row, &exchanges, into: &frame)
        } else if figure?.price != nil, let field = field(.market, rect.y),
            let text = exchanges.text(of: symbol, field.width)
        {
            frame.write(text.words, x: field.x, y: rect.y, style: row.style(text.role))
        }
        guard let figure else { continue }
        drawFigures(figure, rect, field, row, model, into: &frame)
    }
}

private func drawFigures(
    _ figure: StockFigure, _ rect: Rect, _ field: (StockColumn, Int) -> Rect?, _ row: Row, _ model: Model,
    into frame: inout Frame
) {
    let y = rect.y
    func put(_ text: String?, _ column: StockColumn, _ role: Role) {
        guard let field = field(column, y) else { return }
        frame.writeFigure(
            text ?? FigureText.absent, in: field, style: row.style(text == nil ? .faint : role), model)
    }
    let state = figure.state(refresh: model.choices.stocksRefresh, now: model.now)
    let rolePrice: Role = state == .stale ? .warning : .text
    put(figure.base.map { FigureText.monthDay($0.day) } ?? "", .baseDay, .faint)
    put(figure.base.map { model.figureText.price($0.close) }, .baseClose, .faint)
    let room = field(.time, y)?.width ?? 0
    put(timeText(figure, room, model) ?? "", .time, state == .stale ? .warning : .faint)
    put(figure.price.map { model.figureText.price($0) }, .price, rolePrice)
    let role: Role = figure.change.map { $0 > 0 ? .rising : $0 < 0 ? .falling : .unchanged } ?? .faint
    put(
        figure.change.map { "\(FigureText.arrow($0)) \(model.figureText.change($0, places: 1))" }, .change,
        role)
    guard let line = field(.line, y) else { return }
    guard rect.height > 1 else {
        frame.write(Sparkline.text(figure.line, width: line.width), x: line.x, y: y, style: row.style(role))
        return
    }
    var style = LineChart.Looks(line: row.style(role))
    style.baseline = row.style(.faint)
    let chart = LineChart(
        figure.line, baseline: figure.base?.close, looks: style, isASCII: model.choices.isASCII)
    frame.draw(chart, in: Rect(x: line.x, y: y, width: line.width, height: rect.height))
}

/// Below the name, in a tall row: what its exchange is doing; the name itself where it has no column.
private func drawSecondLine(
    _ symbol: String, _ figure: StockFigure?, _ rect: Rect, _ field: (StockColumn, Int) -> Rect?, _ row: Row,
    _ exchanges: inout ExchangeTexts, into frame: inout Frame
) {
    guard let start = field(.name, rect.y + 1) ?? field(.symbol, rect.y + 1) else { return }
    // Up to the first column that has something to say in this line.
    let end = field(.line, rect.y).map { $0.x - 2 } ?? rect.maxX - 1
    let width = max(0, end - start.x)
    if field(.name, rect.y) == nil, let name = figure?.name {
        frame.write(
            CellWidth.fit(name, width), x: start.x, y: start.y, width: width, style: row.style(.text))
    } else if figure?.price != nil, let text = exchanges.text(of: symbol, width) {
        frame.write(text.words, x: start.x, y: start.y, style: row.style(text.role))
    }
}

/// What exchanges are doing, asked once each for a picture.
private struct ExchangeTexts {
    let now: Instant
    let words: Words
    private var texts: [String: MarketText] = [:]

    init(now: Instant, words: Words) { (self.now, self.words) = (now, words) }

    /// The longest words of at most `width` cells about the exchange of `symbol`.
    mutating func text(of symbol: String, _ width: Int) -> (words: String, role: Role)? {
        guard let exchange = Exchange.of(symbol), let hours = exchange.hours else { return nil }
        let text = texts[exchange.mic] ?? MarketText(exchange, hours.moment(at: now), at: now, words)
        texts[exchange.mic] = text
        return text.wordings.first { CellWidth.of($0) <= width }.map { ($0, text.role) }
    }
}

/// The name, and what another feed says of the price if that is something else.
private func nameText(_ figure: StockFigure?, _ width: Int, _ model: Model) -> String {
    guard let figure else { return "" }
    let name = figure.name ?? ""
    guard let rival = figure.rival else { return name }
    let remark = "≠ \(rival.source) \(model.figureText.price(rival.value))"
    let room = width - CellWidth.of(remark) - 1
    return room >= 4 ? "\(CellWidth.fit(name, room)) \(remark)" : "≠ \(rival.source)"
}

/// The exchange's time of the price, with month and day in front if it is not of today there and there is room.
private func timeText(_ figure: StockFigure, _ room: Int, _ model: Model) -> String? {
    guard let local = figure.local, let time = figure.time else { return nil }
    let isToday =
        model.now - time < 86_400 && (Zone(figure.zone)?.local(model.now).day ?? local.day) == local.day
    if isToday || room < 10 { return local.time.hoursAndMinutes }
    return "\(FigureText.monthDay(local.day)) \(local.time.hoursAndMinutes)"
}

private func drawHeadings(
    _ field: (StockColumn, Int) -> Rect?, _ y: Int, _ model: Model, into frame: inout Frame
) {
    let style = Style(.faint)
    func mark(_ column: Sort.Column) -> String {
        guard let sort = model.arrangement.sort, sort.column == column else { return "" }
        return sort.isDescending ? " ▼" : " ▲"
    }
    func hit(_ column: Sort.Column, _ rect: Rect) {
        let index = Sort.Column.allCases.firstIndex(of: column) ?? 0
        frame.addHit(rect, HitTarget(panel: Panel.stocks.rawValue, part: .heading, index: index))
    }
    if let rect = field(.symbol, y) {
        frame.write(model.words[.symbolHeading] + mark(.symbol), x: rect.x, y: y, style: style)
        hit(.symbol, rect)
    }
    if let close = field(.baseClose, y) {
        let day = field(.baseDay, y) ?? close
        frame.writeRight(
            model.words[.baseDayHeading], in: Rect(x: day.x, y: y, width: close.maxX - day.x, height: 1),
            style: style)
    }
    if let price = field(.price, y) {
        let time = field(.time, y) ?? price
        frame.writeRight(
            model.words[.priceHeading] + mark(.price),
            in: Rect(x: time.x, y: y, width: price.maxX - time.x, height: 1),
            style: style)
        hit(.price, price)
    }
    if let change = field(.change, y) {
        frame.writeRight(model.words[.changeHeading] + mark(.change), in: change, style: style)
        hit(.change, change)
    }
}
