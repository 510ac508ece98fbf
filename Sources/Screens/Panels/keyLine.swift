internal import Board
internal import TUI
internal import Words

/// Draws the line at the bottom: what there is to say, else what the keys do now.
func drawKeyLine(
    _ model: Model, _ layout: Layout, _ prompt: Prompt?, _ memo: Memo, on canvas: inout Canvas
) {
    let line = layout.keyLine
    if model.notice?.isOfFeed != false, let prompt { return prompt.draw(in: line, into: &canvas) }
    let keyLine = KeyLine(
        layer: LayerID(model), keymap: model.settings.keymap, leftRemoves: model.leftRemoves,
        notice: model.notice?.isOfFeed == true ? nil : model.notice, width: line.width, words: model.words)
    memo.draw(keyLine, .plain, .keyLine, in: line, on: &canvas)
}

/// All that the line at the bottom is made of where it asks for nothing.
private struct KeyLine: View {
    let layer: LayerID
    let keymap: Keymap
    let leftRemoves: Bool
    let notice: Notice?
    let width: Int
    let words: Words

    func draw(_ look: Look, on canvas: inout Canvas) { canvas.write(spans, x: 1, y: 0) }

    private var spans: [Span] {
        guard let notice, layer != .baseline else { return keys }
        // With a card in the hand, the keys that put it down come first.
        let lead = layer == .carry ? keys + [Span(KeyLine.gap)] : []
        let text = CellWidth.fit(words[notice.saying], width - lead.cells - 2)
        return lead + [Span(text, Style(notice.isWarning ? .warning : .text))]
    }

    private static let gap = "   "

    private var keys: [Span] {
        var hints: [(commands: [Command], spans: [Span])] = layer.hints.compactMap { hint in
            let keys = keymap.written(hint.commands, all: false)
            if keys.isEmpty { return nil }
            // The key's label is the word that stands beside the cards.
            let label = hint.label == .keySkip && leftRemoves ? .hintTakeOff : hint.label
            return (hint.commands, [Span(keys, Style(.key)), Span(" " + words[label], Style(.faint))])
        }
        var cells = hints.reduce(-KeyLine.gap.count) { $0 + KeyLine.gap.count + $1.spans.cells }
        while hints.count > 1, cells > width - 2 {
            let least = leastNeeded(hints.count - 1, canQuit: hints.last?.commands == [.quit], layer)
            cells -= KeyLine.gap.count + hints.remove(at: least).spans.cells
        }
        return Array(hints.map(\.spans).joined(separator: [Span(KeyLine.gap)]))
    }
}

/// What there is to say and has no room in one line, in as many as it takes, over what lies above: its end is often what
/// there is to do. What went wrong with a feed stands above the keys, unless a border says it already.
func drawLongNotice(
    _ notice: Notice?, _ words: Words, _ layer: LayerID, _ layout: Layout, isSaid: Bool,
    on canvas: inout Canvas
) {
    guard let notice, notice.isOfFeed || layer != .baseline && layer != .carry else { return }
    let line = layout.keyLine
    var lines = LineBreak.lines(words[notice.saying], width: line.width - 2)
    guard notice.isOfFeed ? !isSaid : lines.count > 1 else { return }
    let most = max(1, min(5, layout.size.height / 2))
    if lines.count > most {
        lines[most - 1] = CellWidth.fit(lines[(most - 1)...].joined(separator: " "), line.width - 2)
    }
    lines = Array(lines.prefix(most))
    let top = (notice.isOfFeed ? line.y : line.maxY) - lines.count
    let rect = Rect(x: line.x, y: top, width: line.width, height: lines.count)
    canvas.clearText(cutBy: rect)
    canvas.fill(rect, Style())
    for (row, text) in lines.enumerated() {
        canvas.write(text, x: 1, y: top + row, style: Style(notice.isWarning ? .warning : .text))
    }
}

/// Which of the keys in sight can be missed first: those in the middle, and where Esc leads back, the one that quits.
private func leastNeeded(_ last: Int, canQuit: Bool, _ layer: LayerID) -> Int {
    switch layer {
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
