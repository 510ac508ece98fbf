internal import Arrangement
internal import Board
internal import TUI
internal import Words

struct ColumnListScreen: SheetScreen {
    private let list: ColumnList
    private let choices: ChoiceSheet

    init(_ list: ColumnList, _ model: Model, _ layout: Layout) {
        self.list = list
        let (words, shown) = (model.words, model.arrangement[columns: list.panel.id])
        let place = layout.places[list.panel]
        let hasRoom = place.map { place -> (StockColumn) -> Bool in
            if list.panel == .positions {
                let columns = PositionColumns(place.rect.width - 2, model.arrangement.positionBaselines)
                return { column in column.baseline.map { columns[.since($0)] != nil } ?? true }
            }
            // Choosing columns turns cards into a table.
            let height = place.detail < .large ? place.grid.card.height : 1
            let card = Size(width: place.rect.width - 2, height: height)
            return StocksScreen().columns(card, layout.rest.value, layout.memo).hasRoom
        }
        let width = list.order.map { CellWidth.of(words[$0.saying]) }.max() ?? 0
        let noRoom = words[.columnNoRoom]
        let rows = list.order.map { column in
            let (name, isOn) = (words[column.saying], shown.contains(column))
            let isCut = isOn && hasRoom?(column) == false
            let gap = String(repeating: " ", count: width - CellWidth.of(name) + 2)
            return (name: isCut ? name + gap + noRoom : name, isOn: isOn)
        }
        choices = ChoiceSheet(
            words[list.panel == .positions ? .positionColumnsTitle : .columnsTitle], rows, at: list.index,
            layout, width: width + 2 + CellWidth.of(noRoom),
            beside: place?.rect)
    }

    var rect: Rect { choices.rect }

    var hints: [Hint] {
        [Hint(.selectUp, .selectDown, label: .keyChoose)] + [.choiceToggle].compactMap { Hint($0) } + [
            Hint(.cardLeft, .cardRight, label: .keyMove)
        ] + [.choiceReset].compactMap { Hint($0) } + [Hint(.back, label: .keyClose)]
    }

    func message(for command: Command) -> Message? {
        switch command {
        case .choiceToggle: return toggle(choices.place)
        case .cardLeft, .cardUp: return .layer(.columns(.move(-1)))
        case .cardRight, .cardDown: return .layer(.columns(.move(1)))
        case .choiceReset: return .layer(.columns(.reset))
        case .columnsOpen: return .user(.cancel)
        default: return Movement(command).map { .layer(.columns(.choose(choices.place(after: $0)))) }
        }
    }

    func message(forScrolling rows: Int) -> Message? {
        .layer(.columns(.choose(choices.place + rows.signum())))
    }

    func message(forRow index: Int, isDouble: Bool) -> Message? { isDouble ? nil : toggle(index) }

    private func toggle(_ place: Int) -> Message? {
        list.order.indices.contains(place) ? .layer(.columns(.toggle(list.order[place]))) : nil
    }

    func draw(into frame: inout Frame<Target>) { choices.draw(into: &frame) }
}
