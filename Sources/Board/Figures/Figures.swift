public import Market

/// The rows and cards of everything on the board, and the names that go with them.
public struct Figures: Hashable, Sendable {
    /// Rate cards by ISO code.
    public private(set) var rates: [String: RateFigure] = [:]
    /// Stock rows by symbol: of those on the board, and while figures of earlier runs are read, of those that were read.
    public private(set) var stocks: [String: StockFigure] = [:]
    /// The symbols in the order that the grid's sort gives, or that of the hand; those of folded groups too.
    public private(set) var stockOrder: [Item] = []
    /// What the stock grid shows: each group sorted by itself.
    public private(set) var stockLines = Lines([])
    /// The mean change of each group of stocks, by its name, over those that have one.
    public private(set) var groupChanges: [String: Double] = [:]
    /// The order that is being made by the piece; nil while none is.
    private var ordering: StockOrdering?
    /// What is said of all rates together.
    public private(set) var rateStanding = Standing()
    /// What is said of all stocks together.
    public private(set) var stockStanding = Standing()
    /// The currencies' names by ISO code.
    public private(set) var currencyNames: [String: String] = [:]
    /// The clocks' zones by the clock's id; a clock whose zone the system does not know is missing.
    public private(set) var zones: [String: Zone] = [:]

    /// Makes everything anew for what is on the board, with names in the language of a locale; of the stock rows those of
    /// `symbols` only if given, which are on the board.
    mutating func renew(
        _ arrangement: Arrangement, _ market: MarketData, language: String, only symbols: [String]? = nil
    ) {
        renewRates(arrangement, market)
        if symbols != nil { stocks = [:] }
        renewStocks(arrangement, market, only: symbols)
        look(up: arrangement, language: language)
    }

    /// Makes anew what another arrangement of the same figures changes: with thousands of stocks, most of them stay.
    mutating func rearrange(
        _ arrangement: Arrangement, from old: Arrangement, _ market: MarketData, language: String
    ) {
        if !Figures.areRatesSame(arrangement, old) { renewRates(arrangement, market) }
        look(up: arrangement, language: language)
        guard arrangement.baseline == old.baseline else { return renewStocks(arrangement, market) }
        guard arrangement.stocks != old.stocks else { return renewOrder(arrangement) }
        let gone = Set(stocks.keys).subtracting(arrangement.stocks)
        for symbol in gone { stocks[symbol] = nil }
        renewStocks(arrangement, market, only: arrangement.stocks.filter { stocks[$0] == nil })
    }

    /// Whether both arrangements make the same rate cards.
    private static func areRatesSame(_ a: Arrangement, _ b: Arrangement) -> Bool {
        a.rates == b.rates && a.base == b.base && a.baseline == b.baseline
    }

    /// Looks up the zones and names of what is on the board.
    private mutating func look(up arrangement: Arrangement, language: String) {
        for name in arrangement.clocks where zones[name] == nil {
            zones[name] = ClockID(name).flatMap { Zone($0.zone) }
        }
        for code in arrangement.rates where currencyNames[code] == nil {
            currencyNames[code] = Currency.name(code, locale: language)
        }
    }

    /// Drops the names that are in a language.
    mutating func forgetNames() { currencyNames = [:] }

    /// Takes over zones with other rules, in place of all it had.
    mutating func renewZones(_ renewed: [String: Zone]) { zones = renewed }

    /// Makes the rate cards anew.
    mutating func renewRates(_ arrangement: Arrangement, _ market: MarketData) {
        rates = [:]
        for code in arrangement.rates {
            rates[code] = RateFigure(
                code: code, base: arrangement.base, baseline: arrangement.baseline, in: market)
        }
        rateStanding = Standing(of: rates)
    }

    /// Makes the stock rows anew, of `symbols` only if given.
    mutating func renewStocks(_ arrangement: Arrangement, _ market: MarketData, only symbols: [String]? = nil)
    {
        if symbols == nil { stocks = [:] }
        for symbol in symbols ?? arrangement.stocks {
            stocks[symbol] = Figures.row(symbol, arrangement.baseline, market)
        }
        renewStanding(arrangement)
    }

    /// Makes those of the stock rows of `symbols` anew that are there, and leaves alone what all rows together make.
    mutating func renewRows(_ symbols: some Sequence<String>, _ baseline: Baseline, _ market: MarketData) {
        for symbol in symbols {
            guard let place = stocks.index(forKey: symbol) else { continue }
            stocks.values[place] = Figures.row(symbol, baseline, market)
        }
    }

    /// Makes the stock rows of `symbols`, as far as they are on the board, and leaves alone what all rows together make.
    mutating func addRows(_ symbols: [String], _ arrangement: Arrangement, _ market: MarketData) {
        // Where there are rows of all, others are of none that is on the board.
        let hasAll = stocks.count >= arrangement.stocks.count
        let present = hasAll ? symbols.filter { stocks.index(forKey: $0) != nil } : symbols
        let rows = present.map { Figures.row($0, arrangement.baseline, market) }
        stocks.reserveCapacity(arrangement.stocks.count)
        for row in rows { stocks[row.symbol] = row }
        stockStanding.add(rows)
    }

    /// Makes the stock rows that are lacking, and anew what all rows together make.
    mutating func completeRows(_ arrangement: Arrangement, _ market: MarketData) {
        guard stocks.count < arrangement.stocks.count else { return renewOrder(arrangement) }
        addRows(arrangement.stocks.filter { stocks.index(forKey: $0) == nil }, arrangement, market)
        renewOrder(arrangement)
    }

    private static func row(_ symbol: String, _ baseline: Baseline, _ market: MarketData) -> StockFigure {
        market.quotes[symbol].map { StockFigure($0, rival: market.quoteRivals[symbol], baseline: baseline) }
            ?? StockFigure(symbol: symbol)
    }

    /// Makes anew what all stock rows together make: what is said of them, and their order.
    mutating func renewStanding(_ arrangement: Arrangement) {
        stockStanding = Standing(of: stocks)
        renewOrder(arrangement)
    }

    /// Does the same by the piece, after figures in the rows have changed and nothing else: looks at up to `count` rows, and
    /// leaves the order alone up to the last.
    ///
    /// - Returns: whether it is done.
    mutating func renewStanding(_ arrangement: Arrangement, piece count: Int) -> Bool {
        var ordering = self.ordering ?? StockOrdering(arrangement.list(.stocks), by: arrangement.sort)
        // Held twice, it would be copied.
        self.ordering = nil
        if ordering.dependsOnFigures || ordering.list.hasGroups {
            ordering.advance(by: count, stocks)
            guard ordering.isComplete else {
                self.ordering = ordering
                return false
            }
            groupChanges = ordering.groupChanges
            if ordering.dependsOnFigures { show(ordering) }
        }
        stockStanding = Standing(of: stocks)
        return true
    }

    /// Sorts the stock rows anew.
    mutating func renewOrder(_ arrangement: Arrangement) {
        ordering = nil
        var ordering = StockOrdering(arrangement.list(.stocks), by: arrangement.sort)
        if ordering.dependsOnFigures || ordering.list.hasGroups { ordering.advance(by: .max, stocks) }
        // The mean of some of a group's cards would be another figure.
        groupChanges = stocks.count < arrangement.stocks.count ? [:] : ordering.groupChanges
        show(ordering)
    }

    /// Puts the rows into the order that was made.
    private mutating func show(_ ordering: StockOrdering) {
        var list = ordering.list
        stockOrder = ordering.cards
        if ordering.sort == nil {
            stockLines = list.shown
        } else if list.hasGroups {
            list.putInOrder(stockOrder)
            stockLines = list.shown
        } else {
            stockLines = Lines(cards: stockOrder.map { .card($0) })
        }
    }
}
