internal import Board
internal import CivilTime
internal import Figures
internal import TUI
internal import Words

/// The windows that suit, and below them the day of the selected one, hour by hour in each city.
struct MeetingScreen: SheetScreen {
    private let meeting: Meeting
    @Held private var model: Model
    let rect: Rect
    private let list: Rect
    private let rule: Rect
    private let hours: Rect
    private let cities: Rect
    private let strip: Range<Int>
    /// By the clocks here.
    private let day: Day

    /// Added to the rows of cities, to tell clicks on them from clicks on windows.
    private static let firstCity = 1000

    init(_ meeting: Meeting, _ model: Model, _ layout: Layout) {
        (self.meeting, self.model) = (meeting, model)
        let height = max(layout.size.height * 2 / 3, 12)
        rect = Sheet.rect(Size(width: max(76, min(110, layout.size.width * 2 / 3)), height: height), layout)
        let inner = rect.inset(dx: 1, dy: 1)
        let below = max(1, min(meeting.places.count, (inner.height - 2) / 2))
        let (upper, lower) = inner.split(top: max(0, inner.height - below - 2))
        (list, (rule, (hours, cities))) = (upper, MeetingScreen.parts(of: lower))
        let names = meeting.places.map { CellWidth.of(model.cityName($0.clock)) }
        let start = cities.x + 6 + min(24, names.max() ?? 0)
        // The times there come after the strip.
        let room = cities.maxX - start - MeetingScreen.timesWidth
        strip = start..<start + (DayStrip.widths.first { $0 <= room } ?? 0)
        day = model.here.local(meeting.window?.start ?? model.now).day
    }

    private static func parts(of lower: Rect) -> (rule: Rect, (hours: Rect, cities: Rect)) {
        let (rule, rest) = lower.split(top: 1)
        let (hours, cities) = rest.split(top: 1)
        return (rule, (hours, cities))
    }

    private static let timesWidth = 13

    private var words: Words { model.words }

    var hints: [Hint] {
        [
            Hint(.selectUp, .selectDown, label: .keyChoose),
            Hint(.meetingLonger, .meetingShorter, label: .keyLength),
            Hint(.selectLeft, .selectRight, label: .keyCity), Hint(.choiceToggle, label: .keyOnOff),
            Hint(.meetingSave, label: .keyMeetingSave), Hint(.figureCopy, label: .keyCopy),
            Hint(.back, label: .keyClose),
        ]
    }

    func message(for command: Command) -> Message? {
        switch command {
        case .selectLeft: return .layer(.meeting(.step(-1)))
        case .selectRight: return .layer(.meeting(.step(1)))
        default: break
        }
        let messages: [Command: Message] = [
            .choiceToggle: .layer(.meeting(.toggle)), .figureCopy: .layer(.meeting(.copy)),
            .meetingOpen: .layer(.close),
        ]
        return messages[command]
            ?? Movement(command)?.row(after: meeting.index, of: meeting.windows.count, page: list.height)
            .map(choose)
    }

    func message(forUnbound key: Key) -> Message? {
        .user(.say(.phrase(.keyDoesNothing, ["key": key.name])))
    }

    func message(forScrolling rows: Int) -> Message? { choose(meeting.index + rows) }

    func message(forRow index: Int, isDouble: Bool) -> Message? {
        let place = index - MeetingScreen.firstCity
        if place < 0 { return choose(index) }
        return .layer(.meeting(isDouble && place == meeting.place ? .toggle : .choosePlace(place)))
    }

    private func choose(_ index: Int) -> Message { .layer(.meeting(.choose(max(0, index)))) }

    func draw(into frame: inout Frame<Target>) {
        let length = words[.meetingLength, ["span": words.span(meeting.minutes * 60)]]
        let box = Box(
            title: [Span(" \(words[.meetingTitle]) ", Style(.title)), Span("\(length) ", Style(.text))],
            note: [Span(" \(words[.escGoesBack]) ", Style(.faint))], line: Style(.focusedBorder))
        Sheet.draw(box, in: rect, into: &frame)
        drawWindows(into: &frame)
        drawHours(on: &frame.canvas)
        drawCities(into: &frame)
    }

    private func drawWindows(into frame: inout Frame<Target>) {
        let (windows, index) = (meeting.windows, min(meeting.index, meeting.windows.count - 1))
        if windows.isEmpty {
            for (row, text) in LineBreak.lines(words[.noMeeting], width: list.width - 2).enumerated() {
                frame.canvas.write(text, x: list.x + 1, y: list.y + row, style: Style(.faint))
            }
        }
        let top = max(0, min(index - list.height / 2, windows.count - list.height))
        let shown = windows.indices.dropFirst(top).prefix(list.height)
        let spans = shown.map { model.viewer.span(windows[$0], in: model.here) }
        let width = min(list.width / 2, spans.map(CellWidth.of).max() ?? 0)
        for (line, row) in shown.enumerated() {
            let window = windows[row]
            let suits = window.outside.isEmpty
            draw(
                [
                    (spans[line], width, .title), (length(window), 14, .text),
                    (remark(window), list.width - width - 18, suits ? .live : .faint),
                ], isSelected: row == index, row,
                in: Rect(x: list.x, y: list.y + line, width: list.width, height: 1), into: &frame)
        }
    }

    private func remark(_ window: MeetingWindow) -> String {
        let days = words.list(window.again.map { words.weekday(model.here.local($0).day) })
        return suits(window) + (days.isEmpty ? "" : "; " + words[.meetingAgain, ["days": days]])
    }

    /// `2 h ×5`: the length and the number of days.
    private func length(_ window: MeetingWindow) -> String {
        words.span(window.length) + (window.again.isEmpty ? "" : " ×\(window.again.count + 1)")
    }

    private func suits(_ window: MeetingWindow) -> String {
        if window.outside.isEmpty { return words[.meetingSuitsAll] }
        func names(_ isMeant: (MeetingPlace) -> Bool) -> String {
            words.list(meeting.taking.filter(isMeant).map { model.cityName($0.clock) })
        }
        let awake = names { window.outside.contains($0.clock) && !window.asleep.contains($0.clock) }
        let asleep = names { window.asleep.contains($0.clock) }
        return [(Phrase.meetingOutside, awake), (.meetingAsleep, asleep)].filter { !$0.1.isEmpty }
            .map { words[$0.0, ["names": $0.1]] }.joined(separator: "; ")
    }

    private func drawHours(on canvas: inout Canvas) {
        canvas.fill(rule, with: "─", Style(.border))
        guard !strip.isEmpty else { return }
        let scale = DayStrip(day, here: model.here, count: strip.count) { _ in .awake }
        func mark(_ window: MeetingWindow, _ role: Role) {
            guard let cells = scale.cells(from: window.start, to: window.end) else { return }
            let line = Rect(x: strip.lowerBound + cells.lowerBound, y: rule.y, width: cells.count, height: 1)
            canvas.fill(line, with: "━", Style(role))
        }
        for window in meeting.windows where window.outside.isEmpty { mark(window, .live) }
        meeting.window.map { mark($0, .title) }
        let title = words.dateWithWeekday(day)
        if CellWidth.of(title) < strip.lowerBound - hours.x - 1 {
            canvas.write(title, x: hours.x + 1, y: hours.y, style: Style(.faint))
        }
        for hour in stride(from: 0, to: 24, by: strip.count < 24 ? 6 : 3) {
            let text = String(hour)
            canvas.write(
                text, x: strip.lowerBound + hour * strip.count / 24, y: hours.y, style: Style(.faint))
        }
    }

    private func drawCities(into frame: inout Frame<Target>) {
        let places = meeting.places
        let top = max(0, min(meeting.place - cities.height / 2, places.count - cities.height))
        for (line, row) in places.indices.dropFirst(top).prefix(cities.height).enumerated() {
            let place = places[row]
            let takesPart = !meeting.leftOut.contains(place.clock)
            let width = strip.lowerBound - cities.x - 6
            let rect = Rect(x: cities.x, y: cities.y + line, width: cities.width, height: 1)
            var texts: [(String, Int, Role)] = [
                (takesPart ? "[x]" : "[ ]", 3, .faint), (model.cityName(place.clock), width, .title),
            ]
            if let window = meeting.window {
                let room = rect.maxX - strip.upperBound - 2
                texts.append(("", strip.count, .text))
                texts += self.texts(window, place, room, takesPart)
            }
            draw(
                texts, isSelected: row == meeting.place, MeetingScreen.firstCity + row, in: rect, into: &frame
            )
            let hours = DayStrip(day, here: model.here, count: strip.count) { place.hour(at: $0) }
            var x = strip.lowerBound
            for run in hours.runs {
                let style = takesPart ? Style(run.role, on: run.role) : Style(.faint)
                x += frame.canvas.write(run.text, x: x, y: rect.y, style: style)
            }
        }
    }

    private func texts(
        _ window: MeetingWindow, _ place: MeetingPlace, _ room: Int, _ takesPart: Bool
    ) -> [(String, Int, Role)] {
        let occupation = place.occupation(from: window.start, to: window.end)
        let role: Role = occupation.isWork && takesPart ? .live : .faint
        let span = model.viewer.span(window, in: place)
        guard CellWidth.of(span) <= room else {
            return [(model.viewer.times(window, in: place), room, role)]
        }
        return [
            (span, CellWidth.of(span) + 1, role), (word(occupation), room - CellWidth.of(span) - 2, role),
        ]
    }

    private func draw(
        _ texts: [(text: String, width: Int, role: Role)], isSelected: Bool, _ row: Int, in rect: Rect,
        into frame: inout Frame<Target>
    ) {
        if isSelected { frame.canvas.fill(rect, Style(.selection, on: .selection)) }
        var x = rect.x + 1
        for (text, width, role) in texts where width > 0 {
            let style = isSelected ? Style(.selection, on: .selection) : Style(role)
            frame.canvas.write(CellWidth.fit(text, width), x: x, y: rect.y, width: width, style: style)
            x += width + 1
        }
        frame.addHit(rect, .option(row))
    }

    private func word(_ occupation: MeetingPlace.Occupation) -> String {
        switch occupation {
        case .work: words[.stripAtWork]
        case .free: words[.stripAwake]
        case .asleep: words[.stripAsleep]
        case .weekend: words[.weekendWord]
        case .holiday(let holiday): words[holiday.phrase]
        }
    }
}

extension MeetingPlace {
    /// On days off people are awake.
    fileprivate func hour(at moment: Instant) -> DayStrip.Hour {
        switch occupation(at: moment) {
        case .work: .work
        case .free, .weekend, .holiday: .awake
        case .asleep: .asleep
        }
    }
}
