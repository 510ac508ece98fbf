internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import TUI
internal import Words

struct EventRows: Equatable {
    let cards: Shared<CardsInSight>
    let rows: [EventRow]
    let viewer: Viewer

    func views() -> [SharedView] {
        let model = cards.value.model.value
        let columns = EventColumns(cards.value.card.width, viewer)
        return rows.indices.map { index in
            let (row, size) = (rows[index], cards.value.sizes[index])
            let isOwn = model.isOwn(row.event)
            let alert = AlertMark(row.item, in: .events, model)
            if size.height > 1 { return SharedView(LargeEvent(row, size, isOwn: isOwn, alert, viewer).view) }
            // Only the first event of a day shows it.
            let isFirst = index == 0 || rows[index - 1].day != row.day
            let maker = EventLine(
                row: row, isFirst: isFirst, isOwn: isOwn, alert: alert, columns: columns, viewer: viewer)
            return SharedView(maker.view)
        }
    }
}

struct EventColumns {
    let day, time, title, there, countdown: Rect?

    init(_ width: Int, _ viewer: Viewer) {
        let (words, times) = (viewer.words, viewer.writing.times)
        let march = Day(number: 20_536)
        let time = CellWidth.of(times.minute(TimeOfDay(second: 46_140)))
        let relative = [words[.today], words[.tomorrow]].map { CellWidth.of($0) }.max() ?? 0
        let long = max(CellWidth.of(words.dateWithWeekday(march)) + 1, relative)
        let isWide = width >= 46
        let span = words[.ahead, ["span": words.span(13 * 86_400 + 82_000)]]
        let columns = [
            Column(minimum: isWide ? long : CellWidth.of(words.date(march)) + 1, priority: 1),
            Column(minimum: time, priority: isWide ? 2 : 3),
            Column(minimum: isWide ? 24 : 16, maximum: width, priority: 0),
            // A title in full comes first; after a short one there is room for the time there.
            Column(minimum: width >= 110 ? time + 18 : width + 1, maximum: width + 1, priority: 4),
            Column(minimum: isWide ? CellWidth.of(span) : 5, priority: isWide ? 3 : 2),
        ]
        let fields = TableLayout.place(columns, width: max(0, width - 2), gap: isWide ? 2 : 1).map { place in
            place.map { Rect(x: 1 + $0.x, y: 0, width: $0.width, height: 1) }
        }
        (day, self.time, title, there, countdown) = (fields[0], fields[1], fields[2], fields[3], fields[4])
    }
}

private struct EventLine {
    let row: EventRow
    let isFirst: Bool
    let isOwn: Bool
    let alert: AlertMark?
    let columns: EventColumns
    let viewer: Viewer

    var view: RowView {
        let (text, event) = (EventText(viewer), row.event)
        let end = columns.title.map { $0.maxX + 1 } ?? 1
        var view = RowView(label: Rect(x: 0, y: 0, width: end, height: 1))
        if let field = columns.day, isFirst { view.put(day, .label, isToday ? .key : .text, in: field) }
        if let field = columns.time { view.putRight(text.timeHere(event), .label, .text, in: field) }
        if let field = columns.title {
            let title = title(atMost: field.width)
            view.put(mark, .label, .key, in: field)
            view.put(title, .label, .title, in: field.split(left: CellWidth.of(mark)).rest)
            let end = CellWidth.of(mark + title)
            if let alert {
                view.put(alert, behind: min(end, field.width - 4), in: field)
            } else if columns.there == nil, let there = text.timeThere(event) {
                view.putRight(there, .detail, .faint, in: field.split(left: end + 2).rest)
            }
        }
        if let field = columns.there, let there = text.timeThere(event) {
            view.put(there, .detail, .faint, in: field)
        }
        if let field = columns.countdown {
            let long = text.countdown(event)
            let said = CellWidth.of(long) <= field.width ? long : text.shortCountdown(event)
            // For today's whole day the first column says it all.
            if !(event.isAllDay && isToday) { view.putRight(said, .detail, .faint, in: field) }
        }
        return view
    }

    private var mark: String { isOwn ? "• " : "" }

    private func title(atMost width: Int) -> String {
        let (text, event) = (EventText(viewer), row.event)
        let doubt = event.certainty == .expected ? " ?" : ""
        let room = width - CellWidth.of(mark)
        let wordings = text.titles(row)
        let titles = wordings.map { $0 + doubt } + wordings.suffix(1)
        let time = columns.time == nil ? text.timeHere(event) : ""
        let timed = time.isEmpty ? [] : titles.map { "\(time) \($0)" }
        return (timed + titles).first { CellWidth.of($0) <= room } ?? titles[0]
    }

    private var today: Day { viewer.here.local(viewer.now).day }
    private var isToday: Bool { row.day == today }

    private var day: String {
        let width = columns.day?.width ?? 0
        let words = viewer.words
        let relative = row.day - today <= 1 ? [words.relativeDay(row.day, from: today)] : []
        // From half a year on, a weekday says less than the year.
        let isDistant = row.day.civil.year != today.civil.year && row.day - today > 180
        let dates =
            (isDistant ? [words.date(row.day, withYear: true)] : [])
            + [words.dateWithWeekday(row.day), words.date(row.day), String(row.day.civil.day)]
        return (relative + dates).first { CellWidth.of($0) <= width } ?? ""
    }
}

/// The first event, with its time or its day in large figures.
struct LargeEvent {
    static let rows = 4
    static let leastWidth = 28

    struct When {
        let figure: String
        let words: [String]

        /// The time for today and tomorrow; the day of the month for later and for whole days.
        init(_ row: EventRow, _ viewer: Viewer) {
            let (event, words) = (row.event, viewer.words)
            let today = viewer.here.local(viewer.now).day
            let (day, times) = (row.day, viewer.writing.times)
            let relative = day - today <= 1 ? [words.relativeDay(day, from: today)] : []
            if !event.isAllDay, day - today <= 1 {
                let time = viewer.here.local(event.start).time
                figure = times.hoursAndMinutes(time)
                self.words = [times.half(time)].filter { !$0.isEmpty } + relative
            } else {
                figure = String(day.civil.day)
                let time = EventText(viewer).timeHere(event)
                let date = ["\(words.weekday(day)) \(words.month(day))", time].filter { !$0.isEmpty }
                self.words = [date.joined(separator: " ")]
            }
        }
    }

    private(set) var view: RowView

    init(_ row: EventRow, _ size: Size, isOwn: Bool, _ alert: AlertMark?, _ viewer: Viewer) {
        let (text, event) = (EventText(viewer), row.event)
        let inner = Rect(size).inset(dx: 1, dy: 0)
        let head = inner.split(top: 1).top
        view = RowView(label: Rect(x: 0, y: 0, width: size.width, height: 1))
        let mark = isOwn ? "• " : ""
        let doubt = event.certainty == .expected ? viewer.words[.eventExpected] : ""
        let room = head.width - (doubt.isEmpty ? 0 : CellWidth.of(doubt) + 2)
        let space = max(0, room - CellWidth.of(mark))
        let titles = text.titles(row)
        let title = CellWidth.fit(titles.first { CellWidth.of($0) <= space } ?? titles[0], space)
        view.put(mark, .label, .key, in: head)
        view.put(title, .label, .title, in: head.split(left: CellWidth.of(mark)).rest)
        if let last = view.texts.indices.last { view.texts[last].isBold = true }
        view.putRight(doubt, .detail, .warning, in: head)
        if let alert { view.put(alert, behind: min(CellWidth.of(mark + title), head.width - 4), in: head) }
        let when = When(row, viewer)
        let body = Rect(x: inner.x, y: 1, width: inner.width, height: 3)
        let words = 10
        let digits = BigDigits(when.figure, within: Size(width: body.width - words, height: 3))
        view.digits = RowView.Digits(
            figure: viewer.writing.terminal.isASCII ? digits.inASCII : digits, corner: Point(x: body.x, y: 1),
            role: .title)
        let beside = body.split(left: digits.size.width + 2).rest
        let lines: [(wordings: [String], role: Role)] = [
            ([when.words.joined(separator: " "), when.words.first ?? ""], .text),
            ([text.countdown(event), text.shortCountdown(event)], .key),
            ([text.timeThere(event) ?? ""], .faint),
        ]
        for (index, line) in lines.enumerated() {
            let field = Rect(x: beside.x, y: 1 + index, width: beside.width, height: 1)
            guard let said = line.wordings.first(where: { CellWidth.of($0) <= field.width }) else { continue }
            view.put(said, .detail, line.role, in: field)
            if index == 1, let last = view.texts.indices.last { view.texts[last].isBold = true }
        }
    }
}
