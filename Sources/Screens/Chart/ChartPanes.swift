internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import TUI
internal import Words

/// The panes of a chart, as figures a slot: prices and what goes with them, volumes, and each indicator that has a scale of its own.
struct ChartPanes {
    let data: ChartData
    let slots: [ChartSlot]
    let look: ChartLook
    let form: FigureForm
    let price: Double?
    /// Whether it is of amounts that are hidden: then shares of the first are told in their place.
    let isPrivate: Bool
    let rest: Model

    var figures: FigureText { rest.figureText }
    private var closes: [Double] { data.series.bars.map(\.close) }

    /// The price that percentages are measured from: the close before, or else the first price.
    var start: Double? { data.reference ?? slots.lazy.compactMap(\.bar).first?.open }

    /// The price that the axis counts percentages from; nil where it shows prices, as it does where changes are unknown.
    private var base: Double? {
        look.scale == .percent ? start.flatMap { Baseline.change(from: $0, to: $0) == nil ? nil : $0 } : nil
    }

    /// A price as it stands on the upright axis.
    func placed(_ price: Double) -> Double { base.map { (price / $0 - 1) * 100 } ?? price }

    /// A figure of the upright axis in words.
    func written(_ value: Double) -> String {
        if base != nil { return figures.change(value / 100, places: 2) }
        return isPrivate ? FigureText.hidden : figures.written(value, as: form)
    }

    /// A price in words.
    func text(_ price: Double) -> String {
        isPrivate ? written(placed(price)) : figures.written(price, as: form)
    }

    func panes(rows: Int) -> [Chart.Pane] {
        var panes = [prices]
        if slots.contains(where: { ($0.bar?.volume ?? 0) > 0 }) { panes.append(volumes) }
        if look.indicators.contains(.strength) { panes.append(strength) }
        if look.indicators.contains(.convergence) { panes.append(convergence) }
        // A pane below three rows says nothing.
        let most = max(1, rows / 6)
        panes = Array(panes.prefix(most))
        panes[0].weight = panes.count == 1 ? 1 : 3
        panes[0].valueLabels = labels(
            in: max(2, rows * panes[0].weight / (panes.count + panes[0].weight - 1) / 3))
        return panes
    }

    private var prices: Chart.Pane {
        var shapes: [Chart.Shape] = []
        if look.indicators.contains(.bollinger) {
            let bands = BollingerBands.of(closes)
            shapes.append(
                .band(
                    atSlots(bands).map { $0.map { placed($0.lowerBound)...placed($0.upperBound) } },
                    .levelArea))
        }
        if let costs { shapes.append(.line(costs, Style(.faint))) }
        shapes.append(main)
        for (_, values, style) in averages {
            shapes.append(.line(atSlots(values).map { $0.map(placed) }, style))
        }
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
            shapes, scale: look.scale == .logarithmic ? .logarithmic : .linear, references: references,
            title: title(at: slots.indices.last))
    }

    /// The indicators in the pane of prices, with their figures at `slot` if one is given.
    func title(at slot: Int?) -> [Span] {
        var title =
            look.indicators.contains(.bollinger)
            ? [Span(Indicator.bollinger.name + "  ", Style(.level))] : []
        for (indicator, values, style) in averages {
            let value = slot.flatMap { atSlots(values)[$0] }.map { " " + written(placed($0)) } ?? ""
            title.append(Span(indicator.name + value + "  ", style))
        }
        if costs != nil { title.append(Span(rest.words[.labelCost] + "  ", Style(.faint))) }
        return title
    }

    /// The cost of everything held, for a chart of value.
    private var costs: [Double?]? {
        data.costs.map { costs in atSlots(costs).map { $0.map(placed) } }
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

    /// Items beside one another, in what they have changed since the first slot.
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
        // Without colours, lines are told apart by the names at their ends.
        let names = comparison.lines.compactMap { line in
            line.last.map { Chart.Reference($0 * 100, line.item.text, Style(), hasLine: false) }
        }
        return Chart.Pane(
            zip(lines, styles).map { .line($0, $1) },
            valueLabels: labels.map { Chart.ValueLabel($0, label($0)) },
            references: (rest.terminal.hasColours ? [] : names) + [
                Chart.Reference(0, label(0), Style(.faint))
            ], title: title(comparison, at: slots.indices.last { slots[$0].bar != nil }))
    }

    /// The items of a comparison, with their changes up to `slot` if one is given.
    func title(_ comparison: ChartComparison, at slot: Int?) -> [Span] {
        zip(comparison.lines, ChartPanes.styles).map { line, style in
            let change = slot.map { slot in
                " "
                    + (line.change(at: slots[slot]).map { figures.change($0, places: 2) } ?? FigureText.absent)
            }
            return Span(line.item.text + (change ?? "") + "  ", style)
        }
    }

    /// The looks of lines that are told apart by colour and legend, the first of them the chart's own.
    static let styles = [
        Style(.text, on: .text, .bold), .init(.line1), .init(.line2), .init(.line3), .init(.line4),
        .init(.line5),
    ]

    private var averages: [(Indicator, [Double?], Style)] {
        let closes = closes
        return look.indicators.sorted { $0.place < $1.place }.compactMap { indicator in
            switch indicator {
            case .simple20: (indicator, MovingAverage.simple(closes, 20), Style(.line1))
            case .simple50: (indicator, MovingAverage.simple(closes, 50), Style(.line2))
            case .simple100: (indicator, MovingAverage.simple(closes, 100), Style(.line3))
            case .simple200: (indicator, MovingAverage.simple(closes, 200), Style(.line4))
            case .exponential20: (indicator, MovingAverage.exponential(closes, 20), Style(.line1))
            case .exponential50: (indicator, MovingAverage.exponential(closes, 50), Style(.line2))
            case .exponential100: (indicator, MovingAverage.exponential(closes, 100), Style(.line3))
            case .exponential200: (indicator, MovingAverage.exponential(closes, 200), Style(.line4))
            case .bollinger, .strength, .convergence: nil
            }
        }
    }

    private var volumes: Chart.Pane {
        let figures = slots.map { $0.bar?.volume }
        // Prices are what matters, and tell by their colours which way they went.
        let styles = slots.map { _ in Style(.faint) }
        let most = figures.compactMap(\.self).max() ?? 0
        return Chart.Pane(
            [.columns(figures, styles)], range: 0...max(most, 1),
            valueLabels: [Chart.ValueLabel(most, ChartPanes.short(most))],
            title: [Span(rest.words[.barVolume], Style(.faint))])
    }

    private var strength: Chart.Pane {
        let values = atSlots(RelativeStrength.of(closes))
        return Chart.Pane(
            [.line(values, Style(.line1))], range: 0...100,
            valueLabels: [Chart.ValueLabel(70, "70"), Chart.ValueLabel(30, "30")],
            references: [
                Chart.Reference(70, nil, Style(.faint)), Chart.Reference(30, nil, Style(.faint)),
            ], title: [Span(Indicator.strength.name, Style(.line1))])
    }

    private var convergence: Chart.Pane {
        let macd = ConvergenceDivergence(of: closes)
        let histogram = atSlots(macd.histogram)
        let styles = histogram.map { Style(($0 ?? 0) < 0 ? Role.down : .up) }
        return Chart.Pane(
            [
                .columns(histogram, styles), .line(atSlots(macd.line), Style(.line1)),
                .line(atSlots(macd.signal), Style(.line3)),
            ],
            references: [Chart.Reference(0, "0", Style(.faint))],
            title: [Span(Indicator.convergence.name, Style(.line1))])
    }

    /// A figure a bar as a figure a slot: that of the slot's last bar.
    func atSlots<Value>(_ values: [Value?]) -> [Value?] {
        slots.map { $0.bar == nil ? nil : values[$0.bars.upperBound - 1] }
    }

    /// Round figures for the upright axis.
    private func labels(in count: Int) -> [Chart.ValueLabel] {
        let bars = slots.compactMap(\.bar)
        guard let lowest = bars.map(\.low).min(), let highest = bars.map(\.high).max() else { return [] }
        let costs = costs?.compactMap(\.self) ?? []
        let (low, high) = (placed(lowest), placed(highest))
        let range = (min(low, costs.min() ?? low), max(high, costs.max() ?? high))
        return Chart.ticks(from: range.0, to: range.1, atMost: count).map {
            Chart.ValueLabel($0, written($0))
        }
    }

    /// A volume in a few characters: `31.2M`.
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
}
