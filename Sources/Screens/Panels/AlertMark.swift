internal import Arrangement
internal import Board
internal import TUI
internal import Words

/// The mark of a card whose alert fired, until the user has looked at it: a sign, and a word where there is room.
struct AlertMark: Hashable {
    let wordings: [String]

    /// The sign alone.
    static let sign = "!"

    /// The mark of an item; nil where no alert on it has fired unseen.
    init?(_ item: Item, in panel: Panel, _ model: borrowing Model) {
        guard model.unseenAlert(of: item, in: panel) != nil else { return nil }
        wordings = ["\(AlertMark.sign) \(model.words[.alertMark])", AlertMark.sign]
    }

    /// The longest wording in at most `width` cells, with a blank on either side.
    func label(atMost width: Int) -> String? {
        wordings.map { " \($0) " }.first { CellWidth.of($0) <= width }
    }
}

extension RowView {
    /// Puts the mark behind what stands in the first cells of `field`, in as many words as fit; where none do, the sign before it.
    mutating func put(_ mark: AlertMark, behind cells: Int, in field: Rect) {
        let rest = field.split(left: cells + 1).rest
        if let text = mark.label(atMost: rest.width) {
            put(text, .strip, .label, in: rest)
        } else {
            put(AlertMark.sign, .strip, .label, in: Rect(x: field.x - 1, y: field.y, width: 1, height: 1))
        }
    }
}
