internal import Board
internal import TUI
internal import Words

/// The meeting finder: above the windows that suit, below what the selected one is in each city.
struct MeetingScreen: SheetScreen {
    private let meeting: Meeting
    private let model: Model
    let rect: Rect
    private let list: Rect
    private let cities: Rect

    /// The number added to the rows of cities where clicks tell them from those of windows.
    private static let firstCity = 1000

    init(_ meeting: Meeting, _ model: Model, _ layout: Layout) {
        (self.meeting, self.model) = (meeting, model)
        let height = max(layout.size.height * 2 / 3, 12)
        rect = Sheet.rect(Size(width: max(76, min(110, layout.size.width * 2 / 3)), height: height), layout)
        let inner = rect.inset(dx: 1, dy: 1)
        let below = max(1, min(meeting.places.count, (inner.height - 1) / 2))
        let parts = inner.split(top: max(0, inner.height - below))
        (list, cities) = (parts.top.split(top: max(0, parts.top.height - 1)).top, parts.rest)
    }

    private var words: Words { model.words }

    // MARK: Keys and mouse

    var hints: [Hint] {
        [
            Hint(.selectUp, .selectDown, label: .keyChoose),
            Hint(.meetingLonger, .meetingShorter, label: .keyLength),
            Hint(.selectLeft, .selectRight, label: .keyCity), Hint(.choiceToggle, label: .keyOnOff),
            Hint(.figureCopy, label: .keyCopy), Hint(.back, label: .keyClose),
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

    // MARK: Drawing

    func draw(into frame: inout Frame<Target>) {
        let length = words[.meetingLength, ["span": words.span(meeting.minutes * 60)]]
        let box = Box(
            title: [Span(" \(words[.meetingTitle]) ", Style(.title)), Span("\(length) ", Style(.text))],
            note: [Span(" \(words[.escGoesBack]) ", Style(.faint))], line: Style(.focusedBorder))
        Sheet.draw(box, in: rect, into: &frame)
        drawWindows(into: &frame)
        let rule = Rect(x: rect.x + 1, y: cities.y - 1, width: rect.width - 2, height: 1)
        frame.canvas.fill(rule, with: "─", Style(.border))
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
                    (spans[line], width, .title), (words.span(window.length), 14, .text),
                    (remark(window), list.width - width - 18, suits ? .live : .faint),
                ], isSelected: row == index, row,
                in: Rect(x: list.x, y: list.y + line, width: list.width, height: 1), into: &frame)
        }
    }

    /// That it lies within working hours everywhere, or where it does not.
    private func remark(_ window: MeetingWindow) -> String {
        if window.outside.isEmpty { return words[.meetingSuitsAll] }
        func names(_ isMeant: (MeetingPlace) -> Bool) -> String {
            meeting.taking.filter(isMeant).map { model.cityName($0.clock) }.joined(separator: ", ")
        }
        let awake = names { window.outside.contains($0.clock) && !window.asleep.contains($0.clock) }
        let asleep = names { window.asleep.contains($0.clock) }
        return [(Phrase.meetingOutside, awake), (.meetingAsleep, asleep)].filter { !$0.1.isEmpty }
            .map { words[$0.0, ["names": $0.1]] }.joined(separator: "; ")
    }

    private func drawCities(into frame: inout Frame<Target>) {
        let places = meeting.places
        let top = max(0, min(meeting.place - cities.height / 2, places.count - cities.height))
        let shown = places.indices.dropFirst(top).prefix(cities.height)
        let width = min(24, shown.map { CellWidth.of(model.cityName(places[$0].clock)) }.max() ?? 0)
        for (line, row) in shown.enumerated() {
            let place = places[row]
            let takesPart = !meeting.leftOut.contains(place.clock)
            var texts: [(String, Int, Role)] = [
                (takesPart ? "[x]" : "[ ]", 3, .faint), (model.cityName(place.clock), width, .title),
            ]
            if let window = meeting.window {
                let occupation = place.occupation(from: window.start, to: window.end)
                let span = model.viewer.span(window, in: place)
                let spanWidth = max(26, CellWidth.of(span))
                texts += [
                    (span, spanWidth, takesPart ? .text : .faint),
                    (
                        word(occupation), cities.width - width - spanWidth - 8,
                        occupation.isWork && takesPart ? .live : .faint
                    ),
                ]
            }
            draw(
                texts, isSelected: row == meeting.place, MeetingScreen.firstCity + row,
                in: Rect(x: cities.x, y: cities.y + line, width: cities.width, height: 1), into: &frame)
        }
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
