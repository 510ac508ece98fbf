internal import Arrangement
internal import Board
internal import CivilTime
internal import Market
internal import Places
internal import Printing
internal import Runtime
internal import Store
internal import Words

/// An item whose bars the command line requests.
struct BarsWish {
    let item: ChartItem
    let kind: Candles.Kind
    let symbol: Symbol

    var name: String { item.item.text }

    /// Each once, in `base` if named alone. If a currency and a stock have the same letters, the board decides,
    /// else the currency wins.
    static func all(
        _ words: [String], _ board: Arrangement, base: CurrencyCode? = nil
    ) throws(CommandError) -> [BarsWish] {
        let base = base ?? .usd
        var wishes: [BarsWish] = []
        for word in words {
            if let id = RateID(typed: word), let pair = id.base.map({ RatePair(base: $0, code: id.code) }),
                id.isCurrent
            {
                guard let symbol = pair.symbol else {
                    throw .wrongUsage(.phrase(.noBarsOf, verbatim: ["code": id.text]))
                }
                let wish = BarsWish(
                    item: ChartItem(.rates, Item(id)), kind: Candles.Kind(symbol), symbol: symbol)
                if !wishes.contains(where: { $0.name == wish.name }) { wishes.append(wish) }
                continue
            }
            guard let stock = Panel.stocks.kind.item(named: word), let symbol = Symbol(stock) else {
                throw .wrongUsage(Panel.stocks.kind.refusal(of: CleanText.line(word) ?? ""))
            }
            var wish = BarsWish(
                item: ChartItem(.stocks, stock), kind: Candles.Kind(symbol), symbol: symbol)
            if !board[.stocks].contains(stock), let rate = Panel.rates.kind.item(named: word),
                let code = CurrencyCode(rate), base != .usd || code != .usd, Currency.name(code) != nil
            {
                guard code != base else {
                    throw .wrongUsage(.phrase(.isTheBase, verbatim: ["code": code.text]))
                }
                let pair = RatePair(base: .currency(base), code: .currency(code))
                wish = BarsWish(
                    item: ChartItem(.rates, base == .usd ? rate : Item(RateID(pair))), kind: .currency,
                    symbol: Symbol(base, in: code))
            }
            if !wishes.contains(where: { $0.name == wish.name }) { wishes.append(wish) }
        }
        return wishes
    }

    /// Waits for the answers. Returns why some have no news.
    static func ask(
        _ wishes: [BarsWish], _ interval: BarInterval, since first: Day, _ session: Session,
        _ kept: KeptBoard, _ patience: Patience, _ model: inout Model
    ) throws(CommandError) -> [String] {
        let questions = wishes.map { FeedSubject.bars(BarsQuery($0.symbol, interval, since: first)) }
        let asked = try PrintCommand.ask(session, kept, questions, patience, &model)
        _ = model.update(.clock(.tick(WallClock.now, here: .here)))
        return asked.problems
    }

    /// All known bars, from the store that could be written: a range goes back from the last of them.
    func bars(_ interval: BarInterval, _ kept: KeptBoard) -> KeptBars? {
        [FigureStore.temporaryPath, kept.history?.path].compactMap(\.self).lazy
            .compactMap {
                FigureStore.bars(
                    at: $0, of: BarSeries.Key(symbol, interval), in: Instant(.min)...Instant(.max))
            }.first
    }

    static func complain(_ problems: [String], missing: [BarsWish], _ model: Model) {
        if !problems.isEmpty { return FXTerm.complain(problems.joined(separator: "; ")) }
        if !missing.isEmpty, let reason = model.notAsked(.stocks) { return FXTerm.complain(reason) }
        for wish in missing { FXTerm.complain(model.words[.noBarsOf, ["code": wish.name]]) }
    }
}

extension Candles.Kind {
    fileprivate init(_ symbol: Symbol) {
        switch Instrument(symbol: symbol) {
        case .coin: self = .coin
        case .currency: self = .currency
        case .share, .etf, .index, .fund, .future, .unknown: self = .stock
        }
    }
}
