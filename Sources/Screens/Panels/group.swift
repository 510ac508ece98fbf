internal import Board
internal import Market
internal import TUI
internal import Words

/// Those of the lines at `indices` that are headings of groups.
func drawHeadings(
    _ panel: Panel, _ place: Layout.Place, _ indices: [Int], _ model: Model, into frame: inout Frame
) {
    let lines = model.lines(panel)
    for index in indices {
        guard let group = lines[index]?.group else { continue }
        drawHeading(group, index, panel, place.rect(of: index), model, into: &frame)
    }
}

/// The footers of a panel's groups that are in sight.
func drawFooters(_ panel: Panel, _ place: Layout.Place, _ model: Model, into frame: inout Frame) {
    let lines = model.lines(panel)
    for (heading, rect) in place.spread.footers(top: place.top) {
        guard let group = lines[heading]?.group else { continue }
        frame.writeRight(sum(of: group, panel, model), in: rect.inset(dx: 1, dy: 0))
    }
}

private func drawHeading(
    _ group: Group, _ index: Int, _ panel: Panel, _ rect: Rect, _ model: Model, into frame: inout Frame
) {
    let isSelected = model.focus == panel && model.cursor(panel).index == index
    let isCarried = isSelected && model.carry?.panel == panel
    let line = isCarried ? Style(.carried) : isSelected ? Style(.focusedBorder) : Style(.border)
    let name =
        isCarried ? Style(.carried) : isSelected ? Style(.selection, on: .selection) : Style(.title)
    frame.fill(rect, with: "─", line)
    let mark = isCarried ? "◆" : group.isFolded ? "▸" : "▾"
    let title = CellWidth.fit(group.name, rect.width - 8)
    let end = frame.write(
        [Span(" \(mark)", isCarried ? Style(.carried) : Style(.key)), Span(" \(title) ", name)],
        x: rect.x + 1,
        y: rect.y, width: rect.width - 2)
    // A folded group has no footer: its heading says what there is.
    if group.isFolded {
        let field = Rect(x: rect.x + 1 + end, y: rect.y, width: rect.width - end - 2, height: 1)
        let spans = [Span(" ", Style(.faint))] + sum(of: group, panel, model) + [Span(" ", Style(.faint))]
        frame.writeRight(spans, in: field)
    }
}

/// How many cards a group has, and of stocks the mean change.
private func sum(of group: Group, _ panel: Panel, _ model: Model) -> [Span] {
    let count = model.arrangement.list(panel).cards(ofGroup: group.name).count
    var spans = [Span(model.words[panel.kind.count(count)], Style(.faint))]
    if panel == .stocks, let change = model.figures.groupChanges[group.name] {
        let text = model.figureText.marked(change, places: 1)
        spans += [
            Span(" · \(model.words[.mean]) ", Style(.faint)), Span(text, Style.change(change, places: 1)),
        ]
    }
    return spans
}

extension Frame {
    /// Writes runs of text so that they end at the right edge of a field; the first run alone where not all fit.
    mutating func writeRight(_ spans: [Span], in field: Rect) {
        let fitting = spans.cells <= field.width ? spans : Array(spans.prefix(1))
        guard fitting.cells <= field.width else { return }
        write(fitting, x: field.maxX - fitting.cells, y: field.y)
    }
}
