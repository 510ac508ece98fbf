internal import Board
internal import TUI
internal import Words

/// Shows the first keys in a corner, until the user presses one or some time has passed.
func drawGreeting(_ model: Model, _ layout: Layout, into frame: inout Canvas) {
    guard model.isGreeting else { return }
    let body = Rect(x: 0, y: 1, width: layout.size.width, height: layout.size.height - 2)
    // A narrow screen has no room for the deck's.
    let phrases: [Phrase] =
        [.greetingCarry, .greetingAdd] + (layout.size.width < 120 ? [] : [.greetingDeck]) + [.greetingHelp]
    let sentences = phrases.map { model.words[$0] }
    let lines = sentences.flatMap { LineBreak.lines($0, width: body.width - 4) }
    let width = min(body.width, (lines.map { CellWidth.of($0) }.max() ?? 0) + 4)
    let height = min(body.height, lines.count + 2)
    let text = ([model.words[.welcome]] + sentences).joined(separator: " · ")
    let bar = Size(width: CellWidth.of(text) + 4, height: 1)
    let room = body.inset(dx: 1, dy: 1)
    if frame.blank(Size(width: width, height: height), in: body) == nil, bar.width <= room.width,
        let rect = frame.blank(bar, in: room)
    {
        frame.write("  \(text)  ", x: rect.x, y: rect.y, style: Style(.selection, on: .selection))
        return
    }
    let plain = ["\(model.words[.welcome]) · \(lines[0])"] + lines.dropFirst()
    let block = Size(width: (plain.map { CellWidth.of($0) }.max() ?? 0) + 2, height: plain.count)
    if frame.blank(Size(width: width, height: height), in: body) == nil,
        let rect = frame.blank(block, in: room)
    {
        frame.fill(rect, Style(.selection, on: .selection))
        for (row, line) in plain.enumerated() {
            frame.write(line, x: rect.x + 1, y: rect.y + row, style: Style(.selection, on: .selection))
        }
        return
    }
    let free = frame.blank(Size(width: width, height: height), in: body)
    if free == nil {
        // The key line shows as much as fits, unless a notice is there: a full board keeps its rows.
        if model.notice?.isOfFeed == false { return }
        let line = layout.keyLine
        let ways = [Array(sentences.indices), [0, sentences.count - 1], [0]].map { places in
            ([model.words[.welcome]] + places.map { sentences[$0] }).joined(separator: " · ")
        }
        if let text = ways.first(where: { CellWidth.of($0) + 2 <= line.width }) {
            frame.fill(line, Style(.selection, on: .selection))
            frame.write(text, x: line.x + 1, y: line.y, style: Style(.selection, on: .selection))
            return
        }
    }
    let corner = Rect(
        x: max(body.x, body.maxX - width - 1), y: body.maxY - height, width: width, height: height)
    let rect = free ?? corner
    let box = Box(title: [Span(" \(model.words[.welcome]) ", Style(.title))], line: Style(.focusedBorder))
    frame.clearText(cutBy: rect)
    frame.fill(rect, Style())
    frame.draw(box, in: rect)
    for (row, line) in lines.enumerated() where row < height - 2 {
        frame.write(CellWidth.fit(line, width - 4), x: rect.x + 2, y: rect.y + 1 + row)
    }
}

extension Canvas {
    fileprivate func blank(_ size: Size, in area: Rect) -> Rect? {
        for y in stride(from: area.maxY - size.height, through: area.y, by: -1) {
            for x in stride(from: area.maxX - size.width, through: area.x, by: -1) {
                let rect = Rect(x: x, y: y, width: size.width, height: size.height)
                if isBlank(rect) { return rect }
            }
        }
        return nil
    }

    private func isBlank(_ rect: Rect) -> Bool {
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX where self[x, y].glyph != .space { return false }
        }
        return true
    }
}
