internal import Board
internal import Figures
internal import Market
internal import TUI
internal import Words

struct RateCardView: View {
    struct Text: Equatable {
        var span: Span
        var x: Int
        var y: Int
    }

    /// `JPY/USD`.
    let title: String
    let name: String
    let foot: [Span]
    /// The code whose flag it shows.
    var flagged = ""
    /// For the borders, if change and month have no rows.
    var note: [Span] = []
    var remark: Span?
    var flag: FlagView?
    var flagCorner = Point(x: 2, y: 1)
    var texts: [Text] = []
    var digits: RowView.Digits?
    /// The place of the figure, if it has just changed.
    var changed: Rect?
    var chart: Chart?
    var chartRect = Rect(Size(width: 0, height: 0))

    init(title: String, name: String, foot: [Span]) {
        (self.title, self.name, self.foot) = (title, name, foot)
    }

    mutating func putRight(_ span: Span, in field: Rect) {
        let cells = CellWidth.of(span.text)
        guard cells <= field.width, !field.isEmpty else { return }
        texts.append(Text(span: span, x: field.maxX - cells, y: field.y))
    }

    mutating func markChanged(in inner: Rect, _ writing: Writing) {
        guard writing.tintsMoves else {
            texts.append(Text(span: Span(Role.movedSign, Style(.faint)), x: inner.maxX, y: inner.y))
            return
        }
        if let digits {
            changed = Rect(
                x: digits.corner.x, y: digits.corner.y, width: digits.figure.size.width,
                height: digits.figure.size.height)
        } else if let text = texts.last(where: { $0.y == inner.y }) {
            changed = Rect(x: text.x, y: text.y, width: CellWidth.of(text.span.text), height: 1)
        }
    }

    func draw(_ look: Look, on canvas: inout Canvas) {
        var box = Box(title: [Span(" \(title) ", look.title(.title))], line: look.line)
        if !name.isEmpty { box.title.append(Span(name + " ", look.title(.faint))) }
        (box.note, box.remark) = (note, remark)
        box.foot = Array(foot.map { [$0] }.joined(separator: [Span("─", box.line)]))
        canvas.draw(box, in: Rect(canvas.size))
        flag?.draw(at: flagCorner, on: &canvas)
        if let digits { canvas.draw(digits.figure, at: digits.corner, style: Style(digits.role)) }
        for text in texts {
            canvas.write(text.span.text, x: text.x, y: text.y, style: text.span.style)
        }
        if let chart { canvas.draw(chart, in: chartRect) }
        if let changed { canvas.tint(changed, with: .changed) }
        if look.isSelected { canvas.tint(Rect(canvas.size).inset(dx: 1, dy: 1), with: .tint) }
    }
}

extension RateCardView {
    /// The least rows for a plain figure, the text below it, and a month's chart.
    static let plainHeight = 8

    /// Inside the border; huge if the largest flag fits.
    private static func room(_ size: Size) -> (inner: Rect, isHuge: Bool) {
        let inner = Rect(size).inset(dx: 2, dy: 1)
        let isHuge = inner.height >= 15 && inner.width >= 62
        return (isHuge ? inner.inset(dx: 1, dy: 1) : inner, isHuge)
    }

    static func inner(of size: Size) -> Rect { room(size).inner }

    /// The figure is as large as on all cards of the panel. `large` is nil for plain text.
    mutating func putLarge(
        _ figure: RateFigure, _ rate: Double, _ amount: CardAmount?, _ large: LargeFigures?, at index: Int,
        _ detail: Detail, in size: Size, _ writing: Writing
    ) {
        let (inner, isHuge) = RateCardView.room(size)
        flagCorner = Point(x: inner.x, y: inner.y)
        let flags =
            writing.showsFlags && detail >= .flag
            ? [isHuge, false].map { FlagView(flagged, isLarge: $0, writing) } : []
        guard let large, let found = large.figures[index] else {
            return putPlain(figure, rate, amount, inner.width < 18 ? nil : flags.last, in: inner, writing)
        }
        flag = flags.first {
            large.width + $0.size.width + 1 <= inner.width && $0.size.height <= inner.height
        }
        let size = found.digits.size
        digits = RowView.Digits(
            figure: writing.terminal.isASCII ? found.digits.inASCII : found.digits,
            corner: large.corner(found.digits, in: inner))
        var below = inner.split(top: max(size.height, flag?.size.height ?? 0)).rest
        var whole = below
        let isFlagBelow = flag == nil && !flags.isEmpty
        if isFlagBelow, let last = flags.last {
            // The flag goes below the rate, with words next to it.
            flag = last
            flagCorner.y = below.y
            whole = below.split(top: last.size.height).rest
            below = below.split(left: last.size.width + 1).rest
        }
        let isBelow = amount?.large != nil
        let isWhole = isBelow && found.text != amount?.large
        func span(of amount: CardAmount, atMost width: Int) -> Span {
            isBelow ? amount.spanBelow(atMost: width, isWhole: isWhole) : amount.span(atMost: width)
        }
        if let amount, below.height > 1 {
            putRight(span(of: amount, atMost: below.width), in: below.split(top: 1).top)
            below = below.split(top: 1).rest
        } else if let amount {
            return putBeside(figure, in: below, writing) { span(of: amount, atMost: $0) }
        }
        guard below.height > 0 else { return putMonthBelow(figure, inner) }
        let line = below.split(top: 1).top
        putChange(figure, in: line, writing)
        let cells = figure.change.map { CellWidth.of(writing.figures.marked($0, places: 2)) + 2 } ?? 4
        if isFlagBelow {
            putBase(figure, in: below.split(top: 1).rest.split(top: 1).top, isRight: true, writing)
        } else {
            putBase(figure, in: line.split(left: max(0, line.width - cells)).left, isRight: false, writing)
        }
        let rest = below.split(top: 1).rest
        let area = whole.intersection(Rect(x: whole.x, y: rest.y, width: whole.width, height: rest.height))
        if area.height > 0 {
            putMonth(figure, in: area, detail, writing)
        } else {
            putMonthBelow(figure, inner)
        }
    }

    private mutating func putMonthBelow(_ figure: RateFigure, _ inner: Rect) {
        let room = min(16, inner.width - 4 - foot.cells)
        guard remark == nil, room >= 6 else { return }
        let course = Sparkline.text(figure.line, width: room)
        if !course.isEmpty { remark = Span(course, Style.change(figure.change, places: 2)) }
    }

    /// The amount in the only line below the rate.
    private mutating func putBeside(
        _ figure: RateFigure, in line: Rect, _ writing: Writing, _ span: (Int) -> Span
    ) {
        let room =
            line.width - (figure.change.map { CellWidth.of(writing.figures.marked($0, places: 2)) + 2 } ?? 0)
        let beside = span(room)
        guard beside.text != "…", figure.change != nil else {
            return putRight(span(line.width), in: line)
        }
        texts.append(Text(span: beside, x: line.x, y: line.y))
        putChange(figure, in: line, writing)
    }

    /// The rate in plain text next to the flag, and the rest below.
    private mutating func putPlain(
        _ figure: RateFigure, _ rate: Double, _ amount: CardAmount?, _ flag: FlagView?, in inner: Rect,
        _ writing: Writing
    ) {
        self.flag = flag
        var line = inner.split(left: flag.map { $0.size.width + 1 } ?? 0).rest.split(top: 1).top
        let text = writing.figures.written(rate, as: .rate(units: figure.units), within: line.width)
        if let amount, amount.large != nil {
            putRight(amount.span(atMost: line.width), in: line)
            line.y += 1
            putRight(Span(text, Style(.faint)), in: line)
        } else {
            putRight(Span(text, Style(.title)), in: line)
            if let amount {
                line.y += 1
                putRight(amount.span(atMost: line.width), in: line)
            }
        }
        line.y += 1
        putChange(figure, in: line, writing)
        line.y += 1
        putBase(figure, in: line, isRight: true, writing)
        let used = max(line.y + 1 - inner.y, flag?.size.height ?? 0)
        putMonth(figure, in: inner.split(top: used).rest, .large, writing)
    }

    private mutating func putChange(_ figure: RateFigure, in line: Rect, _ writing: Writing) {
        let change = writing.figures.change(figure.change, places: 2, within: line.width)
        putRight(Span(change.text, change.style.with(.bold)), in: line)
    }

    private mutating func putBase(_ figure: RateFigure, in line: Rect, isRight: Bool, _ writing: Writing) {
        guard let base = figure.base else { return }
        let (words, close) = (writing.words, figure.written(writing.figures)(base.close))
        let wordings = [
            words[.fromOn, ["close": close, "date": words.date(base.day)]],
            words[.fromClose, ["close": close]],
        ]
        // All cards of a panel show the same: a rate of nine figures decides.
        let longest = CellWidth.of(wordings[0]) - CellWidth.of(close) + 9
        let said = longest <= line.width ? wordings : Array(wordings.dropFirst())
        guard let text = said.first(where: { CellWidth.of($0) <= line.width }) else { return }
        let x = isRight ? line.maxX - CellWidth.of(text) : line.x
        texts.append(Text(span: Span(text, Style(.faint)), x: x, y: line.y))
    }

    /// With axes if there is room; in one row as bars.
    mutating func putMonth(
        _ figure: RateFigure, in area: Rect, _ detail: Detail, _ writing: Writing
    ) {
        guard figure.line.count > 1, area.height > 0 else { return }
        guard area.height >= 2 else {
            let bars = Sparkline.text(figure.line, width: area.width)
            return putRight(
                Span(bars, Style.change(figure.change, places: 2)), in: area.split(top: 1).top)
        }
        let hasAxis = detail >= .axis && area.height >= 6
        let labels = [
            Chart.SlotLabel(figure.line.count - 1, writing.words[.now]),
            Chart.SlotLabel(0, figure.lineSpan.label(writing.words)),
        ]
        chart = Chart(
            of: figure.line, Role.change(figure.change, places: 2), base: figure.base?.close,
            on: writing.terminal, slotLabels: hasAxis && area.height >= 9 ? labels : [],
            ticks: hasAxis ? max(2, area.height / 3) : 0, text: figure.written(writing.figures))
        chartRect = area
    }
}

/// The large figures of a panel's cards, all of one height; nil if one does not fit. If the widest needs it,
/// all use the blank columns at the borders too.
struct LargeFigures {
    private(set) var figures: [(text: String, digits: BigDigits)?] = []
    /// Columns of the widest, and at least of a usual one.
    private(set) var width = 0

    /// Columns of seven characters: all cards of a panel are as wide, and none should shout.
    private static func least(_ height: BigDigits.Height) -> Int {
        switch height {
        case .three: 25
        case .five: 46
        }
    }

    func corner(_ digits: BigDigits, in inner: Rect) -> Point {
        Point(x: inner.maxX - digits.size.width + (width > inner.width ? 1 : 0), y: inner.y)
    }

    /// A card's room is nil without a figure; `text` gives its figure in as many digits as fit.
    init?(_ detail: Detail, _ rooms: [Size?], _ text: (Int, (String) -> Bool) -> String?) {
        let heights: [BigDigits.Height] = detail >= .huge ? [.five, .three] : [.three]
        for height in heights {
            let least = LargeFigures.least(height)
            (figures, width) = ([], least)
            for (index, room) in rooms.enumerated() {
                guard let room else { figures.append(nil); continue }
                guard room.width >= least, room.height >= height.rawValue else { break }
                // An uncertain figure is not worth a large display.
                let text = text(index) { text in
                    !text.hasPrefix("≈")
                        && BigDigits(text, height).map { $0.size.width <= room.width + 2 } ?? false
                }
                guard let text, let digits = BigDigits(text, height) else { break }
                figures.append((text, digits))
                width = max(width, digits.size.width)
            }
            if figures.count == rooms.count { return }
        }
        return nil
    }
}
