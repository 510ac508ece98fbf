internal import Board
internal import Figures
internal import Market
internal import Money
internal import TUI
internal import Words

/// How much of the positions is in each currency, account, group or market.
struct ExposureScreen: SheetScreen {
    private let list: ExposureList
    @Held private var model: Model
    private let rows: [[String]]
    private let total: [String]
    private let titles: [String]
    private let widths: [Int]
    /// For the colours of the rows and of the total.
    private let changes: [Figure]
    private let note: [String]
    let rect: Rect

    private static let gap = 2

    init(_ list: ExposureList, _ model: Model, _ layout: Layout) {
        (self.list, self.model) = (list, model)
        let (words, text, home) = (model.words, PositionText(model), model.homeCurrency)
        let positions = model.shownPortfolio?.positions
        let exposure = positions.map { model.exposure($0, by: list.key) }
        let items = exposure?.items ?? []
        // By currency each row has one; by others the value in it would need a currency of its own.
        let isOfCurrency = list.key == .currency
        rows = items.map { item in
            let code = item.key.flatMap(CurrencyCode.init) ?? home
            let own = isOfCurrency ? [item.value.map { text.money($0, code) } ?? FigureText.absent] : []
            return [model.exposureName(item.key, by: list.key)] + own + [
                text.money(item.home, home),
                item.share?.value.map { model.figureText.share($0.double) } ?? FigureText.absent,
                text.signed(item.fromCurrency, home),
            ]
        }
        let sum = positions?.total ?? HomeFigures(sumOf: [])
        total =
            [words[.printTotal]] + (isOfCurrency ? [""] : [])
            + [text.money(sum.value, home), "", text.signed(sum.dayCurrency, home)]
        titles =
            [words[list.key.heading]] + (isOfCurrency ? [words[.printValue]] : [])
            + ["\(words[.valueHeading]) \(home)", words[.weightHeading], words[.printFromCurrency]]
        changes = items.map(\.fromCurrency) + [sum.dayCurrency]
        let lines = rows + [total, titles]
        widths = titles.indices.map { column in lines.map { CellWidth.of($0[column]) }.max() ?? 0 }
        let width = widths.reduce(0, +) + Self.gap * (widths.count - 1)
        let inner = min(max(width, 44), layout.size.width - 6)
        let remarks = [sum.withoutSaying.map { words[$0] }, words[.fundsByQuote]].compactMap(\.self)
        note = remarks.flatMap { LineBreak.lines($0, width: max(1, inner)) }
        let height = max(1, rows.count) + 4 + note.count
        rect = Sheet.rect(
            Size(width: inner, height: min(height, layout.size.height - 4)), layout, over: .positions)
    }

    private var area: Rect { rect.inset(dx: 2, dy: 1) }
    private var room: Int { max(0, area.height - 4 - note.count) }
    private var top: Int { max(0, min(list.top, rows.count - room)) }

    var hints: [Hint] {
        [Hint(.exposureTurn, label: .keyExposureBy), Hint(.amountsHide, label: .keyHideAmounts)]
            + (rows.count > room ? [Hint(.selectUp, .selectDown, label: .keySelect)] : [])
            + [Hint(.back, label: .keyClose)]
    }

    func message(for command: Command) -> Message? {
        switch command {
        case .exposureOpen: .user(.cancel)
        default:
            Movement(command)?.row(after: top, of: max(1, rows.count - room + 1), page: max(1, room)).map {
                .layer(.exposure(.scroll(to: $0)))
            }
        }
    }

    func message(forScrolling rows: Int) -> Message? { .layer(.exposure(.scroll(to: top + rows))) }

    func draw(into frame: inout Frame<Target>) {
        let words = model.words
        let box = Box(
            title: [
                Span(" \(words[.exposure]) ", Style(.title)),
                Span("\(words[list.key.phrase]) ", Style(.faint)),
            ],
            note: [Span(" \(words[.escGoesBack]) ", Style(.faint))], line: Style(.focusedBorder))
        Sheet.draw(box, in: rect, into: &frame)
        if rows.isEmpty {
            frame.canvas.write(words[.exposureEmpty], x: area.x, y: area.y, style: Style(.faint))
            return
        }
        write(titles, at: area.y, { _ in .faint }, into: &frame)
        for (line, row) in (top..<min(rows.count, top + room)).enumerated() {
            write(rows[row], at: area.y + 1 + line, { role($0, changes[row]) }, into: &frame)
        }
        let end = area.y + 1 + min(rows.count, room)
        frame.canvas.fill(Rect(x: area.x, y: end, width: area.width, height: 1), with: "─", Style(.border))
        write(total, at: end + 1, { role($0, changes[rows.count]) }, into: &frame)
        for (line, text) in note.enumerated() where end + 3 + line < rect.maxY - 1 {
            frame.canvas.write(text, x: area.x, y: end + 3 + line, width: area.width, style: Style(.faint))
        }
        if model.scenario != nil, model.terminal.hasTints {
            frame.canvas.tint(rect.inset(dx: 1, dy: 1), with: .changed)
        }
    }

    private func role(_ column: Int, _ change: Figure) -> Role {
        if column == 0 { return .title }
        guard column == titles.count - 1, let change = change.value else { return .text }
        return change.sign == 0 ? .faint : change.sign > 0 ? .up : .down
    }

    private func write(
        _ texts: [String], at y: Int, _ role: (Int) -> Role, into frame: inout Frame<Target>
    ) {
        var end = area.x + widths.reduce(0, +) + Self.gap * (widths.count - 1)
        // A sheet wider than its columns has the gap behind the first.
        end += max(0, area.maxX - end)
        for column in texts.indices.dropFirst().reversed() {
            let x = end - CellWidth.of(texts[column])
            if x > area.x + widths[0], end <= area.maxX {
                frame.canvas.write(texts[column], x: x, y: y, style: Style(role(column)))
            }
            end -= widths[column] + Self.gap
        }
        frame.canvas.write(
            CellWidth.fit(texts[0], min(widths[0], area.width)), x: area.x, y: y, style: Style(role(0)))
    }
}
