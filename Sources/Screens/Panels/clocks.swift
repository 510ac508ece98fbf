internal import Board
internal import Market
internal import TUI

/// The clock rows in sight.
func drawClocks(_ place: Layout.Place, _ model: Model, into frame: inout Frame) {
    let lines = model.lines(.clocks)
    let timeCells = CellWidth.of(ClockText.time(TimeOfDay(second: 0), model.choices))
    let columns = TableLayout.place(
        [
            Column(minimum: 9, maximum: 44, priority: 1), Column(minimum: 9, priority: 3),
            Column(minimum: 9, priority: 2), Column(minimum: timeCells, priority: 0),
        ], width: place.spread.area.width - 2, gap: 2)
    for index in place.spread.visible(top: place.top) {
        guard let zone = lines[index]?.card else { continue }
        let rect = place.rect(of: index)
        let row = Row(index, in: .clocks, rect, model, into: &frame)
        func field(_ column: Int) -> Rect? {
            columns[column].map { Rect(x: rect.x + 1 + $0.x, y: rect.y, width: $0.width, height: 1) }
        }
        if let field = field(0) {
            frame.write(
                CellWidth.fit(City.name(ofZone: zone), field.width), x: field.x, y: field.y,
                width: field.width,
                style: row.style(.title))
        }
        guard let rules = model.figures.zones[zone] else {
            if let field = field(3) {
                frame.writeRight(FigureText.absent, in: field, style: row.style(.faint))
            }
            if let field = field(1) {
                frame.write("no zone", x: field.x, y: field.y, style: row.style(.warning))
            }
            continue
        }
        let clock = ClockFigure(rules, here: model.here, now: model.now)
        if let field = field(1) {
            let day = FigureText.relativeDay(clock.day, from: clock.today)
            frame.writeRight(day, in: field, style: row.style(.faint))
        }
        if let field = field(2) {
            frame.writeRight(FigureText.hours(clock.offset), in: field, style: row.style(.faint))
        }
        if let field = field(3) {
            frame.writeRight(ClockText.time(clock.time, model.choices), in: field, style: row.style(.text))
        }
    }
}

/// How times are written.
enum ClockText {
    /// A time as the settings ask for: 24 hours or 12 twice, with seconds or without.
    static func time(_ time: TimeOfDay, _ choices: Choices) -> String {
        let text = choices.showsSeconds ? time.description : time.hoursAndMinutes
        if choices.hours == 24 { return text }
        let hour = (time.hour + 11) % 12 + 1
        return (hour < 10 ? " " : "") + "\(hour)" + text.dropFirst(2) + (time.hour < 12 ? " am" : " pm")
    }
}
