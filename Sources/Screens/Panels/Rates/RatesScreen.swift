internal import Board
internal import Market
internal import TUI

/// The rate cards, at the left.
struct RatesScreen: PanelScreen {
    let panel = Panel.rates
    let form = PanelForm.cards

    func grid(_ lines: Lines, in rect: Rect, _ model: Model) -> GridLayout {
        RateGrid.grid(rect, lines, model.arrangement.compact)
    }

    func heights(_ section: Lines.Section, _ lines: Lines, _ grid: GridLayout, _ model: Model) -> [Int]? {
        RateGrid.heights(section, lines, model.arrangement.compact, grid.card.height)
    }

    func views(
        of items: [Item], _ sizes: [Size], in place: Layout.Place, _ model: Model, _ label: PanelAge?,
        _ memo: Memo
    ) -> [any View] {
        let figures = model.figures
        let shown = items.map { figures.rates[of: $0] }
        let marks = memo(
            .moments(panel.id), RateMarks(figures: shown, label: label, viewer: model.viewer)
        ) { $0.marks }
        let cards = RateCards(
            codes: items.map(\.text), names: items.map { figures.currencyNames[of: $0] ?? "" },
            figures: shown, marks: marks, sizes: sizes, base: model.arrangement.base.text,
            feed: model.feed(panel), writing: model.writing)
        return memo(.lines(panel.id), cards) { $0.views() }
    }

    func standing(_ model: Model) -> Standing? { model.figures.rateStanding }

    func bestState(_ model: Model) -> FigureState? {
        FigureState.best(of: model.figures.rates) {
            $0.state(refresh: model.refresh.rates, now: model.now)
        }
    }

    func newestTime(_ model: Model) -> Instant? { model.figures.rates.values.compactMap(\.quotedAt).max() }

    func card(of item: Item, _ model: Model) -> DeckCardView? { DeckCardView(currency: item, model) }

    func meaning(_ model: Model, atMost room: Int) -> [Span] {
        [Span(" 1 \(model.arrangement.base) · \(model.arrangement.baseline.rawValue) ", Style(.faint))]
    }
}
