internal import Board
internal import Market
internal import TUI
internal import Words

/// The line at the top: the program, its panels, the moment here, and how old the figures are.
func drawHeader(_ model: Model, _ layout: Layout, _ ages: PanelAges, into frame: inout Frame) {
    let line = layout.header
    var x = frame.write(" fxterm ", x: 0, y: line.y, style: Style(.title))
    let names = [Phrase.rates, .clocks, .stocks, .deck].map { model.words[$0] }
    // The deck lies over the panels; while it does, its tab is the one that is on.
    let isDeck = model.deck != nil
    // Where not all names fit, only the panel with the focus keeps its own.
    let shortTabs = 3 * names.count + CellWidth.of(names[model.focus.rawValue]) + 1
    let longTabs = names.reduce(0) { $0 + CellWidth.of($1) + 4 }
    let status =
        status(model, ages, room: line.width - x - longTabs - 2) ?? status(
            model, ages, room: line.width - x - shortTabs - 1)
        ?? []
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
        let width = frame.write(spans, x: x, y: line.y)
        frame.addHit(
            Rect(x: x, y: line.y, width: width, height: 1), HitTarget(panel: index, part: .tab))
        x += width
    }
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
    let time = ClockText.time(here.time, model.choices)
    let city = " " + City.name(ofZone: model.here.name, language: model.choices.language)
    let long = age(oldest?.text)
    let gap = long.isEmpty ? "" : " · "
    for words in [date + time + city + gap, date + time + gap, time + gap] {
        let spans = [Span(words, Style(.faint))] + long
        if spans.cells <= room { return spans }
    }
    return [long, age(oldest?.short)].first { $0.cells <= room }
}
