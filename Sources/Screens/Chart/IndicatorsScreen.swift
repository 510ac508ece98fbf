internal import Arrangement
internal import Board
internal import TUI
internal import Words

struct IndicatorsScreen: SheetScreen {
    private let choices: ChoiceSheet

    init(_ list: IndicatorList, _ model: Model, _ layout: Layout) {
        let shown = model.openChart.map { model.look(of: $0.panel).indicators } ?? []
        choices = ChoiceSheet(
            model.words[.indicatorsTitle], Indicator.allCases.map { ($0.name, shown.contains($0)) },
            at: list.index,
            layout)
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
        case .chartIndicators: return .user(.cancel)
        default: return nil
        }
    }

    func message(forScrolling rows: Int) -> Message? { select(choices.place + rows.signum()) }
    func message(forRow index: Int, isDouble: Bool) -> Message? { isDouble ? nil : toggle(index) }

    private func select(_ place: Int) -> Message { .layer(.chart(.choice(.select(place)))) }

    private func toggle(_ place: Int) -> Message? {
        let all = Indicator.allCases
        return all.indices.contains(place) ? .layer(.chart(.toggle(all[place]))) : nil
    }

    func draw(into frame: inout Frame<Target>) { choices.draw(into: &frame) }
}
