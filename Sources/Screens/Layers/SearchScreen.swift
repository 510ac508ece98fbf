internal import Arrangement
internal import Board
internal import Figures
internal import TUI
internal import Words

/// A search on all boards.
struct SearchScreen: SheetScreen {
    private let search: BoardSearch
    @Held private var model: Model
    let rect: Rect
    private let list: Rect

    init(_ search: BoardSearch, _ model: Model, _ layout: Layout) {
        (self.search, self.model) = (search, model)
        let height = max(18, min(40, layout.size.height / 2))
        rect = Sheet.rect(Size(width: layout.size.width < 160 ? 76 : 110, height: height), layout)
        list = Sheet.list(in: rect)
    }

    private var count: Int { search.found.count }
    private var index: Int { max(0, min(search.index, count - 1)) }

    var hints: [Hint] {
        [
            Hint(.selectUp, .selectDown, label: .keyChoose), Hint(.promptAccept, label: .keyShowIt),
            Hint(.back, label: .keyClose),
        ]
    }

    func message(for command: Command) -> Message? {
        if command == .promptAccept { return .layer(.search(.accept)) }
        return Movement(command)?.row(after: index, of: count, page: list.height).map(choose)
    }

    func message(forScrolling rows: Int) -> Message? { choose(index + rows) }

    func message(forRow index: Int, isDouble: Bool) -> Message? {
        isDouble && index == self.index ? .layer(.search(.accept)) : choose(index)
    }

    private func choose(_ index: Int) -> Message {
        .layer(.search(.choose(max(0, min(index, count - 1)))))
    }

    func draw(into frame: inout Frame<Target>) {
        let words = model.words
        let found = words[search.text.isEmpty ? .inAllCount : .foundCount, count: count]
        let box = Box(
            title: [Span(" \(words[.searchTitle]) ", Style(.title))],
            note: [Span(" \(found) ", Style(.faint))], line: Style(.focusedBorder))
        Sheet.draw(box, in: rect, into: &frame)
        let hint = words[.hintFilter, ["example": Panel.stocks.example]]
        Sheet.drawField(search.text, hint: hint, in: rect, into: &frame)
        for (row, line) in Sheet.rows(count, around: index, in: list) { draw(row, line, into: &frame) }
        guard count == 0 else { return }
        let none = search.mistake.map { words[$0.saying] } ?? words[.nothingFoundFor, ["text": search.text]]
        let role: Role = search.mistake == nil ? .faint : .warning
        for (row, text) in LineBreak.lines(none, width: list.width - 2).prefix(list.height).enumerated() {
            frame.canvas.write(text, x: list.x + 1, y: list.y + row, style: Style(role))
        }
    }

    private func draw(_ row: Int, _ rect: Rect, into frame: inout Frame<Target>) {
        let isSelected = row == index
        if isSelected { frame.canvas.fill(rect, Style(.selection, on: .selection)) }
        func style(_ role: Role) -> Style { isSelected ? Style(.selection, on: .selection) : Style(role) }
        let (found, kind) = (search.found[row], search.found[row].panel.kind)
        let figure = kind.figure(of: found.item, model.arrangement.baseline, model)
        let board = found.board.flatMap { id in model.boards.entries.first { $0.id == id }?.name }
        let place = board ?? model.words[kind.words.tab]
        let (codeWidth, placeWidth, figureWidth) = (14, min(20, rect.width / 4), 12)
        let nameWidth = rect.width - codeWidth - placeWidth - figureWidth - 5
        let code = kind.clock(found.item) == nil ? found.item.text : figure.name ?? found.item.text
        let name =
            kind.clock(found.item) == nil
            ? figure.name ?? kind.name(of: found.item, language: model.language) : found.item.text
        var x = rect.x + 1
        func write(_ text: String, _ width: Int, _ role: Role) {
            frame.canvas.write(CellWidth.fit(text, width), x: x, y: rect.y, width: width, style: style(role))
            x += width + 1
        }
        write(code, codeWidth, .title)
        write(name == code ? "" : name, nameWidth, .text)
        write(place, placeWidth, board == nil ? .faint : .key)
        let text = CellWidth.fit(figure.text ?? FigureText.absent, figureWidth)
        frame.canvas.write(
            text, x: rect.maxX - 1 - CellWidth.of(text), y: rect.y, style: style(.text))
        frame.addHit(rect, .option(row))
    }
}
