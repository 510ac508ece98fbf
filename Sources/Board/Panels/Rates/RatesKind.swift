internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import Words

struct RatesKind: PanelKind {
    let rules = PanelRules.rates
    let keysToLearn: [Command] = [
        .chartOpen, .deckOpen, .ratesBase, .amountOpen, .rateInvert, .panelMap, .alertAdd, .baselineChoose,
    ]
    let maps: [Density] = [.map]
    let feeds: FeedList? = .rates
    let words = PanelWords(
        title: .phrase(.rates), tab: .phrase(.rates), things: .phrase(.currencies),
        empty: .phrase(.noCurrencies), noneOnBoard: .phrase(.noneOnBoardRates),
        noOthers: .phrase(.noOtherRates), pickerTitle: .phrase(.addCurrency),
        pickerHint: .phrase(.addCurrencyHint))

    func count(_ number: Int) -> Saying { .count(.currencyCount, number) }
    func refusal(of wish: String) -> Saying {
        let sides = wish.uppercased().split { $0 == "/" || $0 == " " }.map(String.init)
        let unknown = sides.first { RateLeg($0)?.isNamed != true }.flatMap(CurrencyCode.init)
        let near = unknown.map(Nearest.currencies) ?? []
        return .phrase(.notACurrency, verbatim: ["text": wish]).suggesting(near.map(\.text))
    }

    func item(named wish: String) -> Item? { RateID(typed: wish).map { Item($0) } }

    func objection(to item: Item, _ model: Model) -> Saying? {
        item == Item(model.arrangement.base) ? .phrase(.isTheBase, verbatim: ["code": item.text]) : nil
    }

    /// A feed quotes its sides, or the system has a name for them.
    func isKnown(_ item: Item, _ model: Model) -> Bool {
        guard let id = RateID(item) else { return false }
        return [id.base, id.code].compactMap(\.self).allSatisfy {
            $0.isNamed || model.market.dollarRate($0) != nil
        }
    }

    func chartSubject(of item: Item, _ model: Model) -> ChartSubject? {
        guard let id = RateID(item), let bars = model.arrangement.shownPair(id).bars else { return nil }
        let figure = model.rateFigure(id)
        return ChartSubject(
            symbol: bars.symbol, isInverse: bars.isInverse, zone: "UTC", price: figure.rate,
            time: figure.quotedAt,
            source: figure.source,
            state: figure.state(refresh: model.refresh.rates, now: model.now),
            form: .rate(units: figure.units))
    }

    func texts(of item: Item, _ model: Model) -> [String] {
        guard let id = RateID(item) else { return [item.text] }
        return [id.text] + [model.language, "en"].compactMap { id.name(locale: $0) }
    }

    func closes(of item: Item, atMost limit: Int, _ model: Model) -> [DailyClose] {
        guard model.pastDay == nil, let id = RateID(item) else { return [] }
        let figure = model.rateFigure(id)
        guard let quotedAt = figure.quotedAt else { return [] }
        let closes = model.market.crossCloses(figure.pair)
        let today = Zone.utc.local(quotedAt).day
        return DailyClose.run(in: closes, upTo: today, atMost: limit)
            .filter { close in figure.rate.map { close.isBelievable(beside: $0, of: today) } ?? true }
    }
}

extension Panel {
    package static let rates = Panel(RatesKind())
}
