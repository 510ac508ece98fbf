internal import Board
internal import Market
internal import TUI
internal import Words

/// The columns of the grid, in order, with their headings above the first of each group.
private enum StockColumn: Int, CaseIterable {
    case symbol, name, baseDay, baseClose, time, price, change, line

    var column: Column {
        switch self {
        case .symbol: Column(minimum: 7, priority: 0)
        case .name: Column(minimum: 8, maximum: 36, priority: 4)
        case .baseDay: Column(minimum: 4, priority: 5)
        case .baseClose: Column(minimum: 9, priority: 3)
        case .time: Column(minimum: 5, maximum: 10, priority: 6)
        case .price: Column(minimum: 9, priority: 1)
        case .change: Column(minimum: 9, priority: 2)
        case .line: Column(minimum: 6, maximum: 44, priority: 7)
        }
    }
}

/// The heading and the stock rows in sight.
func drawStocks(_ place: Layout.Place, _ model: Model, into frame: inout Frame) {
    let area = place.rect.inset(dx: 2, dy: 1)
    let columns = TableLayout.place(
        StockColumn.allCases.map(\.column), width: area.width, gap: area.width >= 140 ? 4 : 2)
    func field(_ column: StockColumn, _ y: Int) -> Rect? {
        columns[column.rawValue].map { Rect(x: area.x + $0.x, y: y, width: $0.width, height: 1) }
    }
    drawHeadings(field, area.y, model, into: &frame)
    let lines = model.lines(.stocks)
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
                ? model.words[.noSuchStock] : nameText(figure, field.width)
            frame.write(
                CellWidth.fit(text, field.width), x: field.x, y: rect.y, width: field.width,
                style: row.style(failure == nil ? .text : .warning))
        }
        guard let figure else { continue }
        drawFigures(figure, rect.y, field, row, model, into: &frame)
    }
}

private func drawFigures(
    _ figure: StockFigure, _ y: Int, _ field: (StockColumn, Int) -> Rect?, _ row: Row, _ model: Model,
    into frame: inout Frame
) {
    func put(_ text: String?, _ column: StockColumn, _ role: Role) {
        guard let field = field(column, y) else { return }
        frame.writeFigure(text ?? FigureText.absent, in: field, style: row.style(text == nil ? .faint : role))
    }
    let state = figure.state(refresh: model.choices.stocksRefresh, now: model.now)
    let rolePrice: Role = state == .stale ? .warning : .text
    put(figure.base.map { FigureText.monthDay($0.day) } ?? "", .baseDay, .faint)
    put(figure.base.map { FigureText.price($0.close) }, .baseClose, .faint)
    let room = field(.time, y)?.width ?? 0
    put(timeText(figure, room, model) ?? "", .time, state == .stale ? .warning : .faint)
    put(figure.price.map { FigureText.price($0) }, .price, rolePrice)
    let role: Role = figure.change.map { $0 > 0 ? .rising : $0 < 0 ? .falling : .unchanged } ?? .faint
    put(
        figure.change.map { "\(FigureText.arrow($0)) \(FigureText.change($0, places: 1))" }, .change, role)
    if let field = field(.line, y) {
        frame.write(Sparkline.text(figure.line, width: field.width), x: field.x, y: y, style: row.style(role))
    }
}

/// The name, and what another feed says of the price if that is something else.
private func nameText(_ figure: StockFigure?, _ width: Int) -> String {
    guard let figure else { return "" }
    let name = figure.name ?? ""
    guard let rival = figure.rival else { return name }
    let remark = "≠ \(rival.source) \(FigureText.price(rival.value))"
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

extension Sort.Column {
    /// What the column is called where the grid's border says how it is sorted.
    var phrase: Phrase {
        switch self {
        case .symbol: .symbolColumn
        case .price: .priceColumn
        case .change: .changeColumn
        }
    }
}
