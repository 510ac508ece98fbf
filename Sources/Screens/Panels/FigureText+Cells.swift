internal import Board
internal import Figures
internal import Market
internal import Money
internal import TUI

extension FigureText {
    /// `…` if it needs more than `cells`.
    func written(_ figure: Double, as form: FigureForm, within cells: Int = .max) -> String {
        switch form {
        case .rate(let units): rate(figure * Double(units), within: cells)
        case .price: price(figure, within: cells)
        case .amount(let code): amount(figure, code, within: cells)
        }
    }

    func rate(_ rate: Double, within cells: Int) -> String {
        self.rate(rate) { CellWidth.of($0) <= cells } ?? "…"
    }

    func amount(_ amount: Double, _ code: CurrencyCode, within cells: Int = .max) -> String {
        guard let value = Rational(amount) else { return FigureText.absent }
        let text = money(value, code, withCode: false)
        return CellWidth.of(text) <= cells ? text : "…"
    }

    func price(_ price: Double, within cells: Int) -> String {
        self.price(price) { CellWidth.of($0) <= cells } ?? "…"
    }

    /// Coloured by direction; a dash without a baseline.
    func change(_ change: Double?, places: Int, within cells: Int) -> Span {
        guard let change else { return Span(FigureText.absent, Style(.faint)) }
        let text = marked(change, places: places) { CellWidth.of($0) <= cells } ?? "…"
        return Span(text, Style.change(change, places: places))
    }
}

extension Role {
    static func change(_ change: Double?, places: Int) -> Role {
        switch FigureText.direction(change ?? 0, places: places) {
        case 1: .up
        case -1: .down
        default: .level
        }
    }
}

extension Role {
    /// For a figure that has just changed, if its paper cannot show it.
    static let movedSign = "•"
}

extension Style {
    static func change(_ change: Double?, places: Int) -> Style { Style(Role.change(change, places: places)) }
}

extension Role {
    static func course(of values: [Double]) -> Role {
        guard let first = values.first, let last = values.last else { return .level }
        return change(Baseline.change(from: first, to: last).map { $0 * 100 }, places: 2)
    }
}

extension Chart {
    /// An area if the terminal has tints. `course` is the change's colour, `base` the baseline of the last
    /// value, for dashes. `ticks` limits the figures at the axis; 0 for no axis.
    init(
        of values: [Double], _ course: Role, base: Double?, on terminal: TerminalTraits,
        slotLabels: [SlotLabel] = [],
        ticks: Int = 0, text: ((Double) -> String)? = nil
    ) {
        self.init(
            values, in: Style(course), base: base.map { Reference($0, text?($0), Style(.faint)) }, course,
            terminal)
        self.slotLabels = slotLabels
        guard ticks > 0, let text, let low = values.min(), let high = values.max() else { return }
        panes[0].valueLabels = Chart.ticks(from: low, to: high, atMost: ticks).map {
            ValueLabel($0, text($0))
        }
        let words = panes[0].valueLabels.map(\.text) + panes[0].references.compactMap(\.text)
        axisWidth = words.map { CellWidth.of($0) }.max() ?? 0
    }

    /// Without words. `course` tints the area below the line.
    init(
        _ values: [Double], in style: Style, base: Reference?, _ course: Role, _ terminal: TerminalTraits
    ) {
        let tint: Role = course == .up ? .upArea : course == .down ? .downArea : .levelArea
        let shape: Shape = terminal.hasAreas ? .area(values, style, tint) : .line(values, style)
        self.init(
            slots: values.count, panes: [Pane([shape], references: base.map { [$0] } ?? [])],
            isASCII: terminal.isASCII)
    }
}
