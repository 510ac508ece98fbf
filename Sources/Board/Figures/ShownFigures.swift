package import Arrangement
package import CivilTime
package import Figures
package import Market
internal import Places

/// Rows, cards and names of everything on the board.
package struct ShownFigures: Hashable, Sendable {
    package private(set) var rates: [RateID: RateFigure] = [:]
    /// Rows of stocks on the board; while earlier figures load, of those read so far.
    package private(set) var stocks: [Symbol: StockFigure] = [:]
    /// Stocks as sorted, or in manual order; includes those of folded groups.
    package private(set) var stockOrder: [Item] = []
    package private(set) var stockLines = Lines([])
    /// The mean by group name, over stocks with a change.
    package private(set) var groupChanges: [String: Double] = [:]
    package private(set) var rateSummary = Summary()
    package private(set) var stockSummary = Summary()
    /// The baseline's day of all stocks on the board; nil if they have several.
    package private(set) var stockBaseDay: Day?
    package private(set) var rateNames: [RateID: String] = [:]
    /// Zones of the clocks, without those that the system does not know.
    package private(set) var zones: [ClockID: Zone] = [:]

    /// Recomputes figures and names; with `symbols`, only rows of these, which must be on the board.
    mutating func renew(
        _ arrangement: Arrangement, _ market: MarketData, language: String, only symbols: [Symbol]? = nil
    ) {
        renewRates(arrangement, market)
        if symbols != nil { stocks = [:] }
        renewStocks(arrangement, market, only: symbols)
        look(up: arrangement, language: language)
    }

    /// Recomputes what the new arrangement changes: with thousands of stocks, most rows stay.
    mutating func rearrange(
        _ arrangement: Arrangement, from old: Arrangement, _ market: MarketData, language: String
    ) {
        if !ShownFigures.areRatesSame(arrangement, old) { renewRates(arrangement, market) }
        look(up: arrangement, language: language)
        guard arrangement.baseline == old.baseline else { return renewStocks(arrangement, market) }
        guard arrangement[.stocks] != old[.stocks] else {
            let isSame =
                arrangement.list(.stocks) == old.list(.stocks)
                && arrangement.sorts[.stocks] == old.sorts[.stocks]
            return isSame ? () : renewOrder(arrangement, market)
        }
        let symbols = arrangement.symbols
        let gone = Set(stocks.keys).subtracting(symbols)
        for symbol in gone { stocks[symbol] = nil }
        renewStocks(arrangement, market, only: symbols.filter { stocks[$0] == nil })
    }

    private static func areRatesSame(_ a: Arrangement, _ b: Arrangement) -> Bool {
        a.rates == b.rates && a.base == b.base && a.baseline == b.baseline && a.rateView == b.rateView
    }

    private mutating func look(up arrangement: Arrangement, language: String) {
        for clock in arrangement[.clocks].compactMap(ClockID.init) where zones[clock] == nil {
            zones[clock] = Zone(clock.zone)
        }
        for id in arrangement.rateIDs where rateNames[id] == nil { rateNames[id] = id.name(locale: language) }
    }

    mutating func forgetNames() { rateNames = [:] }

    mutating func renewZones(_ renewed: [ClockID: Zone]) { zones = renewed }

    mutating func renewRates(_ arrangement: Arrangement, _ market: MarketData) {
        rates = [:]
        for id in arrangement.rateIDs {
            rates[id] = RateFigure(
                arrangement.shownPair(id), units: arrangement.rateUnits, arrangement.baseline, in: market)
        }
        rateSummary = Summary(of: rates)
    }

    mutating func renewStocks(_ arrangement: Arrangement, _ market: MarketData, only symbols: [Symbol]? = nil)
    {
        if symbols == nil { stocks = [:] }
        for symbol in symbols ?? arrangement.symbols {
            stocks[symbol] = StockFigure(symbol, arrangement.baseline, in: market)
        }
        renewSummary(arrangement, market)
    }

    mutating func renewRows(
        _ symbols: some Sequence<Symbol>, _ arrangement: Arrangement, _ market: MarketData
    ) {
        for symbol in symbols where stocks[symbol] != nil {
            stocks[symbol] = StockFigure(symbol, arrangement.baseline, in: market)
        }
        renewSummary(arrangement, market)
    }

    mutating func renewSummary(_ arrangement: Arrangement, _ market: MarketData) {
        stockSummary = Summary(of: stocks)
        stockBaseDay = sharedBaseDay
        renewOrder(arrangement, market)
    }

    private var sharedBaseDay: Day? {
        var shared: Day?
        for place in stocks.indices {
            guard let day = stocks.values[place].base?.day else { continue }
            if let shared, shared != day { return nil }
            shared = day
        }
        return shared
    }

    mutating func renewOrder(_ arrangement: Arrangement, _ market: MarketData) {
        let list = arrangement.list(.stocks)
        let sorted = StockOrder(list, by: arrangement.sorts[.stocks], stocks, market).list
        stockOrder = sorted.cards
        stockLines = sorted.shown
        // Some cards of a group would give another mean.
        let hasAll = stocks.count >= arrangement[.stocks].count
        groupChanges = hasAll ? StockOrder.groupChanges(list, stocks) : [:]
    }
}
