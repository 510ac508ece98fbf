internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import TUI
internal import Words

/// The page of one item's details with all its contents, visible or not.
struct DetailsPage {
    struct Source: Equatable {
        let model: ModelAtRest
        let now: Instant
        let panel: Panel
        let item: Item
        let openedAt: Instant
        let headline: Int?
        let address: WebLink?
        let showsCloses: Bool
        let size: Size
        /// The page avoids these cards.
        let places: [Panel: Layout.Place]
    }

    private static let factsWidth = 54
    static let labelWidth = 12

    let view: DetailsView
    let rect: Rect
    var headlines: [Int: Range<Int>] {
        facts.indices.reduce(into: [:]) { found, row in
            guard let headline = facts[row].headline else { return }
            let line = row + factsTop
            found[headline] = (found[headline]?.lowerBound ?? line)..<(line + 1)
        }
    }
    var links: [PlacedLink] {
        guard let address = source.address else { return [] }
        return facts.indices.filter { facts[$0].isAddress }.map { row in
            let rect = Rect(
                x: DetailsPage.labelWidth, y: row + factsTop, width: facts[row].value.cells, height: 1)
            return PlacedLink(rect, address.text)
        }
    }
    private(set) var picture: Canvas
    private let source: Source
    @Held private var model: Model
    private let facts: [Fact]
    /// Above the facts; nil if they do not fit.
    private let digits: BigDigits?
    private let isWide: Bool
    private let chartHeight: Int
    private let tableColumns: Int

    init(_ source: Source, _ layout: Layout) {
        self.source = source
        let model = source.model.value.at(source.now)
        self.model = model
        view =
            layout.screens[source.panel]?.details(of: source.item, model) ?? DetailsView(source.item.text)
        let width = min(source.size.width - 2, max(116, min(176, source.size.width * 3 / 5)))
        let inner = width - 4
        // A screen reader has the chart as a sentence, and reads facts line by line.
        let hasReader = model.terminal.hasReader
        isWide = inner >= 96 && !hasReader
        let column = isWide ? DetailsPage.factsWidth : inner
        var all = view.facts
        all.insert(
            contentsOf: Fact.alerts(source.item, source.panel, model),
            at: all.firstIndex { $0.headline != nil } ?? all.endIndex)
        facts = all.flatMap { fact in
            let lines = fact.wrapped(to: column - DetailsPage.labelWidth)
            guard let headline = fact.headline, headline == source.headline else { return lines }
            let address = source.address?.text.lines(of: column - DetailsPage.labelWidth) ?? []
            return lines.map(\.selected) + address.map { Fact(address: $0) }
        }
        digits = isWide && source.size.height >= 30 ? view.digits(model, atMost: column) : nil
        let lines = facts.count + (digits.map { $0.size.height + 1 } ?? 0)
        tableColumns = max(1, min(4, inner / 36))
        // On a high screen the chart gets the table's spare rows.
        let most = max(10, min(30, source.size.height * 2 / 5))
        let chart =
            hasReader
            ? 0
            : !view.hasChart
                ? view.bars == nil ? 0 : DetailsPage.barsHeight : isWide ? max(most, lines) : 9
        // Folded, the table is its title.
        let rows = source.showsCloses ? (view.closes.count + tableColumns - 1) / tableColumns : 0
        let table = view.closes.isEmpty ? 0 : rows + 2
        let height = DetailsPage.height(lines, chart, isWide) + table
        rect = Sheet.rect(Size(width: inner, height: height), layout)
        chartHeight = chart > 0 ? chart + max(0, rect.height - 2 - height) : 0
        let whole = DetailsPage.height(lines, chartHeight, isWide) + table
        picture = Canvas(size: Size(width: rect.width - 4, height: whole))
        var page = picture
        draw(into: &page)
        picture = page
    }

    private var factsTop: Int { digits.map { $0.size.height + 1 } ?? 0 }

    private static func height(_ facts: Int, _ chart: Int, _ isWide: Bool) -> Int {
        isWide ? max(facts, chart) : facts + (chart > 0 ? chart + 1 : 0)
    }

    private func draw(into page: inout Canvas) {
        let width = page.size.width
        let factsWidth = isWide ? DetailsPage.factsWidth : width
        if let digits { page.draw(digits, at: Point(x: 0, y: 0), style: Style(.title)) }
        for (row, fact) in facts.enumerated() {
            let row = row + factsTop
            page.write(fact.label, x: 0, y: row, width: DetailsPage.labelWidth, style: Style(.faint))
            page.write(
                fact.value, x: DetailsPage.labelWidth, y: row, width: factsWidth - DetailsPage.labelWidth)
        }
        let chart =
            isWide
            ? Rect(x: factsWidth + 2, y: 0, width: width - factsWidth - 2, height: chartHeight)
            : Rect(x: 0, y: factsTop + facts.count + 1, width: width, height: chartHeight)
        if chartHeight > 0, let bars = view.bars { drawBars(bars, chart, into: &page) }
        guard view.hasChart else { return }
        if chartHeight > 0 { drawChart(chart, source.openedAt, into: &page) }
        guard !view.closes.isEmpty else { return }
        drawTable(y: max(chartHeight > 0 ? chart.maxY : 0, factsTop + facts.count) + 1, into: &page)
    }

    /// Two rows a bar, their hours, and the legend of the tints.
    private static let barsHeight = DayBars.rows(thick: 2) + 2

    private func drawBars(_ bars: DayBars, _ rect: Rect, into page: inout Canvas) {
        let rows = bars.draw(in: rect, thick: 2, isASCII: model.terminal.isASCII, into: &page)
        guard rows > 0 else { return }
        page.write(DayStrip.legend(model.words), x: rect.x, y: rect.y + rows + 1, width: rect.width)
    }

    private func drawChart(_ rect: Rect, _ openedAt: Instant, into page: inout Canvas) {
        let head = rect.height >= 12 ? 1 : 0
        let size = Size(width: rect.width, height: rect.height - head)
        let open = OpenChart(source.panel, source.item, at: openedAt)
        guard let chart = ChartPicture(ChartPicture.Source(source.model, open, size)) else { return }
        page.paste(chart.picture, at: Point(x: rect.x, y: rect.y + head))
        guard head > 0 else { return }
        let shown = model.look(of: source.panel).range
        var x = rect.x
        for range in BarRange.allCases {
            let text = " \(range.label(model.words)) "
            guard x + CellWidth.of(text) <= rect.maxX else { break }
            x += page.write(
                text, x: x, y: rect.y,
                style: range == shown ? Style(.selection, on: .selection) : Style(.faint))
        }
    }

    private func drawTable(y: Int, into page: inout Canvas) {
        let rows = (view.closes.count + tableColumns - 1) / tableColumns
        let width = page.size.width / tableColumns
        let (words, text) = (model.words, model.figureText)
        let mark = source.showsCloses ? "▾ " : "▸ "
        let title = [
            Span(mark + words[.closesBack], Style(.title)),
            Span("  " + model.settings.keymap.written([.groupFold], all: false), Style(.key)),
        ]
        page.write(title, x: 0, y: y, width: page.size.width)
        guard source.showsCloses else { return }
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

extension Fact {
    fileprivate init(address: String) {
        self.init("", "")
        value = [Span(address, Style(.text, on: .text, .underline))]
        isAddress = true
    }

    fileprivate var selected: Fact {
        var fact = self
        fact.value = value.map { Span($0.text, Style(.selection, on: .selection)) }
        return fact
    }
}

extension String {
    /// Cut anywhere.
    fileprivate func lines(of width: Int) -> [String] {
        var lines: [String] = []
        var rest = self[...]
        while !rest.isEmpty, width > 0 {
            lines.append(String(rest.prefix(width)))
            rest = rest.dropFirst(width)
        }
        return lines
    }
}

/// All we know about one item, before the page has a size.
struct DetailsView: Equatable {
    /// No change if we cannot measure it.
    struct Close: Equatable {
        let close: DailyClose
        let change: Double?
    }

    var code: String
    var name = ""
    var facts: [Fact] = []
    /// The last thirty, the oldest first.
    private(set) var closes: [Close] = []
    private(set) var figure: Double?
    private(set) var form = FigureForm.price
    /// True for a figure of a past day, whose chart needs no recent closes.
    var isOfPast = false
    var bars: DayBars?
    /// The change is measured against it.
    var base: DailyClose?
    var change: Double?

    var hasChart: Bool { !closes.isEmpty || isOfPast && figure != nil }

    init(_ code: String, name: String = "", facts: [Fact] = []) {
        (self.code, self.name, self.facts) = (code, name, facts)
    }

    /// Nil if none is known or it is wider than `width` cells.
    func digits(_ model: Model, atMost width: Int) -> BigDigits? {
        guard let figure else { return nil }
        let text = model.figureText.written(figure, as: form, within: width)
        return BigDigits(text, .three).flatMap { digits in
            digits.size.width > width ? nil : model.terminal.isASCII ? digits.inASCII : digits
        }
    }

    /// Takes a figure and its closes, with changes for those that `isComparable` allows.
    mutating func put(
        _ closes: [DailyClose], _ figure: Double?, _ form: FigureForm,
        where isComparable: (DailyClose) -> Bool
    ) {
        (self.figure, self.form) = (figure, form)
        self.closes = closes.map { close in
            let now = isComparable(close) ? figure : nil
            return Close(close: close, change: now.flatMap { Baseline.change(from: close.close, to: $0) })
        }
    }
}
