internal import Arrangement
internal import Board
internal import TUI
internal import Words

struct FilterListScreen: SheetScreen {
    private let list: FilterList
    @Held private var model: Model
    let rect: Rect
    let prompt: Prompt?

    init(_ list: FilterList, _ model: Model, _ layout: Layout) {
        (self.list, self.model) = (list, model)
        let rows = max(6, min(model.arrangement.filters.count, layout.size.height / 2))
        rect = Sheet.rect(Size(width: 76, height: rows), layout, over: model.focus)
        let words = model.words
        prompt = list.name.map { name in
            Prompt(question: words[.nameOfFilter], text: name, hint: words[.hintName])
        }
    }

    private var filters: [KeptFilter] { model.arrangement.filters }
    private var index: Int { max(0, min(list.index, filters.count - 1)) }
    private var area: Rect { rect.inset(dx: 1, dy: 1) }

    var hints: [Hint] {
        if list.name == nil {
            return [
                Hint(.selectUp, .selectDown, label: .keyChoose), Hint(.choiceToggle, label: .keyOnOff),
                Hint(.groupName, label: .keyNameIt), Hint(.boardRemove, label: .keyRemove),
                Hint(.boardUndo, label: .keyUndo), Hint(.back, label: .keyClose),
            ]
        }
        return [Hint(.promptAccept, label: .keyNameIt), Hint(.back, label: .keyCancel)]
    }

    func message(for command: Command) -> Message? {
        if list.name != nil { return command == .promptAccept ? .layer(.filters(.accept)) : nil }
        let messages: [Command: Message] = [
            .choiceToggle: .layer(.filters(.toggle)), .boardRemove: .layer(.filters(.remove)),
            .groupName: .layer(.filters(.rename)), .filtersOpen: .layer(.close),
        ]
        return messages[command]
            ?? Movement(command)?.row(after: index, of: filters.count, page: area.height).map(choose)
    }

    func message(forUnbound key: Key) -> Message? {
        .user(.say(.phrase(.keyDoesNothing, ["key": key.name])))
    }

    func message(forScrolling rows: Int) -> Message? { choose(index + rows) }

    func message(forRow index: Int, isDouble: Bool) -> Message? {
        isDouble && index == self.index ? .layer(.filters(.toggle)) : choose(index)
    }

    private func choose(_ index: Int) -> Message {
        .layer(.filters(.choose(max(0, min(index, filters.count - 1)))))
    }

    func draw(into frame: inout Frame<Target>) {
        let words = model.words
        let box = Box(
            title: [Span(" \(words[.filtersTitle]) ", Style(.title))],
            note: [Span(" \(words[.escGoesBack]) ", Style(.faint))], line: Style(.focusedBorder))
        Sheet.draw(box, in: rect, into: &frame)
        for (row, line) in Sheet.rows(filters.count, around: index, in: area) {
            draw(row, line, into: &frame)
        }
        guard filters.isEmpty else { return }
        for (row, text) in LineBreak.lines(words[.noFilters], width: area.width - 2).enumerated() {
            frame.canvas.write(text, x: area.x + 1, y: area.y + row, style: Style(.faint))
        }
    }

    private func draw(_ row: Int, _ rect: Rect, into frame: inout Frame<Target>) {
        let (filter, isSelected) = (filters[row], row == index)
        if isSelected { frame.canvas.fill(rect, Style(.selection, on: .selection)) }
        func style(_ role: Role) -> Style { isSelected ? Style(.selection, on: .selection) : Style(role) }
        let isOn = model.arrangement.filtersOn[filter.panel] == filter.name
        let panel =
            Panel.of(filter.panel, among: model.panels).map { model.words[$0.kind.words.tab] } ?? ""
        let texts: [(String, Int, Role)] = [
            (isOn ? "●" : " ", 1, .live), (filter.name, 20, .title), (panel, 12, .faint),
            (filter.text, rect.width - 39, .text),
        ]
        var x = rect.x + 1
        for (text, width, role) in texts {
            frame.canvas.write(CellWidth.fit(text, width), x: x, y: rect.y, width: width, style: style(role))
            x += width + 1
        }
        frame.addHit(rect, .option(row))
    }
}
