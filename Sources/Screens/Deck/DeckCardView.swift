internal import Board
internal import Figures
internal import TUI
internal import Words

struct DeckCardView: View {
    enum Body: Equatable {
        case nothing
        case month(Month)
        /// The hours of a day there, beside those here, and what else is known of the place.
        case day(DayBars, [Fact])
    }

    struct Month: Equatable {
        let values: [Double]
        /// The close that the change is measured against.
        let base: Double?
        let labels: [Chart.SlotLabel]
        /// How the figures beside the chart are written, of which its height decides.
        let text: FigureText
        let form: FigureForm
    }

    /// A small picture, and the same in twice the size.
    struct Flags: Equatable {
        let small: Picture
        let large: Picture
    }

    struct Wording: Equatable {
        var long: [Span]
        var short: [Span]
    }

    var title: [Span]
    /// How old the figure is, in full and in fewer words.
    var ages: [[Span]] = []
    /// Another feed's figure, in full and in fewer words; empty if it is the same.
    var disagreements: [[Span]] = []
    var flag: Flags?
    var figure: String
    /// What the figure counts, such as `JPY per USD`; empty where there is nothing to say.
    var unit = ""
    /// Whether the unit is said before the figure, where it stands beside it.
    var isUnitFirst = false
    /// The amount that is set, in this currency.
    var amount: Span?
    /// What changed: each in few words, and what can be added where there is room.
    var changes: [[[Span]]] = []
    var body = Body.nothing
    /// Where it is traded and whether it is now: in full and in short.
    var status: Wording
    var terminal = TerminalTraits()
    private var isASCII: Bool { terminal.isASCII }
}

extension DeckCardView {
    /// Draws the card over all of `sprite`.
    ///
    /// What matters most comes first: the figure as large as it can be, then the changes, whether there is
    /// trade, and the month with all the room that is left.
    func draw(_ look: Look, on sprite: inout Canvas) {
        let rect = Rect(sprite.size)
        drawBox(rect, look.line, into: &sprite)
        let inner = rect.inset(dx: rect.width >= 60 ? 4 : 1, dy: 1)
        guard inner.width > 0, inner.height > 0 else { return }
        let isRoomy = inner.height >= 14
        let isAiry = inner.height >= 20
        var rest = isRoomy ? inner.split(top: 1).rest : inner
        if isAiry { rest.height -= 1 }
        rest = drawHead(in: rest, isRoomy: isRoomy, into: &sprite)
        if let amount, rest.height > 1 {
            sprite.writeRight([amount], in: rest.split(top: 1).top)
            rest = rest.split(top: 1).rest
        }
        if isRoomy { rest = rest.split(top: 1).rest }
        rest = drawChanges(in: rest, into: &sprite)
        guard rest.height > 0 else { return }
        var foot = Rect(x: rest.x, y: rest.maxY - 1, width: rest.width, height: 1)
        rest.height -= 1
        let words = rest.height == 0 ? status.short : status.long
        let fitting = [words, status.short].first { $0.cells <= foot.width } ?? []
        let used = sprite.write(fitting, x: foot.x, y: foot.y, width: foot.width)
        if rest.height == 0 {
            // The month goes beside the words when there is no row of its own for it.
            foot = foot.split(left: used + 2).rest
            if foot.width >= 8 { drawBody(in: foot, into: &sprite) }
            return
        }
        if isRoomy { rest = rest.split(top: 1).rest }
        if isAiry { rest.height -= 1 }
        drawBody(in: rest, into: &sprite)
    }

    /// The box, with the name at the left, shortened to leave room for the age at the right.
    private func drawBox(_ rect: Rect, _ line: Style, into sprite: inout Canvas) {
        let least = title.first.map { CellWidth.of($0.text) } ?? 0
        let age = ages.first { least + $0.cells < rect.width - 4 } ?? ages.last ?? []
        var box = Box(title: title, note: age, line: line)
        box.foot = disagreements.first { $0.cells <= rect.width - 4 } ?? []
        let room = rect.width - 5 - age.cells
        if let last = box.title.last, box.title.count > 1, box.title.cells > room {
            let name = CellWidth.fit(last.text, room - (box.title.cells - CellWidth.of(last.text)) - 1)
            box.title[box.title.count - 1].text = name.isEmpty ? "" : name + " "
        }
        sprite.draw(box, in: rect)
    }

    /// The flag at the left and the figure at the right, or at the left where there is no flag, as large as
    /// they fit; the rest of `area`.
    private func drawHead(in area: Rect, isRoomy: Bool, into sprite: inout Canvas) -> Rect {
        let (digits, picture) = head(in: area, isRoomy: isRoomy)
        if let picture { sprite.draw(picture, at: Point(x: area.x, y: area.y)) }
        let isRight = flag != nil
        // Some languages say the half of the day before its hours.
        let lead = !isRight && isUnitFirst && !unit.isEmpty ? CellWidth.of(unit) + 2 : 0
        let x = isRight ? area.maxX - digits.size.width : area.x + lead
        sprite.draw(isASCII ? digits.inASCII : digits, at: Point(x: x, y: area.y), style: Style(.title))
        var height = max(digits.size.height, picture?.size.height ?? 0)
        if !isRight {
            // On the line that the digits stand on.
            let y = area.y + digits.size.height - (digits.size.height == 3 ? 2 : 1)
            let start = lead > 0 ? area.x : x + digits.size.width + 2
            if start + CellWidth.of(unit) <= area.maxX {
                sprite.write(unit, x: start, y: max(area.y, y), style: Style(.faint))
            }
        } else if isRoomy {
            let row = Rect(x: area.x, y: area.y + digits.size.height, width: area.width, height: 1)
            sprite.writeRight(unit, in: row, style: Style(.faint))
            height = max(height, digits.size.height + 1)
        }
        return area.split(top: height).rest
    }

    /// The figure and the flag beside it, the figure as large as both fit; without a flag where that would leave
    /// the figure plain.
    private func head(in area: Rect, isRoomy: Bool) -> (digits: BigDigits, flag: Picture?) {
        let room = Size(width: area.width, height: min(area.height, isRoomy ? 5 : 3))
        let flags = [isRoomy && area.width >= 60 ? flag?.large : nil, flag?.small].compactMap(\.self)
        for height in BigDigits.Height.allCases.reversed() where height.rawValue <= room.height {
            guard let digits = BigDigits(figure, height) else { break }
            let beside = flags.first { flag in
                flag.size.height <= area.height && flag.size.width + 2 + digits.size.width <= area.width
            }
            if let beside { return (digits, beside) }
        }
        return (BigDigits(figure, within: room), nil)
    }

    /// The changes side by side, in as many words as there is room for.
    private func drawChanges(in area: Rect, into sprite: inout Canvas) -> Rect {
        guard !changes.isEmpty, area.height > 0 else { return area }
        let levels = changes.map(\.count).max() ?? 0
        for level in (1...max(1, levels)).reversed() {
            let worded = changes.map { Array($0.prefix(level).joined()) }
            let step = max(area.width / changes.count, (worded.first?.cells ?? 0) + 3)
            let end = step * (changes.count - 1) + (worded.last?.cells ?? 0)
            guard end <= area.width || level == 1 else { continue }
            for (index, spans) in worded.enumerated() where index * step + spans.cells <= area.width {
                sprite.write(spans, x: area.x + index * step, y: area.y)
            }
            break
        }
        return area.split(top: 1).rest
    }

    private func drawBody(in area: Rect, into sprite: inout Canvas) {
        guard !area.isEmpty else { return }
        switch body {
        case .nothing: break
        case .month(let month): drawMonth(month, in: area, into: &sprite)
        case .day(let bars, let facts): drawDay(bars, facts, in: area, into: &sprite)
        }
    }

    /// The bars, and below them as many facts as fit whole; what is left of a high card goes to the bars first.
    private func drawDay(_ bars: DayBars, _ facts: [Fact], in area: Rect, into sprite: inout Canvas) {
        let known = facts.flatMap { $0.wrapped(to: max(1, area.width - DeckCardView.labelCells)) }
        let spare = area.height - DayBars.rows(thick: 1) - known.count - 1
        let isWhole = spare >= 0
        let thick = isWhole ? min(4, 1 + spare / 4) : min(2, max(1, (area.height - 1) / 2 - 1))
        let rows = DayBars.rows(thick: thick) + (isWhole ? known.count + 1 : 0)
        // High cards have the same room above, between and below.
        let air = isWhole ? max(0, area.height - rows) / 3 : 0
        var rest = area.split(top: air).rest
        let used = bars.draw(in: rest, thick: thick, isASCII: isASCII, into: &sprite)
        guard isWhole, used > 0 else { return }
        rest = rest.split(top: used + 1 + air).rest
        for (row, fact) in known.enumerated() where row < rest.height {
            sprite.write(fact.label, x: rest.x, y: rest.y + row, style: Style(.faint))
            sprite.write(
                fact.value, x: rest.x + DeckCardView.labelCells, y: rest.y + row,
                width: rest.width - DeckCardView.labelCells)
        }
    }

    /// Columns of the words before facts.
    private static let labelCells = 14

    private func drawMonth(_ month: Month, in area: Rect, into sprite: inout Canvas) {
        guard month.values.count > 1 else { return }
        let chart = Chart(
            courseOf: month.values, base: month.base, on: terminal, slotLabels: month.labels,
            ticks: max(2, area.height / 3)
        ) { month.text.written($0, as: month.form) }
        sprite.draw(chart, in: area)
    }
}
