internal import Board
internal import Market
internal import TUI
internal import Words

/// The line at the top, out of the album if it has not changed.
func drawHeader(
    _ model: Model, _ layout: Layout, _ ages: PanelAges, _ album: inout Album, into frame: inout Frame
) {
    let face = HeaderFace(model, layout, ages)
    if album.header.paste(face, 0, in: layout.header, onto: &frame) { return }
    var picture = Frame(size: layout.header.size)
    drawHeader(model, layout, ages, into: &picture)
    album.header.paste(new: picture, of: face, 0, in: layout.header, onto: &frame)
}

/// The line at the top: the program, its panels, the moment here, and how old the figures are.
private func drawHeader(_ model: Model, _ layout: Layout, _ ages: PanelAges, into frame: inout Frame) {
    let line = layout.header
    var x = frame.write(" fxterm ", x: 0, y: line.y, style: Style(.title))
    // The deck lies over the panels; while it does, its tab is the one that is on.
    let isDeck = model.deck != nil
    let (names, longTabs, status) = headerWords(model, ages, room: line.width - x)
    frame.write(status, x: line.width - status.cells - 1, y: line.y)
    let isWide = longTabs < line.width - x - status.cells - 1
    for (index, title) in names.enumerated() {
        let isFocus = !isDeck && index == model.focus.rawValue
        let isShown = isFocus && layout.kind == .tabs || isDeck && index == Panel.allCases.count
        let name = isWide || index == model.focus.rawValue ? " " + title : ""
        let plain = isShown ? Style(.selection, on: .selection) : Style(isFocus ? .title : .faint)
        let spans = [
            Span(" ", plain), Span("\(index + 1)", isShown ? plain : Style(.key)), Span(name + " ", plain),
        ]
        // What is said of the figures' age is worth more than a tab.
        guard x + spans.cells <= line.width - status.cells - 1 || status.isEmpty else { break }
        let width = frame.write(spans, x: x, y: line.y)
        frame.addHit(
            Rect(x: x, y: line.y, width: width, height: 1), HitTarget(panel: index, part: .tab))
        x += width
    }
}

/// The names of the tabs, the cells that all of them take, and what there is room for beside them.
private func headerWords(
    _ model: Model, _ ages: PanelAges, room: Int
) -> (names: [String], longTabs: Int, status: [Span]) {
    let names = [Phrase.rates, .clocks, .stocks, .deck].map { model.words[$0] }
    // Where not all names fit, only the panel with the focus keeps its own.
    let shortTabs = 3 * names.count + CellWidth.of(names[model.focus.rawValue]) + 1
    let longTabs = names.reduce(0) { $0 + CellWidth.of($1) + 4 }
    let status =
        status(model, ages, room: room - longTabs - 2) ?? status(model, ages, room: room - shortTabs - 1)
        ?? shortest(ages, room: room - shortTabs - 1) ?? shortest(ages, room: room - 1)
    return (names, longTabs, status ?? [])
}

/// Whether the line at the top has room for all that there is to say of the figures' age.
func headerTellsAge(_ model: Model, _ layout: Layout, _ ages: PanelAges) -> Bool {
    guard let age = ages.worst else { return false }
    let status = headerWords(model, ages, room: layout.header.width - CellWidth.of(" fxterm ")).status
    return status.contains { $0.text.contains(age.text) }
}

/// The age in a single word; nil where not even that fits.
private func shortest(_ ages: PanelAges, room: Int) -> [Span]? {
    guard let oldest = ages.worst else { return nil }
    let spans = [Span(" \(oldest.shortest) ", oldest.style)]
    return spans.cells <= room ? spans : nil
}

/// The right end of the header, in as many words as there is room for; nil where not even the age fits.
private func status(_ model: Model, _ ages: PanelAges, room: Int) -> [Span]? {
    let oldest = ages.worst
    func age(_ text: String?) -> [Span] {
        var spans: [Span] = []
        if model.isPaused { spans.append(Span(model.words[.paused], Style(.warning))) }
        guard let oldest, let text else { return spans }
        if !spans.isEmpty { spans.append(Span(" · ", Style(.faint))) }
        let isSample = oldest.kind == .sample
        spans.append(
            Span(
                (isSample ? " " : oldest.kind == .live ? "● " : "○ ") + text + (isSample ? " " : ""),
                oldest.style))
        return spans
    }
    let here = model.here.local(model.now)
    let date = model.words.dateWithWeekday(here.day) + " "
    // To the minute: seconds are for the clocks, and a line that is still is quiet to look at and costs nothing.
    let time = model.timeText.minute(here.time)
    let city = " " + City.name(ofZone: model.here.name, language: model.language)
    let long = age(oldest?.text)
    let gap = long.isEmpty ? "" : " · "
    for words in [date + time + city + gap, date + time + gap, time + gap] {
        let spans = [Span(words, Style(.faint))] + long
        if spans.cells <= room { return spans }
    }
    return [long, age(oldest?.short)].first { $0.cells <= room }
}
