internal import Board
internal import Market
internal import TUI
internal import Words

/// The world clocks: a list at the upper right.
struct ClocksScreen: PanelScreen {
    let panel = Panel.clocks
    let form = PanelForm.list

    func grid(_ lines: Lines, in rect: Rect, _ model: Model) -> GridLayout {
        let area = rect.inset(dx: 1, dy: 1)
        let form = ClockForm(lines, area.size)
        let sections = Layout.sections(lines) { heights($0, lines, form.rows, area.size, model) }
        return GridLayout(
            area: area, sections, minimum: Size(width: form.width(in: area.width), height: form.rows),
            gap: form.gap)
    }

    func heights(_ section: Lines.Section, _ lines: Lines, _ grid: GridLayout, _ model: Model) -> [Int]? {
        heights(section, lines, grid.card.height, grid.area.size, model)
    }

    /// A clock whose difference is about to change says so in a second row; and while the clocks are moved, each has
    /// a strip of the day below it, if they all fit so.
    private func heights(
        _ section: Lines.Section, _ lines: Lines, _ rows: Int, _ size: Size, _ model: Model
    ) -> [Int]? {
        if rows > 1 { return nil }
        if model.visited != nil {
            let all = model.linesAtRest(panel).sections
            let wish = all.reduce(0) { $0 + 2 * $1.cards.count + ($1.heading == nil ? 0 : 2) }
            return size.height >= wish ? section.cards.map { _ in 2 } : nil
        }
        let heights = section.cards.map { index in
            let zone = lines[index]?.card.flatMap { model.figures.zones[of: $0] }
            return zone.flatMap { DifferenceAhead($0, from: model.here, at: model.clockMoment) } == nil
                ? 1 : 2
        }
        return heights.allSatisfy { $0 == 1 } ? nil : heights
    }

    func isNotNow(_ model: Model) -> Bool { model.visited != nil }

    func views(
        of items: [Item], _ sizes: [Size], in place: Layout.Place, _ model: Model, _ label: PanelAge?,
        _ memo: Memo
    ) -> [SharedView] {
        let clocks = items.compactMap(ClockID.init)
        let exchanges = memo(.exchanges, clocks) {
            $0.map { Exchange.at($0).first }
        }
        let rows = ClockRows(
            clocks: clocks, zones: clocks.map { model.figures.zones[$0] }, sizes: sizes,
            isRoomy: place.grid.card.height > 1, viewer: model.viewer.atMinute)
        let moment = ClockMoment(moment: model.clockMoment, exchanges: exchanges, rows: rows)
        return memo(.moments(panel.id), moment) { $0.views(memo) }
    }

    func card(of item: Item, _ model: Model) -> DeckCardView? { DeckCardView(clock: item, model) }

    func meaning(_ model: Model, atMost room: Int) -> [Span] {
        guard let visited = model.visited else { return [] }
        let wordings = ClockText.visited(visited, model.viewer).map { [Span(" \($0) ", Style(.warning))] }
        return wordings.first { $0.cells <= room } ?? []
    }
}
