internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Money
internal import TUI
internal import Words

struct PositionText: Equatable {
    let figures: FigureText
    let words: Words
    /// Hides amounts, but not shares of them.
    let isPrivate: Bool

    init(_ model: Model) {
        (figures, words, isPrivate) = (model.figureText, model.words, model.arrangement.hidesAmounts)
    }

    func money(_ amount: Figure, _ code: CurrencyCode) -> String {
        guard let value = amount.value else { return FigureText.absent }
        return isPrivate ? FigureText.hidden : figures.money(value, code, withCode: false)
    }

    func signed(_ amount: Figure, _ code: CurrencyCode) -> String {
        guard let value = amount.value else { return FigureText.absent }
        if isPrivate { return FigureText.hidden }
        let text = figures.money(value, code, withCode: false)
        return value.sign > 0 ? "+" + text : text
    }

    func quantity(_ quantity: Figure) -> String {
        guard let value = quantity.value else { return FigureText.absent }
        return isPrivate ? FigureText.hidden : figures.quantity(value)
    }

    func name(of cash: Cash) -> String {
        cash.isOverdrawn ? "\(words[.cash]) · \(words[.cashOverdrawn])" : words[.cash]
    }

    func share(_ change: Double?) -> (text: String, role: Role)? {
        change.map { (figures.marked($0, places: 1), Role.change($0, places: 1)) }
    }
}

struct PositionColumns: Equatable {
    enum Column: Hashable {
        case item, name, quantity, price, value, day, gain, gainShare, weight
        case since(Baseline)
    }

    private var fields: [Column: Rect] = [:]

    /// Has one column more for each baseline after the day's.
    init(_ width: Int, _ baselines: [Baseline]) {
        let columns: [Column] =
            [.item, .name, .quantity, .price, .value, .day] + baselines.map(Column.since)
            + [.gain, .gainShare, .weight]
        let rooms = columns.map { column in
            PositionColumns.room(column, baselines.firstIndex { column == .since($0) } ?? 0)
        }
        let placed = TableLayout.place(rooms, width: width - 2, gap: width >= 140 ? 4 : 2)
        for (column, place) in zip(columns, placed) {
            fields[column] = place.map { Rect(x: 1 + $0.x, y: 0, width: $0.width, height: 1) }
        }
    }

    subscript(column: Column) -> Rect? { fields[column] }

    /// The end of a row's label: its item and its name.
    var label: Int { (self[.name] ?? self[.item]).map { $0.maxX + 1 } ?? 1 }

    /// If there is no room, chosen baselines stay longer than the usual columns, the first longest.
    private static func room(_ column: Column, _ place: Int) -> TUI.Column {
        switch column {
        case .item: .init(minimum: 9, maximum: 18, priority: 0)
        case .name: .init(minimum: 8, maximum: 30, priority: 103)
        case .quantity: .init(minimum: 10, priority: 101)
        case .price: .init(minimum: 13, priority: 100)
        case .value: .init(minimum: 13, priority: 1)
        case .day: .init(minimum: 9, priority: 3)
        case .gain: .init(minimum: 12, priority: 99)
        case .gainShare: .init(minimum: 10, priority: 2)
        case .weight: .init(minimum: 12, maximum: 18, priority: 102)
        case .since: .init(minimum: 9, priority: 4 + place)
        }
    }
}

extension Facts {
    func position(_ position: Position) -> [Fact] {
        let (text, home) = (PositionText(model), model.homeCurrency)
        let unit = position.currency.flatMap(MinorUnit.init)?.code ?? home
        var facts = [
            Fact(words[.quantityHeading], text.quantity(position.quantity), .title),
            amount(.valueHeading, position.home.value, home, isSigned: false),
            amount(.labelCost, position.home.cost, home, isSigned: false),
            amount(.labelPriceGain, position.home.priceGain, home),
            amount(.labelCurrencyGain, position.home.currencyGain, home),
            amount(.labelIncome, position.home.income, home),
            amount(.labelFees, position.home.fees, home, isSigned: false),
        ]
        if position.taxes != .zero {
            facts.append(amount(.labelTaxes, position.home.taxes, home, isSigned: false))
        }
        facts.append(amount(.labelTotalReturn, position.home.total, home))
        if let rate = position.home.yearlyReturn.value {
            facts.append(
                Fact(words[.labelYearlyReturn], model.figureText.marked(rate, places: 1)))
        }
        if let average = position.averageCost {
            facts.append(amount(.labelAverageCost, average, unit, isSigned: false))
        }
        for (place, lot) in position.lots.suffix(20).reversed().enumerated() {
            let day = lot.day.map { words.date($0, withYear: true) + "  " } ?? ""
            let gain = text.share(lot.gain(at: position.price).share(of: lot.cost))
            var fact = Fact(
                place == 0 ? words[.labelLots] : "",
                "\(day)\(text.quantity(.known(lot.quantity))) × \(text.money(lot.price, unit))  ")
            if let gain { fact.value.append(Span(gain.text, Style(gain.role))) }
            facts.append(fact)
        }
        return facts
    }
}

extension Facts {
    func cash(_ cash: Cash) -> [Fact] {
        [
            amount(.labelAmount, cash.amount, cash.key.currency, isSigned: false),
            amount(.valueHeading, cash.home.value, model.homeCurrency, isSigned: false),
            amount(.todayHeading, cash.home.dayChange, model.homeCurrency),
        ]
    }

    private func amount(
        _ label: Phrase, _ figure: Figure, _ code: CurrencyCode, isSigned: Bool = true
    ) -> Fact {
        let text = PositionText(model)
        guard let missing = figure.missing else {
            let written = isSigned ? text.signed(figure, code) : text.money(figure, code)
            return Fact(words[label], "\(written) \(code)")
        }
        let reason = reasonOfPast(missing) ?? words[missing.saying(words)]
        return Fact(words[label], "\(FigureText.absent)  \(reason)", .warning)
    }

    /// Nil for another figure, and where the present is shown.
    private func reasonOfPast(_ missing: Missing) -> String? {
        if case .price(let symbol) = missing { reasonOfPast(.stock(symbol)) } else { nil }
    }
}

extension Missing {
    func saying(_ words: Words) -> Saying {
        switch self {
        case .price(let symbol): .phrase(.missingPrice, verbatim: ["code": symbol.text])
        case .close(let symbol): .phrase(.missingClose, verbatim: ["code": symbol.text])
        case .currency(let symbol): .phrase(.missingCurrency, verbatim: ["code": symbol.text])
        case .rate(let code, let day):
            .phrase(.missingRate, verbatim: ["code": code.text, "day": words.date(day, withYear: true)])
        case .row(let line): .phrase(.missingRow, verbatim: ["line": "\(line)"])
        }
    }
}
