internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import Money
internal import TUI
internal import Words

struct RateCards: Equatable {
    let cards: Shared<CardsInSight>
    let figures: [Shared<RateFigure>?]
    let marks: [AgeMark?]

    private var model: Model { cards.value.model.value }
    private var writing: Writing { model.writing }
    private var words: Words { writing.words }
    private var figureText: FigureText { writing.figures }

    func views() -> [SharedView] {
        if cards.value.detail == .tile { return tiles() }
        let large = large
        return figures.indices.map { index in
            switch cards.value.sizes[index].height {
            case ...1: SharedView(line(index))
            case 2: SharedView(lines(index))
            default: SharedView(card(index, large))
            }
        }
    }

    /// The converted amount, if need be in whole units or unmarked, or the rate; nil if one does not fit.
    private var large: LargeFigures? {
        guard cards.value.detail >= .large else { return nil }
        let amounts = figures.indices.map(amount)
        let rooms = figures.indices.map { index in
            let size = cards.value.sizes[index]
            return size.height < 3 || figures[index]?.value.rate == nil
                ? nil : RateCardView.inner(of: size).size
        }
        let text = figureText
        return LargeFigures(cards.value.detail, rooms) { index, fits in
            if let sum = amounts[index]?.large {
                let shorter = [amounts[index]?.whole, amounts[index]?.unmarked].compactMap(\.self)
                return ([sum] + shorter).first(where: fits)
            }
            guard let figure = figures[index]?.value, let rate = figure.rate else { return nil }
            return text.rate(rate * Double(figure.units), fits: fits)
        }
    }

    private func tiles() -> [SharedView] {
        let (model, writing) = (self.model, self.writing)
        let scale = RatesScreen().scale(model)
        return figures.indices.map { index in
            let (item, figure) = (cards.value.items[index], figures[index]?.value)
            let amount = amount(index)
            let tile = MapTile(
                title: label(item), name: model.figures.rateNames[of: item] ?? "", change: figure?.change,
                figure: { cells in
                    if let amount { return amount.text(atMost: cells) }
                    return figure.flatMap { figure in
                        figure.rate.map {
                            writing.figures.written($0, as: .rate(units: figure.units), within: cells)
                        }
                    } ?? FigureText.absent
                }, hasMoved: hasMoved(index), alert: alert(index), mark: marks[index])
            return SharedView(TileView(tile, cards.value.sizes[index], scale, writing))
        }
    }

    private func line(_ index: Int) -> RowView {
        RateLine(
            label(cards.value.items[index]), figures[index]?.value, reason: reason, marks[index],
            hasMoved: hasMoved(index), amount(index), alert(index),
            cards.value.sizes[index].width, writing
        ).view
    }

    /// The code, or both sides: `EUR/USD`. Says the number if it is not one unit.
    private func title(_ item: Item, _ figure: RateFigure?, room: Int) -> String {
        if let figure, figure.units != 1 {
            let unit = words.unit(of: figure)
            return CellWidth.of(unit) <= room ? unit : "\(figure.units) \(figure.pair.text)"
        }
        guard let id = RateID(item) else { return item.text }
        let pair = model.arrangement.shownPair(id)
        guard id.currency != nil, pair.code == id.code else { return pair.text }
        return words[.cardTitle, ["code": item.text, "base": model.arrangement.base.text]]
    }

    private func hasMoved(_ index: Int) -> Bool {
        RateID(cards.value.items[index]).map { model.moves[$0] } ?? false
    }

    private func label(_ item: Item) -> String {
        guard let id = RateID(item) else { return item.text }
        let (pair, units) = (model.arrangement.shownPair(id), model.arrangement.rateUnits)
        if id.currency != nil, pair.code == id.code {
            return units == 1 ? item.text : "\(item.text)/\(units)"
        }
        return units == 1 ? pair.text : "\(units) \(pair.text)"
    }

    private func lines(_ index: Int) -> RowView {
        var row = line(index)
        let (item, figure, size) = (cards.value.items[index], figures[index]?.value, cards.value.sizes[index])
        var below = Rect(x: 1, y: 1, width: max(0, size.width - 2), height: 1)
        guard let figure, figure.rate != nil else { return row }
        if RateLine.saysMonth(in: size.width) {
            row.put(model.figures.rateNames[of: item] ?? "", .detail, .faint, in: below)
            return row
        }
        if !RateLine.saysChange(in: size.width) {
            let change = figureText.change(figure.change, places: 2, within: below.width)
            row.putRight(change.text, .detail, Role.change(figure.change, places: 2), in: below)
            below = below.split(left: below.width - CellWidth.of(change.text) - 1).left
        }
        let course = Sparkline.text(figure.line, width: below.width)
        row.put(course, .detail, Role.change(figure.change, places: 2), in: below)
        return row
    }

    private func amount(_ index: Int) -> CardAmount? {
        CardAmount(cards.value.items[index], figures[index]?.value, model)
    }

    private func alert(_ index: Int) -> AlertMark? {
        AlertMark(cards.value.items[index], in: .rates, model)
    }

    private func card(_ index: Int, _ large: LargeFigures?) -> RateCardView {
        let (item, figure, size) = (cards.value.items[index], figures[index]?.value, cards.value.sizes[index])
        // Each access to the property copies the whole model.
        let model = self.model
        let writing = model.writing
        let title = title(item, figure, room: size.width - 6)
        // Without large figures, a card of few rows looks like one of a lower step.
        let isLarge =
            cards.value.detail >= .large && (large != nil || size.height >= RateCardView.plainHeight)
        // Then no row is left for the change.
        let note = size.height == 3 || isLarge && size.height == 5 ? note(figure, amount(index)) : nil
        let room = size.width - 4 - CellWidth.of(title) - 3
        let isNoted = note.map { CellWidth.of($0.text) + 1 <= room } ?? false
        let rest = isNoted ? room - CellWidth.of(note?.text ?? "") - 3 : room
        // Two letters of a name mean nothing.
        let name = rest < 5 ? "" : CellWidth.fit(model.figures.rateNames[of: item] ?? "", rest)
        let foot = foot(marks[index], alert(index), figure, room: size.width - 4)
        let event = RateID(item)?.currency.flatMap { model.eventRemark(of: .currency($0)) }
        let said = event.flatMap { text in
            CellWidth.of(text) + 2 <= size.width - 4 ? [Span(" \(text) ", Style(.faint))] : nil
        }
        var card = RateCardView(title: title, name: name, foot: foot.isEmpty ? said ?? [] : foot)
        if let note, isNoted { card.note = [Span(" \(note.text) ", note.style)] }
        if let note, !isNoted { card.remark = note }
        let inner = Rect(size).inset(dx: 2, dy: 1)
        card.flagged = RateID(item)?.subject.text ?? ""
        if isLarge, let figure, let rate = figure.rate {
            card.putLarge(
                figure, rate, amount(index), large, at: index, cards.value.detail, in: size, writing)
            if hasMoved(index) { card.markChanged(in: inner, writing) }
            return card
        }
        var field = inner
        if let figure, inner.height < 3, let rate = figure.rate {
            // The month comes before the rate.
            let text = figureText.written(rate, as: .rate(units: figure.units), within: inner.width)
            let course = Sparkline.text(
                figure.line, width: max(0, min(12, inner.width - CellWidth.of(text) - 2)))
            if !course.isEmpty {
                let span = Span(course, Style.change(figure.change, places: 2))
                card.texts.append(RateCardView.Text(span: span, x: inner.x, y: inner.y))
            }
        }
        for span in rows(figure, amount(index), field.width).prefix(inner.height) {
            card.putRight(span, in: field.split(top: 1).top)
            field = field.split(top: 1).rest
        }
        if let figure, figure.rate != nil, inner.height >= 3 {
            let width = field.height == 1 ? min(12, field.width) : field.width
            card.putMonth(figure, in: field.split(left: field.width - width).rest, .chart, writing)
        }
        if hasMoved(index) { card.markChanged(in: inner, writing) }
        return card
    }

    private func rows(_ figure: RateFigure?, _ amount: CardAmount?, _ width: Int) -> [Span] {
        guard let figure, let rate = figure.rate else {
            let said = "\(FigureText.absent) \(reason)"
            return CellWidth.of(said) <= width
                ? [Span(said, Style(.faint))]
                : [Span(FigureText.absent, Style(.faint)), Span(reason, Style(.faint))]
        }
        let plain = figureText.written(rate, as: .rate(units: figure.units), within: width)
        let figures =
            if let amount, amount.large != nil {
                [amount.span(atMost: width), Span(plain, Style(.faint))]
            } else {
                [Span(plain, Style(.title))] + [amount?.span(atMost: width)].compactMap(\.self)
            }
        return figures + [figureText.change(figure.change, places: 2, within: width)]
    }

    private func note(_ figure: RateFigure?, _ amount: CardAmount?) -> Span? {
        guard let figure, figure.rate != nil else { return nil }
        return amount?.span(atMost: 16) ?? figureText.change(figure.change, places: 2, within: 12)
    }

    private var reason: String { RateCards.reason(model).map { words[$0] } ?? "" }

    static func reason(_ model: Model) -> Phrase? {
        guard let feed = model.feed(.rates) else { return nil }
        if model.pastDay != nil { return model.pastReading.progress == nil ? .noFigure : .asking }
        if feed.isAsking { return .asking }
        if feed.failure != nil { return .noAnswer }
        return feed.lastAnswer == nil ? .noFigure : .notInFeed
    }

    private func otherFeed(_ figure: RateFigure?) -> [String]? {
        guard let figure, let other = figure.disagreement else { return nil }
        let rate = figure.written(figureText)(other.value)
        return ["≠ \(other.source) \(rate)", "≠ \(other.source)", "≠"]
    }

    private func foot(_ mark: AgeMark?, _ alert: AlertMark?, _ figure: RateFigure?, room: Int) -> [Span] {
        if let alert, let text = alert.label(atMost: room) {
            let rest = room - CellWidth.of(text) - 1
            return [Span(text, Style(.label, on: .label))] + foot(mark, nil, figure, room: rest)
        }
        func span(_ text: String, _ role: Role) -> Span {
            Span(" \(text) ", role == .label ? Style(role, on: role) : Style(role))
        }
        let ages = mark.map { mark in mark.wordings.map { [span($0, mark.role)] } } ?? [[]]
        let sign = mark.map { [span(AgeMark.sign, $0.role)] } ?? []
        let disagreements =
            otherFeed(figure)?.map { [span($0, .warning)] } ?? [[]]
        let pairs =
            disagreements.flatMap { disagreement in ages.map { $0 + disagreement } }
            + disagreements.map { sign + $0 }
        // A line separates two.
        return pairs.first { $0.cells + max(0, $0.count - 1) <= room } ?? []
    }
}

struct CardAmount {
    /// `43,120 JPY`, then shorter ones.
    private let wordings: [String]
    /// The line below the large figure: its currency and the rate, the longest wording first.
    private let below: [String]
    /// Nil if unknown or hidden.
    let large: String?
    /// In whole units, for cards without room for all digits; nil if that is no other text.
    let whole: String?
    let unmarked: String?
    let role: Role

    /// Nil if no amount is set, or the card shows that it has no rate.
    init?(_ item: Item, _ figure: RateFigure?, _ model: Model) {
        guard let amount = model.amount, let code = RateID(item)?.currency(for: amount) else {
            return nil
        }
        let conversion = model.conversion(of: amount, to: code)
        guard let wordings = model.wordings(of: conversion, amount) else { return nil }
        let now = model.now
        let refresh = model.market.pace(of: conversion.source, refresh: model.refresh.rates)
        let state = conversion.state(refresh: refresh, now: now)
        // An amount's own currency may have an older rate than the card.
        let isOlder =
            model.pastDay(of: amount) == nil && state != figure?.state(refresh: refresh, now: now)
            && (state == .stale || state == .cached)
        self.wordings = isOlder ? wordings.map { "\($0) \(AgeMark.sign)" } : wordings
        let text = self.wordings.first ?? ""
        equation = amount.isInverse ? text : "\(model.text(of: amount)) = \(text)"
        large =
            model.arrangement.hidesAmounts
            ? nil
            : conversion.amount.map { model.figureText.money($0, conversion.currency, withCode: false) }
        whole = conversion.amount.flatMap { [large] value in
            let text = model.figureText.marked(value.magnitude.text(places: 0))
            return large == nil || value.sign < 0 || text == large ? nil : text
        }
        unmarked = conversion.amount.flatMap { [large] value in
            large == nil || value.sign < 0 ? nil : value.magnitude.text(places: 0)
        }
        let rate =
            figure.flatMap { figure in figure.rate.map(figure.written(model.figureText)) }
            ?? FigureText.absent
        let unit = figure.map(model.words.unit) ?? ""
        below =
            amount.isInverse
            ? wordings
            : ["\(conversion.currency) · \(rate) \(unit)", "\(conversion.currency) · \(rate)", rate]
        role = conversion.amount == nil ? .faint : isOlder && state == .stale ? .warning : .title
    }

    /// `250 EUR = 43,120 JPY`.
    let equation: String

    func text(atMost width: Int) -> String { wordings.first { CellWidth.of($0) <= width } ?? "…" }

    func span(atMost width: Int) -> Span { Span(text(atMost: width), Style(role)) }

    /// With whole units in the large figure (`isWhole`), the full sum comes first.
    func spanBelow(atMost width: Int, isWhole: Bool) -> Span {
        let sum = wordings.first ?? ""
        let wordings = isWhole ? below.suffix(1).map { "\(sum) · \($0)" } + self.wordings : below
        return Span(
            wordings.first { CellWidth.of($0) <= width } ?? "…", Style(role == .title ? .faint : role))
    }
}
