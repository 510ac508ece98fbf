internal import Board
internal import Market
internal import TUI
internal import Words

/// What a rate card says where it has grown: flag and rate as large as both fit, the change and what it is measured
/// against, and the month as a chart.
func drawLargeRate(
    _ figure: RateFigure, _ rate: Double, _ code: String, _ inner: Rect, _ model: Model,
    into frame: inout Frame
) {
    let isHuge = inner.height >= 15 && inner.width >= 62
    let inner = isHuge ? inner.inset(dx: 1, dy: 1) : inner
    let flag =
        model.settings.flags
        ? drawFlag(code, isLarge: isHuge, at: Point(x: inner.x, y: inner.y), model, into: &frame)
        : Size(width: 0, height: 3)
    var side = inner.split(left: flag.width + 1).rest
    // Without a large flag the head is as high as the figure.
    let head = max(flag.height, isHuge ? 5 : 3)
    let digits = largeFigure(model.figureText.rate(rate), in: side.size, isHuge: isHuge, model)
    if let digits {
        let x = side.maxX - digits.size.width
        frame.draw(digits, at: Point(x: x, y: side.y), style: Style(.title))
    } else {
        frame.writeFigure(in: side.split(top: 1).top, style: Style(.title)) {
            model.figureText.rate(rate, fits: $0)
        }
    }
    // Beside the flag where the figure leaves rows free there, else below both.
    let isPlain = digits == nil
    side = isPlain ? side.split(top: 1).rest : inner.split(top: head).rest
    side.height = 1
    drawChange(figure.change, places: 2, in: side, model, into: &frame)
    if let base = figure.base {
        let cells = figure.change.map { CellWidth.of(model.figureText.marked($0, places: 2)) + 2 } ?? 4
        let close = model.figureText.rate(base.close)
        let words = [
            model.words[.fromOn, ["close": close, "date": model.words.date(base.day)]],
            model.words[.fromClose, ["close": close]],
        ]
        var line = isPlain ? Rect(x: side.x, y: side.y + 1, width: side.width, height: 1) : side
        if !isPlain { line.width -= cells }
        // All cards of a panel say as much: what decides is a rate of nine figures.
        let longest = CellWidth.of(words[0]) - CellWidth.of(close) + 9
        let said = longest <= line.width ? words : Array(words.dropFirst())
        if let text = said.first(where: { CellWidth.of($0) <= line.width }) {
            let x = isPlain ? line.maxX - CellWidth.of(text) : line.x
            frame.write(text, x: x, y: line.y, style: Style(.faint))
        }
    }
    var rest = inner.split(top: isPlain ? max(3, flag.height) : head + 1).rest
    if rest.height >= 5 { rest = rest.split(top: 1).rest }
    drawMonth(figure, in: rest, isASCII: model.terminal.isASCII, model, into: &frame)
}

/// The rate in large figures; nil where it has to be written plainly.
///
/// All cards of a panel are as wide, and their figures as large as one of eight characters can be: of neighbours
/// none shouts.
private func largeFigure(_ rate: String, in room: Size, isHuge: Bool, _ model: Model) -> BigDigits? {
    for (height, least) in [(BigDigits.Height.five, 52), (.three, 29)] where room.width >= least {
        guard height == .three || isHuge, let digits = BigDigits(rate, height),
            digits.size.width <= room.width
        else { continue }
        return model.terminal.isASCII ? digits.inASCII : digits
    }
    return nil
}

/// The month's line, with axes where there is room for them.
private func drawMonth(
    _ figure: RateFigure, in area: Rect, isASCII: Bool, _ model: Model, into frame: inout Frame
) {
    guard figure.line.count > 1, area.height > 0 else { return }
    var chart = LineChart(
        figure.line, baseline: figure.base?.close,
        looks: LineChart.Looks(line: Style.change(figure.change, places: 2)), isASCII: isASCII)
    if area.height >= 6, area.width >= 40, let range = chart.range {
        let ticks = LineChart.ticks(
            from: range.lowerBound, to: range.upperBound, atMost: max(2, area.height / 3))
        chart.valueLabels = ticks.map { LineChart.ValueLabel($0, model.figureText.rate($0)) }
    }
    if area.height >= 9, area.width >= 40 {
        chart.placeLabels = [
            LineChart.PlaceLabel(Double(figure.line.count - 1), model.words[.now]),
            LineChart.PlaceLabel(0, model.words[.labelMonth]),
        ]
    }
    frame.draw(chart, in: area)
}
