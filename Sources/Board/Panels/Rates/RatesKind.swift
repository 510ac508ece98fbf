internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import Words

struct RatesKind: PanelKind {
    let rules = PanelRules.rates
    let feeds: FeedList? = .rates
    let words = PanelWords(
        title: .phrase(.rates), tab: .phrase(.rates), things: .phrase(.currencies),
        empty: .phrase(.noCurrencies), noneOnBoard: .phrase(.noneOnBoardRates),
        noOthers: .phrase(.noOtherRates), pickerTitle: .phrase(.addCurrency),
        pickerHint: .phrase(.addCurrencyHint))

    func count(_ number: Int) -> Saying { .count(.currencyCount, number) }
    func refusal(of wish: String) -> Saying {
        let near = CurrencyCode(wish.uppercased()).map(Nearest.currencies) ?? []
        return .phrase(.notACurrency, verbatim: ["text": wish]).suggesting(near.map(\.text))
    }

    func item(named wish: String) -> Item? { item(written: wish.uppercased()) }

    func objection(to item: Item, _ model: Model) -> Saying? {
        item == Item(model.arrangement.base) ? .phrase(.isTheBase, verbatim: ["code": item.text]) : nil
    }

    /// Whether a feed quotes it, or the system at least has a name for it.
    func isKnown(_ item: Item, _ model: Model) -> Bool {
        guard let code = CurrencyCode(item) else { return false }
        return code == .usd || model.market.rates[code] != nil || Currency.name(code) != nil
    }

    func chartSubject(of item: Item, _ model: Model) -> ChartSubject? {
        let base = model.arrangement.base
        guard let code = CurrencyCode(item), code != base else { return nil }
        let figure = model.rateFigure(code)
        return ChartSubject(
            symbol: Symbol(base, in: code), zone: "UTC", price: figure.rate, time: figure.quotedAt,
            source: figure.source,
            state: figure.state(refresh: model.refresh.rates, now: model.now),
            form: .rate(units: figure.units))
    }

    /// The code, and the currency's name in the user's language and in English.
    func texts(of item: Item, _ model: Model) -> [String] {
        guard let code = CurrencyCode(item) else { return [item.text] }
        return [code.text] + [model.language, "en"].compactMap { Currency.name(code, locale: $0) }
    }

    func closes(of item: Item, atMost limit: Int, _ model: Model) -> [DailyClose] {
        guard let code = CurrencyCode(item) else { return [] }
        let figure = model.rateFigure(code)
        guard let quotedAt = figure.quotedAt else { return [] }
        let closes = model.market.crossCloses(code, against: model.arrangement.base)
        let today = Zone.utc.local(quotedAt).day
        return DailyClose.run(in: closes, upTo: today, atMost: limit)
            .filter { close in figure.rate.map { close.isBelievable(beside: $0, of: today) } ?? true }
    }
}

extension Panel {
    /// The rate cards.
    package static let rates = Panel(RatesKind())
}
