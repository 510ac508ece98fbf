internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Money
internal import TUI
internal import Words

/// How the figures of positions are written.
struct PositionText: Equatable {
    let figures: FigureText
    let words: Words
    /// Whether amounts are hidden; shares of them are not.
    let isPrivate: Bool

    init(_ model: Model) {
        (figures, words, isPrivate) = (model.figureText, model.words, model.arrangement.hidesAmounts)
    }

    /// An amount of money in its currency's decimals.
    func money(_ amount: Figure, _ code: CurrencyCode) -> String {
        guard let value = amount.value else { return FigureText.absent }
        return isPrivate ? FigureText.hidden : figures.money(value, code, withCode: false)
    }

    /// The same, with its sign.
    func signed(_ amount: Figure, _ code: CurrencyCode) -> String {
        guard let value = amount.value else { return FigureText.absent }
        if isPrivate { return FigureText.hidden }
        let text = figures.money(value, code, withCode: false)
        return value.sign > 0 ? "+" + text : text
    }

    /// How many are held.
    func quantity(_ quantity: Figure) -> String {
        guard let value = quantity.value else { return FigureText.absent }
        return isPrivate ? FigureText.hidden : figures.quantity(value)
    }

    /// The name of a line of cash: `cash`, or `cash · overdrawn` below 0.
    func name(of cash: Cash) -> String {
        cash.isOverdrawn ? "\(words[.cash]) · \(words[.cashOverdrawn])" : words[.cash]
    }

    /// A change as a share, with its mark; nil where it is unknown.
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

    /// Divides rows of `width` cells, with a column for each of the baselines behind that of the day.
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

    /// The field of a column; nil where it has no room.
    subscript(column: Column) -> Rect? { fields[column] }

    /// The end of a row's label: its item and its name.
    var label: Int { (self[.name] ?? self[.item]).map { $0.maxX + 1 } ?? 1 }

    /// What a column needs. Where there is no room, chosen baselines stay longer than what is always offered, the first longest.
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
    /// A position's quantity, cost and gains, and its lots.
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
    /// The amount of cash, and its value and change at home.
    func cash(_ cash: Cash) -> [Fact] {
        [
            amount(.labelAmount, cash.amount, cash.key.currency, isSigned: false),
            amount(.valueHeading, cash.home.value, model.homeCurrency, isSigned: false),
            amount(.todayHeading, cash.home.dayChange, model.homeCurrency),
        ]
    }

    /// A sum of money, or why it is unknown.
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

    /// Why a past day has no price; nil for another figure, and where the present is shown.
    private func reasonOfPast(_ missing: Missing) -> String? {
        if case .price(let symbol) = missing { reasonOfPast(.stock(symbol)) } else { nil }
    }
}

extension Missing {
    /// The figure that is lacking, in words.
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
