internal import Board
internal import Market
internal import TUI
internal import Words

/// The clock rows at `indices`.
func drawClocks(
    _ place: Layout.Place, _ indices: [Int], _ model: Model, _ album: inout Album, into frame: inout Frame
) {
    let lines = model.lines(.clocks)
    let isRoomy = place.spread.card.height > 1
    for index in indices {
        guard let id = lines[index]?.card?.text else { continue }
        let rect = place.rect(of: index)
        let row = Row(index, in: .clocks, model)
        let face = ClockFace(id, isRoomy: isRoomy, row.look, model)
        if album.clocks.paste(face, id, in: rect, onto: &frame) { continue }
        var picture = Frame(size: rect.size)
        let ground = Rect(picture.size)
        if let clock = ClockRow(id, model) {
            row.drawGround(in: ground, label: clock.label(in: ground), into: &picture)
            clock.draw(in: ground, isRoomy: isRoomy, row, into: &picture)
        } else {
            drawUnknown(id, ground, row, model, into: &picture)
        }
        album.clocks.paste(new: picture, of: face, id, in: rect, onto: &frame)
    }
}

/// The times of the clocks in sight, to be written over their rows.
func clockHands(_ place: Layout.Place, _ model: Model) -> [ClockHand] {
    let lines = model.lines(.clocks)
    return place.spread.visible(top: place.top).compactMap { index in
        guard let id = lines[index]?.card?.text, let row = ClockRow(id, model) else { return nil }
        return row.hand(in: place.rect(of: index), Row(index, in: .clocks, model))
    }
}

/// A clock whose zone the system's rules lack.
private func drawUnknown(_ id: String, _ rect: Rect, _ row: Row, _ model: Model, into frame: inout Frame) {
    let note = "\(model.words[.noSuchZoneHere])  \(FigureText.absent)"
    let width = rect.width - 2
    let room = max(0, width - CellWidth.of(note) - 2)
    row.drawGround(in: rect, label: rect.split(top: 1).top.split(left: room + 2).left, into: &frame)
    frame.write(
        CellWidth.fit(City.name(ofClock: id, language: model.language), room), x: rect.x + 1,
        y: rect.y, width: room,
        style: row.label(.title))
    frame.writeRight(
        note, in: Rect(x: rect.x + 1, y: rect.y, width: width, height: 1), style: row.style(.warning))
}
