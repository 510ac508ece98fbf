internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Money
internal import Runtime
internal import Store
internal import Words

struct PricesCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "print prices", [.any(.item)],
            [.pricesFrom, .priceFormat, .base, .wait, .offline, .board, .config], .aboutPrint,
            manual: """
                prints closes of items, or of the board and your transactions, as prices for \
                ledger, hledger or beancount.
                """, make: .command(PricesCommand.init))
    ]

    /// In days.
    private static let usual = 365

    /// In the user's words; empty for those of the board and of the file of transactions.
    private let items: [String]
    /// Nil for a year ago.
    private let first: Day?
    private let format: PriceFormat
    /// The currency that those named alone are priced in units of; nil for the dollar.
    private let base: CurrencyCode?
    private let patience: Patience

    init(_ given: Given) throws(UsageError) {
        items = given.words
        first = try given.day(.from, like: "2024-03-01")
        format = try given.choice(.format) ?? .ledger
        base = try given.currency(.base)
        patience = try given.patience()
    }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let kept = try KeptBoard.read(session)
        for notice in session.notices + kept.notices { FXTerm.complain(session.words[notice]) }
        var model = session.model(kept.arrangement.based(on: base), knowing: kept)
        let wishes = try BarsWish.all(
            items.isEmpty ? named(session, model) : items, kept.arrangement, base: base)
        let first = first ?? model.here.local(model.now).day + -PricesCommand.usual
        let problems = try BarsWish.ask(wishes, .day, since: first, session, kept, patience, &model)
        var file = PriceFile("", format)
        var missing: [BarsWish] = []
        for wish in wishes {
            let prices =
                wish.bars(.day, kept).map { wish.closes($0.series, since: first, at: model.now) } ?? []
            if prices.isEmpty { missing.append(wish) }
            file.take(prices)
        }
        if missing.count < wishes.count { try FXTerm.print(file.text) }
        BarsWish.complain(problems, missing: missing, model)
        return missing.isEmpty && !wishes.isEmpty ? .done : .failed
    }

    private func named(_ session: Session, _ model: Model) throws(CommandError) -> [String] {
        let file = TransactionFile(path: try session.folders.transactions)
        let document = try stored { () throws(StoreError) in try file.load() }
        let board = model.arrangement
        let rates = board.rateIDs.filter {
            $0.currency != (base ?? .usd) && $0.pair(on: board.base).bars != nil
        }
        let own = document.transactions.compactMap(\.item).filter { !board.symbols.contains($0) }
        return rates.map(\.text) + board.symbols.map(\.text) + Set(own).sorted().map(\.text)
    }
}

extension BarsWish {
    /// Before later splits.
    func closes(_ series: BarSeries, since first: Day, at now: Instant) -> [DayPrice] {
        let (zone, traded) = (Zone(series.zone) ?? .utc, series.adjusted(for: .asTraded))
        let today = zone.local(now).day
        let hours = Venue(series.kind, symbol: symbol, zone: series.zone).hours
        let isOver = hours.map { !$0.isOpen(at: now) } ?? false
        let pair = RateID(item.item).map { $0.pair(on: .usd) }
        let rate = item.panel == .rates ? pair : nil
        return traded.bars.compactMap { bar in
            let day = zone.local(bar.start).day
            guard day >= first, day < today || isOver, bar.session == .regular else { return nil }
            guard let rate else { return DayPrice(.item(symbol), on: day, bar.close, in: series.currency) }
            return DayPrice(.leg(rate.base), on: day, bar.close, in: rate.code.text)
        }
    }
}
