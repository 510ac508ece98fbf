internal import Board
internal import TUI

/// A row of a list: its background, and how text on it looks.
struct Row {
    private let isSelected: Bool
    private let isCarried: Bool

    /// Paints the background of the row at `index` and says what a click on it means.
    init(_ index: Int, in panel: Panel, _ rect: Rect, _ model: Model, into frame: inout Frame) {
        isSelected = model.focus == panel && model.cursor(panel).index == index
        isCarried = isSelected && model.carry?.panel == panel
        if isSelected { frame.fill(rect, Style(.selection, on: .selection)) }
        if isSelected, !isCarried {
            // The paper of a selected row is quiet, so that red and green can be read on it: a bar makes up for it.
            let bar = Rect(x: rect.x, y: rect.y, width: 1, height: rect.height)
            frame.fill(bar, with: "▌", Style(.focusedBorder, on: .selection))
        }
        if isCarried { frame.write("◆", x: rect.x, y: rect.y, style: Style(.carried, on: .selection)) }
        frame.addHit(rect, HitTarget(panel: panel.rawValue, part: .item, index: index))
    }

    /// The look of text in `role` on this row. Quiet roles give way to the selection's own ink, so that it
    /// can be read on the selection's paper.
    func style(_ role: Role) -> Style {
        guard isSelected else { return Style(role) }
        if isCarried { return Style(.carried, on: .selection) }
        switch role {
        case .rising, .falling, .warning: return Style(role, on: .selection)
        case .title: return Style(.selection, on: .selection, .bold)
        default: return Style(.selection, on: .selection)
        }
    }
}
