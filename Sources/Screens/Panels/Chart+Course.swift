internal import Board
internal import TUI

extension Chart {
    /// A line of `values`, or an area where there are tints, that tells by its colour what it does itself.
    ///
    /// - Parameters:
    ///   - base: What the last of them is measured against, for dashes.
    ///   - text: How a figure at the axis is written.
    ///   - ticks: How many figures the axis has at most; 0 for no axis.
    init(
        courseOf values: [Double], base: Double?, on terminal: TerminalTraits, slotLabels: [SlotLabel] = [],
        ticks: Int = 0, text: ((Double) -> String)? = nil
    ) {
        let course = Role.course(of: values)
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

    /// The same in a style of its own, without words.
    ///
    /// - Parameter course: The role whose tint lies below the line.
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
