internal import Arrangement
internal import Board
internal import TUI
internal import Words

/// The boards that match the typed text, and below them a new one of that name.
struct BoardListScreen: SheetScreen {
    private let list: BoardList
    @Held private var model: Model
    let rect: Rect
    private let area: Rect
    private let rows: [BoardRow]

    init(_ list: BoardList, _ model: Model, _ layout: Layout) {
        (self.list, self.model) = (list, model)
        // High enough for all boards and a new one, whatever the user types.
        let count = model.boards.entries.count + model.boards.removed.count + model.boardStarts.count
        let height = min(count + 2, max(18, min(40, layout.size.height / 2)))
        rect = Sheet.rect(Size(width: layout.size.width < 160 ? 68 : 84, height: height), layout)
        area = Sheet.list(in: rect)
        rows = BoardRow.rows(list, model)
    }

    private var words: Words { model.words }
    private var index: Int { max(0, min(list.index, rows.count - 1)) }
    private var row: BoardRow? { rows.isEmpty ? nil : rows[index] }

    var hints: [Hint] {
        if list.card == nil {
            return [Hint(.selectUp, .selectDown, label: .keyChoose)]
                + [.boardsGo, .boardsNew, .boardsCopy, .boardsRename, .boardsRemove].compactMap { Hint($0) }
                + [Hint(.boardsUp, .boardsDown, label: .keyOrder), Hint(.back, label: .keyClose)]
        }
        return [
            Hint(.selectUp, .selectDown, label: .keyChoose), Hint(.promptAccept, label: .keySend),
            Hint(.back, label: .keyClose),
        ]
    }

    func message(for command: Command) -> Message? {
        if command == .boardsGo || command == .promptAccept { return row.flatMap(take) }
        if list.card == nil, let message = edit(command) { return .layer(.boards(message)) }
        let target: Int? =
            switch Movement(command) {
            case .step(.up): index - 1
            case .step(.down): index + 1
            case .page(let pages): index + pages * max(1, area.height)
            case .first: 0
            case .last: rows.count - 1
            case .step(.left), .step(.right), nil: nil
            }
        return target.map(choose)
    }

    private func edit(_ command: Command) -> BoardsMessage? {
        if command == .boardsNew { return .beginMaking(list.text) }
        guard let id = row?.id else { return nil }
        let edits: [Command: BoardsMessage] = [
            .boardsCopy: .beginCopying(id), .boardsRename: .beginRenaming(id), .boardsRemove: .remove(id),
        ]
        // Search results are sorted by match, so boards cannot move there.
        let moves: [Command: BoardsMessage] = [.boardsUp: .move(id, -1), .boardsDown: .move(id, 1)]
        return edits[command] ?? (list.text.isEmpty ? moves[command] : nil)
    }

    func message(forScrolling rows: Int) -> Message? { choose(index + rows) }

    func message(forRow index: Int, isDouble: Bool) -> Message? {
        guard rows.indices.contains(index) else { return nil }
        return isDouble ? take(rows[index]) : choose(index)
    }

    private func choose(_ index: Int) -> Message {
        .layer(.boards(.choose(max(0, min(index, rows.count - 1)))))
    }

    private func take(_ row: BoardRow) -> Message? {
        switch row {
        case .board(let entry): .layer(.boards(list.card == nil ? .go(entry.id) : .send(entry.id)))
        case .new(let name, let start): .layer(.boards(.make(name, start.arrangement(model))))
        case .removed(let entry): .layer(.boards(.restore(entry.id)))
        }
    }

    func draw(into frame: inout Frame<Target>) {
        let count = words[list.text.isEmpty ? .inAllCount : .foundCount, count: rows.count { $0.id != nil }]
        let title =
            list.card.map { card in
                words[.sendTo, ["name": card.panel.kind.name(of: card.item, language: model.language)]]
            } ?? words[.boardsTitle]
        let box = Box(
            title: [Span(" \(title) ", Style(.title))], note: [Span(" \(count) ", Style(.faint))],
            line: Style(.focusedBorder))
        Sheet.draw(box, in: rect, into: &frame)
        Sheet.drawField(list.text, hint: words[.boardsHint], in: rect, into: &frame)
        for (row, line) in Sheet.rows(rows.count, around: index, in: area) { draw(row, line, into: &frame) }
        if rows.isEmpty {
            Sheet.drawNothing(words[.nothingFoundFor, ["text": list.text]], in: area, into: &frame)
        }
    }

    private func draw(_ place: Int, _ rect: Rect, into frame: inout Frame<Target>) {
        let isSelected = place == index
        if isSelected { frame.canvas.fill(rect, Style(.selection, on: .selection)) }
        func style(_ role: Role) -> Style { isSelected ? Style(.selection, on: .selection) : Style(role) }
        let (name, note, role): (String, String, Role) =
            switch rows[place] {
            case .board(let entry): (entry.name, contents(of: entry.id), .text)
            case .new(let name, let start):
                (
                    words[.newBoardCalled, ["name": name]],
                    name == words[start.title] ? "" : words[start.title], .text
                )
            case .removed(let entry): (entry.name, words[.boardRemoved], .faint)
            }
        if let id = rows[place].id {
            let isShown = id == model.boards.shown.id
            frame.canvas.write(isShown ? "✓" : " ", x: rect.x + 1, y: rect.y, style: style(.live))
            frame.canvas.write(key(of: id), x: rect.x + 3, y: rect.y, width: 6, style: style(.key))
        }
        let x = rect.x + 9
        let width = min(CellWidth.of(name), rect.maxX - 1 - x)
        frame.canvas.write(CellWidth.fit(name, width), x: x, y: rect.y, width: width, style: style(role))
        let room = rect.maxX - 1 - x - width - 2
        // Cut words are worse than none.
        if CellWidth.of(note) <= room {
            frame.canvas.write(note, x: rect.maxX - 1 - CellWidth.of(note), y: rect.y, style: style(.faint))
        }
        frame.addHit(rect, .option(place))
    }

    private func key(of id: BoardID) -> String {
        let place = model.boards.entries.firstIndex { $0.id == id }
        let commands = Command.boardNumbers
        return place.map {
            $0 < commands.count ? model.settings.keymap.written([commands[$0]], all: false) : ""
        }
            ?? ""
    }

    /// Empty until the board is read.
    private func contents(of id: BoardID) -> String {
        guard let arrangement = model.arrangement(of: id) else { return "" }
        let counts = Panel.standard.map { ($0.kind, arrangement[$0.id].count) }.filter { $0.1 > 0 }
        return counts.isEmpty
            ? words[.boardEmpty] : counts.map { words[$0.count($1)] }.joined(separator: " · ")
    }
}
