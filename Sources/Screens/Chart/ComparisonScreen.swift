internal import Arrangement
internal import Board
internal import TUI
internal import Words

/// The list of items that a chart can be compared with, each to be switched on and off.
struct ComparisonScreen: SheetScreen {
    private let choices: ChoiceSheet
    private let items: [ChartItem]

    init(_ list: ComparisonList, _ model: Model, _ layout: Layout) {
        items = model.chartItems
        let shown = model.openChart?.others ?? []
        let names = items.map { other in
            let name = layout.screens[other.panel]?.details(of: other.item, model).name ?? ""
            return (name: other.item.text + "  " + name, isOn: shown.contains(other))
        }
        choices = ChoiceSheet(model.words[.compareTitle], names, at: list.index, layout)
    }

    var rect: Rect { choices.rect }

    var hints: [Hint] {
        [Hint(.selectUp, .selectDown, label: .keyChoose)]
            + [.choiceToggle].compactMap { Hint($0) } + [Hint(.back, label: .keyClose)]
    }

    func message(for command: Command) -> Message? {
        if let movement = Movement(command) { return select(choices.place(after: movement)) }
        switch command {
        case .choiceToggle: return toggle(choices.place)
        case .chartCompare: return .user(.cancel)
        default: return nil
        }
    }

    func message(forScrolling rows: Int) -> Message? { select(choices.place + rows.signum()) }
    func message(forRow index: Int, isDouble: Bool) -> Message? { isDouble ? nil : toggle(index) }

    private func select(_ place: Int) -> Message { .layer(.chart(.choice(.select(place)))) }

    private func toggle(_ place: Int) -> Message? {
        items.indices.contains(place) ? .layer(.chart(.compare(items[place]))) : nil
    }

    func draw(into frame: inout Frame<Target>) { choices.draw(into: &frame) }
}
