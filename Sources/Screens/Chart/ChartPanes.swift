internal import Arrangement
internal import Board
internal import Figures
private import Glibc
internal import Market
internal import TUI
internal import Words

/// The panes of a chart as figures per slot; each indicator has a scale of its own.
struct ChartPanes {
    enum Kind { case prices, volumes, strength, convergence }

    let data: ChartData
    let slots: [ChartSlot]
    let look: ChartLook
    let form: FigureForm
    let price: Double?
    /// Hides amounts: shows shares of the first one instead.
    let isPrivate: Bool
    let rest: Model
    private let lines: [Indicator: [[Double?]]]

    init(
        data: ChartData, slots: [ChartSlot], look: ChartLook, form: FigureForm, price: Double?,
        isPrivate: Bool, rest: Model
    ) {
        (self.data, self.slots, self.look, self.form) = (data, slots, look, form)
        (self.price, self.isPrivate, self.rest) = (price, isPrivate, rest)
        let closes = data.series.bars.map(\.close)
        lines = look.indicators.reduce(into: [:]) { lines, indicator in
            lines[indicator] = indicator.lines(of: closes).map { line in
                // Extreme prices overflow; the line has a gap there.
                ChartPanes.atSlots(line, slots).map { $0.flatMap { $0.isFinite ? $0 : nil } }
            }
        }
    }

    var figures: FigureText { rest.figureText }

    /// Percentages are measured from it: the close before, or else the first price.
    var start: Double? { data.reference ?? slots.lazy.compactMap(\.bar).first?.open }

    /// The price the axis counts percentages from; nil if it shows prices.
    private var base: Double? {
        look.scale == .percent ? start.flatMap { Baseline.change(from: $0, to: $0) == nil ? nil : $0 } : nil
    }

    /// The price's value on the upright axis.
    func placed(_ price: Double) -> Double { base.map { (price / $0 - 1) * 100 } ?? price }

    func written(_ value: Double) -> String {
        if base != nil { return figures.change(value / 100, places: 2) }
        return isPrivate ? FigureText.hidden : figures.written(value, as: form)
    }

    func text(_ price: Double) -> String {
        isPrivate ? written(placed(price)) : figures.written(price, as: form)
    }

    /// The uppermost first. Drops volumes before indicators, which the user chose.
    func kinds(rows: Int) -> [Kind] {
        var kinds = [Kind.prices]
        if slots.contains(where: { ($0.bar?.volume ?? 0) > 0 }) { kinds.append(.volumes) }
        if look.indicators.contains(.strength) { kinds.append(.strength) }
        if look.indicators.contains(.convergence) { kinds.append(.convergence) }
        // A pane below three rows is useless.
        let most = max(1, rows / 6)
        if kinds.count > most { kinds.removeAll { $0 == .volumes } }
        return Array(kinds.prefix(most))
    }

    func panes(_ kinds: [Kind], rows: Int) -> [Chart.Pane] {
        var panes = kinds.map { kind in
            switch kind {
            case .prices: prices
            case .volumes: volumes
            case .strength: strength
            case .convergence: convergence
            }
        }
        for (index, kind) in kinds.enumerated() {
            panes[index].title = title(of: kind, at: slots.indices.last { slots[$0].bar != nil })
        }
        panes[0].weight = panes.count == 1 ? 1 : 3
        panes[0].valueLabels = labels(
            in: max(2, rows * panes[0].weight / (panes.count + panes[0].weight - 1) / 3))
        return panes
    }

    private var prices: Chart.Pane {
        var shapes: [Chart.Shape] = []
        if let costs { shapes.append(.line(costs, Style(.faint))) }
        if let benchmark { shapes.append(.line(benchmark, ChartPanes.benchmarkStyle)) }
        shapes.append(main)
        for band in lines[.bollinger] ?? [] {
            shapes.append(.line(band.map { $0.map(placed) }, ChartPanes.bandStyle))
        }
        for (_, values, style) in averages { shapes.append(.line(values.map { $0.map(placed) }, style)) }
        var references: [Chart.Reference] = []
        // Without a first value, hidden ones have no shares.
        if let price, !isPrivate || start != nil {
            let role = Role.change(start.flatMap { Baseline.change(from: $0, to: price) }, places: 2)
            references.append(
                Chart.Reference(
                    placed(price), written(placed(price)), Style(role).with(.reverse), hasLine: false))
        }
        if let reference = data.reference {
            references.append(Chart.Reference(placed(reference), written(placed(reference)), Style(.faint)))
        }
        return Chart.Pane(
            shapes, scale: look.scale == .logarithmic ? .logarithmic : .linear, references: references)
    }

    private static let bandStyle = Style(.line5)
    static let benchmarkStyle = Style(.line2)

    func title(of kind: Kind, at slot: Int?) -> [Span] {
        switch kind {
        case .prices:
            var title: [Span] = []
            if let bands = lines[.bollinger] {
                let range = bands.reversed().map { reading($0, at: slot) { written(placed($0)) } }
                let text = slot == nil ? "" : range.joined(separator: " –")
                title.append(Span(Indicator.bollinger.name + text + "  ", ChartPanes.bandStyle))
            }
            for (indicator, values, style) in averages {
                let value = reading(values, at: slot) { written(placed($0)) }
                title.append(Span(indicator.name + value + "  ", style))
            }
            if costs != nil { title.append(Span(rest.words[.labelCost] + "  ", Style(.faint))) }
            if let name = data.growth?.name { title.append(Span(name + "  ", ChartPanes.benchmarkStyle)) }
            return title
        case .volumes: return [Span(rest.words[.barVolume], Style(.faint))]
        case .strength:
            let value = lines[.strength]?.first.map { values in
                reading(values, at: slot) { figures.typed($0, places: 1) }
            }
            return [Span(Indicator.strength.name + (value ?? "") + "  ", Style(.line1))]
        case .convergence:
            let lines = lines[.convergence] ?? []
            let places = places
            let values = lines.map { reading($0, at: isPrivate ? nil : slot) { signed($0, places: places) } }
            let rises = slot.flatMap { lines.last?[$0] }.map { $0 >= 0 } ?? true
            let styles = [Style(.line1), Style(.line3), Style(rises ? .up : .down)]
            return [Span(Indicator.convergence.name, Style(.line1))]
                + zip(values, styles).map { Span($0 + " ", $1) }
        }
    }

    /// Padded to the widest figure, so that a title keeps its columns while the crosshair moves.
    private func reading(_ values: [Double?], at slot: Int?, _ text: (Double) -> String) -> String {
        guard let slot else { return "" }
        let known = values.compactMap(\.self)
        let widest = [known.min(), known.max()].compactMap(\.self).map { CellWidth.of(text($0)) }.max() ?? 0
        let value = values[slot].map(text) ?? FigureText.absent
        return " " + value + String(repeating: " ", count: max(0, widest - CellWidth.of(value)))
    }

    /// Decimals of price differences: five digits of the last price, but two at least.
    private var places: Int {
        let price = abs(data.series.bars.last?.close ?? 0) * units
        return price > 0 ? min(15, max(2, 4 - Int(log10(price).rounded(.down)))) : 2
    }

    private var units: Double { if case .rate(let units) = form { Double(units) } else { 1 } }

    private func signed(_ difference: Double, places: Int) -> String {
        (difference < 0 ? "−" : "+") + figures.typed(abs(difference) * units, places: places)
    }

    private var costs: [Double?]? {
        data.costs.map { costs in atSlots(costs).map { $0.map(placed) } }
    }

    /// The value if each flow had bought another item.
    private var benchmark: [Double?]? {
        guard let growth = data.growth, growth.name != nil else { return nil }
        return atSlots(growth.values).map { $0.map(placed) }
    }

    private var main: Chart.Shape {
        let closes = slots.map { $0.bar.map { placed($0.close) } }
        let role = Role.course(of: [start ?? 0] + slots.compactMap { $0.bar?.close })
        switch data.isOfCloses && look.shape == .candles ? .line : look.shape {
        case .candles:
            let candles = slots.map { slot in
                slot.bar.map { bar in
                    Chart.Candle(
                        open: placed(bar.open), high: placed(bar.high), low: placed(bar.low),
                        close: placed(bar.close))
                }
            }
            return .candles(candles, rise: Style(.up), fall: Style(.down), level: Style(.level))
        case .line: return .line(closes, Style(role))
        case .area:
            let area: Role = role == .up ? .upArea : role == .down ? .downArea : .levelArea
            return rest.terminal.hasAreas ? .area(closes, Style(role), area) : .line(closes, Style(role))
        }
    }

    func comparison(_ comparison: ChartComparison, rows: Int) -> Chart.Pane {
        let lines = comparison.lines.map { line in
            slots.map { slot in line.change(at: slot).map { $0 * 100 } }
        }
        let styles = ChartPanes.styles
        let all = lines.joined().compactMap(\.self)
        func label(_ percent: Double) -> String {
            figures.change(percent / 100, places: percent == percent.rounded() ? 0 : 2)
        }
        let labels = Chart.ticks(from: all.min() ?? 0, to: all.max() ?? 0, atMost: max(2, rows / 3))
        // Without colours, the names at their ends identify the lines.
        let names = comparison.lines.compactMap { line in
            line.last.map { Chart.Reference($0 * 100, line.name, Style(), hasLine: false) }
        }
        return Chart.Pane(
            zip(lines, styles).map { .line($0, $1) },
            valueLabels: labels.map { Chart.ValueLabel($0, label($0)) },
            references: (rest.terminal.hasColours ? [] : names) + [
                Chart.Reference(0, label(0), Style(.faint))
            ], title: title(comparison, at: slots.indices.last { slots[$0].bar != nil }))
    }

    func title(_ comparison: ChartComparison, at slot: Int?) -> [Span] {
        zip(comparison.lines, ChartPanes.styles).map { line, style in
            let change = reading(slots.map(line.change), at: slot) { figures.change($0, places: 2) }
            return Span(line.name + change + "  ", style)
        }
    }

    /// The first is the chart's own line.
    static let styles = [
        Style(.text, on: .text, .bold), .init(.line1), .init(.line2), .init(.line3), .init(.line4),
        .init(.line5),
    ]

    private var averages: [(Indicator, [Double?], Style)] {
        let styles = [Style(.line1), .init(.line2), .init(.line3), .init(.line4)]
        return look.indicators.sorted { $0.place < $1.place }.compactMap { indicator in
            guard indicator.isAverage, let values = lines[indicator]?.first else { return nil }
            return (indicator, values, styles[indicator.place % 4])
        }
    }

    private var volumes: Chart.Pane {
        let figures = slots.map { $0.bar?.volume }
        // Volumes stay faint: prices matter more, and their colours show the direction.
        let styles = slots.map { _ in Style(.faint) }
        let most = figures.compactMap(\.self).max() ?? 0
        return Chart.Pane(
            [.columns(figures, styles)], range: 0...max(most, 1),
            valueLabels: [Chart.ValueLabel(most, ChartPanes.short(most))])
    }

    private var strength: Chart.Pane {
        Chart.Pane(
            [.line(lines[.strength]?.first ?? [], Style(.line1))], range: 0...100,
            valueLabels: [Chart.ValueLabel(70, "70"), Chart.ValueLabel(30, "30")],
            references: [
                Chart.Reference(70, nil, Style(.faint)), Chart.Reference(30, nil, Style(.faint)),
            ])
    }

    private var convergence: Chart.Pane {
        guard let lines = lines[.convergence] else { return Chart.Pane([]) }
        let styles = lines[2].map { Style(($0 ?? 0) < 0 ? Role.down : .up) }
        return Chart.Pane(
            [.columns(lines[2], styles), .line(lines[0], Style(.line1)), .line(lines[1], Style(.line3))],
            references: [Chart.Reference(0, "0", Style(.faint))])
    }

    /// Makes figures per slot of figures per bar: a slot takes that of its last bar.
    func atSlots<Value>(_ values: [Value?]) -> [Value?] { ChartPanes.atSlots(values, slots) }

    private static func atSlots<Value>(_ values: [Value?], _ slots: [ChartSlot]) -> [Value?] {
        slots.map { $0.bar == nil ? nil : values[$0.bars.upperBound - 1] }
    }

    private func labels(in count: Int) -> [Chart.ValueLabel] {
        let bars = slots.compactMap(\.bar)
        guard let lowest = bars.map(\.low).min(), let highest = bars.map(\.high).max() else { return [] }
        let costs = ((costs ?? []) + (benchmark ?? [])).compactMap(\.self)
        let (low, high) = (placed(lowest), placed(highest))
        let range = (min(low, costs.min() ?? low), max(high, costs.max() ?? high))
        return Chart.ticks(from: range.0, to: range.1, atMost: count).map {
            Chart.ValueLabel($0, written($0))
        }
    }

    static func short(_ value: Double) -> String {
        // A number beyond Int has an exponent.
        func text(_ number: Double) -> String { Int(exactly: number).map { String($0) } ?? String(number) }
        for (unit, name) in [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "k")] where value >= unit {
            let digits = value / unit
            let rounded = digits >= 100 ? digits.rounded() : (digits * 10).rounded() / 10
            return text(rounded) + name
        }
        return text((value * 10_000).rounded() / 10_000)
    }
}

extension Indicator {
    fileprivate var place: Int { Indicator.allCases.firstIndex(of: self) ?? 0 }

    fileprivate var isAverage: Bool {
        switch self {
        case .simple20, .simple50, .simple100, .simple200: true
        case .exponential20, .exponential50, .exponential100, .exponential200: true
        case .bollinger, .strength, .convergence: false
        }
    }

    /// Of bands the upper and the lower; of MACD the line, its signal and the difference.
    fileprivate func lines(of closes: [Double]) -> [[Double?]] {
        switch self {
        case .simple20: return [MovingAverage.simple(closes, 20)]
        case .simple50: return [MovingAverage.simple(closes, 50)]
        case .simple100: return [MovingAverage.simple(closes, 100)]
        case .simple200: return [MovingAverage.simple(closes, 200)]
        case .exponential20: return [MovingAverage.exponential(closes, 20)]
        case .exponential50: return [MovingAverage.exponential(closes, 50)]
        case .exponential100: return [MovingAverage.exponential(closes, 100)]
        case .exponential200: return [MovingAverage.exponential(closes, 200)]
        case .bollinger:
            let bands = BollingerBands.of(closes)
            return [bands.map { $0?.upperBound }, bands.map { $0?.lowerBound }]
        case .strength: return [RelativeStrength.of(closes)]
        case .convergence:
            let macd = ConvergenceDivergence(of: closes)
            return [macd.line, macd.signal, macd.histogram]
        }
    }
}
