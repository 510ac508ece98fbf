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
        guard let id = RateID(item) else { return DetailsView(item.text) }
        let figure = model.rateFigure(id)
        let name = model.figures.rateNames[id] ?? id.name(locale: model.language)
        var view = DetailsView(
            id.text, name: name ?? "", facts: Facts(model: model, panel: panel, item: item).rate(figure))
        (view.base, view.change) = (figure.base, figure.change)
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
        return [Span(" \(what) · \(baseline.rawValue) ", Style(.faint))]
    }
}

/// How rate cards lie in their panel, and how large they are.
enum RateGrid {
    /// Rows of a compact card.
    static let compactHeight = 1
    /// Columns of the narrowest compact card.
    private static let lineWidth = 28
    /// The smallest cards with the rate in large figures, and below them with a chart.
    private static let (figure, chart) = (Size(width: 29, height: 6), Size(width: 29, height: 9))
    private static let tallest = 40

    /// Cards in an area of `size`, as large as they can be with all of them in sight: first the figure grows, then the chart. Where
    /// none of several rows fit, a line each.
    static func form(_ extent: Extent, in size: Size, _ density: Density?) -> GridForm {
        let largest = density == .compact ? nil : largest(extent, in: size)
        if let largest, density == nil || largest.level >= 3 { return largest }
        if density == .large {
            let columns = max(1, size.width / figure.width)
            return GridForm(
                columns: columns, card: Size(width: min(44, size.width / columns), height: figure.height),
                level: 3)
        }
        let most = max(1, min(extent.cards, size.width / lineWidth))
        let fitting = (1...most).first { extent.extra + extent.rows($0) <= size.height }
        let columns = fitting ?? most
        return GridForm(columns: columns, card: Size(width: size.width / columns, height: 1))
    }

    private static func largest(_ extent: Extent, in size: Size) -> GridForm? {
        guard extent.cards > 0 else { return nil }
        var best: (form: GridForm, merit: Int)?
        for columns in 1...max(1, min(extent.cards, size.width / 18)) {
            let height = min(tallest, (size.height - extent.extra) / max(1, extent.rows(columns)))
            let room = size.width / columns
            guard let level = level(Size(width: room, height: height)) else { continue }
            let width = min(room, level < 3 ? 34 : max(figure.width, height * 9 / 2))
            let merit = merit(Size(width: width, height: height))
            if (level, merit) > (best?.form.level ?? 0, best?.merit ?? 0) {
                let card = Size(width: width, height: height)
                best = (GridForm(columns: columns, card: card, level: level), merit)
            }
        }
        return best?.form
    }

    /// How well a card uses its size: between square and thrice as wide as high.
    static func merit(_ card: Size) -> Int { min(5 * card.width, 16 * card.height) }

    /// How much a card of `size` says; nil where it is too small for a border.
    private static func level(_ size: Size) -> Int? {
        if size.width >= chart.width, size.height >= chart.height { return 4 }
        if size.width >= figure.width, size.height >= figure.height { return 3 }
        if size.width >= 22, size.height >= 5 { return 2 }
        return size.width >= 18 && size.height >= 4 ? 1 : nil
    }

    /// The heights of a section's cards; nil where all are tall.
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
