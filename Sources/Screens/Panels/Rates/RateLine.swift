internal import Board
internal import Figures
internal import TUI
internal import Words

/// A compact rate card in one line; in less room only the rate.
struct RateLine {
    private let figure: RateFigure?
    private let mark: AgeMark?
    private let hasMoved: Bool
    private let writing: Writing
    private(set) var view: RowView

    /// The widths from which the change, and the month, fit.
    private static let (changeWidth, monthWidth) = (23, 38)

    static func saysChange(in width: Int) -> Bool { width >= changeWidth }
    static func saysMonth(in width: Int) -> Bool { width >= monthWidth }

    init(
        _ label: String, _ figure: RateFigure?, reason: String, _ mark: AgeMark?, hasMoved: Bool,
        _ amount: CardAmount?, _ alert: AlertMark?, _ width: Int, _ writing: Writing
    ) {
        (self.figure, self.mark, self.hasMoved, self.writing) = (figure, mark, hasMoved, writing)
        view = RowView(label: Rect(x: 0, y: 0, width: CellWidth.of(label) + 2, height: 1))
        var field = Rect(x: 1, y: 0, width: max(0, width - 2), height: 1)
        view.put(label, .label, .title, in: field)
        if let alert {
            // There is room for a word if there is room for the month.
            let text = alert.label(atMost: width >= RateLine.monthWidth ? 14 : 3) ?? ""
            view.put(text, .strip, .label, in: field.split(left: view.label.width - 1).rest)
            field = field.split(left: CellWidth.of(text)).rest
        }
        field = field.split(left: view.label.width - 1).rest
        guard let figure, let rate = figure.rate else {
            view.putRight("\(FigureText.absent) \(reason)", .detail, .faint, in: field)
            return
        }
        if let amount {
            // The amount replaces change and month, and the rate is small.
            let text = amount.text(atMost: field.width - 8)
            let (rest, end) = RateLine.split(field, CellWidth.of(text))
            view.putRight(text, amount.large == nil ? .detail : .figure, amount.role, in: end)
            putRate(figure, rate, in: rest, isAgeSaid: mark == nil, isSmall: amount.large != nil)
            return
        }
        // The words for its age replace the least important column.
        var isAgeSaid = mark == nil
        let role = Role.change(figure.change, places: 2)
        if width >= RateLine.monthWidth {
            let (rest, end) = RateLine.split(field, min(24, width - 30))
            isAgeSaid = putAge(in: end) || isAgeSaid
            if mark == nil {
                view.put(Sparkline.text(figure.line, width: end.width), .detail, role, in: end)
            }
            field = rest
        }
        if width >= RateLine.changeWidth {
            let (rest, end) = RateLine.split(field, 9)
            if isAgeSaid || !putAge(in: end) {
                let text = writing.figures.change(figure.change, places: 2, within: end.width).text
                view.putRight(text, .detail, figure.change == nil ? .faint : role, in: end)
            } else {
                isAgeSaid = true
            }
            field = rest
        }
        putRate(figure, rate, in: field, isAgeSaid: isAgeSaid)
    }

    private mutating func putAge(in field: Rect) -> Bool {
        guard let mark, let text = mark.text(atMost: field.width) else { return false }
        view.put(text, .detail, mark.role, in: field)
        return true
    }

    /// Puts the rate, with a sign before it if another feed disagrees, or for its age.
    private mutating func putRate(
        _ figure: RateFigure, _ rate: Double, in field: Rect, isAgeSaid: Bool, isSmall: Bool = false
    ) {
        let text = writing.figures.written(rate, as: .rate(units: figure.units), within: field.width)
        view.putRight(
            text, isSmall ? .detail : .figure, mark?.state == .stale ? .warning : isSmall ? .faint : .title,
            in: field)
        if hasMoved, writing.tintsMoves { view.markLast() }
        var signs = (figure.disagreement == nil ? "" : "≠") + (isAgeSaid ? "" : AgeMark.sign)
        if signs.isEmpty, hasMoved, !writing.tintsMoves { signs = Role.movedSign }
        let cells = CellWidth.of(signs)
        let x = field.maxX - CellWidth.of(text) - cells - 1
        guard cells > 0, x >= field.x - 1 else { return }
        let role = figure.disagreement == nil ? mark?.role ?? .faint : .warning
        view.put(signs, .detail, role, in: Rect(x: x, y: 0, width: cells, height: 1))
    }

    private static func split(_ field: Rect, _ cells: Int) -> (Rect, Rect) {
        let parts = field.split(left: max(0, field.width - cells))
        return (parts.left.split(left: max(0, parts.left.width - 1)).left, parts.rest)
    }
}
