internal import Alerts
internal import CivilTime
internal import Figures
internal import Market
internal import Money

/// The collector's own record of the alerts.
struct AlertWatch {
    var desk = AlertWatcher()
    var positions = AlertPositions()
    /// The settings of a reader; nil until there is one.
    var settings: AlertSettings?
    /// Rings at the next moment of a condition of time, or of a request for figures.
    var alarm: WallAlarm?
    var hasBegun = false
    var watchedFile: String?
    /// `agendaReadAt` is nil once there may be other events.
    var agenda = Agenda.empty
    var agendaReadAt: Instant?
    /// The store is about to get other events.
    var haveEventsCome = false
    /// When figures that fire nothing were last written.
    var sweptAt: Instant?
    var barsAskedAt: Instant?

    /// Steps that the store refused, oldest first.
    var unkept: [AlertStep] = []
    var isKeeping = false
    var deliveries = DeliveryWatch()
    /// Results of notifications that the store refused.
    var tellings: [(AlertTelling, [Int])] = []

    /// Seconds between two requests for events.
    static let eventsAge = 3600
    /// Seconds between writes of figures that fire nothing.
    static let sweep = 30
    /// Seconds between two requests for daily bars.
    static let barsAge = 3600
    /// Seconds to wait for bars of the time when nothing watched.
    static let catchUp = 20
    /// Seconds without a figure that count as a gap.
    static let silence = 20 * 60
}

/// What alerts see of the positions in the file of transactions.
struct AlertPositions {
    var document = TransactionDocument()
    /// Closes of currencies per dollar, on past days, from bars.
    var closes: [CurrencyCode: [DailyClose]] = [:]

    var symbols: Set<Symbol> { Set(document.transactions.compactMap(\.item)) }

    func codes(_ market: MarketData, home: CurrencyCode) -> Set<CurrencyCode> {
        let units = symbols.compactMap { market.quotes[$0]?.value.currency }
        return Set((units + document.currencies).compactMap { MinorUnit($0)?.code } + [home]).subtracting([
            .usd
        ])
    }

    /// Value and cost of all positions and cash, or of one item; nil without any. `isGain`: without cash,
    /// which has no cost.
    func see(
        _ symbol: Symbol?, _ positions: Positions, _ market: MarketData, _ sight: inout AlertSight,
        at now: Instant, isGain: Bool
    ) -> AlertObservation? {
        let held = positions.items.filter { symbol == nil || $0.key.item == symbol }
        if held.isEmpty, symbol != nil || isGain || positions.cash.isEmpty { return nil }
        let sum = symbol == nil ? positions.total : positions.sum { $0.key.item == symbol }
        var doubt: AlertDoubt?
        var time: Instant?
        for item in Set(held.filter { $0.quantity != .zero }.map(\.key.item)) {
            doubt = doubt ?? sight.doubt(of: item)
            time = [time, market.quotes[item]?.value.time].compactMap(\.self).max()
        }
        let seen = isGain ? sum.value - sum.cash : sum.value
        guard let value = seen.value?.double, sum.leftOutOfValue.isEmpty else {
            return AlertObservation(0, at: time ?? now, doubt: .missing)
        }
        return AlertObservation(
            value, reference: sum.cost.value?.double, at: time ?? now, source: nil, doubt: doubt)
    }

    func positions(_ market: MarketData, _ settings: AlertSettings, _ now: Instant) -> Positions {
        let rates = market.rates
            .filter { now - $0.value.value.quotedAt <= HomeRates.longestAge * 86_400 }
            .compactMapValues { Rational($0.value.perDollar) }
        let home = HomeRates(
            home: settings.home, today: Zone.here.local(now).day, now: rates,
            closes: closes.merging(market.rateCloses) { DailyClose.joined($0, $1) })
        var (units, prices): ([Symbol: String], [Symbol: ItemPrice]) = ([:], [:])
        for symbol in symbols {
            guard let quote = market.quotes[symbol]?.value else { continue }
            (units[symbol], prices[symbol]) = (quote.currency, ItemPrice(quote))
        }
        let terms = Terms(method: settings.costMethod, rates: home, units: units)
        return Ledger(document.transactions, mistakes: document.mistakes, terms).positions(at: prices)
    }
}
