internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import TUI
internal import Words

struct ClockList: Equatable {
    let clocks: [ClockID]
    /// Nil if the system's rules lack one.
    let zones: [Zone?]
    let exchanges: [Exchange?]
    /// Each city's next day without trading, early close or change of clocks; not events under way.
    let events: [String?]

    init(_ cards: CardsInSight) {
        let model = cards.model.value
        let zones = model.figures.zones
        clocks = cards.items.compactMap(ClockID.init)
        self.zones = clocks.map { zones[$0] }
        exchanges = clocks.map { Exchange.at($0).first }
        events = clocks.map { clock in
            model.eventRemark(of: .city(clock)) { event in
                event.start <= model.now || event.kind == .own
                    // Within two weeks the clock itself says so.
                    || event.kind == .clockChange && event.start - model.now <= DifferenceAhead.days * 86_400
            }
        }
    }
}

struct ClockRows: Equatable {
    let cards: Shared<CardsInSight>
    let list: Shared<ClockList>
    let markets: [MarketText?]
    /// At the start of the minute.
    let viewer: Viewer

    func rows(_ memo: Memo) -> [ClockRow] {
        var columns: [Size: ClockColumns] = [:]
        return list.value.clocks.indices.map { index in
            let (id, size) = (list.value.clocks[index], cards.value.sizes[index])
            guard let zone = list.value.zones[index] else { return ClockRow(view: unknown(id, size)) }
            let fields = columns[size] ?? ClockColumns(size, viewer)
            columns[size] = fields
            let alert = AlertMark(Item(id), in: .clocks, cards.value.model.value)
            var maker = ClockRowMaker(
                id, zone, size, fields, markets[index], alert, list.value.events[index], cards.value.detail,
                isRoomy: cards.value.card.height > 1, viewer, memo)
            maker.fill()
            return maker.row
        }
    }

    private func unknown(_ id: ClockID, _ size: Size) -> RowView {
        let note = "\(viewer.words[.noSuchZoneHere])  \(FigureText.absent)"
        let line = Rect(x: 1, y: 0, width: size.width - 2, height: 1)
        let city = line.split(left: max(0, line.width - CellWidth.of(note) - 2)).left
        var row = RowView(label: Rect(x: 0, y: 0, width: city.width + 2, height: 1))
        row.put(City.name(ofClock: id, language: viewer.writing.language), .label, .title, in: city)
        row.putRight(note, .detail, .warning, in: line)
        return row
    }
}

/// The columns of clocks in one or two rows; `middle` has the exchange's state or a strip of the day.
struct ClockColumns {
    let city, day, difference, middle, time: Rect?

    private static let marketCells = 24

    init(_ size: Size, _ viewer: Viewer) {
        var places = ClockColumns.place(size.width - 2, isLow: size.height < 2, viewer)
        // No row below has room for the day: show at least the weekday next to a time of another day.
        if viewer.areClocksMoved, size.height < 3, places[1] == nil {
            places = ClockColumns.placeWeekday(size.width - 2, viewer)
        }
        let fields = places.map { field in
            field.map { Rect(x: 1 + $0.x, y: 0, width: $0.width, height: 1) }
        }
        (city, day, difference, middle, time) = (fields[0], fields[1], fields[2], fields[3], fields[4])
    }

    private static func placeWeekday(_ width: Int, _ viewer: Viewer) -> [(x: Int, width: Int)?] {
        let middle = viewer.here.local(viewer.clockMoment).day
        let weekday = (-1...1).map { CellWidth.of(viewer.words.weekday(middle + $0)) }.max() ?? 0
        let nothing = Column(minimum: width + 1, priority: 4)
        let columns = [
            Column(minimum: 4, maximum: width, priority: 2), Column(minimum: weekday, priority: 1),
            Column(minimum: 9, priority: 3), nothing, timeColumn(viewer),
        ]
        return TableLayout.place(columns, width: width, gap: 1)
    }

    private static func timeColumn(_ viewer: Viewer) -> Column {
        let time = viewer.writing.times.time(TimeOfDay(second: 0))
        return Column(minimum: CellWidth.of(time) + 2, priority: 0)
    }

    private static func place(_ width: Int, isLow: Bool, _ viewer: Viewer) -> [(x: Int, width: Int)?] {
        let time = timeColumn(viewer)
        let words = viewer.words
        let days = [words[.today], words[.tomorrow], words[.yesterday], words[.inDays, count: 2]]
        let isMoved = viewer.areClocksMoved
        // Moved clocks can have these dates, wherever they are.
        let middle = viewer.here.local(viewer.clockMoment).day
        let dates = isMoved ? (-1...1).map { viewer.date(middle + $0) } : []
        let widest = (days + dates).map { CellWidth.of($0) }.max() ?? 0
        func placed(_ city: Int, _ day: Int, _ difference: Int, _ middle: Column, gap: Int = 2)
            -> [(x: Int, width: Int)?]
        {
            let columns = [
                Column(minimum: city, maximum: width, priority: 1), Column(minimum: widest, priority: day),
                Column(minimum: 9, priority: difference), middle, time,
            ]
            return TableLayout.place(columns, width: width, gap: gap)
        }
        if isMoved, isLow {
            // A time is useless without its city, and a time of another day without the day.
            let others = time.minimum + 9 + widest
            let strip = DayStrip.widths.first { $0 + others + 6 <= width } ?? 12
            return placed(
                9, 2, 5, Column(minimum: strip, priority: 3), gap: strip + others + 6 <= width ? 2 : 1)
        }
        // Use long words for the exchange if the names of cities keep enough room.
        for (cells, city) in [(44, 16), (34, 16)] {
            let columns = placed(
                city, isMoved ? 2 : 3, isMoved ? 3 : 2, Column(minimum: cells, priority: 4))
            if columns[3] != nil { return columns }
        }
        return placed(
            9, isMoved ? 2 : 3, isMoved ? 3 : 2, Column(minimum: marketCells, priority: 4))
    }
}

enum ClockText {
    static func dayMark(_ time: TimeOfDay) -> String { (6..<18).contains(time.hour) ? "☼" : "☾" }

    /// The longest wording first.
    static func visited(_ moment: Instant, _ viewer: Viewer) -> [String] {
        let local = viewer.here.local(moment)
        let isThisYear = local.day.civil.year == viewer.here.local(viewer.now).day.civil.year
        let time = viewer.writing.times.minute(local.time)
        let when = "\(viewer.words.dateWithWeekday(local.day, withYear: !isThisYear)) \(time)"
        let away = moment - viewer.now
        let span = viewer.words.span(abs(away))
        let distance = viewer.words[away < 0 ? .ago : .ahead, ["span": span]]
        return [
            viewer.words[.visitedHere, ["when": when, "distance": distance]],
            viewer.words[.visitedNow, ["when": when]], when, viewer.words.weekdayTime(local.day, time), time,
        ]
    }

    /// The difference after a change of clocks within two weeks; the longest wording first.
    static func ahead(_ ahead: DifferenceAhead, _ clock: ClockFigure, _ viewer: Viewer) -> [String] {
        // The last moment before: clocks go back at 3 o'clock, though it is 2 then.
        let before = viewer.here.local(ahead.at + -1)
        let isMidnight = before.time.second == 86_399
        let day = isMidnight ? before.day + 1 : before.day
        let words = viewer.words
        let time = viewer.writing.times.minute(TimeOfDay(second: before.time.second + 1))
        let when = "\(words.dateWithWeekday(day)) \(time)"
        let difference = words.hoursOffset(ahead.difference)
        let isForward = (ahead.difference > clock.offset) == ahead.isThere
        let phrase: Phrase =
            ahead.isThere ? isForward ? .forwardThere : .backThere : isForward ? .forwardHere : .backHere
        return [
            words[phrase, ["difference": difference, "when": when]],
            words[.differenceFrom, ["difference": difference, "when": when]],
            words[.differenceFrom, ["difference": difference, "when": words.date(day)]],
        ]
    }
}
