internal import Board
internal import TUI

/// How the board is divided among its panels. What no panel needs makes cards and rows larger.
extension Layout {
    /// Rates and clocks side by side, the stocks below them.
    static func stacked(_ body: Rect, _ model: Model) -> [Panel: Rect] {
        let clocksWidth = body.width < 140 ? 49 : body.width < 180 ? 56 : 64
        let ratesWidth = body.width - clocksWidth
        let lower = tableHeight(body.width, body.height, share: 2, of: 5, model)
        let room = max(0, body.height - lower)
        let wish = max(
            RateSpread.height(Rect(x: 0, y: 0, width: ratesWidth, height: room), model),
            rows(of: .clocks, clocksWidth, room, model) + 2, upperHeight)
        let cut = wish + lower <= body.height ? wish : squeezed(wish, lower, body.height)
        let (upper, rest) = body.split(top: cut)
        let (left, right) = upper.split(left: ratesWidth)
        return [.rates: left, .clocks: right, .stocks: rest]
    }

    /// The rates at the left from top to bottom; at the right the clocks above the stocks.
    static func sideBySide(_ body: Rect, _ model: Model) -> [Panel: Rect] {
        let (left, right) = body.split(left: body.width - min(190, max(100, body.width * 9 / 20)))
        let lower = tableHeight(right.width, right.height, share: 3, of: 5, model)
        let room = max(0, right.height - lower)
        let wish = max(rows(of: .clocks, right.width, room, model) + 2, upperHeight)
        let cut =
            wish + lower <= right.height
            ? wish : max(upperHeight, right.height - min(lower, right.height / 2))
        let (upper, rest) = right.split(top: cut)
        return [.rates: left, .clocks: upper, .stocks: rest]
    }

    /// The height of a panel that shows all stocks: in tall rows if those take no more than a share of `height`.
    private static func tableHeight(
        _ width: Int, _ height: Int, share: Int, of whole: Int, _ model: Model
    ) -> Int {
        let lines = model.linesAtRest(.stocks)
        for tall in StockRow.tallHeights.reversed() {
            let wish = StockRow.height(of: lines, tall) + 3
            if lines.count > 0, wish <= height * share / whole { return wish }
        }
        return max(1, StockRow.height(of: lines, 1)) + 3
    }

    /// Rows that all lines of `panel` cover in a panel of the given size.
    private static func rows(of panel: Panel, _ width: Int, _ height: Int, _ model: Model) -> Int {
        let rect = Rect(x: 0, y: 0, width: width, height: height)
        return spread(panel, rect, model.linesAtRest(panel), model).height
    }

    /// The height of the upper panels when not everything fits: whole cards, and at least a third of the
    /// screen left to the stocks if they need it.
    private static func squeezed(_ wish: Int, _ lower: Int, _ height: Int) -> Int {
        let left = height - min(lower, max(6, height / 3))
        return min(wish, max(1, (left - 2) / 5) * 5 + 2)
    }
}

/// Where lines lie in their panels.
extension Layout {
    /// Where `lines` lie in the panel that stands at `rect`.
    static func spread(_ panel: Panel, _ rect: Rect, _ lines: Lines, _ model: Model) -> Spread {
        switch panel.known {
        case .rates:
            return RateSpread.spread(rect, lines, model.arrangement.compact)
        case .clocks:
            let area = rect.inset(dx: 1, dy: 1)
            let form = ClockForm(lines, area.size)
            return Spread(
                area: area, sections(lines) { ClockForm.heights(form.rows, $0, lines, area.size, model) },
                minimum: Size(width: form.width(in: area.width), height: form.rows), gap: form.gap)
        case .stocks:
            let area = rect.inset(dx: 1, dy: 1).split(top: 1).rest
            let rows = StockRow.rows(lines, area.height)
            return Spread(
                area: area, sections(lines), minimum: Size(width: rect.width, height: rows),
                gap: rows > 1 ? 1 : 0)
        }
    }

    /// Where other lines of a panel would lie in the same columns.
    static func relaid(_ panel: Panel, _ spread: Spread, _ lines: Lines, _ model: Model) -> Spread {
        spread.relaid(
            sections(lines) { section in
                switch panel.known {
                case .rates:
                    RateSpread.heights(section, lines, model.arrangement.compact, spread.card.height)
                case .clocks:
                    ClockForm.heights(spread.card.height, section, lines, spread.area.size, model)
                case .stocks: nil
                }
            })
    }

    static func sections(_ lines: Lines, heights: (Lines.Section) -> [Int]? = { _ in nil })
        -> [Spread.Section]
    {
        lines.sections.map { section in
            let group = section.heading.flatMap { lines[$0]?.group }
            return Spread.Section(
                section.cards.count, hasHeading: group != nil, hasFooter: group?.isFolded == false,
                heights: heights(section))
        }
    }
}

extension Lines {
    /// How many cards lie above the line at `index`.
    func cards(before index: Int) -> Int {
        sections.reduce(0) { $0 + max(0, min(index, $1.cards.upperBound) - $1.cards.lowerBound) }
    }

    /// Rows that headings and footers of groups take, and cards there are.
    var extent: (rows: Int, cards: Int) {
        sections.reduce((0, 0)) { sum, section in
            let group = section.heading.flatMap { self[$0]?.group }
            return (
                sum.0 + (group == nil ? 0 : group?.isFolded == false ? 2 : 1), sum.1 + section.cards.count
            )
        }
    }
}
