internal import Arrangement
internal import Board
internal import TUI

/// How the cards or rows of a panel lie: how many side by side, and how large each is.
struct GridForm: Hashable {
    var columns: Int
    var card: Size
    /// Free cells between two columns, and below each card.
    var gap = 0
    /// How much each card says, counted from 0 as kinds of one `PanelForm` compare.
    var level = 0

    /// How many cards of `extent` are out of sight in an area so high, and how many rows of it stay blank, gaps counted.
    func fit(_ extent: Extent, in height: Int) -> (hidden: Int, blank: Int) {
        let rows = extent.rows(columns)
        let used = extent.extra + rows * (card.height + gap)
        if used <= height { return (0, height - extent.extra - rows * card.height) }
        return (max(1, extent.cards - columns * (height / (card.height + gap))), 0)
    }
}

/// The lines that a panel's form is chosen for: those of folded groups too, and as many cards as there were at most since the
/// board was laid out anew. So a group that is folded or a card that is removed changes no other card's form.
struct Extent: Hashable {
    /// The cards of each section.
    let counts: [Int]
    /// Rows that headings and footers of groups take.
    let extra: Int

    init(_ panel: Panel, _ model: Model) {
        let list = model.arrangement.list(panel.id)
        var counts = [0]
        var groups = 0
        if list.lines.count == list.cards.count {
            counts = [list.cards.count]
        } else {
            for line in list.lines {
                if line.group == nil {
                    counts[counts.count - 1] += 1
                } else {
                    groups += 1
                    counts.append(0)
                }
            }
        }
        counts[counts.count - 1] += max(0, model.mostCards[panel, default: 0] - list.cards.count)
        (self.counts, extra) = (counts, 2 * groups)
    }

    var cards: Int { counts.reduce(0, +) }

    /// Rows of cards where so many stand side by side.
    func rows(_ columns: Int) -> Int { counts.reduce(0) { $0 + ($1 + columns - 1) / max(1, columns) } }
}
