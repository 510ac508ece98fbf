internal import Board
internal import CivilTime
internal import Market
internal import TUI
internal import Words

/// A chart in a rectangle of its own, without crosshair and mark.
struct ChartPicture {
    /// All that it is made of.
    struct Source: Equatable {
        /// The model at rest.
        let model: Shared<Model>
        let panel: Panel
        let item: Item
        let window: ClosedRange<Instant>?
        let openedAt: Instant
        let size: Size
    }

    let data: ChartData
    /// What stands in each place of the level axis.
    let slots: [ChartSlot]
    let panes: ChartPanes
    private(set) var chart: Chart
    let plan: ChartPlan
    let picture: Canvas

    /// Nil where nothing is known of the item.
    init?(_ source: Source) {
        let model = source.model.value
        guard let subject = source.panel.kind.chartSubject(of: source.item, model),
            let data = ChartData(
                source.item, in: source.panel, source.window, openedAt: source.openedAt, model)
        else { return nil }
        self.data = data
        let look = model.look(of: source.panel)
        // Wide enough for any price: the plot's columns are needed before its labels are.
        let widest =
            ([data.reference, subject.price] + data.series.bars[data.shown].map { Optional($0.high) })
            .compactMap(\.self).max() ?? 0
        let measure = ChartPanes(
            data: data, slots: [], look: look, form: subject.form, price: subject.price, rest: model)
        let axisWidth =
            source.size.width < 30
            ? 0 : max(7, CellWidth.of(measure.text(widest))) + 1
        let columns = ChartPlan.plotWidth(axisWidth: axisWidth, in: source.size.width)
        let isOfCandles = look.shape == .candles && !data.isOfCloses
        slots = ChartPicture.merged(data.slots, columns, isOfCandles: isOfCandles)
        panes = ChartPanes(
            data: data, slots: slots, look: look, form: subject.form, price: subject.price, rest: model)
        let times = ChartTimes(
            slots: slots, zone: data.zone, interval: data.series.key.interval, words: model.words,
            times: model.timeText)
        var shaded: [Range<Int>] = []
        for index in slots.indices {
            guard let bar = slots[index].bar, bar.session != .regular else { continue }
            if let last = shaded.last, last.upperBound == index {
                shaded[shaded.count - 1] = last.lowerBound..<index + 1
            } else {
                shaded.append(index..<index + 1)
            }
        }
        chart = Chart(
            slots: slots.count, panes: panes.panes(rows: source.size.height - 2),
            slotLabels: times.labels(in: columns), shaded: shaded, axisWidth: axisWidth,
            isASCII: model.terminal.isASCII)
        chart.isPlain =
            !model.terminal.hasColours || model.terminal.isConsole || model.terminal.hasWideAmbiguous
        var picture = Canvas(size: source.size)
        plan = picture.draw(chart, in: Rect(source.size))
        self.picture = picture
    }

    /// So many slots as there is room for. Candles are either close together from edge to edge, or have gaps between them.
    private static func merged(_ slots: [ChartSlot], _ columns: Int, isOfCandles: Bool) -> [ChartSlot] {
        guard isOfCandles else { return ChartSlot.merged(slots, atMost: max(1, columns * 2)) }
        let merged = ChartSlot.merged(slots, atMost: max(1, columns))
        return merged.count * 2 > columns && merged.count * 5 < columns * 4
            ? ChartSlot.merged(slots, atMost: max(1, columns / 2)) : merged
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
