internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Printing
internal import Store
internal import Words

/// Uses kept bars if the feeds do not answer.
struct CandlesCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "print candles", [.some(.item)],
            [.range, .interval, .adjust, .base, .format, .wait, .offline, .board, .config],
            .aboutPrint,
            manual: "prints bars of stocks, coins and currencies: open, high, low, close and volume.",
            example: "AAPL", make: .command(CandlesCommand.init))
    ]

    private let items: [String]
    private let range: BarRange
    /// The length of a bar; nil for the range's default.
    private let interval: BarInterval?
    private let adjustment: PriceAdjustment
    /// The currency that those named alone are priced in units of; nil for the dollar.
    private let base: CurrencyCode?
    private let format: PrintFormat
    private let patience: Patience

    init(_ given: Given) throws(UsageError) {
        items = given.words
        format = try given.printFormat()
        patience = try given.patience()
        range = try given.choice(.range) ?? .month
        adjustment = try given.choice(.adjust) ?? .splits
        base = try given.currency(.base)
        let names = ["auto"] + BarInterval.allCases.map(\.rawValue)
        interval =
            given[.interval] == "auto"
            ? nil : try given.value(.interval, of: names) { BarInterval(rawValue: $0) }
    }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let kept = try KeptBoard.read(session)
        for notice in session.notices + kept.notices { FXTerm.complain(session.words[notice]) }
        let wishes = try BarsWish.all(items, kept.arrangement, base: base)
        let interval = interval ?? session.settings.feeds.interval(of: range)
        var model = session.model(kept.arrangement, knowing: kept)
        let began = model.now
        let first = range.firstDay(today: Zone.utc.local(began).day)
        let problems = try BarsWish.ask(wishes, interval, since: first, session, kept, patience, &model)
        let all = wishes.map { wish in
            let bars = wish.bars(interval, kept)
            let state = bars.flatMap { $0.state(after: began, model) }
            return Candles(
                wish.name, wish.kind, interval, range, adjustment, bars?.series, state)
        }
        let missing = zip(wishes, all).filter(\.1.isEmpty).map(\.0)
        if missing.count < wishes.count { try FXTerm.print(Candles.text(all, format, model)) }
        BarsWish.complain(problems, missing: missing, model)
        return missing.isEmpty ? .done : .failed
    }
}

extension KeptBars {
    /// By the end of the last bar; nil for none.
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
