import Seeded
import TUI
import Testing

@Suite struct ChartRandomTests {
    private static let words = ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel"]

    @Test func `whatever the figures and the size, nothing traps, leaves its block or cuts a word`() {
        var chance = SeededGenerator.announced()
        for trial in 0..<600 {
            let size = Size(
                width: .random(in: 0...70, using: &chance), height: .random(in: 0...30, using: &chance))
            let chart = chart(size, &chance)
            let rect = Rect(x: 3, y: 2, width: size.width, height: size.height)
            var canvas = Canvas(size: Size(width: size.width + 6, height: size.height + 5))
            let blank = canvas
            let plan = canvas.draw(chart, in: rect)
            canvas.drawMark(slot: .random(in: -2...80, using: &chance), plan)
            canvas.drawCrosshair(
                slot: .random(in: -2...80, using: &chance), value: value(&chance), valueText: "india",
                slotText: "juliett", chart, plan)
            for y in 0..<canvas.size.height {
                for x in 0..<canvas.size.width where !rect.contains(Point(x: x, y: y)) {
                    #expect(canvas[x, y] == blank[x, y], "trial \(trial): \(size) at \(x),\(y)")
                }
            }
            let known = Set(Self.words + ["india", "juliett"])
            for line in canvas.drawing {
                for word in line.split(whereSeparator: { !$0.isLetter || !$0.isLowercase }) {
                    #expect(known.contains(String(word)), "trial \(trial): \(line)")
                }
            }
            let cell = Size(
                width: .random(in: 1...12, using: &chance), height: .random(in: 1...24, using: &chance))
            let bitmap = ChartBitmap(PlacedChart(chart, in: rect), cell: cell, Palette([:]), ground: 0)
            #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
            if chart.isASCII { #expect(canvas.drawing.joined().unicodeScalars.allSatisfy { $0.isASCII }) }
            // Larger than the canvas, and partly outside of it.
            var small = Canvas(size: size)
            small.draw(chart, in: Rect(x: -2, y: -2, width: 90, height: 40))
        }
    }

    @Test func `each column of the plot belongs to the slot that it says`() {
        var chance = SeededGenerator.announced()
        for _ in 0..<300 {
            let width = Int.random(in: 1...90, using: &chance)
            let slots = Int.random(in: 1...width * 2, using: &chance)
            let hasCandles = slots <= width && Bool.random(using: &chance)
            let shape: Chart.Shape =
                hasCandles ? .candles([], rise: Style(), fall: Style(), level: Style()) : .line([], Style())
            let chart = Chart(slots: slots, panes: [Chart.Pane([shape])])
            let plan = ChartPlan(chart, in: Rect(x: 4, y: 0, width: width, height: 5))
            for x in 4..<4 + width {
                guard let slot = plan.slot(at: x) else {
                    #expect(hasCandles, "only candles leave columns free")
                    continue
                }
                #expect(
                    (0..<slots).contains(slot) && plan.columns(of: slot).contains(x), "\(slots) in \(width)")
            }
            if hasCandles {
                let first = plan.columns(of: 0).count
                #expect(
                    (0..<slots).allSatisfy { plan.columns(of: $0).count == first }, "\(slots) in \(width)")
            }
            for slot in 0..<slots {
                let columns = plan.columns(of: slot)
                #expect(!columns.isEmpty && columns.lowerBound >= 4 && columns.upperBound <= 4 + width)
            }
            #expect(plan.slot(at: 3) == nil && plan.slot(at: 4 + width) == nil)
        }
    }

    @Test func `a figure stands in the row that says so`() {
        var chance = SeededGenerator.announced()
        for _ in 0..<300 {
            let low = Double.random(in: 0.1...100, using: &chance)
            let high = low * .random(in: 1.1...1000, using: &chance)
            let scale: Chart.Scale = Bool.random(using: &chance) ? .linear : .logarithmic
            let pane = Chart.Pane([], scale: scale, range: low...high)
            let rect = Rect(x: 0, y: 3, width: 20, height: .random(in: 1...50, using: &chance))
            let plan = ChartPlan(Chart(slots: 5, panes: [pane]), in: rect)
            for y in rect.y..<rect.maxY {
                let found = plan.value(atRow: y)
                #expect(found.flatMap { plan.row(of: $0.value, inPane: $0.pane) } == y)
            }
            #expect(plan.row(of: high, inPane: 0) == rect.y && plan.row(of: low, inPane: 0) == rect.maxY - 1)
            #expect(plan.row(of: high * 1e6, inPane: 0) == nil && plan.row(of: .nan, inPane: 0) == nil)
        }
    }

    private func value(_ chance: inout SeededGenerator) -> Double? {
        switch Int.random(in: 0..<14, using: &chance) {
        case 0: nil
        case 1: .nan
        case 2: [.infinity, -.infinity].randomElement(using: &chance)
        case 3: [Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude].randomElement(using: &chance)
        case 4: [0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude].randomElement(using: &chance)
        case 5, 6: 100
        case 7: .random(in: -1...1, using: &chance)
        default: .random(in: 50...150, using: &chance)
        }
    }

    private func chart(_ size: Size, _ chance: inout SeededGenerator) -> Chart {
        let slots = Int.random(in: 0...(size.width + 1) * 2, using: &chance)
        func values() -> [Double?] {
            (0..<Int.random(in: 0...slots + 2, using: &chance)).map { _ in value(&chance) }
        }
        func shape() -> Chart.Shape {
            switch Int.random(in: 0..<4, using: &chance) {
            case 0:
                let figures = (0..<slots).map { _ in (0..<4).map { _ in value(&chance) } }
                let candles = figures.map { figure -> Chart.Candle? in
                    let known = figure.compactMap(\.self)
                    guard known.count == 4 else { return nil }
                    return Chart.Candle(open: known[0], high: known[1], low: known[2], close: known[3])
                }
                return .candles(candles, rise: Style(.up), fall: Style(.down), level: Style(.level))
            case 1: return .area(values(), Style(.up), .upArea)
            case 2: return .columns(values(), [Style(.up), Style(.down)])
            default: return .line(values(), Style(.key))
            }
        }
        func word() -> String { Self.words.randomElement(using: &chance) ?? "" }
        let panes = (0..<Int.random(in: 0...4, using: &chance)).map { _ in
            Chart.Pane(
                (0..<Int.random(in: 0...3, using: &chance)).map { _ in shape() },
                scale: Bool.random(using: &chance) ? .linear : .logarithmic,
                range: [nil, nil, 0...100, 100...100, -1e308...1e308].randomElement(using: &chance) ?? nil,
                valueLabels: (0..<3).map { _ in Chart.ValueLabel(value(&chance) ?? 0, word()) },
                references: (0..<2).map { _ in
                    Chart.Reference(
                        value(&chance) ?? 0, word(), Style(.faint), hasLine: .random(using: &chance))
                },
                title: [Span(word() + " "), Span(word())], weight: .random(in: 0...5, using: &chance))
        }
        return Chart(
            slots: slots, panes: panes,
            slotLabels: (0..<4).map { _ in Chart.SlotLabel(.random(in: -3...90, using: &chance), word()) },
            shaded: [-2..<3, 20..<90],
            events: [Chart.Event(.random(in: -3...90, using: &chance), "*", Style(.key))],
            axisWidth: .random(in: 0...12, using: &chance), isASCII: .random(using: &chance),
            isPlain: .random(using: &chance))
    }
}
