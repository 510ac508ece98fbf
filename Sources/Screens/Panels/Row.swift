internal import Board
internal import TUI

/// A row of a list: its background, and how text on it looks.
struct Row {
    /// How a row lies in its list.
    enum Look: Hashable, Sendable {
        /// Among others.
        case plain
        /// The one that the keys act on.
        case selected
        /// In the hand.
        case carried
    }

    let look: Look

    /// The row at `index` of `panel`.
    init(_ index: Int, in panel: Panel, _ model: Model) {
        let isSelected = model.focus == panel && model.cursor(panel).index == index
        look = !isSelected ? .plain : model.carry?.panel == panel ? .carried : .selected
    }

    /// Paints the background of the row over `rect`.
    func drawGround(in rect: Rect, into frame: inout Frame) {
        guard look != .plain else { return }
        frame.fill(rect, Style(.selection, on: .selection))
        // The paper of a selected row is quiet, so that red and green can be read on it: a bar makes up for it.
        guard look == .selected else {
            frame.write("◆", x: rect.x, y: rect.y, style: Style(.carried, on: .selection))
            return
        }
        let bar = Rect(x: rect.x, y: rect.y, width: 1, height: rect.height)
        frame.fill(bar, with: "▌", Style(.focusedBorder, on: .selection))
    }

    /// The look of text in `role` on this row. Quiet roles give way to the selection's own ink, so that it
    /// can be read on the selection's paper.
    func style(_ role: Role) -> Style {
        switch look {
        case .plain: return Style(role)
        case .carried: return Style(.carried, on: .selection)
        case .selected: break
        }
        switch role {
        case .rising, .falling, .warning: return Style(role, on: .selection)
        case .title: return Style(.selection, on: .selection, .bold)
        default: return Style(.selection, on: .selection)
        }
    }
}
