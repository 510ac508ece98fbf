internal import Arrangement
internal import Board
internal import Market
internal import TUI
internal import Words

/// A row of a list or a table. With enough colours to read everything on it, a selected row is tinted; else
/// its first words, the label, have a paper of their own. The most important figure is bold.
struct RowView: View {
    enum Part {
        case label, detail, figure
        /// Its role is for paper too.
        case strip
    }

    struct Text: Equatable {
        var part: Part
        var role: Role
        var text: String
        var x: Int
        var y: Int
        /// Of a tile, if the row is not selected.
        var paper: Paint?
        var isBold = false
    }

    struct Course: Equatable {
        var values: [Double]
        /// A close, for dashes.
        var base: Double?
        var role: Role
        var terminal: TerminalTraits
        var rect: Rect
    }

    struct Digits: Equatable {
        var figure: BigDigits
        var corner: Point
        var role = Role.title
    }

    /// The selection's paper goes under it.
    var label: Rect
    var texts: [Text] = []
    var course: Course?
    var digits: Digits?
    /// The place of a figure that has just changed.
    var changed: Rect?

    mutating func put(_ text: String, _ part: Part, _ role: Role, in field: Rect) {
        let text = CellWidth.fit(text, field.width)
        if !text.isEmpty { texts.append(Text(part: part, role: role, text: text, x: field.x, y: field.y)) }
    }

    /// Leaves out a text that does not fit: a cut figure would be another figure.
    mutating func putRight(_ text: String, _ part: Part, _ role: Role, in field: Rect) {
        let cells = CellWidth.of(text)
        guard cells <= field.width, !field.isEmpty else { return }
        texts.append(Text(part: part, role: role, text: text, x: field.maxX - cells, y: field.y))
    }

    mutating func markLast() {
        changed = texts.last.map { Rect(x: $0.x, y: $0.y, width: CellWidth.of($0.text), height: 1) }
    }

    func draw(_ look: Look, on canvas: inout Canvas) {
        drawGround(look, on: &canvas)
        for text in texts {
            let own = style(text.part, text.role, look)
            let style =
                if let paper = text.paper, look == .plain { Style(ink: .role(.tile), paper: paper) } else {
                    own
                }
            canvas.write(text.text, x: text.x, y: text.y, style: text.isBold ? style.with(.bold) : style)
        }
        if let digits {
            canvas.draw(digits.figure, at: digits.corner, style: style(.figure, digits.role, look))
        }
        if let changed { canvas.tint(changed, with: .changed) }
        defer { if look.isSelected { canvas.tint(Rect(canvas.size), with: .tint) } }
        guard let course else { return }
        let base = course.base.map { Chart.Reference($0, nil, style(.detail, .faint, look)) }
        let line = style(.detail, course.role, look)
        canvas.draw(Chart(course.values, in: line, base: base, course.role, course.terminal), in: course.rect)
    }

    private func drawGround(_ look: Look, on canvas: inout Canvas) {
        let rect = Rect(canvas.size)
        switch look {
        case .plain:
            break
        case .selected, .pressed:
            // The terminal gets one attribute if blanks are bold too.
            canvas.fill(label, Style(.selection, on: .selection, .bold))
            let bar = Rect(x: rect.x, y: rect.y, width: 1, height: rect.height)
            canvas.fill(bar, with: "▌", Style(.focusedBorder, on: .selection, .bold))
        case .carried:
            canvas.fill(rect, Style(.selection, on: .selection))
            canvas.write("◆", x: rect.x, y: rect.y, style: Style(.carried, on: .selection))
        }
    }

    private func style(_ part: Part, _ role: Role, _ look: Look) -> Style {
        switch look {
        case .carried: return Style(.carried, on: .selection)
        case .plain: return part == .strip ? Style(role, on: role) : Style(role)
        case .selected, .pressed: break
        }
        switch part {
        case .detail: return Style(role)
        case .strip: return Style(role, on: role)
        case .figure: return Style(role, .bold)
        case .label:
            // Quiet roles would be unreadable on the selection's paper.
            switch role {
            case .up, .down, .warning: return Style(role, on: .selection)
            case .text, .faint, .title, .border, .focusedBorder, .key, .selection, .level, .live, .label,
                .shadow, .carried, .keep, .skip, .line1, .line2, .line3, .line4, .line5, .tint, .upArea,
                .downArea, .levelArea, .changed, .asleep, .awake, .atWork,
                .rise, .fall, .flat, .tile:
                return Style(.selection, on: .selection, .bold)
            }
        }
    }
}

/// On a card whose alert fired, until the user has looked at it: a sign, and a word if there is room.
struct AlertMark: Hashable {
    let wordings: [String]

    static let sign = "!"

    /// Nil if no alert on it has fired unseen.
    init?(_ item: Item, in panel: Panel, _ model: borrowing Model) {
        guard model.unseenAlert(of: item, in: panel) != nil else { return nil }
        wordings = ["\(AlertMark.sign) \(model.words[.alertMark])", AlertMark.sign]
    }

    /// With a blank on either side.
    func label(atMost width: Int) -> String? {
        wordings.map { " \($0) " }.first { CellWidth.of($0) <= width }
    }
}

extension RowView {
    /// Behind the first cells of `field`, in as many words as fit; without room, the sign goes before them.
    mutating func put(_ mark: AlertMark, behind cells: Int, in field: Rect) {
        let rest = field.split(left: cells + 1).rest
        if let text = mark.label(atMost: rest.width) {
            put(text, .strip, .label, in: rest)
        } else {
            put(AlertMark.sign, .strip, .label, in: Rect(x: field.x - 1, y: field.y, width: 1, height: 1))
        }
    }
}

extension RowView {
    /// Puts a change on a paper of its strength; with too few colours, strong changes are bold.
    mutating func put(_ change: Double?, since baseline: Baseline, _ writing: Writing, in field: Rect) {
        let text = writing.figures.change(change, places: 1, within: field.width).text
        let role = change.map { Role.change($0, places: 1) } ?? .faint
        guard let change, !field.isEmpty else { return putRight(text, .detail, role, in: field) }
        let scale = MapScale(since: baseline)
        guard writing.terminal.hasTints else {
            putRight(text, .detail, role, in: field)
            if abs(change) >= scale.bound { texts[texts.count - 1].isBold = true }
            return
        }
        let free = field.width - CellWidth.of(text)
        put(String(repeating: " ", count: max(0, free)) + text, .detail, role, in: field)
        texts[texts.count - 1].paper = scale.paper(change)
    }
}

extension Sort {
    /// `by change ▼`.
    func text(_ words: Words) -> String {
        words[.sortedBy, ["column": words[column.saying]]] + mark(of: column)
    }

    /// Empty if another column sorts.
    func mark(of column: Column) -> String { self.column != column ? "" : isDescending ? " ▼" : " ▲" }
}
