internal import Board
internal import Market
internal import TUI

/// The age that the header speaks of: that of the panel there is most to worry about.
func headerAge(_ model: Model) -> PanelAge? {
    Panel.allCases.compactMap { PanelAge($0, model) }.max { $0.kind < $1.kind }
}

/// The line at the top: the program, its panels, the moment here, and how old the figures are.
func drawHeader(_ model: Model, _ layout: Layout, into frame: inout Frame) {
    let line = layout.header
    var x = frame.write(" fxterm ", x: 0, y: line.y, style: Style(.title))
    let right = status(model, room: line.width - x - 31)
    let rightCells = right.cells
    frame.write(right, x: line.width - rightCells - 1, y: line.y)
    let room = line.width - rightCells - 2
    let names = Panel.allCases.map { $0 == .clocks ? "Clocks" : $0.title }
    let isWide = names.reduce(x) { $0 + CellWidth.of($1) + 4 } <= room
    for panel in Panel.allCases {
        let isShown = layout.kind == .tabs && panel == model.focus
        // Where not all names fit, only the shown panel keeps its own.
        let name = isWide || isShown ? " " + names[panel.rawValue] : ""
        let plain =
            isShown ? Style(.selection, on: .selection) : Style(model.focus == panel ? .title : .faint)
        let spans = [
            Span(" ", plain), Span("\(panel.rawValue + 1)", isShown ? plain : Style(.key)),
            Span(name + " ", plain),
        ]
        guard x + spans.cells <= room else { break }
        let width = frame.write(spans, x: x, y: line.y)
        frame.addHit(
            Rect(x: x, y: line.y, width: width, height: 1), HitTarget(panel: panel.rawValue, part: .tab))
        x += width
    }
}

/// The right end of the header, in as many words as there is room for. The age is never left out.
private func status(_ model: Model, room: Int) -> [Span] {
    var age: [Span] = []
    if model.isPaused { age.append(Span("paused", Style(.warning))) }
    if let oldest = headerAge(model) {
        if !age.isEmpty { age.append(Span(" · ", Style(.faint))) }
        let dot = oldest.kind == .sample ? " " : oldest.kind == .live ? "● " : "○ "
        age.append(Span(dot + oldest.text + (oldest.kind == .sample ? " " : ""), oldest.style))
    }
    let here = model.here.local(model.now)
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let date = "\(weekdays[here.day.weekday]) \(PanelAge.date(here.day, withYear: false)) "
    let time = ClockText.time(here.time, model.choices)
    let city = " " + City.name(ofZone: model.here.name)
    let gap = age.isEmpty ? "" : " · "
    for words in [date + time + city + gap, date + time + gap, time + gap, ""] {
        let spans = [Span(words, Style(.faint))] + age
        if spans.cells <= room || words.isEmpty { return spans }
    }
    return age
}
