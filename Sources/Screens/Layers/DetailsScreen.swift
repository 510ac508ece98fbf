internal import Board
internal import Market
internal import TUI
internal import Words

/// All that is known of one item: what it is and how it stands, the month as a line, and the last thirty closes.
struct DetailsScreen: SheetScreen {
    private let details: Details
    private let model: Model
    private let rect: Rect
    private let view: DetailsView
    private let facts: [Fact]
    private let isWide: Bool

    /// Columns of the facts where the chart stands beside them, and of their labels.
    private static let (factsWidth, labelWidth) = (54, 12)
    private let chartHeight: Int
    private let tableColumns: Int

    init(_ details: Details, _ model: Model, _ layout: Layout) {
        (self.details, self.model) = (details, model)
        view =
            layout.screens[details.panel]?.details(of: details.item, model)
            ?? DetailsView(details.item.text)
        let width = min(layout.size.width - 2, max(116, min(176, layout.size.width * 3 / 5)))
        let inner = width - 4
        isWide = inner >= 96
        let column = isWide ? DetailsScreen.factsWidth : inner
        facts = view.facts.flatMap { $0.wrapped(to: column - DetailsScreen.labelWidth) }
        tableColumns = max(1, min(4, inner / 36))
        // On a high screen the chart gets what the table leaves.
        let most = max(10, min(30, layout.size.height * 2 / 5))
        let chart = view.closes.isEmpty ? 0 : isWide ? max(most, facts.count) : 9
        let height = DetailsScreen.height(facts.count, chart, view.closes.count, tableColumns, isWide)
        rect = Sheet.rect(Size(width: inner, height: height), layout)
        chartHeight = chart > 0 ? chart + max(0, rect.height - 2 - height) : 0
    }

    private static func height(_ facts: Int, _ chart: Int, _ closes: Int, _ columns: Int, _ isWide: Bool)
        -> Int
    {
        let table = closes == 0 ? 0 : (closes + columns - 1) / columns + 2
        return (isWide ? max(facts, chart) : facts + (chart > 0 ? chart + 1 : 0)) + table
    }

    private var contentHeight: Int {
        DetailsScreen.height(facts.count, chartHeight, view.closes.count, tableColumns, isWide)
    }

    func message(for command: Command) -> Message? {
        if let movement = Movement(command) { return .layer(.scrollDetails(line(after: movement))) }
        let messages: [Command: Message] = [
            .baselineChoose: .layer(.askBaseline), .helpOpen: .layer(.help(.open)),
            .detailsOpen: .user(.cancel),
            .paletteOpen: .layer(.palette(.open)),
        ]
        return messages[command]
    }

    func message(forUnbound key: Key) -> Message? {
        .user(.say(.phrase(.keyDoesNothingInDetails, ["key": key.name])))
    }

    func message(forScrolling rows: Int) -> Message? { .layer(.scrollDetails(clamped(details.top + rows))) }

    /// The nearest line to `top` that the sheet can begin with.
    private func clamped(_ top: Int) -> Int { max(0, min(top, contentHeight - (rect.height - 2))) }

    private func line(after movement: Movement) -> Int {
        switch movement {
        case .step(.up), .step(.left): clamped(details.top - 1)
        case .step(.down), .step(.right): clamped(details.top + 1)
        case .page(let pages): clamped(details.top + pages * max(1, rect.height - 3))
        case .first: 0
        case .last: clamped(contentHeight)
        }
    }

    func draw(into frame: inout Frame<Target>) {
        var box = Box(
            title: [
                Span(" \(view.code) ", Style(.selection, on: .selection)),
                Span(" \(view.name) ", Style(.title)),
            ],
            note: [Span(" \(model.words[.escGoesBack]) ", Style(.faint))], line: Style(.focusedBorder))
        let top = clamped(details.top)
        let shown = rect.height - 2
        if shown < contentHeight {
            let part = "\(top + 1)–\(min(contentHeight, top + shown))"
            box.foot = [
                Span(
                    " \(model.words[.linesOf, ["part": part, "count": String(contentHeight)]]) ",
                    Style(.faint))
            ]
        }
        Sheet.draw(box, in: rect, into: &frame)
        let inner = rect.inset(dx: 2, dy: 1)
        var page = Canvas(size: Size(width: inner.width, height: contentHeight))
        drawPage(into: &page)
        for row in 0..<page.size.height {
            frame.canvas.lay(row: row, of: page, x: inner.x, y: inner.y - top + row, within: inner)
        }
    }

    private func drawPage(into page: inout Canvas) {
        let width = page.size.width
        let factsWidth = isWide ? DetailsScreen.factsWidth : width
        for (row, fact) in facts.enumerated() {
            page.write(fact.label, x: 0, y: row, width: DetailsScreen.labelWidth, style: Style(.faint))
            page.write(
                fact.value, x: DetailsScreen.labelWidth, y: row, width: factsWidth - DetailsScreen.labelWidth)
        }
        guard !view.closes.isEmpty else { return }
        let chart =
            isWide
            ? Rect(x: factsWidth + 2, y: 0, width: width - factsWidth - 2, height: chartHeight)
            : Rect(x: 0, y: facts.count + 1, width: width, height: chartHeight)
        drawChart(chart, into: &page)
        drawTable(y: max(chart.maxY, facts.count) + 1, into: &page)
    }

    private func drawChart(_ rect: Rect, into page: inout Canvas) {
        let closes = view.closes.map(\.close)
        let values = closes.map(\.close) + (view.figure.map { [$0] } ?? [])
        guard let low = values.min(), let high = values.max() else { return }
        let ticks = LineChart.ticks(from: low, to: high, atMost: max(2, rect.height / 3))
        var places = [LineChart.PlaceLabel(Double(values.count - 1), model.words[.now])]
        if let first = closes.first {
            places.append(LineChart.PlaceLabel(0, model.words.date(first.day)))
        }
        for index in stride(from: 5, to: closes.count - 2, by: 5) {
            places.append(
                LineChart.PlaceLabel(Double(index), model.words.date(closes[index].day)))
        }
        let labels = ticks.map { LineChart.ValueLabel($0, model.figureText.written($0, as: view.form)) }
        let chart = LineChart(
            values, baseline: view.base?.close, valueLabels: labels,
            placeLabels: places, looks: LineChart.Looks(line: Style.change(view.change, places: 2)))
        page.draw(chart, in: rect)
    }

    /// Each trading day back: its number, date and close, and what has changed since.
    private func drawTable(y: Int, into page: inout Canvas) {
        let rows = (view.closes.count + tableColumns - 1) / tableColumns
        let width = page.size.width / tableColumns
        let (words, text) = (model.words, model.figureText)
        page.write(words[.closesBack], x: 0, y: y, style: Style(.title))
        for (index, day) in view.closes.reversed().enumerated() {
            let row = Rect(
                x: index / rows * width, y: y + 1 + index % rows, width: min(width - 2, 36), height: 1)
            let isBase = day.close == view.base
            let style = Style(isBase ? .title : .text)
            page.write("d\(index + 1)", x: row.x, y: row.y, style: Style(isBase ? .key : .faint))
            page.write(words.date(day.close.day), x: row.x + 4, y: row.y, style: style)
            let field = Rect(x: row.x + 11, y: row.y, width: 12, height: 1)
            let close = text.written(day.close.close, as: view.form, within: field.width)
            page.writeRight(close, in: field, style: style)
            let change = Rect(x: row.x + 24, y: row.y, width: max(0, row.width - 24), height: 1)
            page.writeRight([text.change(day.change, places: 2, within: change.width)], in: change)
        }
    }
}
