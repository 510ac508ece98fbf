internal import Alerts
internal import CivilTime
internal import Figures
internal import Market
internal import Money

/// A collector's own record of the alerts.
struct AlertWatch {
    var desk = AlertWatcher()
    var positions = AlertPositions()
    /// A reader's settings; nil until there is a reader.
    var settings: AlertSettings?
    /// Rings at the next moment of a condition of time, and when figures are due.
    var alarm: WallAlarm?
    /// True once the alerts of the store have been taken over.
    var hasBegun = false
    var watchedFile: String?
    /// The events of what alerts watch, and when they were read; nil once there are other ones.
    var agenda = Agenda.empty
    var agendaReadAt: Instant?
    /// True if the store is about to get other events.
    var haveEventsCome = false
    /// When the last figures were written that fire nothing.
    var sweptAt: Instant?
    /// The time of the last request for daily bars.
    var barsAskedAt: Instant?

    /// Steps that the store refused, oldest first.
    var unkept: [AlertStep] = []
    /// True while steps are being written.
    var isKeeping = false
    /// The services that alerts go to.
    var deliveries = DeliveryWatch()
    /// Results of notifications that the store refused.
    var tellings: [(AlertTelling, [Int])] = []

    /// Seconds between two requests for events.
    static let eventsAge = 3600
    /// Seconds between two writings of figures that fire nothing.
    static let sweep = 30
    /// Seconds between two requests for daily bars.
    static let barsAge = 3600
    /// Seconds that the bars of the time in which nothing watched may take to come.
    static let catchUp = 20
    /// Seconds without a figure that count as a gap in watching.
    static let silence = 20 * 60
}

/// The figures that alerts see of the positions in the file of transactions.
struct AlertPositions {
    /// The file as last read.
    var document = TransactionDocument()
    /// Closes of currencies per dollar on past days, as bars tell them.
    var closes: [CurrencyCode: [DailyClose]] = [:]

    /// The items of all rows.
    var symbols: Set<Symbol> { Set(document.transactions.compactMap(\.item)) }

    /// The currencies whose past rates are needed, except the dollar.
    func codes(_ market: MarketData, home: CurrencyCode) -> Set<CurrencyCode> {
        let units = symbols.compactMap { market.quotes[$0]?.value.currency }
        return Set((units + document.currencies).compactMap { MinorUnit($0)?.code } + [home]).subtracting([
            .usd
        ])
    }

    /// The value and cost of all positions and cash, or of the positions in one item; nil if you hold none.
    ///
    /// - Parameter isGain: True to compare with the cost, which cash has none of.
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
