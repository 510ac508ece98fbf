internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import TUI
internal import Words

struct ClockRow {
    var view: RowView
    /// The time ends at its right; nil without room.
    var time: Rect?
    var isLarge = false
    /// The cells of that field that the words need.
    var words = 0

    func view(at time: TimeOfDay, _ writing: Writing) -> RowView {
        guard let field = self.time else { return view }
        var view = view
        if isLarge {
            let digits = ClockRow.digits(time, in: field.size, words: words, writing)
            let seconds = ClockRow.seconds(time, writing)
            let x = field.maxX - CellWidth.of(seconds)
            view.digits = RowView.Digits(
                figure: digits, corner: Point(x: x - digits.size.width, y: field.y))
            let y = field.y + digits.size.height - (digits.size.height == 3 ? 2 : 1)
            view.put(seconds, .figure, .faint, in: Rect(x: x, y: y, width: field.maxX - x, height: 1))
        } else {
            view.putRight(writing.times.time(time), .figure, .text, in: field)
        }
        return view
    }

    static func seconds(_ time: TimeOfDay, _ writing: Writing) -> String {
        writing.times.hasSeconds ? ":" + String(time.description.suffix(2)) : ""
    }

    static func digits(_ time: TimeOfDay, in room: Size, words: Int, _ writing: Writing) -> BigDigits {
        let room = Size(
            width: room.width - max(words, CellWidth.of(seconds(time, writing))), height: room.height)
        let digits = BigDigits(writing.times.hoursAndMinutes(time), within: room)
        return writing.terminal.isASCII ? digits.inASCII : digits
    }
}

struct ClockRowMaker {
    private let id: ClockID
    private let zone: Zone
    private let size: Size
    private let columns: ClockColumns
    private let detail: Detail
    private let isRoomy: Bool
    private let viewer: Viewer
    private let memo: Memo
    private let clock: ClockFigure
    private let ahead: DifferenceAhead?
    private let market: MarketText?
    private let alert: AlertMark?
    private let event: String?
    var row = ClockRow(view: RowView(label: Rect(x: 0, y: 0, width: 0, height: 1)))
    private var view: RowView {
        get { row.view }
        _modify { yield &row.view }
    }

    init(
        _ id: ClockID, _ zone: Zone, _ size: Size, _ columns: ClockColumns, _ market: MarketText?,
        _ alert: AlertMark?, _ event: String?, _ detail: Detail, isRoomy: Bool, _ viewer: Viewer,
        _ memo: Memo
    ) {
        self.event = viewer.areClocksMoved ? nil : event
        (self.id, self.zone, self.size, self.columns) = (id, zone, size, columns)
        (self.detail, self.isRoomy, self.viewer, self.memo, self.alert) = (
            detail, isRoomy, viewer, memo, alert
        )
        clock = ClockFigure(zone, id: id, here: viewer.here, now: viewer.clockMoment)
        ahead = DifferenceAhead(zone, from: viewer.here, at: viewer.clockMoment)
        self.market = viewer.areClocksMoved && size.height == 1 ? nil : market
    }

    private var day: String { viewer.day(of: clock) }
    private var dayInColumn: String {
        CellWidth.of(day) <= columns.day?.width ?? 0 ? day : viewer.words.weekday(clock.day)
    }
    /// The more important of day and difference.
    private var shortest: [String] {
        viewer.areClocksMoved ? [day, viewer.words.weekday(clock.day)] : [difference]
    }
    private var difference: String { viewer.words.hoursOffset(clock.offset) }

    mutating func fill() {
        if detail >= .large { return size.width < ClockForm.besideWidth(detail) ? fillTall() : fillLarge() }
        let (day, difference) = (dayInColumn, difference)
        view.label.width = columns.city.map { $0.maxX + 1 } ?? 0
        if var field = columns.city {
            // A long name may use the next column's free cells.
            let next = [(columns.day, day), (columns.difference, difference)].lazy.compactMap {
                column, text in
                column.map { $0.maxX - CellWidth.of(text) }
            }.first
            if let next { field.width = max(field.width, next - 1 - field.x) }
            putCity(field)
        }
        if let field = columns.day { view.putRight(day, .detail, .faint, in: field) }
        if let field = columns.difference {
            view.putRight(difference, .detail, ahead == nil ? .faint : .warning, in: field)
        }
        if !isRoomy, let field = columns.middle { putMiddle(field) }
        if let field = columns.time {
            view.put(ClockText.dayMark(clock.time), .detail, .faint, in: field)
            row.time = field
        }
        guard size.height > 1 else { return }
        let second = Rect(x: 3, y: 1, width: size.width - 4, height: 1)
        if size.height > 2 {
            putRows()
        } else if isRoomy, detail >= .chart {
            putDay(in: second)
        } else if viewer.areClocksMoved {
            putStrip(in: second)
        } else if let ahead {
            put(ClockText.ahead(ahead, clock, viewer), .warning, in: second)
        } else {
            put(withEvent(["\(self.day), \(difference)"]) + shortest, .faint, in: second)
        }
    }

    private mutating func putCity(_ field: Rect) {
        let name = CellWidth.fit(City.name(ofClock: id, language: viewer.writing.language), field.width)
        view.put(name, .label, .title, in: field)
        let end = CellWidth.of(name) + 1
        if let alert { return view.put(alert, behind: end - 1, in: field) }
        if let market, end + CellWidth.of(market.mark) <= field.width {
            view.put(market.mark, .label, market.role, in: field.split(left: end).rest)
        }
    }

    private mutating func putMiddle(_ field: Rect) {
        if viewer.areClocksMoved, size.height < 2 {
            putStrip(in: field)
        } else if let market {
            put(withEvent(market.wordings), market.role, in: field)
        }
    }

    private mutating func putStrip(in field: Rect) {
        let count = field.width
        guard count >= DayStrip.widths.min() ?? 0 else { return }
        let day = viewer.here.local(viewer.clockMoment).day
        let hours = HoursOf(zone: zone, day: day, here: viewer.here, count: count)
        let strip = memo(.strip(id.text), hours) { DayStrip($0.zone, $0.day, here: $0.here, count: $0.count) }
        var rest = field
        for run in strip.runs(at: viewer.clockMoment) {
            view.put(run.text, run.role == .title ? .figure : .strip, run.role, in: rest)
            rest = rest.split(left: CellWidth.of(run.text)).rest
        }
    }

    private func withEvent(_ wordings: [String]) -> [String] {
        guard let event else { return wordings }
        return wordings.isEmpty ? [event] : wordings.prefix(3).map { "\($0) · \(event)" } + wordings
    }

    private mutating func put(_ wordings: [String], _ role: Role, in field: Rect) {
        // A part of a number is a wrong number: leave out wordings that do not fit whole.
        guard let text = wordings.first(where: { CellWidth.of($0) <= field.width }) else { return }
        view.put(text, .detail, role, in: field)
    }
}

private struct HoursOf: Equatable {
    let zone: Zone
    let day: Day
    let here: Zone
    let count: Int
}

extension ClockRowMaker {
    /// A row each: the day if it has no column, the exchange's state, and last the hours of the day.
    private mutating func putRows() {
        var line = Rect(x: 3, y: 1, width: size.width - 4, height: 1)
        if columns.day == nil || columns.difference == nil {
            let role: Role = ahead == nil ? .faint : .warning
            put(["\(day), \(difference)"] + shortest, role, in: line)
            line.y += 1
        }
        if line.y < size.height - 1 { putNewsOrCountry(in: line) }
        line.y = size.height - 1
        putStrip(in: line)
    }

    private mutating func putNewsOrCountry(in line: Rect) {
        if ahead != nil || market != nil { return putNews(in: line) }
        view.put(
            City.country(ofClock: id, language: viewer.writing.language) ?? "", .detail, .faint, in: line)
    }

    private mutating func putDay(in field: Rect) {
        let day = columns.day == nil ? day : nil
        // Moved clocks are for planning: the hours matter more.
        let words = viewer.areClocksMoved ? 0 : 22
        let width =
            DayStrip.widths.first { $0 + words <= field.width } ?? DayStrip.widths.min().map {
                min($0, field.width)
            } ?? 0
        let parts = field.split(left: field.width - width)
        putStrip(in: parts.rest)
        putNews(day: day, in: parts.left.split(left: parts.left.width - 2).left)
    }

    /// The coming change of clocks, else the exchange's state; before it the day, if that has no column.
    private mutating func putNews(day: String? = nil, in field: Rect) {
        let news = ahead.map { ClockText.ahead($0, clock, viewer) } ?? withEvent(market?.wordings ?? [])
        let wordings = day.map { day in news.dropLast().map { "\(day) · \($0)" } + [day] } ?? news
        put(wordings, ahead == nil ? market?.role ?? .faint : .warning, in: field)
    }

    /// The time in large figures at the right.
    private mutating func fillLarge() {
        let inner = Rect(size).inset(dx: 2, dy: 0)
        let head = inner.split(top: size.height - 1)
        let half = viewer.writing.times.half(clock.time)
        let field = head.top.split(top: digitRows).top
        row.words = 19
        let digits = ClockRow.digits(clock.time, in: field.size, words: row.words, viewer.writing)
        let cells = digits.size.width + CellWidth.of(ClockRow.seconds(clock.time, viewer.writing))
        let x = inner.maxX - cells
        let beside = CellWidth.of(half) + 2
        view.put(
            ClockText.dayMark(clock.time), .detail, .faint,
            in: Rect(x: x - 2, y: 0, width: 2, height: 1))
        view.put(half, .detail, .faint, in: Rect(x: x - beside + 1, y: 1, width: beside, height: 1))
        (row.time, row.isLarge) = (field, true)
        var line = Rect(
            x: inner.x, y: max(0, (digits.size.height - 3) / 2), width: inner.width - cells - max(3, beside),
            height: 1)
        view.label = Rect(x: 0, y: line.y, width: line.maxX + 1, height: 1)
        putCity(line)
        line.y += 1
        let (day, difference) = (day, difference)
        let date = viewer.words.dateWithWeekday(clock.day)
        let wordings =
            (day.hasPrefix(date) ? [] : ["\(day), \(difference) · \(date)"])
            + ["\(day), \(difference)"] + shortest
        put(wordings, ahead == nil ? .faint : .warning, in: line)
        line.y += 1
        putNews(in: line)
        putStrip(in: inner.split(top: digitRows).rest.split(top: 1).top)
    }

    private var digitRows: Int { (detail >= .huge ? BigDigits.Height.five : .three).rawValue }

    /// The time in large figures below the city.
    private mutating func fillTall() {
        let inner = Rect(size).inset(dx: 2, dy: 0)
        let role: Role = ahead == nil ? .faint : .warning
        let head = inner.split(top: 1).top
        let city = head.split(left: head.width - CellWidth.of(difference) - 1).left
        view.label = Rect(x: 0, y: 0, width: city.maxX + 1, height: 1)
        putCity(city)
        view.putRight(difference, .detail, role, in: head)
        let field = inner.split(top: 1).rest.split(top: digitRows).top
        (row.time, row.isLarge) = (field, true)
        let digits = ClockRow.digits(clock.time, in: field.size, words: 0, viewer.writing)
        let beside =
            field.width - digits.size.width - CellWidth.of(ClockRow.seconds(clock.time, viewer.writing))
        var line = Rect(x: inner.x, y: field.y, width: max(0, beside - 1), height: 1)
        view.put(ClockText.dayMark(clock.time), .detail, .faint, in: line)
        line.y += 1
        put([day, viewer.words.weekday(clock.day)], .faint, in: line)
        line.y += 1
        put([viewer.writing.times.half(clock.time)], .faint, in: line)
        let rest = Rect(x: 3, y: field.maxY, width: size.width - 4, height: size.height - field.maxY)
        let news = rest.height > 1 ? 1 : 0
        if news > 0 { putNewsOrCountry(in: rest.split(top: 1).top) }
        putStrip(in: rest.split(top: news).rest.split(top: 1).top)
    }
}

enum ClockForm {
    /// Below this width, the words are above the large figures.
    static func besideWidth(_ detail: Detail) -> Int { detail >= .huge ? 60 : 44 }

    /// Columns and rows of the smallest clocks of each step.
    static let ladder = Ladder(
        [
            Ladder.Step(.item, (24, 1)), Ladder.Step(.change, (37, 1), (24, 2)),
            Ladder.Step(.chart, (37, 2), (24, 3)), Ladder.Step(.large, (besideWidth(.large), 4), (24, 5)),
            Ladder.Step(.huge, (besideWidth(.huge), 6), (38, 7)),
        ], gap: 1
    ) { detail in
        switch detail {
        case .item, .change, .label, .chart: 4
        case .large, .flag, .name: 6
        case .huge, .axis, .tile: 8
        }
    }
}
