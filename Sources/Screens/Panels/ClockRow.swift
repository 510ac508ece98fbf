internal import Board
internal import Market
internal import TUI
internal import Words

/// What one clock has to say, and how it is laid out in its row.
struct ClockRow {
    private let id: String
    private let zone: Zone
    private let model: Model
    private let clock: ClockFigure
    private let ahead: DifferenceAhead?

    /// Cells of the column that says what an exchange is doing, at least.
    private static let marketCells = 24

    /// The clock called `id`; nil where the system has no such zone.
    init?(_ id: String, _ model: Model) {
        guard let zone = model.figures.zones[id] else { return nil }
        self.id = id
        self.zone = zone
        self.model = model
        clock = ClockFigure(zone, id: id, here: model.here, now: model.clockMoment)
        ahead = DifferenceAhead(zone, from: model.here, at: model.clockMoment)
    }

    /// Rows that the clocks of a section take up; nil where each takes one.
    ///
    /// A clock whose difference is about to change says so in a second row; and while the clocks are moved, each has
    /// a strip of the day below it, if they all fit so.
    static func heights(_ section: Lines.Section, _ lines: Lines, _ size: Size, _ model: Model) -> [Int]? {
        if model.visited != nil {
            return hasRoomForStrips(model.linesAtRest(.clocks), size) ? section.cards.map { _ in 2 } : nil
        }
        let heights = section.cards.map { index in
            let zone = lines[index]?.card.flatMap { model.figures.zones[$0.text] }
            return zone.flatMap { DifferenceAhead($0, from: model.here, at: model.clockMoment) } == nil
                ? 1 : 2
        }
        return heights.allSatisfy { $0 == 1 } ? nil : heights
    }

    private static func hasRoomForStrips(_ lines: Lines, _ size: Size) -> Bool {
        size.height >= lines.sections.reduce(0) { $0 + 2 * $1.cards.count + ($1.heading == nil ? 0 : 2) }
    }

    /// The columns of all rows: city, day, difference, what the exchange is doing or a strip of the day, time.
    private static func columns(_ width: Int, height: Int, _ model: Model) -> [(x: Int, width: Int)?] {
        let time = Column(
            minimum: CellWidth.of(model.timeText.time(TimeOfDay(second: 0))) + 2, priority: 0)
        let days = [model.words[.today], model.words[.tomorrow], model.words[.yesterday]]
        let farther = CellWidth.of(model.words[.inDays, count: 2])
        let isOtherDay = model.areClocksOfOtherDay
        let dates = isOtherDay ? ClockRow.dates(model) : []
        let today = (days + dates).reduce(farther) { max($0, CellWidth.of($1)) }
        func placed(_ city: Column, _ day: Int, _ difference: Int, _ middle: Column, gap: Int = 2) -> [(
            x: Int, width: Int
        )?] {
            let columns = [
                city, Column(minimum: today, priority: day), Column(minimum: 9, priority: difference),
                middle, time,
            ]
            return TableLayout.place(columns, width: width, gap: gap)
        }
        if model.visited != nil, height < 2 {
            let strip = DayStrip.widths.first { $0 + time.minimum + 9 + 4 <= width } ?? 12
            // A time without its city tells nothing, and one of another day little without that.
            return placed(
                Column(minimum: 9, maximum: width, priority: 1), isOtherDay ? 2 : 4, 5,
                Column(minimum: strip, priority: isOtherDay ? 3 : 2),
                gap: strip + time.minimum + 9 + 4 <= width ? 2 : 1)
        }
        // Long words of the exchange where the names of cities keep room beside them.
        for (cells, city) in [(44, 16), (34, 16), (marketCells, 9)] {
            let columns = placed(
                Column(minimum: city, maximum: width, priority: 1), isOtherDay ? 2 : 3, isOtherDay ? 3 : 2,
                Column(minimum: cells, priority: 4))
            if columns[3] != nil || cells == marketCells { return columns }
        }
        return []
    }

    /// The dates that moved clocks can have, wherever on Earth they are.
    private static func dates(_ model: Model) -> [String] {
        let day = model.here.local(model.clockMoment).day
        return (-1...1).map { model.date(day + $0) }
    }

    /// Draws the row at `rect`; where `isRoomy`, each clock has more than one row.
    func draw(in rect: Rect, isRoomy: Bool, _ row: Row, into frame: inout Frame) {
        if rect.height > 2 {
            drawLarge(in: rect, row, into: &frame)
            return
        }
        let columns = ClockRow.columns(rect.width - 2, height: rect.height, model)
        func field(_ column: Int) -> Rect? {
            columns[column].map { Rect(x: rect.x + 1 + $0.x, y: rect.y, width: $0.width, height: 1) }
        }
        let market =
            model.visited == nil || rect.height > 1 ? MarketText(id, at: model.clockMoment, model.words) : nil
        let day = model.day(of: clock)
        let difference = model.words.hoursOffset(clock.offset)
        if var field = field(0) {
            // A long name may go on into what the next column leaves free.
            let next = [(columns[1], day), (columns[2], difference)].lazy.compactMap { column, text in
                column.map { $0.x + $0.width - CellWidth.of(text) }
            }.first
            if let next { field.width = max(field.width, next - 1) }
            drawCity(field, market, row, into: &frame)
        }
        if let field = field(1) { frame.writeRight(day, in: field, style: row.style(.faint)) }
        if let field = field(2) {
            frame.writeRight(difference, in: field, style: row.style(ahead == nil ? .faint : .warning))
        }
        if !isRoomy, let field = field(3) { drawMiddle(field, rect.height, market, row, into: &frame) }
        if let field = field(4) {
            frame.write(ClockText.dayMark(clock.time), x: field.x, y: field.y, style: row.style(.faint))
        }
        guard rect.height > 1 else { return }
        let second = Rect(x: rect.x + 3, y: rect.y + 1, width: rect.width - 4, height: 1)
        if isRoomy {
            drawDay(in: second, market, day: columns[1] == nil ? day : nil, row, into: &frame)
        } else {
            drawSecondRow(second, row, into: &frame)
        }
    }

    /// Where and how the time is written over the row that is drawn at `rect`; nil where it has no room.
    func hand(in rect: Rect, _ row: Row) -> ClockHand? {
        if rect.height > 2 { return largeHand(in: rect, row) }
        let columns = ClockRow.columns(rect.width - 2, height: rect.height, model)
        return columns[4].map { column in
            let field = Rect(x: rect.x + 1 + column.x, y: rect.y, width: column.width, height: 1)
            return ClockHand(zone: zone, rect: field, isLarge: false, style: row.figure(.text))
        }
    }

    /// Where the city stands in the row at `rect`, from the row's left edge on.
    func label(in rect: Rect) -> Rect {
        if rect.height > 2 {
            let hand = ClockHand(zone: zone, rect: largeField(in: rect), isLarge: true, style: Style())
            let line = largeLine(in: rect, hand.digits(clock.time, model).size.width)
            return Rect(x: rect.x, y: line.y, width: line.maxX + 1 - rect.x, height: 1)
        }
        let city = ClockRow.columns(rect.width - 2, height: rect.height, model)[0]
        return rect.split(top: 1).top.split(left: city.map { 1 + $0.x + $0.width + 1 } ?? 0).left
    }

    private func largeHand(in rect: Rect, _ row: Row) -> ClockHand {
        ClockHand(zone: zone, rect: largeField(in: rect), isLarge: true, style: row.figure(.title))
    }

    private func largeField(in rect: Rect) -> Rect {
        rect.inset(dx: 2, dy: 0).split(top: rect.height - 1).top
    }

    /// The city's line beside large figures of `cells`: the words stand in the middle of the figures' height.
    private func largeLine(in rect: Rect, _ cells: Int) -> Rect {
        let field = largeField(in: rect)
        let beside = CellWidth.of(model.timeText.half(clock.time)) + 2
        return Rect(
            x: field.x, y: rect.y + (rect.height - 4) / 2, width: field.width - cells - max(3, beside),
            height: 1)
    }

    private func drawCity(_ field: Rect, _ market: MarketText?, _ row: Row, into frame: inout Frame) {
        let name = City.name(ofClock: id, language: model.language)
        let end = frame.write(
            CellWidth.fit(name, field.width), x: field.x, y: field.y, width: field.width,
            style: row.label(.title))
        if let market, end + 1 + CellWidth.of(market.mark) <= field.width {
            frame.write(market.mark, x: field.x + end + 1, y: field.y, style: row.label(market.role))
        }
    }

    private func drawMiddle(
        _ field: Rect, _ height: Int, _ market: MarketText?, _ row: Row, into frame: inout Frame
    ) {
        if model.visited != nil, height < 2 {
            drawStrip(in: field, row, into: &frame)
        } else if let market, let text = market.wordings.first(where: { CellWidth.of($0) <= field.width }) {
            frame.write(text, x: field.x, y: field.y, style: row.style(market.role))
        }
    }

    private func drawSecondRow(_ field: Rect, _ row: Row, into frame: inout Frame) {
        if model.visited != nil {
            drawStrip(in: field, row, into: &frame)
        } else if let ahead {
            write(ClockText.ahead(ahead, clock, model), .warning, in: field, row, into: &frame)
        }
    }

    @discardableResult
    private func drawStrip(in field: Rect, _ row: Row, into frame: inout Frame) -> Int {
        let strip = DayStrip(zone, around: model.clockMoment, here: model.here, room: field.width)
        strip?.draw(x: field.x, y: field.y, row, into: &frame)
        return strip?.cells.count ?? 0
    }

    private func write(
        _ wordings: [String], _ role: Role, in field: Rect, _ row: Row, into frame: inout Frame
    ) {
        // A part of a number would be another number: what does not fit whole is left out.
        guard let text = wordings.first(where: { CellWidth.of($0) <= field.width }) else { return }
        frame.write(text, x: field.x, y: field.y, style: row.style(role))
    }
}

/// Clocks with more than a line.
extension ClockRow {
    /// Words at the left, and at the right the hours of the day; all rows of a panel the same hours.
    private func drawDay(
        in field: Rect, _ market: MarketText?, day: String?, _ row: Row, into frame: inout Frame
    ) {
        // Moved clocks are for planning: then the hours are what counts.
        let words = model.visited == nil ? 22 : 0
        guard let width = DayStrip.widths.first(where: { $0 + words <= field.width }) else {
            writeNews(market, day: day, in: field, row, into: &frame)
            return
        }
        let parts = field.split(left: field.width - width)
        drawStrip(in: parts.rest, row, into: &frame)
        writeNews(
            market, day: day, in: parts.left.split(left: parts.left.width - 2).left, row, into: &frame)
    }

    /// What is about to change, else what the exchange is doing; before it the day, where it has no column.
    private func writeNews(
        _ market: MarketText?, day: String? = nil, in field: Rect, _ row: Row, into frame: inout Frame
    ) {
        let news = ahead.map { ClockText.ahead($0, clock, model) } ?? market?.wordings ?? []
        let wordings = day.map { day in news.dropLast().map { "\(day) · \($0)" } + [day] } ?? news
        write(wordings, ahead == nil ? market?.role ?? .faint : .warning, in: field, row, into: &frame)
    }

    /// The time in large figures at the right, what there is to say at the left, and the day below.
    private func drawLarge(in rect: Rect, _ row: Row, into frame: inout Frame) {
        let inner = rect.inset(dx: 2, dy: 0)
        let head = inner.split(top: rect.height - 1)
        let half = model.timeText.half(clock.time)
        let digits = largeHand(in: rect, row).digits(clock.time, model)
        let x = inner.maxX - digits.size.width
        let beside = CellWidth.of(half) + 2
        frame.write(ClockText.dayMark(clock.time), x: x - 2, y: inner.y, style: row.style(.faint))
        frame.write(half, x: x - beside + 1, y: inner.y + 1, style: row.style(.faint))
        var line = largeLine(in: rect, digits.size.width)
        let market = MarketText(id, at: model.clockMoment, model.words)
        drawCity(line, market, row, into: &frame)
        line.y += 1
        let day = model.day(of: clock)
        let difference = model.words.hoursOffset(clock.offset)
        let date = model.words.dateWithWeekday(clock.day)
        let wordings =
            (day.hasPrefix(date) ? [] : ["\(day), \(difference) · \(date)"])
            + ["\(day), \(difference)", model.areClocksOfOtherDay ? day : difference]
        write(wordings, ahead == nil ? .faint : .warning, in: line, row, into: &frame)
        line.y += 1
        writeNews(market, in: line, row, into: &frame)
        drawStrip(in: head.rest, row, into: &frame)
    }
}
