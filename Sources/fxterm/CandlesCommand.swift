internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Printing
internal import Store
internal import Words

/// What `fxterm print candles` is asked for.
struct CandlesRequest {
    /// Currencies and stocks in the user's words.
    var items: [String]
    var range = BarRange.month
    /// How long a bar lasts; nil for what goes with the range.
    var interval: BarInterval?
    var adjustment = PriceAdjustment.splits
    var format = PrintFormat.table
}

/// `fxterm print candles`: bars of some items on standard output. What the feeds do not answer is printed as it was kept.
enum CandlesCommand {
    static func run(_ request: CandlesRequest, _ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let kept = try KeptBoard.read(session)
        for notice in session.notices + kept.notices { FXTerm.complain(session.words[notice]) }
        let wishes = try BarsWish.all(request.items, kept.arrangement)
        let interval = request.interval ?? session.settings.feeds.interval(of: request.range)
        var model = session.model(kept.arrangement, on: session.output)
        _ = model.update(.figures(.known(kept.known)))
        let began = model.now
        let problems = try BarsWish.ask(wishes, interval, request.range, session, kept, &model)
        let all = wishes.map { wish in
            let bars = wish.bars(interval, kept)
            let state = bars.flatMap { $0.state(after: began, model) }
            return Candles(
                wish.name, wish.kind, interval, request.range, request.adjustment, bars?.series, state)
        }
        let missing = zip(wishes, all).filter(\.1.isEmpty).map(\.0)
        if missing.count < wishes.count { try FXTerm.print(Candles.text(all, request.format, model)) }
        BarsWish.complain(problems, missing: missing, model)
        return missing.isEmpty ? .done : .failed
    }
}

extension KeptBars {
    /// How far the bars can be trusted, by the end of the last one; nil for none.
    fileprivate func state(after began: Instant, _ model: Model) -> FigureState? {
        guard let last = series.bars.last else { return nil }
        let venue = Venue(series.kind, symbol: series.key.symbol, zone: series.zone)
        return FigureState(
            origin: seenAt >= began ? .live : .cached, arrived: seenAt,
            ownTime: min(seenAt, series.key.interval.end(ofBarAt: last.start, in: Zone(series.zone) ?? .utc)),
            source: series.source,
            hours: venue.hours, refresh: model.market.pace(of: series.source, refresh: model.refresh.stocks),
            now: model.now)
    }
}
