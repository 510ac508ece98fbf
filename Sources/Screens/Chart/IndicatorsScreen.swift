internal import Board
internal import TUI
internal import Words

/// What is drawn beside the prices of a chart, each to be switched on and off.
struct IndicatorsScreen: SheetScreen {
    private let place: Int
    private let model: Model
    let rect: Rect

    init(_ place: Int, _ model: Model, _ layout: Layout) {
        (self.place, self.model) = (place, model)
        let names = Indicator.allCases.map { CellWidth.of($0.name) }.max() ?? 0
        let width = max(names + 8, CellWidth.of(model.words[.indicatorsTitle]) + 6)
        rect = Sheet.rect(Size(width: width, height: Indicator.allCases.count), layout)
    }

    private var shown: Set<Indicator> {
        for case .chart(let chart) in model.layers.reversed() {
            return model.look(of: chart.panel).indicators
        }
        return []
    }

    func message(for command: Command) -> Message? {
        if let movement = Movement(command) { return .layer(.chart(.selectIndicator(after(movement)))) }
        switch command {
        case .paletteRun: return .layer(.chart(.toggle(Indicator.allCases[place])))
        case .chartIndicators: return .user(.cancel)
        default: return nil
        }
    }

    func message(forUnbound key: Key) -> Message? {
        key == .character(" ") ? .layer(.chart(.toggle(Indicator.allCases[place]))) : nil
    }

    func message(forScrolling rows: Int) -> Message? {
        .layer(.chart(.selectIndicator(place + rows.signum())))
    }

    func message(forRow index: Int, isDouble: Bool) -> Message? {
        isDouble || !Indicator.allCases.indices.contains(index)
            ? nil : .layer(.chart(.toggle(Indicator.allCases[index])))
    }

    private func after(_ movement: Movement) -> Int {
        switch movement {
        case .step(.up), .step(.left): place - 1
        case .step(.down), .step(.right): place + 1
        case .page(let pages): place + pages * 5
        case .first: 0
        case .last: Indicator.allCases.count - 1
        }
    }

    func draw(into frame: inout Frame<Target>) {
        let box = Box(
            title: [Span(" \(model.words[.indicatorsTitle]) ", Style(.title))], line: Style(.focusedBorder))
        Sheet.draw(box, in: rect, into: &frame)
        let inner = rect.inset(dx: 1, dy: 1)
        let shown = shown
        for (row, indicator) in Indicator.allCases.enumerated() where row < inner.height {
            let line = Rect(x: inner.x, y: inner.y + row, width: inner.width, height: 1)
            let isSelected = row == place
            if isSelected { frame.canvas.fill(line, Style(.selection, on: .selection)) }
            let style = isSelected ? Style(.selection, on: .selection) : Style()
            let mark = shown.contains(indicator) ? "[x] " : "[ ] "
            frame.canvas.write(mark + indicator.name, x: line.x + 1, y: line.y, style: style)
            frame.addHit(line, .option(row))
        }
    }
}
