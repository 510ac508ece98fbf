internal import Board
internal import TUI

/// A row of a list: its background, and how text on it looks.
///
/// A selected row has a paper of its own under its label, the words that it begins with. The figures beyond keep theirs, on
/// which red and green can be told apart; the one that matters most is bold. A row in the hand has its paper from edge to edge.
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

    /// Paints the background of the row over `rect`, where its label lies in `label`.
    func drawGround(in rect: Rect, label: Rect, into frame: inout Frame) {
        switch look {
        case .plain:
            break
        case .selected:
            // Blanks are bold as the words are: the terminal is told once.
            frame.fill(label, Style(.selection, on: .selection, .bold))
            let bar = Rect(x: rect.x, y: rect.y, width: 1, height: rect.height)
            frame.fill(bar, with: "▌", Style(.focusedBorder, on: .selection, .bold))
        case .carried:
            frame.fill(rect, Style(.selection, on: .selection))
            frame.write("◆", x: rect.x, y: rect.y, style: Style(.carried, on: .selection))
        }
    }

    /// The look of text in `role` on the label. Quiet roles give way to the selection's own ink, so that it can be
    /// read on the selection's paper.
    func label(_ role: Role) -> Style {
        guard look == .selected else { return style(role) }
        switch role {
        case .up, .down, .warning: return Style(role, on: .selection)
        default: return Style(.selection, on: .selection, .bold)
        }
    }

    /// The look of text in `role` beyond the label.
    func style(_ role: Role) -> Style {
        look == .carried ? Style(.carried, on: .selection) : Style(role)
    }

    /// The look of the figure that the row is looked at for.
    func figure(_ role: Role) -> Style {
        look == .selected ? Style(role, .bold) : style(role)
    }
}
