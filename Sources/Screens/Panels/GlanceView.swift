internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import TUI
internal import Words

/// A line each for panels that are hidden because only one shows at a time.
struct Glance: Equatable {
    let model: ModelAtRest
    let moment: Instant
    let panels: [Panel]
    let width: Int

    init(_ model: __shared Model, _ layout: Layout) {
        (self.model, moment) = (layout.rest, model.clockMoment.wholeMinute)
        (panels, width) = (layout.glances.map(\.panel), layout.size.width)
    }

    func view(_ screens: ScreenList) -> GlanceView { GlanceView(lines: panels.map { line($0, screens) }) }

    private func line(_ panel: Panel, _ screens: ScreenList) -> [Span] {
        let model = model.value
        var line = [
            Span(" \(model.tabKey(panel))", Style(.key)),
            Span(" \(model.words[panel.kind.words.tab]) ", Style(.faint)),
        ]
        guard let screen = screens[panel] else { return line }
        for item in model.linesAtRest(panel).all.lazy.compactMap(\.card) {
            let part = [Span("  ", Style(.faint))] + screen.glance(at: item, model, moment)
            guard line.cells + part.cells < width else { break }
            line += part
        }
        return line
    }
}

struct GlanceView: View {
    let lines: [[Span]]

    func draw(_ look: Look, on canvas: inout Canvas) {
        for (row, line) in lines.enumerated() { canvas.write(line, x: 0, y: row, width: canvas.size.width) }
    }
}
