internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import TUI

struct RatesScreen: PanelScreen {
    let panel = Panel.rates
    let form = PanelForm.cards
    let commands: [Command] = [.ratesBase, .amountOpen, .chartOpen, .baselineChoose]

    func gridForm(_ extent: Extent, in size: Size, _ density: Density?) -> GridForm {
        RateGrid.form(extent, in: size, density)
    }

    func heights(_ section: Lines.Section, _ lines: Lines, _ grid: GridLayout, _ model: Model) -> [Int]? {
        RateGrid.heights(section, lines, model.arrangement.compact, grid.card.height)
    }

    func views(of cards: Shared<CardsInSight>, _ viewer: Viewer, _ label: PanelAge?, _ memo: Memo)
        -> [SharedView]
    {
        let figures = memo(.figures(panel.id), cards) { cards in
            let figures = cards.value.model.value.figures
            return cards.value.items.map { figures.rates[of: $0].map { Shared($0) } }
        }
        let (refresh, here, now) = (viewer.refresh.rates, viewer.here, viewer.now)
        let marks = figures.map { figure in
            figure.flatMap { figure in
                AgeMark(
                    figure.value.state(refresh: refresh, now: now),
                    figure.value.quotedAt ?? figure.value.arrived, in: here, label, viewer)
            }
        }
        return memo(.lines(panel.id), RateCards(cards: cards, figures: figures, marks: marks)) { $0.views() }
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
            panel.kind.closes(of: item, atMost: 30, model), figure.rate, .rate(units: figure.units),
            where: figure.isComparable)
        return view
    }

    func offer(_ offer: Offer, width: Int, _ model: Model) -> [OfferPart] {
        let name = min(30, (width - 4) / 2)
        return [
            OfferPart(offer.item.text, 3, .title), OfferPart(offer.name, name, .text),
            OfferPart(offer.detail, width - 5 - name, .faint),
        ]
    }

    func flag(of item: Item, _ model: Model) -> FlagView? {
        model.writing.showsFlags ? FlagView(item.text, isLarge: false, model.writing) : nil
    }

    func meaning(_ model: Model, atMost room: Int) -> [Span] {
        let (base, baseline) = (model.arrangement.base, model.arrangement.baseline)
        return [Span(" \(base.rateUnits) \(base) · \(baseline.rawValue) ", Style(.faint))]
    }
}
