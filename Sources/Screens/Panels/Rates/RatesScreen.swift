internal import Board
internal import CivilTime
internal import Market
internal import Places
internal import TUI

struct RatesScreen: PanelScreen {
    let panel = Panel.rates
    let form = PanelForm.cards

    func grid(_ lines: Lines, in rect: Rect, _ ground: Ground) -> GridLayout {
        RateGrid.grid(rect, lines, ground.compact)
    }

    func heights(_ section: Lines.Section, _ lines: Lines, _ grid: GridLayout, _ ground: Ground) -> [Int]? {
        RateGrid.heights(section, lines, ground.compact, grid.card.height)
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

    func summary(_ model: Model) -> Summary? { model.figures.rateSummary }

    func bestState(_ model: Model) -> FigureState? {
        FigureState.best(of: model.figures.rates) {
            $0.state(refresh: model.refresh.rates, now: model.now)
        }
    }

    func newestTime(_ model: Model) -> Instant? { model.figures.rates.values.compactMap(\.quotedAt).max() }

    func card(of item: Item, _ model: Model) -> DeckCardView? { DeckCardView(currency: item, model) }

    func details(of item: Item, _ model: Model) -> DetailsView {
        guard let code = CurrencyCode(item) else { return DetailsView(item.text) }
        let figure = model.rateFigure(code)
        let name = model.figures.currencyNames[code] ?? Currency.name(code, locale: model.language)
        var view = DetailsView(
            code.text, name: name ?? "", facts: Facts(model: model, panel: panel, item: item).rate(figure))
        (view.base, view.change) = (figure.base, figure.change)
        view.put(
            panel.kind.closes(of: item, atMost: 30, model), figure.rate, .rate, where: figure.isComparable)
        return view
    }

    func offer(_ offer: Offer, width: Int, _ model: Model) -> [OfferPart] {
        let name = min(30, (width - 4) / 2)
        return [
            OfferPart(offer.item.text, 3, .title), OfferPart(offer.name, name, .text),
            OfferPart(offer.detail, width - 5 - name, .faint),
        ]
    }

    func meaning(_ model: Model, atMost room: Int) -> [Span] {
        [Span(" 1 \(model.arrangement.base) · \(model.arrangement.baseline.rawValue) ", Style(.faint))]
    }
}
