internal import Board
internal import Market
internal import TUI
internal import Words

/// The clock rows in sight.
func drawClocks(_ place: Layout.Place, _ model: Model, into frame: inout Frame) {
    let lines = model.lines(.clocks)
    for index in place.spread.visible(top: place.top) {
        guard let id = lines[index]?.card else { continue }
        let rect = place.rect(of: index)
        let row = Row(index, in: .clocks, rect, model, into: &frame)
        guard let clock = ClockRow(id, model) else {
            drawUnknown(id, rect, row, model, into: &frame)
            continue
        }
        clock.draw(in: rect, isRoomy: place.spread.card.height > 1, row, into: &frame)
    }
}

/// A clock whose zone the system's rules lack.
private func drawUnknown(_ id: String, _ rect: Rect, _ row: Row, _ model: Model, into frame: inout Frame) {
    let note = "\(model.words[.noSuchZoneHere])  \(FigureText.absent)"
    let width = rect.width - 2
    let room = max(0, width - CellWidth.of(note) - 2)
    frame.write(
        CellWidth.fit(City.name(ofClock: id, language: model.choices.language), room), x: rect.x + 1,
        y: rect.y, width: room,
        style: row.style(.title))
    frame.writeRight(
        note, in: Rect(x: rect.x + 1, y: rect.y, width: width, height: 1), style: row.style(.warning))
}
