package import CivilTime
package import Market
internal import Words

/// A chart that fills the screen.
package struct OpenChart: Hashable, Sendable {
    /// The panel that the item belongs to.
    package let panel: Panel
    /// The item; nil for all of the panel's together, of which there is the value.
    package let item: Item?
    /// Whether it is of the value of what is held, and not of prices.
    package let isOfValue: Bool
    /// When it was opened: bars that came since are live.
    package let openedAt: Instant
    /// The first and the last moment shown; nil for those of the look's range.
    package internal(set) var window: ClosedRange<Instant>?
    /// The start of the bar that is read; nil for none.
    package internal(set) var crosshair: Instant?
    /// The start of the bar that others are measured from.
    package internal(set) var mark: Instant?
    /// The items that it is compared with.
    package internal(set) var others: [ChartItem] = []
    /// Whether prices in another currency are told in that of the board's base.
    package internal(set) var isInBase = false
    /// The range before, which is shown until there are bars of the new one.
    var rangeBefore: BarRange?

    /// The most items that one is compared with.
    package static let mostOthers = 5

    /// Makes a chart of a panel's item.
    package init(_ panel: Panel, _ item: Item, at now: Instant) {
        (self.panel, self.item, openedAt) = (panel, item, now)
        isOfValue = false
    }

    /// Makes a chart of the value of an item that is held, or of all for nil.
    init(_ panel: Panel, valueOf item: Item?, at now: Instant) {
        (self.panel, self.item, openedAt) = (panel, item, now)
        isOfValue = true
    }

    /// The same without what is read of it, which changes no line.
    package var unread: OpenChart {
        var chart = self
        (chart.crosshair, chart.mark) = (nil, nil)
        return chart
    }
}

/// Something that has a chart.
package struct ChartItem: Hashable, Sendable {
    /// The panel that the item belongs to.
    package let panel: Panel
    /// The item.
    package let item: Item

    /// Makes one of a panel's item.
    package init(_ panel: Panel, _ item: Item) { (self.panel, self.item) = (panel, item) }
}

/// A change of an open chart.
package enum ChartMessage: Hashable, Sendable {
    /// The chart of the selected item, or of the one whose details are open.
    case open
    /// The chart of the card so many places further.
    case neighbour(Int)
    case range(BarRange)
    case nextShape
    case nextScale
    case nextAdjustment
    case choice(ChoiceMessage)
    case toggle(Indicator)
    case compare(ChartItem)
    /// Prices are told in the currency of the board's base, or in their own again.
    case swapCurrency
    /// The bar to read; nil for none.
    case read(Instant?)
    /// Others are measured from the bar that is read; or no longer, where it is the mark already.
    case mark
    /// Another part of time is shown.
    case show(ClosedRange<Instant>)
}

/// A change of the lists that a chart's indicators and companions are chosen from.
package enum ChoiceMessage: Hashable, Sendable {
    case openIndicators
    case openItems
    /// The selection goes to a place of the list on top.
    case select(Int)
}

func apply(_ message: ChartMessage, to model: inout Model) -> [Effect] {
    let place = model.layers.lastIndex(where: \.isChart)
    guard var chart = place.flatMap({ model.layers[$0].chart }) ?? model.top?.chart else {
        return message == .open ? openChart(&model) : []
    }
    var look = model.look(of: chart.panel)
    var needsBars = false
    switch message {
    case .open: return openChart(&model)
    case .choice(let message): return apply(message, to: &model)
    case .neighbour(let step): return openNeighbour(&model, chart, step)
    case .range(let range):
        chart.rangeBefore = model.shownRange(chart)
        model.barFailures = [:]
        (look.range, chart.window, chart.crosshair, chart.mark) = (range, nil, nil, nil)
        needsBars = true
    case .nextShape: look.shape = model.look(of: chart).shape.next
    case .nextScale:
        if chart.isOfValue, model.arrangement.hidesAmounts { return say(&model, .phrase(.scaleStaysPercent)) }
        look.scale = look.scale.next
    case .nextAdjustment:
        if chart.isOfValue { return say(&model, .phrase(.valueIsAtHome)) }
        look.adjustment = look.adjustment.next
    case .toggle(let indicator):
        look.indicators.formSymmetricDifference([indicator])
        needsBars = true
    case .compare(let other):
        // Items are compared in their own currencies.
        chart.isInBase = false
        if let place = chart.others.firstIndex(of: other) {
            chart.others.remove(at: place)
        } else if chart.others.count < OpenChart.mostOthers {
            chart.others.append(other)
        } else {
            return say(&model, .phrase(.comparesNoMore, verbatim: ["count": "\(OpenChart.mostOthers + 1)"]))
        }
        needsBars = true
    case .swapCurrency:
        if chart.isOfValue { return say(&model, .phrase(.valueIsAtHome)) }
        guard chart.isInBase || model.currencyQuery(of: chart) != nil else {
            return say(&model, .phrase(.noOtherCurrency))
        }
        chart.isInBase.toggle()
        chart.others = []
        needsBars = true
    case .read(let moment): chart.crosshair = moment
    case .mark: chart.mark = chart.mark == chart.crosshair ? nil : chart.crosshair
    case .show(let window):
        chart.window = window
        needsBars = true
    }
    if let place { model.layers[place] = .chart(chart) }
    return keep(look, of: chart.panel, in: &model) + (needsBars ? askChart(&model) : [])
}

private func apply(_ message: ChoiceMessage, to model: inout Model) -> [Effect] {
    switch (message, model.top) {
    case (.openIndicators, _): model.open(.indicators(0))
    case (.openItems, _):
        if model.openChart?.isOfValue ?? false { return say(&model, .phrase(.valueIsAtHome)) }
        model.open(.comparison(0))
    case (.select(let place), .indicators?):
        model.top = .indicators(max(0, min(place, Indicator.allCases.count - 1)))
    case (.select(let place), .comparison?):
        model.top = .comparison(max(0, min(place, model.chartItems.count - 1)))
    case (.select, _): break
    }
    return []
}

/// Keeps how a panel's charts are drawn, where that is new. It is no work on the board, so that undo leaves it alone.
private func keep(_ look: ChartLook, of panel: Panel, in model: inout Model) -> [Effect] {
    guard look != model.look(of: panel) else { return [] }
    model.arrangement.charts[panel] = look == ChartLook() ? nil : look
    return model.isDemo || !model.keepsLook ? [] : [.save(model.arrangement)]
}

private func openChart(_ model: inout Model) -> [Effect] {
    var (panel, item): (Panel, Item?) = (model.focus, nil)
    if case .details(let details)? = model.top {
        (panel, item) = (details.panel, details.item)
    } else if panel.kind.chartsValue {
        model.open(.chart(OpenChart(panel, valueOf: nil, at: model.now)))
        return askChart(&model)
    } else if case .card(let selected)? = model.selectedLine {
        item = selected
    }
    guard let item else { return say(&model, .phrase(.nothingToOpen)) }
    guard panel.kind.chartSubject(of: item, model) != nil else {
        return say(&model, .phrase(.noChartOf, verbatim: ["name": item.text]))
    }
    model.open(.chart(OpenChart(panel, item, at: model.now)))
    return askChart(&model)
}

/// Goes to the next card that has a chart, and selects it on the board.
private func openNeighbour(_ model: inout Model, _ chart: OpenChart, _ step: Int) -> [Effect] {
    let cards = model.order(chart.panel).filter { chart.panel.kind.chartSubject(of: $0, model) != nil }
    // The value of all comes before that of each.
    let items = (chart.isOfValue ? [nil] : []) + cards
    guard let place = items.firstIndex(of: chart.item), items.count > 1 else { return [] }
    let next = items[(place + step + items.count) % items.count]
    guard let item = next, !chart.isOfValue else {
        model.top = .chart(OpenChart(chart.panel, valueOf: next, at: model.now))
        if let next { select(&model, .card(next), in: chart.panel) }
        return askChart(&model)
    }
    model.top = .chart(OpenChart(chart.panel, item, at: model.now))
    // What lies below it is of the same card.
    for place in model.layers.indices {
        guard case .details(let details) = model.layers[place] else { continue }
        model.layers[place] = .details(Details(panel: details.panel, item: item, openedAt: model.now))
    }
    select(&model, .card(item), in: chart.panel)
    return askChart(&model)
}

/// Reads the bars that open charts show, and asks for those that have come since.
func askChart(_ model: inout Model) -> [Effect] {
    let (queries, isOfValue) = (model.chartQueries, model.openChart?.isOfValue ?? false)
    let symbols = Set(queries.map(\.symbol))
    model.bars = model.bars.filter { symbols.contains($0.key.symbol) }
    model.barFailures = model.barFailures.filter { symbols.contains($0.key) }
    let reading = queries.map { Effect.readBars($0) }
    guard !model.isPaused, !model.isDemo else { return reading }
    model.awaitedBars.formUnion(queries.map(\.symbol))
    return reading
        + queries.map { query in
            let subject = FeedSubject.bars(query)
            return .ask(subject, freshness: isOfValue ? query.valueFreshness : model.freshness(of: subject))
        }
}

extension BarsQuery {
    /// How old bars may be that the value of what is held goes by: its last point is of quotes, and many are asked for at once.
    fileprivate var valueFreshness: Int { interval.isIntraday ? 900 : 12 * 3600 }
}

extension Layer {
    fileprivate var isChart: Bool { if case .chart = self { true } else { false } }

    /// The chart that the layer shows, as large as the screen or beside other things.
    var chart: OpenChart? {
        switch self {
        case .chart(let chart): chart
        case .details(let details): OpenChart(details.panel, details.item, at: details.openedAt)
        case .deck, .indicators, .comparison, .baseline, .picker, .naming, .timing, .amount, .entering,
            .alert,
            .alerts, .filter, .boards, .boardNaming, .filters, .search, .jump, .meeting, .panels, .columns,
            .help, .palette,
            .options:
            nil
        }
    }
}

extension CaseIterable where Self: Equatable {
    /// The case after this one, or the first after the last.
    fileprivate var next: Self {
        let all = Array(Self.allCases)
        return all.firstIndex(of: self).map { all[($0 + 1) % all.count] } ?? self
    }
}
