internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import TUI
internal import Words

struct ClocksScreen: PanelScreen {
    let panel = Panel.clocks
    let form = PanelForm.list
    let commands: [Command] = [.clocksTime]

    func gridForm(_ extent: Extent, in size: Size, _ model: Model) -> GridForm {
        ClockForm.ladder.form(extent, in: size, model.arrangement.densities[panel.id])
    }

    func heights(_ section: Lines.Section, _ lines: Lines, _ grid: GridLayout, _ model: Model) -> [Int]? {
        heights(section, lines, grid.card.height, grid.area.size, model)
    }

    /// A second row for a difference about to change, or, while clocks are moved, strips if all fit.
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

    func views(of cards: Shared<CardsInSight>, _ viewer: Viewer, _ label: PanelAge?, _ memo: Memo)
        -> [SharedView]
    {
        let list = memo(.figures(panel.id), cards) { Shared(ClockList($0.value)) }
        let moment = viewer.clockMoment
        let markets = list.value.exchanges.map { exchange in
            exchange.flatMap { MarketText.of($0, at: moment, viewer.writing, memo) }
        }
        let state = ClockRows(cards: cards, list: list, markets: markets, viewer: viewer.atMinute)
        let rows = memo(.lines(panel.id), state) { $0.rows(memo) }
        return zip(rows, list.value.zones).map { row, zone in
            SharedView(zone.map { row.view(at: $0.local(moment).time, viewer.writing) } ?? row.view)
        }
    }

    func glance(at item: Item, _ model: Model, _ moment: Instant) -> [Span] {
        guard let clock = ClockID(item) else { return [] }
        let name = Span(City.name(ofClock: clock, language: model.language) + " ", Style(.faint))
        guard let zone = model.figures.zones[of: item] else {
            return [name, Span(FigureText.absent, Style(.faint))]
        }
        return [name, Span(model.timeText.minute(zone.local(moment).time), Style(.title))]
    }

    func card(of item: Item, _ model: Model) -> DeckCardView? { DeckCardView(clock: item, model) }

    func details(of item: Item, _ model: Model) -> DetailsView {
        let clock = ClockID(item)
        let country = clock.flatMap { City.country(ofClock: $0, language: model.language) }
        var view = DetailsView(
            panel.kind.name(of: item, language: model.language), name: country ?? clock?.zone ?? item.text,
            facts: Facts(model: model, panel: panel, item: item).clock)
        view.bars = clock.flatMap { model.zone(of: $0) }.map {
            DayBars($0, here: model.here, around: model.clockMoment, model.words)
        }
        return view
    }

    func offer(_ offer: Offer, width: Int, _ model: Model) -> [OfferPart] {
        let detail = width < 56 ? 16 : 36
        return [
            OfferPart(offer.name, width - detail - 1, .text),
            OfferPart(self.detail(of: offer, detail, model), detail, .faint),
        ]
    }

    private func detail(of offer: Offer, _ width: Int, _ model: Model) -> String {
        guard let zone = ClockID(offer.item).flatMap({ Zone($0.zone) }) else { return offer.detail }
        let clock = ClockFigure(zone, here: model.here, now: model.now)
        let time = model.timeText.minute(clock.time)
        let column = CellWidth.of(model.timeText.minute(TimeOfDay(second: 46_140)))
        let room = max(0, width - column - 11)
        let place = CellWidth.fit(offer.detail, room)
        let blanks = String(repeating: " ", count: max(0, room - CellWidth.of(place)))
        let difference = model.words.hoursOffset(clock.offset)
        let lead = String(repeating: " ", count: max(0, 9 - CellWidth.of(difference)))
        let indent = String(repeating: " ", count: max(0, column - CellWidth.of(time)))
        return place + blanks + " " + indent + time + " " + lead + difference
    }

    func legend(_ place: Layout.Place, _ model: Model) -> [Span] {
        let hasStrips = place.grid.count > 0 && (place.detail >= .chart || model.visited != nil)
        return hasStrips && place.grid.card.width >= 40 ? DayStrip.legend(model.words) : []
    }

    func meaning(_ model: Model, atMost room: Int) -> [Span] {
        guard let visited = model.visited else { return [] }
        let wordings = ClockText.visited(visited, model.viewer).map { [Span(" \($0) ", Style(.warning))] }
        return wordings.first { $0.cells <= room } ?? []
    }
}
