internal import Board
internal import TUI
internal import Words

/// The items that a chart can be compared with, each to switch on and off.
struct ComparisonScreen: SheetScreen {
    private let comparison: ComparisonList
    @Held private var model: Model
    let rect: Rect
    private let list: Rect

    init(_ comparison: ComparisonList, _ model: Model, _ layout: Layout) {
        (self.comparison, self.model) = (comparison, model)
        let height = max(14, min(30, layout.size.height / 2))
        rect = Sheet.rect(Size(width: 60, height: height), layout)
        list = Sheet.list(in: rect)
    }

    private var rows: [ComparisonList.Row] { comparison.rows }

    var hints: [Hint] {
        let choosing = rows.count > 1 ? [Hint(.selectUp, .selectDown, label: .keyChoose)] : []
        let turning = rows.isEmpty ? [] : [Hint(.promptAccept, label: .keyOnOff)]
        return choosing + turning + [Hint(.back, label: .keyClose)]
    }

    func message(for command: Command) -> Message? {
        if command == .promptAccept { return comparison.selected.map { .layer(.chart(.compare($0.item))) } }
        return Movement(command)?.row(after: comparison.index, of: rows.count, page: list.height).map(select)
    }

    func message(forScrolling rows: Int) -> Message? { select(comparison.index + rows.signum()) }

    func message(forRow index: Int, isDouble: Bool) -> Message? {
        isDouble || !rows.indices.contains(index) ? nil : .layer(.chart(.compare(rows[index].item)))
    }

    private func select(_ place: Int) -> Message { .layer(.chart(.choice(.select(place)))) }

    func draw(into frame: inout Frame<Target>) {
        let words = model.words
        let box = Box(title: [Span(" \(words[.compareTitle]) ", Style(.title))], line: Style(.focusedBorder))
        Sheet.draw(box, in: rect, into: &frame)
        Sheet.drawField(comparison.text, hint: words[.compareHint], in: rect, into: &frame)
        for (row, line) in Sheet.rows(rows.count, around: comparison.index, in: list) {
            draw(row, line, into: &frame)
        }
        guard rows.isEmpty, !comparison.text.isEmpty else { return }
        let text = words[model.refusal(ofComparing: comparison.text)]
        for (row, line) in LineBreak.lines(text, width: list.width - 2).prefix(list.height).enumerated() {
            frame.canvas.write(line, x: list.x + 1, y: list.y + row, style: Style(.warning))
        }
    }

    private func draw(_ row: Int, _ line: Rect, into frame: inout Frame<Target>) {
        let isSelected = row == comparison.index
        if isSelected { frame.canvas.fill(line, Style(.selection, on: .selection)) }
        func style(_ role: Role) -> Style { isSelected ? Style(.selection, on: .selection) : Style(role) }
        let (item, name) = (rows[row].item, rows[row].name)
        let isOn = model.openChart?.others.contains(item) ?? false
        let code = model.chartName(of: item.item, in: item.panel)
        let codeWidth = 10
        let x = line.x + 1
        frame.canvas.write(isOn ? "[x]" : "[ ]", x: x, y: line.y, style: style(isOn ? .key : .faint))
        frame.canvas.write(CellWidth.fit(code, line.width - 6), x: x + 4, y: line.y, style: style(.title))
        let start = x + 5 + max(codeWidth, CellWidth.of(code))
        let room = line.maxX - 1 - start
        if room > 0 {
            frame.canvas.write(CellWidth.fit(name, room), x: start, y: line.y, style: style(.text))
        }
        frame.addHit(line, .option(row))
    }
}
