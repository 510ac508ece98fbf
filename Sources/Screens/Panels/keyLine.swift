internal import Board
internal import TUI
internal import Words

/// The line at the bottom: what there is to say, else what the keys do now.
func drawKeyLine(
    _ model: Model, _ layout: Layout, _ prompt: Prompt?, _ album: inout Album, into frame: inout Frame
) {
    if model.notice?.isOfFeed != false, let prompt {
        prompt.draw(in: layout.keyLine, into: &frame)
        return
    }
    let face = KeyLineFace(model)
    if album.keyLine.paste(face, 0, in: layout.keyLine, onto: &frame) { return }
    var picture = Frame(size: layout.keyLine.size)
    drawKeyLine(face, model.words, Rect(picture.size), into: &picture)
    album.keyLine.paste(new: picture, of: face, 0, in: layout.keyLine, onto: &frame)
}

private func drawKeyLine(_ face: KeyLineFace, _ words: Words, _ line: Rect, into frame: inout Frame) {
    guard let notice = face.notice, face.layer != .baseline else {
        drawBindings(face, words, x: 1, line, into: &frame)
        return
    }
    // With a card in the hand, the keys that put it down come first.
    let start = face.layer == .carry ? drawBindings(face, words, x: 1, line, into: &frame) : 1
    let text = CellWidth.fit(notice.text, line.width - start - 1)
    frame.write(text, x: start, y: line.y, style: Style(notice.isWarning ? .warning : .text))
}

/// What there is to say and has no room in one line, in as many as it takes, over what lies above: its end is often what
/// there is to do. What went wrong with a feed stands above the keys, unless a border says it already.
///
/// Returns whether it does.
func drawLongNotice(_ model: Model, _ layout: Layout, into frame: inout Frame) -> Bool {
    let layer = LayerID(model)
    guard let notice = model.notice, notice.isOfFeed || layer != .baseline && layer != .carry else {
        return false
    }
    let line = layout.keyLine
    var lines = LineBreak.lines(notice.text, width: line.width - 2)
    guard notice.isOfFeed ? !frame.says(notice.text) : lines.count > 1 else { return false }
    let most = max(1, min(5, layout.size.height / 2))
    if lines.count > most {
        lines[most - 1] = CellWidth.fit(lines[(most - 1)...].joined(separator: " "), line.width - 2)
    }
    lines = Array(lines.prefix(most))
    let top = (notice.isOfFeed ? line.y : line.maxY) - lines.count
    let rect = Rect(x: line.x, y: top, width: line.width, height: lines.count)
    frame.clearText(cutBy: rect)
    frame.fill(rect, Style())
    for (row, text) in lines.enumerated() {
        frame.write(text, x: 1, y: top + row, style: Style(notice.isWarning ? .warning : .text))
    }
    return true
}

extension Frame {
    /// Whether `text` stands whole in one of the rows.
    fileprivate func says(_ text: String) -> Bool {
        (0..<size.height).contains { y in
            (0..<size.width).map { self[$0, y].glyph.text }.joined().contains(text)
        }
    }
}

/// Key and word, as many as fit whole. Returns the column after them.
@discardableResult
private func drawBindings(
    _ face: KeyLineFace, _ words: Words, x start: Int, _ line: Rect, into frame: inout Frame
) -> Int {
    var hints = face.layer.hints.filter { !face.keymap.written($0.commands, all: false).isEmpty }
    func spans(_ hint: Hint) -> [Span] {
        // The key's label is the word that stands beside the cards.
        let label = hint.label == .keySkip && face.leftRemoves ? .hintTakeOff : hint.label
        return [
            Span(face.keymap.written(hint.commands, all: false), Style(.key)),
            Span(" " + words[label], Style(.faint)),
        ]
    }
    func isTooWide() -> Bool {
        hints.reduce(-3) { $0 + spans($1).cells + 3 } > line.width - start - 1
    }
    while hints.count > 1, isTooWide() { hints.remove(at: leastNeeded(of: hints, face.layer)) }
    var x = start
    for hint in hints { x += frame.write(spans(hint), x: x, y: line.y) + 3 }
    return x
}

/// Which of the keys in sight can be missed first: those in the middle, and where Esc leads back, the one that quits.
private func leastNeeded(of hints: [Hint], _ layer: LayerID) -> Int {
    let (last, canQuit) = (hints.count - 1, hints.last?.commands == [.quit])
    return switch layer {
    case .board: max(0, last - 2)
    // Both ways that a card can go are said as long as there is room for two.
    case .deck: last > 3 ? last - 2 : last
    // Dropping and putting back are what is looked for with a card in the hand.
    case .carry: canQuit ? last : 0
    case .help: canQuit ? last : last - 1
    case .baseline, .picker, .naming, .timing, .details, .helpSearch, .palette:
        canQuit ? last : last > 2 ? last - 1 : 0
    }
}
