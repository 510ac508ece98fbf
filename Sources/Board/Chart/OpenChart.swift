package import Arrangement
package import CivilTime
package import Market
internal import Words

package struct OpenChart: Hashable, Sendable {
    package let panel: Panel
    /// Nil for the value of the whole panel.
    package let item: Item?
    package let isOfValue: Bool
    /// When the chart was opened: newer bars are live.
    package let openedAt: Instant
    /// Nil for the look's range.
    package internal(set) var window: ClosedRange<Instant>?
    /// The start of the bar at the crosshair.
    package internal(set) var crosshair: Instant?
    /// The start of the bar from which changes count.
    package internal(set) var mark: Instant?
    /// The items of the comparison; for a value at most one, which each flow is assumed to buy instead.
    package internal(set) var others: [ChartItem] = []
    /// True if prices are converted into the board's base currency.
    package internal(set) var isInBase = false
    /// The range before, shown until there are bars of the new one.
    var rangeBefore: BarRange?

    package static let mostOthers = 5

    package init(_ panel: Panel, _ item: Item, at now: Instant) {
        (self.panel, self.item, openedAt) = (panel, item, now)
        isOfValue = false
    }

    init(_ panel: Panel, valueOf item: Item?, at now: Instant) {
        (self.panel, self.item, openedAt) = (panel, item, now)
        isOfValue = true
    }

    /// The same chart without the crosshair's reading, which changes no line.
    package var unread: OpenChart {
        var chart = self
        (chart.crosshair, chart.mark) = (nil, nil)
        return chart
    }
}

package struct ChartItem: Hashable, Sendable {
    package let panel: Panel
    package let item: Item

    package init(_ panel: Panel, _ item: Item) { (self.panel, self.item) = (panel, item) }
}

package struct IndicatorList: Hashable, Sendable {
    package var index = 0
}

package enum ChartMessage {
    case open
    case neighbour(Int)
    case range(BarRange)
    case nextShape
    case nextScale
    case nextAdjustment
    case choice(ChoiceMessage)
    case toggle(Indicator)
    case compare(ChartItem)
    /// Switches between the item's currency and the board's base.
    case swapCurrency
    case read(Instant?)
    /// Measures changes from the crosshair's bar; stops if it is the mark already.
    case mark
    case show(ClosedRange<Instant>)
}

package enum ChoiceMessage: Hashable, Sendable {
    case openIndicators
    case openItems
    case select(Int)
}

extension Model {
    mutating func updateChart(_ message: ChartMessage) -> [Effect] {
        let place = layers.lastIndex { $0.layer is OpenChart }
        guard var chart = place.flatMap({ layers[$0].layer.chart }) ?? top?.layer.chart else {
            return message == .open ? openSelectedChart() : []
        }
        var look = chosenLook(of: chart.panel)
        var needsBars = false
        switch message {
        case .open: return openSelectedChart()
        case .choice(let message): return updateChartChoice(message)
        case .neighbour(let step): return openNeighbour(chart, step)
        case .range(let range):
            chart.rangeBefore = shownRange(chart)
            barFailures = [:]
            (look.range, chart.window, chart.crosshair, chart.mark) = (range, nil, nil, nil)
            needsBars = true
        case .nextShape: look.shape = self.look(of: chart).shape.next
        case .nextScale:
            if chart.isOfValue, arrangement.hidesAmounts { return say(.phrase(.scaleStaysPercent)) }
            look.scale = look.scale.next
        case .nextAdjustment:
            if chart.isOfValue { return say(.phrase(.valueIsAtHome)) }
            look.adjustment = look.adjustment.next
        case .toggle(let indicator):
            look.indicators.formSymmetricDifference([indicator])
            needsBars = true
        case .compare(let other):
            // Items are compared in their own currencies.
            chart.isInBase = false
            if chart.isOfValue {
                chart.others = chart.others == [other] ? [] : [other]
            } else if let place = chart.others.firstIndex(of: other) {
                chart.others.remove(at: place)
            } else if chart.others.count < OpenChart.mostOthers {
                chart.others.append(other)
            } else {
                return say(.phrase(.comparesNoMore, verbatim: ["count": "\(OpenChart.mostOthers + 1)"]))
            }
            needsBars = true
        case .swapCurrency:
            if chart.isOfValue { return say(.phrase(.valueIsAtHome)) }
            guard chart.isInBase || currencyQuery(of: chart) != nil else {
                return say(Command.chartCurrency.whyNot)
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
        if let place { layers[place] = AnyLayer(chart) }
        if case .compare(let other) = message, top(ComparisonList.self) != nil {
            listComparisons(selecting: other)
        }
        return keepLook(look, of: chart.panel) + (needsBars ? askChart() : [])
    }

    private mutating func updateChartChoice(_ message: ChoiceMessage) -> [Effect] {
        switch message {
        case .openIndicators: open(IndicatorList())
        case .openItems:
            open(ComparisonList(rows: comparisons()))
        case .select(let place):
            if top(IndicatorList.self) != nil {
                replaceTop(with: IndicatorList(index: max(0, min(place, Indicator.allCases.count - 1))))
            } else if var list = top(ComparisonList.self) {
                list.index = max(0, min(place, list.rows.count - 1))
                replaceTop(with: list)
            }
        }
        return []
    }

    /// Saves the look. Undo ignores it, because it is no edit of the board.
    private mutating func keepLook(_ look: ChartLook, of panel: Panel) -> [Effect] {
        guard look != chosenLook(of: panel) else { return [] }
        arrangement.charts[panel.id] = look == ChartLook() ? nil : look
        return isDemo || !keepsLook ? [] : [.save(arrangement)]
    }

    private mutating func openSelectedChart() -> [Effect] {
        var (panel, item): (Panel, Item?) = (focus, nil)
        if let details = top(Details.self) {
            (panel, item) = (details.panel, details.item)
        } else if panel.kind.chartsValue {
            open(OpenChart(panel, valueOf: nil, at: now))
            return askChart()
        } else if case .card(let selected)? = selectedLine {
            item = selected
        }
        guard let item else { return say(Command.chartOpen.whyNot) }
        guard panel.kind.chartSubject(of: item, self) != nil else {
            return say(.phrase(.noChartOf, verbatim: ["name": item.text]))
        }
        open(OpenChart(panel, item, at: now))
        return askChart()
    }

    private mutating func openNeighbour(_ chart: OpenChart, _ step: Int) -> [Effect] {
        let cards = order(chart.panel).filter { chart.panel.kind.chartSubject(of: $0, self) != nil }
        // The value of all comes before that of each.
        let items = (chart.isOfValue ? [nil] : []) + cards
        guard let place = items.firstIndex(of: chart.item), items.count > 1 else { return [] }
        let next = items[(place + step + items.count) % items.count]
        guard let item = next, !chart.isOfValue else {
            var open = OpenChart(chart.panel, valueOf: next, at: now)
            open.others = chart.others
            replaceTop(with: open)
            if let next { select(.card(next), in: chart.panel) }
            return askChart()
        }
        replaceTop(with: OpenChart(chart.panel, item, at: now))
        // The details below the chart show the same card.
        for place in layers.indices {
            guard let details = layers[place].layer as? Details else { continue }
            layers[place] = AnyLayer(Details(panel: details.panel, item: item, openedAt: now))
        }
        select(.card(item), in: chart.panel)
        return askChart()
    }

    mutating func askChart() -> [Effect] {
        let (queries, isOfValue) = (chartQueries, openChart?.isOfValue ?? false)
        let symbols = Set(queries.map(\.symbol))
        bars = bars.filter { symbols.contains($0.key.symbol) }
        barFailures = barFailures.filter { symbols.contains($0.key) }
        let reading = queries.map { Effect.readBars($0) }
        guard !isPaused, !isDemo else { return reading }
        awaitedBars.formUnion(queries.map(\.symbol))
        return reading
            + queries.map { query in
                let subject = FeedSubject.bars(query)
                return .ask(subject, freshness: isOfValue ? query.valueFreshness : freshness(of: subject))
            }
    }
}

extension BarsQuery {
    /// In seconds: the last point comes from quotes, and one request covers many bars.
    fileprivate var valueFreshness: Int { interval.isIntraday ? 900 : 12 * 3600 }
}

extension CaseIterable where Self: Equatable {
    fileprivate var next: Self {
        let all = Array(Self.allCases)
        return all.firstIndex(of: self).map { all[($0 + 1) % all.count] } ?? self
    }
}

extension OpenChart: Layer {
    package var id: LayerID { .chart }
    package var chart: OpenChart? { self }
}

extension IndicatorList: Layer {
    package var id: LayerID { .indicators }
}

extension ChartMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateChart(self) }
    package var onlyShows: Bool {
        switch self {
        case .open, .neighbour, .range, .read, .mark, .show: true
        case .nextShape, .nextScale, .nextAdjustment, .choice, .toggle, .compare, .swapCurrency: false
        }
    }
}

extension LayerMessage {
    package static func chart(_ message: ChartMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let chart = LayerID(
        "chart",
        Command.moves + Command.chartRanges + [
            .chartShape, .chartScale, .chartAdjustment, .chartIndicators, .chartCompare, .chartCurrency,
            .chartMark, .chartZoomIn, .chartZoomOut, .chartEarlier, .chartLater, .detailsPrevious,
            .detailsNext, .chartOpen, .amountsHide, .helpOpen, .paletteOpen,
        ] + Command.boardNumbers)
    package static let indicators = LayerID("indicators", Command.moves + [.choiceToggle, .chartIndicators])
}
