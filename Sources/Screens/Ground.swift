internal import Board
internal import CivilTime
internal import Market
internal import TUI

/// Everything that panels, and the places of their lines, are laid out by.
struct Ground: Equatable {
    let size: Size
    let panels: [Panel]
    private let lines: [Panel: Lines]
    let compact: Set<Item>
    let focus: Panel
    /// The quarter of an hour that clocks show: a change of clocks, which they foretell in a second row, comes at a
    /// whole one, and so does the moment two weeks before.
    let quarter: Instant
    let isMoved: Bool
    let zones: [ClockID: Zone]
    let here: Zone

    init(_ model: __shared Model, _ size: Size) {
        self.size = size
        panels = model.panels
        lines = Dictionary(uniqueKeysWithValues: model.panels.map { ($0, model.linesAtRest($0)) })
        compact = model.arrangement.compact
        focus = model.focus
        quarter = Instant(model.clockMoment.seconds / 900 * 900)
        isMoved = model.visited != nil
        zones = model.figures.zones
        here = model.here
    }

    /// What a panel shows while nothing is carried.
    func lines(_ panel: Panel) -> Lines { lines[panel] ?? ItemList(cards: []).shown }
}
