internal import Board
internal import Market
internal import TUI
internal import Words

extension RateCardView {
    /// Puts what a card says where it has grown: flag and rate as large as both fit, the change and what it is measured
    /// against, and the month as a chart.
    mutating func putLarge(_ figure: RateFigure, _ rate: Double, in inner: Rect, _ writing: Writing) {
        let (words, figureText) = (writing.words, writing.figures)
        let written = figure.written(figureText)
        let isHuge = inner.height >= 15 && inner.width >= 62
        let inner = isHuge ? inner.inset(dx: 1, dy: 1) : inner
        flagCorner = Point(x: inner.x, y: inner.y)
        flag = writing.showsFlags ? FlagView(figure.code.text, isLarge: isHuge, writing) : nil
        let flagSize = flag?.size ?? Size(width: 0, height: 3)
        var side = inner.split(left: flagSize.width + 1).rest
        // Without a large flag the head is as high as the figure.
        let head = max(flagSize.height, isHuge ? 5 : 3)
        if let figure = largeFigure(written(rate), in: side.size, isHuge: isHuge) {
            let corner = Point(x: side.maxX - figure.size.width, y: side.y)
            digits = RowView.Digits(
                figure: writing.terminal.isASCII ? figure.inASCII : figure, corner: corner)
        } else {
            let text = figureText.written(rate, as: .rate(units: figure.units), within: side.width)
            putRight(Span(text, Style(.title)), in: side.split(top: 1).top)
        }
        // Beside the flag where the figure leaves rows free there, else below both.
        let isPlain = digits == nil
        side = isPlain ? side.split(top: 1).rest : inner.split(top: head).rest
        side.height = 1
        putRight(figureText.change(figure.change, places: 2, within: side.width), in: side)
        if let base = figure.base {
            let cells = figure.change.map { CellWidth.of(figureText.marked($0, places: 2)) + 2 } ?? 4
            let close = written(base.close)
            let wordings = [
                words[.fromOn, ["close": close, "date": words.date(base.day)]],
                words[.fromClose, ["close": close]],
            ]
            var line = isPlain ? Rect(x: side.x, y: side.y + 1, width: side.width, height: 1) : side
            if !isPlain { line.width -= cells }
            // All cards of a panel say as much: what decides is a rate of nine figures.
            let longest = CellWidth.of(wordings[0]) - CellWidth.of(close) + 9
            let said = longest <= line.width ? wordings : Array(wordings.dropFirst())
            if let text = said.first(where: { CellWidth.of($0) <= line.width }) {
                let x = isPlain ? line.maxX - CellWidth.of(text) : line.x
                texts.append(Text(span: Span(text, Style(.faint)), x: x, y: line.y))
            }
        }
        var rest = inner.split(top: isPlain ? max(3, flagSize.height) : head + 1).rest
        if rest.height >= 5 { rest = rest.split(top: 1).rest }
        putMonth(figure, in: rest, writing)
    }

    /// The rate in large figures; nil where it has to be written plainly.
    ///
    /// All cards of a panel are as wide, and their figures as large as one of eight characters can be: of neighbours
    /// none shouts.
    private func largeFigure(_ rate: String, in room: Size, isHuge: Bool) -> BigDigits? {
        for (height, least) in [(BigDigits.Height.five, 52), (.three, 29)] where room.width >= least {
            guard height == .three || isHuge, let digits = BigDigits(rate, height),
                digits.size.width <= room.width
            else { continue }
            return digits
        }
        return nil
    }

    /// The month's line, with axes where there is room for them.
    private mutating func putMonth(_ figure: RateFigure, in area: Rect, _ writing: Writing) {
        guard figure.line.count > 1, area.height > 0 else { return }
        var chart = LineChart(
            figure.line, baseline: figure.base?.close,
            looks: LineChart.Looks(line: Style.change(figure.change, places: 2)),
            isASCII: writing.terminal.isASCII)
        if area.height >= 6, area.width >= 40, let range = chart.range {
            let ticks = LineChart.ticks(
                from: range.lowerBound, to: range.upperBound, atMost: max(2, area.height / 3))
            chart.valueLabels = ticks.map { LineChart.ValueLabel($0, figure.written(writing.figures)($0)) }
        }
        if area.height >= 9, area.width >= 40 {
            chart.placeLabels = [
                LineChart.PlaceLabel(Double(figure.line.count - 1), writing.words[.now]),
                LineChart.PlaceLabel(0, writing.words[.labelMonth]),
            ]
        }
        self.chart = chart
        chartRect = area
    }
}
