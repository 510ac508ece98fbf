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
    ) -> [SharedView] {
        let figures = model.figures
        let viewer = model.viewer
        let cards = RateCards(
            codes: items.map(\.text), names: items.map { figures.currencyNames[of: $0] ?? "" },
            figures: items.map { figures.rates[of: $0] }, sizes: sizes, base: model.arrangement.base.text,
            feed: model.feed(panel), writing: viewer.writing)
        let moment = RateMoment(viewer: viewer, label: label, cards: cards)
        return memo(.moments(panel.id), moment) { $0.views(memo) }
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
