internal import Arrangement
package import Board
internal import CivilTime
internal import Figures
internal import Market
package import TUI
internal import Words

/// A chart in a rectangle of its own, without crosshair and mark.
struct ChartPicture {
    struct Source: Equatable {
        let model: ModelAtRest
        /// Without the crosshair's reading.
        let chart: OpenChart
        let size: Size

        init(_ model: ModelAtRest, _ chart: OpenChart, _ size: Size) {
            (self.model, self.chart, self.size) = (model, chart.unread, size)
        }
    }

    let data: ChartData
    let comparison: ChartComparison?
    let slots: [ChartSlot]
    let actions: [Int: [CorporateAction]]
    let panes: ChartPanes
    /// The uppermost first; none for a comparison.
    let kinds: [ChartPanes.Kind]
    let chart: Chart
    let plan: ChartPlan
    let picture: Canvas

    init?(_ source: Source) {
        let (model, open, size) = (source.model.value, source.chart, source.size)
        guard let subject = model.chartSubject(of: open),
            let data = ChartData(open, model)
        else { return nil }
        self.data = data
        comparison = ChartComparison(open, data, model)
        let look = model.look(of: open)
        // The plot's width is needed before its labels are, so any price has to fit.
        let widest = ChartPicture.widest(data, subject.price)
        let axisWidth =
            size.width < 30
            ? 0
            : 1 + max(7, CellWidth.of(model.figureText.written(widest, as: subject.form)))
        let columns = ChartPlan.plotWidth(axisWidth: axisWidth, in: size.width)
        let isOfCandles = look.shape == .candles && !data.isOfCloses && comparison == nil
        slots = ChartPicture.merged(comparison?.slots ?? data.slots, columns, isOfCandles: isOfCandles)
        actions = comparison == nil ? ChartPicture.actions(data.series, slots) : [:]
        let panes = ChartPanes(
            data: data, slots: slots, look: look, form: subject.form,
            price: open.isInBase ? nil : subject.price ?? data.series.bars.last?.close,
            isPrivate: open.isOfValue && model.arrangement.hidesAmounts, rest: model)
        self.panes = panes
        let rows = size.height - 2
        let kinds = comparison == nil ? panes.kinds(rows: rows) : []
        self.kinds = kinds
        let times = ChartTimes(
            slots: slots, zone: data.zone, interval: data.series.key.interval, words: model.words,
            times: model.timeText)
        var chart = Chart(
            slots: slots.count,
            panes: comparison.map { [panes.comparison($0, rows: rows)] } ?? panes.panes(kinds, rows: rows),
            slotLabels: times.labels(in: columns), shaded: ChartPicture.shaded(slots),
            events: actions.sorted { $0.key < $1.key }.flatMap { slot, actions in
                actions.map { Chart.Event(slot, $0.glyph, Style(.carried)) }
            } + (comparison == nil && !open.isOfValue ? ChartPicture.events(data, slots, model) : []),
            axisWidth: axisWidth,
            isASCII: model.terminal.isASCII)
        chart.isPlain =
            !model.terminal.hasColours || model.terminal.isConsole || model.terminal.hasWideAmbiguous
        self.chart = chart
        var picture = Canvas(size: size)
        plan = picture.draw(chart, in: Rect(size))
        self.picture = picture
    }

    private static func widest(_ data: ChartData, _ price: Double?) -> Double {
        let highest = data.series.bars[data.shown].map(\.high).max()
        return [data.reference, price, highest].compactMap(\.self).max() ?? 0
    }

    private static func actions(_ series: BarSeries, _ slots: [ChartSlot]) -> [Int: [CorporateAction]] {
        let placed = series.actions.compactMap { action -> (slot: Int, action: CorporateAction)? in
            guard let bar = series.place(ofBarWith: action) else { return nil }
            return slots.firstIndex { $0.bars.contains(bar) }.map { ($0, action) }
        }
        return Dictionary(
            grouping: placed.sorted { $0.action.shares == nil && $1.action.shares != nil }, by: \.slot
        ).mapValues { $0.map(\.action) }
    }

    private static func events(_ data: ChartData, _ slots: [ChartSlot], _ model: Model) -> [Chart.Event] {
        let days = slots.map { $0.start.map { data.zone.local($0).day } }
        // Of several days in one slot, the first is the slot's own.
        guard let first = days.lazy.compactMap(\.self).first,
            let last = data.slots.last?.start.map({ data.zone.local($0).day })
        else { return [] }
        return model.chartEvents(of: data.series.key.symbol).compactMap { event in
            let day = event.firstDay(here: data.zone)
            guard day >= first, day <= last || event.isOver(at: model.now),
                let slot = days.lastIndex(where: { $0.map { $0 <= day } ?? false })
            else { return nil }
            return Chart.Event(slot, event.glyph, Style(event.isOver(at: model.now) ? .carried : .key))
        }
    }

    private static func shaded(_ slots: [ChartSlot]) -> [Range<Int>] {
        var shaded: [Range<Int>] = []
        for index in slots.indices {
            guard let bar = slots[index].bar, bar.session != .regular else { continue }
            if let last = shaded.last, last.upperBound == index {
                shaded[shaded.count - 1] = last.lowerBound..<index + 1
            } else {
                shaded.append(index..<index + 1)
            }
        }
        return shaded
    }

    /// Candles are equally wide: merges as few bars as possible to fill three quarters of the room.
    private static func merged(_ slots: [ChartSlot], _ columns: Int, isOfCandles: Bool) -> [ChartSlot] {
        guard isOfCandles else { return ChartSlot.merged(slots, atMost: max(1, columns * 2)) }
        var best = ChartSlot.merged(slots, atMost: max(1, columns))
        func used(_ slots: [ChartSlot]) -> Int { slots.isEmpty ? 0 : columns / slots.count * slots.count }
        let least = max(1, (slots.count + columns - 1) / max(1, columns))
        for size in least..<least + 4 where used(best) * 4 < columns * 3 {
            let merged = ChartSlot.merged(slots, atMost: max(1, (slots.count + size - 1) / size))
            if used(merged) > used(best) { best = merged }
        }
        return best
    }

    func written(_ value: Double) -> String {
        comparison == nil ? panes.written(value) : panes.rest.figureText.change(value / 100, places: 2)
    }

    func titles(at slot: Int) -> [[Span]] {
        comparison.map { [panes.title($0, at: slot)] } ?? kinds.map { panes.title(of: $0, at: slot) }
    }

    /// The slot of the bar that began at `moment`, or of the last before it.
    func slot(at moment: Instant) -> Int? {
        slots.lastIndex { $0.bar.map { $0.start <= moment } ?? false }
    }

    /// The nearest slot to `slot` that has a bar.
    func known(_ slot: Int, _ step: Int) -> Int? {
        var place = slot
        while slots.indices.contains(place) {
            if slots[place].bar != nil { return place }
            place += step
        }
        return slots.indices.contains(slot) ? nil : step > 0 ? lastKnown : firstKnown
    }

    var firstKnown: Int? { slots.firstIndex { $0.bar != nil } }
    var lastKnown: Int? { slots.lastIndex { $0.bar != nil } }
}

/// The open chart of `model` alone, with title, reading and source; nil if its items have no data.
package func printedChart(_ model: Model, _ size: Size, _ screens: ScreenList = .standard) -> Canvas? {
    guard let chart = model.openChart else { return nil }
    // On a small surface the picture matters most.
    let (head, foot) = size.height < 10 ? (1, 0) : (2, 1)
    let room = Size(width: size.width, height: size.height - head - foot)
    let source = ChartPicture.Source(ModelAtRest(model.atRest), chart, room)
    guard let picture = ChartPicture(source) else { return nil }
    let caption = ChartCaption(chart: chart, picture: picture, model: model)
    var canvas = Canvas(size: size)
    let title = title(
        chart, picture, chart.item.flatMap { screens[chart.panel]?.details(of: $0, model).name } ?? "")
    let used = canvas.write(title, x: 0, y: 0)
    let start = size.width - caption.note.cells
    if used <= start { canvas.write(caption.note, x: start, y: 0) }
    if head > 1 {
        let reading = ChartReading(picture: picture, model: model)
        let width = size.width - 1
        canvas.write(reading.spans(at: nil, mark: nil, in: width), x: 1, y: 1, width: width)
    }
    canvas.paste(picture.picture, at: Point(x: 0, y: head))
    if foot > 0 { canvas.write(caption.printedFoot, x: 0, y: size.height - 1) }
    return canvas
}

private func title(_ chart: OpenChart, _ picture: ChartPicture, _ name: String) -> [Span] {
    let text = chart.item?.text ?? ""
    guard chart.others.isEmpty else {
        let items = [text] + chart.others.map(\.item.text)
        return [Span(" \(items.joined(separator: " · ")) ", Style(.title))]
    }
    var item = text
    let arrangement = picture.panes.rest.arrangement
    if chart.panel == .rates, let pair = RateID(text).map(arrangement.shownPair) {
        let units = arrangement.rateUnits
        item = (units == 1 ? "" : "\(units) ") + pair.text
    }
    return [Span(" \(item) ", Style(.title))] + (name.isEmpty ? [] : [Span(name + " ")])
}
