internal import Board
internal import Market
internal import TUI
internal import Words

/// The columns of the grid, in order, with their headings above the first of each group.
private enum StockColumn: Int, CaseIterable {
    case symbol, name, baseDay, baseClose, time, price, change, line, market

    /// The column in a grid of `width` cells, where rows are one high or `isTall`. Tall rows have a chart, which is
    /// worth more than the days and times are. A time takes `time` cells.
    func column(_ width: Int, _ isTall: Bool, time: Int) -> Column {
        switch self {
        case .symbol: Column(minimum: 7, priority: 0)
        case .name: Column(minimum: 8, maximum: max(19, min(36, width / 6)), priority: 4)
        case .baseDay: Column(minimum: 4, priority: isTall ? 6 : 5)
        case .baseClose: Column(minimum: 9, priority: 3)
        // A day is written in seven cells at most, and a time may follow it.
        case .time: Column(minimum: max(time, 7), maximum: time + 8, priority: isTall ? 7 : 6)
        case .price: Column(minimum: 9, priority: 1)
        case .change: Column(minimum: 9, priority: 2)
        case .line: Column(minimum: 6, maximum: isTall ? 120 : 44, priority: isTall ? 5 : 7)
        case .market: Column(minimum: 24, maximum: 36, priority: 8)
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

/// Where the columns of the grid stand, in a row whose left edge is at column `x`.
struct StockFields {
    private let rect: Rect
    private let card: Size
    private let columns: [(x: Int, width: Int)?]
    let x: Int

    init(_ place: Layout.Place, _ text: TimeText) {
        (rect, card) = (place.rect, place.spread.card)
        let area = place.rect.inset(dx: 2, dy: 1)
        x = area.x
        // In tall rows there is room for the exchange below the name.
        let isTall = place.spread.card.height > 1
        let time = StockFields.widestTime(text)
        columns = TableLayout.place(
            StockColumn.allCases.filter { !isTall || $0 != .market }.map {
                $0.column(area.width, isTall, time: time)
            }, width: area.width, gap: area.width >= 140 ? 4 : 2)
    }

    /// Whether they are those of `place` too, in the same words.
    func areOf(_ place: Layout.Place) -> Bool { rect == place.rect && card == place.spread.card }

    private static func widestTime(_ text: TimeText) -> Int {
        let (morning, evening) = (TimeOfDay(second: 10 * 3600), TimeOfDay(second: 22 * 3600))
        return max(CellWidth.of(text.minute(morning)), CellWidth.of(text.minute(evening)))
    }

    /// Where the label of a row ends, its symbol and its name.
    var label: Int { (field(.name, x, 0) ?? field(.symbol, x, 0)).map { $0.maxX + 1 } ?? x }

    fileprivate func field(_ column: StockColumn, _ x: Int, _ y: Int) -> Rect? {
        guard column.rawValue < columns.count else { return nil }
        return columns[column.rawValue].map { Rect(x: x + $0.x, y: y, width: $0.width, height: 1) }
    }
}

extension Album {
    /// The columns of a grid at `place`, made once for all pictures of it.
    fileprivate mutating func fields(of place: Layout.Place, _ text: TimeText) -> StockFields {
        if let stockFields, stockFields.areOf(place) { return stockFields }
        let fields = StockFields(place, text)
        stockFields = fields
        return fields
    }
}

/// The headings of the grid.
func drawStockHeadings(_ place: Layout.Place, _ model: Model, into frame: inout Frame) {
    let fields = StockFields(place, model.timeText)
    frame.clipped(to: place.rect.inset(dx: 1, dy: 1)) { frame in
        drawHeadings({ fields.field($0, fields.x, $1) }, place.rect.y + 1, model, into: &frame)
    }
}

/// The stock rows at `indices`.
func drawStocks(
    _ place: Layout.Place, _ indices: [Int], _ model: Model, _ album: inout Album, into frame: inout Frame
) {
    let fields = album.fields(of: place, model.timeText)
    let hasMarket = place.spread.card.height > 1 || fields.field(.market, 0, 0) != nil
    let lines = model.lines(.stocks)
    let label = album.ages(of: model)[.stocks]
    for index in indices {
        guard let symbol = lines[index]?.card?.text else { continue }
        let rect = place.rect(of: index)
        let row = Row(index, in: .stocks, model)
        let figure = model.stockFigure(symbol)
        let face = StockFace(
            figure: figure, mark: mark(of: figure, label, model), day: album.exchanges.day(of: figure),
            market: hasMarket && figure.price != nil ? album.exchanges.text(of: figure) : nil,
            failure: model.stockFailures[symbol], look: row.look)
        let page = StockPlace(symbol: symbol, isSelected: row.look != .plain)
        if album.stocks.paste(face, page, in: rect, onto: &frame) { continue }
        var picture = Frame(size: rect.size)
        let ground = Rect(picture.size)
        row.drawGround(
            in: ground, label: ground.split(top: 1).top.split(left: fields.label - rect.x).left,
            into: &picture)
        drawStock(
            symbol, face, row, ground, { fields.field($0, fields.x - rect.x, $1) }, model, into: &picture)
        album.stocks.paste(new: picture, of: face, page, in: rect, onto: &frame)
    }
}

private func mark(of figure: StockFigure, _ label: PanelAge?, _ model: Model) -> AgeMark? {
    let state = figure.state(refresh: model.refresh.stocks, now: model.now)
    if state == .live { return nil }
    return AgeMark(state, figure.time ?? figure.arrived, in: Zone(figure.zone) ?? .utc, label, model)
}

private func drawStock(
    _ symbol: String, _ face: StockFace, _ row: Row, _ rect: Rect, _ field: (StockColumn, Int) -> Rect?,
    _ model: Model, into frame: inout Frame
) {
    if let field = field(.symbol, 0) {
        frame.write(
            CellWidth.fit(Exchange.shortSymbol(symbol), field.width), x: field.x, y: field.y,
            width: field.width, style: row.label(.title))
    }
    if let field = field(.name, 0) {
        let text =
            face.failure != nil && face.figure?.price == nil
            ? model.words[.noSuchStock] : nameText(face, isTall: rect.height > 1, field.width, model)
        frame.write(
            CellWidth.fit(text, field.width), x: field.x, y: field.y, width: field.width,
            style: row.label(face.failure == nil ? .text : .warning))
    }
    if rect.height > 1 {
        drawSecondLine(face, rect, field, row, into: &frame)
    } else if let field = field(.market, 0), let text = face.market?.text(atMost: field.width) {
        frame.write(text.words, x: field.x, y: field.y, style: row.style(text.role))
    }
    if let figure = face.figure { drawFigures(figure, face, rect, field, row, model, into: &frame) }
}

private func drawFigures(
    _ figure: StockFigure, _ face: StockFace, _ rect: Rect, _ field: (StockColumn, Int) -> Rect?, _ row: Row,
    _ model: Model, into frame: inout Frame
) {
    let y = rect.y
    func put(_ text: String?, _ column: StockColumn, _ role: Role) {
        guard let field = field(column, y) else { return }
        let role = text == nil ? .faint : role
        frame.writeRight(text ?? FigureText.absent, in: field, style: row.style(role))
    }
    func put(price: Double?, _ column: StockColumn, _ style: Style) {
        guard let field = field(column, y) else { return }
        guard let price else { return put(nil, column, .faint) }
        let cells = frame.writeFigure(in: field, style: style) { model.figureText.price(price, fits: $0) }
        guard column == .price else { return }
        // The gap between two columns has room for a sign before the longest price.
        let signs = (figure.rival == nil ? "" : "≠") + (face.mark == nil ? "" : AgeMark.sign)
        let width = CellWidth.of(signs)
        let x = max(field.x - width, field.maxX - cells - width - 1)
        let role = figure.rival == nil ? face.mark?.role ?? .faint : .warning
        frame.write(signs, x: x, y: y, style: row.style(role))
    }
    let isStale = face.mark?.state == .stale
    put(figure.base.map { FigureText.monthDay($0.day) } ?? "", .baseDay, .faint)
    put(price: figure.base?.close, .baseClose, row.style(.faint))
    let room = field(.time, y)?.width ?? 0
    put(timeText(figure, face.day, room, model) ?? "", .time, isStale ? .warning : .faint)
    put(price: figure.price, .price, row.figure(isStale ? .warning : .text))
    let role = figure.change.map { Style.change($0, places: 1).ink.role ?? .faint } ?? .faint
    if let change = figure.change, let field = field(.change, y) {
        frame.writeFigure(in: field, style: row.style(role)) {
            model.figureText.marked(change, places: 1, fits: $0)
        }
    } else {
        put(nil, .change, .faint)
    }
    guard let line = field(.line, y) else { return }
    guard rect.height > 1 else {
        frame.write(Sparkline.text(figure.line, width: line.width), x: line.x, y: y, style: row.style(role))
        return
    }
    var style = LineChart.Looks(line: row.style(role))
    style.baseline = row.style(.faint)
    let chart = LineChart(
        figure.line, baseline: figure.base?.close, looks: style, isASCII: model.terminal.isASCII)
    frame.draw(chart, in: Rect(x: line.x, y: y, width: line.width, height: rect.height))
}

/// Below the name, in a tall row: how old the price is where that has to be said, and what its exchange is doing; the
/// name itself where it has no column.
private func drawSecondLine(
    _ face: StockFace, _ rect: Rect, _ field: (StockColumn, Int) -> Rect?, _ row: Row, into frame: inout Frame
) {
    guard let start = field(.name, 1) ?? field(.symbol, 1) else { return }
    // Up to the first column that has something to say in this line.
    let end = field(.line, 0).map { $0.x - 2 } ?? rect.maxX - 1
    var (x, width) = (start.x, max(0, end - start.x))
    let separator = " · "
    var isSecond = false
    if let mark = face.mark, let text = mark.text(atMost: width) {
        frame.write(text, x: x, y: start.y, style: row.style(mark.role))
        let taken = CellWidth.of(text) + CellWidth.of(separator)
        guard taken + 6 <= width else { return }
        (x, width, isSecond) = (x + taken, width - taken, true)
    }
    func put(_ text: String, _ role: Role) {
        if isSecond {
            frame.write(separator, x: x - CellWidth.of(separator), y: start.y, style: row.style(.faint))
        }
        frame.write(text, x: x, y: start.y, width: width, style: row.style(role))
    }
    if field(.name, 0) == nil, let name = face.figure?.name {
        put(CellWidth.fit(name, width), .text)
    } else if let text = face.market?.text(atMost: width) {
        put(text.words, text.role)
    }
}

/// The name, and behind it how old the price is where that has to be said and has no line of its own, and what another
/// feed says of it; as much of both as leaves the name its place. The signs before the price say the same in short.
private func nameText(_ face: StockFace, isTall: Bool, _ width: Int, _ model: Model) -> String {
    guard let figure = face.figure else { return "" }
    let name = figure.name ?? ""
    let ages = isTall ? [] : face.mark?.wordings ?? []
    let rivals =
        figure.rival.map { ["≠ \($0.source) \(model.figureText.price($0.value))", "≠ \($0.source)"] } ?? []
    let both = rivals.flatMap { rival in ages.map { "\($0) \(rival)" } }
    for remark in both + rivals + ages {
        let room = width - CellWidth.of(remark) - 1
        if room >= 4 { return "\(CellWidth.fit(name, room)) \(remark)" }
    }
    return name
}

/// The exchange's time of the price, or its day if that is not today there, and the time behind it where there is room.
private func timeText(
    _ figure: StockFigure, _ day: ExchangeMoment.PriceDay, _ room: Int, _ model: Model
) -> String? {
    guard let local = figure.local else { return nil }
    let time = model.timeText.minute(local.time)
    if day == .today { return time }
    let date = model.words.date(local.day, withYear: day == .distant)
    let digits = day == .distant ? [] : ["\(FigureText.monthDay(local.day)) \(time)"]
    let wordings = ["\(date) \(time)"] + digits + [date, String(local.day.civil.year)]
    return wordings.first { CellWidth.of($0) <= room }
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
