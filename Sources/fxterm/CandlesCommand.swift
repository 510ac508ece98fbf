internal import Board
internal import CivilTime
internal import Market
internal import Places
internal import Printing
internal import Runtime
internal import Store
internal import Words

/// What `fxterm print candles` is asked for.
struct CandlesRequest {
    /// Currencies and stocks in the user's words.
    var items: [String]
    var range = BarRange.month
    /// How long a bar lasts; nil for what goes with the range.
    var interval: BarInterval?
    var format = PrintFormat.table
}

/// `fxterm print candles`: bars of some items on standard output. What the feeds do not answer is printed as it was kept.
enum CandlesCommand {
    private struct Wish {
        let item: String
        let kind: Candles.Kind
        let symbol: Symbol
    }

    static func run(_ request: CandlesRequest, _ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let kept = KeptBoard.read(try session.folders)
        for notice in session.notices + kept.notices { FXTerm.complain(session.words[notice]) }
        let wishes = try wishes(request.items, kept.arrangement)
        let interval = request.interval ?? interval(of: request.range, session.settings.feeds.stocks)
        var model = session.model(kept.arrangement, on: session.output)
        _ = update(&model, .figures(.known(kept.known)))
        let first = request.range.firstDay(today: Zone.utc.local(model.now).day)
        let (began, questions) = (
            model.now, wishes.map { FeedSubject.bars(BarsQuery($0.symbol, interval, since: first)) }
        )
        let asked = try PrintCommand.ask(session, kept, questions, &model)
        _ = update(&model, .clock(.tick(WallClock.now, here: .here)))
        var all: [Candles] = []
        for wish in wishes {
            let bars = bars(BarSeries.Key(wish.symbol, interval), kept)
            let state = bars.flatMap { $0.state(after: began, model) }
            all.append(Candles(wish.item, wish.kind, interval, request.range, bars?.series, state))
        }
        let known = all.contains { !$0.isEmpty }
        if known { try FXTerm.print(Candles.text(all, request.format, model)) }
        if !asked.problems.isEmpty { FXTerm.complain(asked.problems.joined(separator: "; ")) }
        for (wish, candles) in zip(wishes, all) where candles.isEmpty && asked.problems.isEmpty {
            FXTerm.complain(model.words[.noBarsOf, ["code": wish.item]])
        }
        return all.allSatisfy { !$0.isEmpty } ? .done : .failed
    }

    /// How long bars of a range last: a little less than is usual where no feed has bars as long.
    private static func interval(of range: BarRange, _ feeds: [FeedSource]) -> BarInterval {
        [range.interval, .week, .day].first { interval in
            feeds.contains { $0.kind.reach(of: interval) != nil }
        } ?? range.interval
    }

    /// All bars that are known, from the store that could be written: a range goes back from the last of them.
    private static func bars(_ key: BarSeries.Key, _ kept: KeptBoard) -> KeptBars? {
        [History.temporaryPath, kept.history?.path].compactMap(\.self).lazy
            .compactMap { History.bars(at: $0, of: key, in: Instant(.min)...Instant(.max)) }.first
    }

    /// The items, each once. Where a currency and a stock have the same letters, the board says which is meant, and else the
    /// currency is.
    private static func wishes(
        _ words: [String], _ board: Arrangement
    ) throws(CommandError) -> [Wish] {
        var wishes: [Wish] = []
        for word in words {
            guard let stock = Panel.stocks.kind.item(named: word), let symbol = Symbol(stock) else {
                throw .wrongUsage(Panel.stocks.kind.refusal(of: CleanText.line(word) ?? ""))
            }
            var wish = Wish(item: symbol.text, kind: Candles.Kind(symbol), symbol: symbol)
            if !board.stocks.contains(stock.text), let rate = Panel.rates.kind.item(named: word),
                let code = CurrencyCode(rate), code != .usd, Currency.name(code) != nil
            {
                wish = Wish(item: code.text, kind: .currency, symbol: Symbol(dollarIn: code))
            }
            if !wishes.contains(where: { $0.item == wish.item }) { wishes.append(wish) }
        }
        return wishes
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

extension KeptBars {
    /// How far the bars can be trusted, by the end of the last one; nil for none.
    fileprivate func state(after began: Instant, _ model: Model) -> FigureState? {
        guard let last = series.bars.last else { return nil }
        let venue = Venue(series.kind, symbol: series.key.symbol, zone: series.zone)
        return FigureState(
            origin: seenAt >= began ? .live : .cached, arrived: seenAt,
            ownTime: min(seenAt, last.start + series.key.interval.seconds), source: series.source,
            hours: venue.hours, refresh: model.refresh.stocks, now: model.now)
    }
}
