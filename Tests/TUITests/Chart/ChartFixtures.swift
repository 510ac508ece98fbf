import Foundation
import Seeded
import TUI
import Testing

enum ChartFixtures {
    static let rise = Style(.up)
    static let fall = Style(.down)
    static let level = Style(.level)

    static func candles(_ count: Int, seed: UInt64 = 7, from start: Double = 100) -> [Chart.Candle] {
        var chance = SeededGenerator(seed: seed)
        var price = start
        return (0..<count).map { index in
            let open = price
            let close = index % 11 == 5 ? open : open * (1 + .random(in: -0.03...0.032, using: &chance))
            let high = max(open, close) * (1 + .random(in: 0...0.015, using: &chance))
            let low = min(open, close) * (1 - .random(in: 0...0.015, using: &chance))
            price = close * (1 + .random(in: -0.005...0.005, using: &chance))
            return Chart.Candle(open: open, high: high, low: low, close: close)
        }
    }

    static func average(_ values: [Double], _ count: Int) -> [Double?] {
        values.indices.map { index in
            guard index >= count - 1 else { return nil }
            return values[index - count + 1...index].reduce(0, +) / Double(count)
        }
    }

    static func word(_ value: Double) -> String { String(format: "%.1f", value) }

    static func labels(_ pane: Chart.Pane, rows: Int) -> [Chart.ValueLabel] {
        let values = ChartPlanProbe.extent(pane)
        return Chart.ticks(from: values.lowerBound, to: values.upperBound, atMost: max(2, rows / 3)).map {
            Chart.ValueLabel($0, word($0))
        }
    }

    static func slotLabels(_ count: Int) -> [Chart.SlotLabel] {
        [Chart.SlotLabel(count - 1, "now")]
            + stride(from: 0, to: count, by: max(1, count / 5)).map { Chart.SlotLabel($0, "day \($0)") }
    }

    static func style(_ candle: Chart.Candle) -> Style {
        candle.close > candle.open ? rise : candle.close < candle.open ? fall : level
    }
}

enum ChartPlanProbe {
    static func extent(_ pane: Chart.Pane) -> ClosedRange<Double> {
        var values = pane.references.map(\.value)
        for shape in pane.shapes {
            switch shape {
            case .candles(let candles, rise: _, fall: _, level: _):
                values += candles.compactMap(\.self).flatMap { [$0.high, $0.low] }
            case .line(let some, _), .area(let some, _, _): values += some.compactMap(\.self)
            case .columns(let some, _): values += some.compactMap(\.self) + [0]
            }
        }
        values = values.filter(\.isFinite)
        return (values.min() ?? 0)...(values.max() ?? 0)
    }
}

enum ChartKind: String, CaseIterable {
    case candles, plain, ascii, line, area, columns, bands, compared, sessions, dense

    /// Slots per columns of the plot.
    private func slots(_ width: Int) -> Int {
        switch self {
        case .candles, .plain, .ascii, .columns, .bands: width < 30 ? width / 2 : min(60, width / 3)
        case .dense, .sessions: width
        case .line, .area: min(22, width)
        case .compared: width * 2
        }
    }

    func chart(_ size: Size) -> Chart {
        let axis = 7
        let count = slots(ChartPlan.plotWidth(axisWidth: axis, in: size.width))
        let candles = ChartFixtures.candles(count)
        let closes = candles.map(\.close)
        let last = closes.last ?? 0
        var chart = Chart(
            slots: count, panes: panes(candles, closes), slotLabels: ChartFixtures.slotLabels(count),
            axisWidth: axis, isASCII: self == .ascii, isPlain: self == .plain)
        if self == .sessions {
            chart.shaded = [0..<count / 6, count * 5 / 6..<count]
            chart.events = [Chart.Event(count / 2, "D", Style(.key))]
        }
        for index in chart.panes.indices {
            let rows = size.height * chart.panes[index].weight / 6
            chart.panes[index].valueLabels = ChartFixtures.labels(chart.panes[index], rows: rows)
        }
        if self != .compared, self != .columns {
            chart.panes[0].references = [
                Chart.Reference(
                    last, ChartFixtures.word(last), Style(.selection, on: .selection), hasLine: false),
                Chart.Reference(closes[0], ChartFixtures.word(closes[0]), Style(.faint)),
            ]
        }
        return chart
    }

    private func panes(_ candles: [Chart.Candle], _ closes: [Double]) -> [Chart.Pane] {
        let shape = Chart.Shape.candles(
            candles, rise: ChartFixtures.rise, fall: ChartFixtures.fall, level: ChartFixtures.level)
        let volume = Chart.Pane(
            [
                .columns(
                    candles.map { abs($0.close - $0.open) * 100 + 40 }, candles.map(ChartFixtures.style))
            ], title: [Span("Volume", Style(.faint))])
        switch self {
        case .candles, .plain, .ascii, .dense:
            let average = Chart.Shape.line(ChartFixtures.average(closes, 9), Style(.key))
            return [Chart.Pane([shape, average], title: [Span("ACME ", Style(.title))], weight: 4), volume]
        case .line: return [Chart.Pane([.line(closes, Style(.up))])]
        case .area, .sessions:
            let values: [Double?] = closes.indices.map { (7...8).contains($0) ? nil : closes[$0] }
            return [Chart.Pane([.area(values, Style(.up), .upArea)])] + (self == .sessions ? [volume] : [])
        case .columns:
            let moves = closes.map { $0 - 100 }
            return [
                Chart.Pane([
                    .columns(moves, moves.map { Style($0 > 0 ? .up : .down) }), .line(moves, Style(.key)),
                ])
            ]
        case .bands:
            let means = ChartFixtures.average(closes, 5)
            let (high, low) = (means.map { $0.map { $0 * 1.03 } }, means.map { $0.map { $0 * 0.97 } })
            return [Chart.Pane([shape, .line(high, Style(.faint)), .line(low, Style(.faint))])]
        case .compared:
            let other = ChartFixtures.candles(candles.count, seed: 9).map(\.close)
            return [
                Chart.Pane(
                    [.line(closes, Style(.key)), .line(other, Style(.live))],
                    references: [Chart.Reference(100, "0%", Style(.faint))],
                    title: [Span("ACME ", Style(.key)), Span("OTHER", Style(.live))])
            ]
        }
    }
}
