internal import Board
internal import Market
internal import TUI
internal import Words

/// The line at the bottom: what there is to say, else what the keys do now.
func drawKeyLine(_ model: Model, _ layout: Layout, _ album: inout Album, into frame: inout Frame) {
    if model.notice?.isOfFeed != false, let prompt = Prompt(model) {
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
    guard let notice = face.notice, face.mode != .baseline else {
        drawBindings(face, words, x: 1, line, into: &frame)
        return
    }
    // With a card in the hand, the keys that put it down come first.
    let start = face.mode == .carrying ? drawBindings(face, words, x: 1, line, into: &frame) : 1
    let text = CellWidth.fit(notice.text, line.width - start - 1)
    frame.write(text, x: start, y: line.y, style: Style(notice.isWarning ? .warning : .text))
}

/// What there is to say and has no room in one line, in as many as it takes, over what lies above: its end is often what
/// there is to do. What went wrong with a feed stands above the keys, unless a border says it already.
///
/// Returns whether it does.
func drawLongNotice(_ model: Model, _ layout: Layout, into frame: inout Frame) -> Bool {
    let mode = KeyMode(model.mode)
    guard let notice = model.notice, notice.isOfFeed || mode != .baseline && mode != .carrying else {
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
    let mode = face.mode
    var kept = Keymap.bindings.compactMap { binding in
        // The key's label is the word that stands beside the cards.
        let label = binding.label == .keySkip && face.leftRemoves ? .hintTakeOff : binding.label
        return binding.mode == mode ? label.map { (written: binding.written, label: words[$0]) } : nil
    }
    func isTooWide() -> Bool {
        kept.reduce(0) { $0 + CellWidth.of($1.written) + CellWidth.of($1.label) + 4 } - 3
            > line.width - start - 1
    }
    while kept.count > 1, isTooWide() { kept.remove(at: leastNeeded(of: kept.map(\.written), mode)) }
    var x = start
    for binding in kept {
        x += frame.write(
            [Span(binding.written, Style(.key)), Span(" " + binding.label, Style(.faint))], x: x,
            y: line.y)
        x += 3
    }
    return x
}

/// Which of the keys in sight can be missed first: those in the middle, and where Esc leads back, the one that quits.
private func leastNeeded(of keys: [String], _ mode: KeyMode) -> Int {
    switch mode {
    case .browsing: max(0, keys.count - 3)
    // Both ways that a card can go are said as long as there is room for two.
    case .deck: keys.count > 4 ? keys.count - 3 : keys.count - 1
    // Dropping and putting back are what is looked for with a card in the hand.
    case .carrying: keys.last == "q" ? keys.count - 1 : 0
    default: keys.last == "q" ? keys.count - 1 : keys.count > 3 || mode == .help ? keys.count - 2 : 0
    }
}

/// A question at the bottom of the screen, with what is typed in answer.
private struct Prompt {
    private let question: String
    private let text: String
    private let hint: String

    /// The question of the present mode; nil where none is asked.
    init?(_ model: Model) {
        let words = model.words
        switch model.mode {
        case .naming(let naming):
            question = (naming.old.map { words[.newNameFor, ["name": $0]] } ?? words[.nameOfGroup]) + " "
            text = naming.text
            hint = words[.hintName]
        case .timing(let timing):
            let place = timing.clock.map { City.name(ofClock: $0, language: model.language) }
            question = (place.map { words[.whenItIsIn, ["place": $0]] } ?? words[.whenItIsHere]) + " "
            text = timing.text
            hint = words[timing.text.isEmpty ? .whenExamples : .hintShow]
        case .browsing, .carrying, .choosingBaseline, .picking, .details, .deck, .help:
            return nil
        }
    }

    func draw(in line: Rect, into frame: inout Frame) {
        let x = 1 + frame.write(question, x: 1, y: line.y, style: Style(.title))
        let room = line.width - x - 1
        let hasHint = CellWidth.of(text) + CellWidth.of(hint) + 4 < room
        frame.writeField(text, x: x, y: line.y, width: room)
        if hasHint {
            frame.write(hint, x: line.width - CellWidth.of(hint) - 1, y: line.y, style: Style(.faint))
        }
    }
}
