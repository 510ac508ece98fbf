internal import Arrangement
internal import Board
internal import CivilTime
internal import Market
internal import TUI
internal import Words

struct ChartScreen: LayerScreen {
    private let chart: OpenChart
    @Held private var model: Model
    private let layout: Layout
    /// All between the header and the key line.
    private let rect: Rect
    private let body: Rect
    private let picture: ChartPicture?

    init(_ chart: OpenChart, _ model: Model, _ layout: Layout) {
        (self.chart, self.model, self.layout) = (chart, model, layout)
        rect = Rect(x: 0, y: 1, width: layout.size.width, height: layout.size.height - 2)
        let inner = rect.inset(dx: 1, dy: 1)
        body = inner.split(top: inner.height >= 10 ? 2 : 0).rest
        picture = layout.memo(.chart, ChartPicture.Source(layout.rest, chart, body.size)) { ChartPicture($0) }
    }

    var fillsScreen: Bool { true }
    var drawing: Rect? { body }

    /// The closes in sight, and the first and last day of them.
    var spoken: [String] {
        guard let picture, let subject = model.chartSubject(of: chart) else { return [] }
        let bars = picture.slots.compactMap(\.bar)
        let isHidden = chart.isOfValue && model.arrangement.hidesAmounts
        guard bars.count > 1, !isHidden else { return [] }
        let days = bars.map { picture.data.zone.local($0.start).day }
        let span = [days.first, days.last].compactMap { $0.map(model.viewer.shortDate) }.joined(
            separator: " – ")
        let text = model.figureText
        return [
            CourseInWords(bars.map(\.close), days, span: span).text(model.viewer) { value in
                text.written(value, as: subject.form)
            }
        ]
    }

    var hints: [Hint] {
        let hints =
            [
                Hint(.selectLeft, .selectRight, label: .keyRead),
                Hint(.selectUp, .selectDown, label: .keyRange),
            ]
            + [.chartShape, .chartScale, .chartIndicators, .chartCompare, .chartMark].compactMap {
                Hint($0)
            }
            + [zoom].compactMap(\.self)
            + [.helpOpen, .back, .quit].compactMap { Hint($0) }
        let hasBars = picture?.firstKnown != nil
        var lacking: Set<Command.Need> = hasBars ? [] : [.line, .bars, .prices, .scale]
        if !chart.others.isEmpty, !chart.isOfValue { lacking.formUnion([.prices, .scale]) }
        if chart.isOfValue, model.arrangement.hidesAmounts { lacking.insert(.scale) }
        return hints.without(lacking)
    }

    private var zoom: Hint? {
        let window = picture.map { ChartWindow($0.data, around: chart.crosshair) }
        let commands = [Command.chartZoomIn, .chartZoomOut].filter { command in
            window?.zoomed(in: command == .chartZoomIn) != nil
        }
        return commands.count == 2
            ? Hint(.chartZoomIn, .chartZoomOut, label: .keyZoom) : commands.first.flatMap { Hint($0) }
    }

    private var range: BarRange { model.look(of: chart.panel).range }
    private var caption: ChartCaption { ChartCaption(chart: chart, picture: picture, model: model) }
    private var slot: Int? { chart.crosshair.flatMap { picture?.slot(at: $0) } }

    func message(for command: Command) -> Message? {
        if let movement = Movement(command) { return message(for: movement) }
        if let place = Command.chartRanges.firstIndex(of: command) {
            return .layer(.chart(.range(BarRange.allCases[place])))
        }
        switch command {
        case .chartOpen: return .user(.cancel)
        case .chartMark: return chart.crosshair.map { _ in .layer(.chart(.mark)) } ?? read(picture?.lastKnown)
        case .chartZoomIn: return show(or: command.whyNot) { $0.zoomed(in: true) }
        case .chartZoomOut: return show(or: command.whyNot) { $0.zoomed(in: false) }
        case .chartEarlier: return show(or: command.whyNot) { $0.moved(by: -1) }
        case .chartLater: return show(or: command.whyNot) { $0.moved(by: 1) }
        case .detailsPrevious: return .layer(.chart(.neighbour(-1)))
        case .detailsNext: return .layer(.chart(.neighbour(1)))
        case .back where chart.crosshair != nil: return .layer(.chart(.read(nil)))
        default: return nil
        }
    }

    private func message(for movement: Movement) -> Message? {
        if let step = [.step(.up): 1, .step(.down): -1][movement] { return neighbour(step) }
        guard let picture else { return nil }
        let from = slot ?? picture.slots.count
        switch movement {
        case .step(.left): return read(picture.known(from - 1, -1))
        case .step(.right): return read(picture.known(slot.map { $0 + 1 } ?? from - 1, slot == nil ? -1 : 1))
        case .page(let pages):
            let step = pages < 0 ? -1 : 1
            return read(picture.known(max(0, min(picture.slots.count - 1, from + 10 * pages)), step))
        case .first: return read(picture.firstKnown)
        case .last: return read(picture.lastKnown)
        case .step(.up), .step(.down): return nil
        }
    }

    private func neighbour(_ step: Int) -> Message? {
        let all = BarRange.allCases
        let place = (all.firstIndex(of: range) ?? 0) + step
        return all.indices.contains(place)
            ? .layer(.chart(.range(all[place]))) : .user(.say(.phrase(.chartAtLimit)))
    }

    private func read(_ slot: Int?) -> Message? {
        slot.flatMap { picture?.slots[$0].bar }.map { .layer(.chart(.read($0.start))) }
    }

    private func show(or reason: Saying, _ window: (ChartWindow) -> ClosedRange<Instant>?) -> Message? {
        let shown = (picture?.data).flatMap { window(ChartWindow($0, around: chart.crosshair)) }
        return shown.map { .layer(.chart(.show($0))) } ?? .user(.say(reason))
    }

    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message? {
        switch action {
        case .wheelUp: return neighbour(1)
        case .wheelDown: return neighbour(-1)
        case .press, .drag, .doublePress:
            if case .chartRange(let range)? = target, action == .press {
                return .layer(.chart(.range(range)))
            }
            guard target == .chart, let picture, let slot = picture.plan.slot(at: point.x - body.x) else {
                return nil
            }
            return read(picture.known(slot, -1) ?? picture.known(slot, 1))
        case .menu: return .user(.cancel)
        case .release: return nil
        }
    }

    func draw(into frame: inout Frame<Target>) {
        var box = Box(
            title: title,
            note: caption.note, line: Style(.focusedBorder))
        (box.foot, box.remark) = (caption.source, caption.remark)
        frame.canvas.fill(rect, Style())
        frame.canvas.draw(box, in: rect)
        frame.addHit(Rect(frame.size), .outside)
        frame.addHit(rect, .layer)
        guard let picture else {
            let text = caption.reason
            frame.canvas.write(
                text, x: max(1, (rect.width - CellWidth.of(text)) / 2), y: rect.y + rect.height / 2,
                style: Style(.faint))
            return
        }
        if body.y > rect.y + 1 { drawHead(picture, into: &frame) }
        frame.canvas.paste(picture.picture, at: body.origin)
        frame.picture = PlacedChart(picture.chart, in: body)
        frame.addHit(body, .chart)
        let mark = chart.mark.flatMap { picture.slot(at: $0) }
        frame.canvas.clipped(to: body) { canvas in
            let plan = ChartPlan(picture.chart, in: body)
            if let mark { canvas.drawMark(slot: mark, plan) }
            if let slot {
                for (pane, title) in picture.titles(at: slot).enumerated() {
                    canvas.drawTitle(title, ofPane: pane, plan)
                }
            }
            if let slot, let bar = picture.slots[slot].bar {
                let change = picture.comparison?.lines.first?.change(at: picture.slots[slot])
                let value = change.map { $0 * 100 } ?? picture.panes.placed(bar.close)
                canvas.drawCrosshair(
                    slot: slot, value: value, valueText: picture.written(value),
                    slotText: ChartReading(picture: picture, model: model).tag(at: slot), picture.chart, plan)
            }
        }
    }

    private var title: [Span] {
        let name = chart.item.flatMap { layout.screens[chart.panel]?.details(of: $0, model).name } ?? ""
        guard chart.isOfValue else {
            return [
                Span(
                    " \(chart.item.map { model.chartName(of: $0, in: chart.panel) } ?? "") ",
                    Style(.selection, on: .selection)),
                Span(" \(name) ", Style(.title)),
            ]
        }
        let label = [
            Span(" \(model.words[.valueHeading]) ", Style(.selection, on: .selection)),
            Span(" \(chart.item?.text ?? model.words[chart.panel.kind.words.title])", Style(.title)),
        ]
        let named = label + (name.isEmpty ? [] : [Span("  " + name, Style(.title))])
        let long = (picture.map { ValueReading(picture: $0, model: model) })?.summary(in: rect.width) ?? []
        // The figures matter more than the name and how the chart is drawn.
        let room = rect.width - 6
        if (named + long + caption.note).cells <= room { return named + long + [Span(" ")] }
        let summary = picture.map { ValueReading(picture: $0, model: model).summary(in: room - label.cells) }
        return label + (summary ?? []) + [Span(" ")]
    }

    private func drawHead(_ picture: ChartPicture, into frame: inout Frame<Target>) {
        var x = rect.x + 2
        for range in BarRange.allCases {
            let text = " \(range.label(model.words)) "
            let cells = CellWidth.of(text)
            guard x + cells <= rect.maxX - 1 else { break }
            let isShown = range == self.range && chart.window == nil
            frame.canvas.write(
                text, x: x, y: rect.y + 1, style: isShown ? Style(.selection, on: .selection) : Style(.faint))
            frame.addHit(Rect(x: x, y: rect.y + 1, width: cells, height: 1), .chartRange(range))
            x += cells
        }
        let mark = chart.mark.flatMap { picture.slot(at: $0) }
        let reading = ChartReading(picture: picture, model: model)
        let line = Rect(x: rect.x + 2, y: rect.y + 2, width: rect.width - 4, height: 1)
        frame.canvas.write(
            reading.spans(at: slot, mark: mark, in: line.width), x: line.x, y: line.y, width: line.width)
    }
}
