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
    let commands: [Command] = [.ratesBase, .rateInvert, .amountOpen, .chartOpen, .baselineChoose]

    func gridForm(_ extent: Extent, in size: Size, _ model: Model) -> GridForm {
        RateGrid.ladder.form(extent, in: size, model.arrangement.densities[panel.id])
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

    /// Most currencies move by less than 1 % a day.
    var leastScale: Double { 0.01 }

    func changes(_ model: Model) -> [Double] { model.figures.rates.values.compactMap(\.change) }

    func isNotNow(_ model: Model) -> Bool { model.pastDay != nil }

    func summary(_ model: Model) -> Summary? { model.figures.rateSummary }

    func bestState(_ model: Model) -> FigureState? {
        FigureState.best(of: model.figures.rates) {
            $0.state(refresh: model.refresh.rates, now: model.now)
        }
    }

    func newestTime(_ model: Model) -> Instant? { model.figures.rates.values.compactMap(\.quotedAt).max() }

    func glance(at item: Item, _ model: Model, _ moment: Instant) -> [Span] {
        guard let figure = model.figures.rates[of: item], let rate = figure.rate else {
            return [Span("\(item.text) \(FigureText.absent)", Style(.faint))]
        }
        let unit = figure.units == 1 ? item.text : "\(item.text)/\(figure.units)"
        return [Span("\(unit) ", Style(.faint)), Span(figure.written(model.figureText)(rate), Style(.title))]
            + (figure.change == nil
                ? []
                : [Span(" ", Style(.faint)), model.figureText.change(figure.change, places: 2, within: 12)])
    }

    func card(of item: Item, _ model: Model) -> DeckCardView? { DeckCardView(currency: item, model) }

    func details(of item: Item, _ model: Model) -> DetailsView {
        guard let id = RateID(item) else { return DetailsView(item.text) }
        let figure = model.rateFigure(id)
        let name = model.figures.rateNames[id] ?? id.name(locale: model.language)
        var view = DetailsView(
            id.text, name: name ?? "", facts: Facts(model: model, panel: panel, item: item).rate(figure))
        (view.base, view.change) = (figure.base, figure.change)
        view.isOfPast = model.pastDay != nil
        view.put(
            panel.kind.closes(of: item, atMost: 30, model), figure.rate, .rate(units: figure.units),
            where: figure.isComparable)
        return view
    }

    func offer(_ offer: Offer, width: Int, _ model: Model) -> [OfferPart] {
        let name = min(30, (width - 4) / 2)
        return [
            OfferPart(offer.item.text, max(3, offer.item.text.count), .title),
            OfferPart(offer.name, name, .text),
            OfferPart(offer.detail, width - 5 - name, .faint),
        ]
    }

    func flag(of item: Item, _ model: Model) -> FlagView? {
        model.writing.showsFlags
            ? FlagView(RateID(item)?.subject.text ?? item.text, isLarge: false, model.writing) : nil
    }

    func meaning(_ model: Model, atMost room: Int) -> [Span] {
        let (base, baseline) = (model.arrangement.base, model.arrangement.baseline)
        let units = model.arrangement.rateUnits
        let what = model.arrangement.rateView.isInverse ? "\(units) → \(base)" : "\(units) \(base)"
        return [Span(" \(what) · \(baseline.text) ", Style(.faint))]
    }
}

enum RateGrid {
    static let compactHeight = 1
    /// The smallest cards of each step. One or two rows have no border; from five, the rate is large, with
    /// change and chart in the border until there are rows for them.
    static let ladder = Ladder(
        [
            Ladder.Step(.item, (18, 1)), Ladder.Step(.change, (23, 1), (22, 2)),
            Ladder.Step(.chart, (38, 1), (22, 2)), Ladder.Step(.large, (29, 5)),
            Ladder.Step(.flag, (39, 5), (29, 12)), Ladder.Step(.name, (39, 6), (29, 12)),
            Ladder.Step(.huge, (59, 8), (50, 12)), Ladder.Step(.axis, (59, 15), (50, 18)),
        ])

    /// Nil if all are tall.
    static func heights(_ section: Lines.Section, _ lines: Lines, _ compact: Set<Item>, _ tall: Int)
        -> [Int]?
    {
        guard !compact.isEmpty else { return nil }
        let heights = section.cards.map { index in
            lines[index]?.card.map(compact.contains) == true ? compactHeight : tall
        }
        return heights.allSatisfy { $0 == tall } ? nil : heights
    }
}
