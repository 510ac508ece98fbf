internal import CivilTime
internal import Figures
internal import Market

extension Database {
    /// Days of closes for the first screen: five trading days and a month's line, with the longest pause.
    static let daysRead = 40

    /// A consistent snapshot, even while other programs write. A future time is a feed's mistake and counts
    /// as the fetch time. Ignores closes after tomorrow, which may have begun at the exchange. `stocks` are
    /// those of the first screen; nil for all. Returns true if it omits stocks, and the last commit's number.
    func latest(
        at now: Instant, stocks: [Symbol]?
    ) throws(SQLiteFailure) -> (Known, leavesOut: Bool, sequence: Int) {
        try transaction(writing: false) { () throws(SQLiteFailure) in
            let rates = try latestRates()
            var quotes: [Seen<Quote>] = []
            if let stocks, try hasManyStocks() { quotes = try latestQuotes(of: stocks, now) }
            // If none of them has a quote, load all to find out if any stock has one.
            let isPart = !quotes.isEmpty
            if !isPart { quotes = try latestQuotes(now) }
            let (closes, skipped) = try rateCloses(of: rates, now)
            let known = Known(
                rates: rates, rateCloses: closes, rateSkipped: skipped, quotes: quotes,
                unshown: try unshown(now))
            return (known, isPart, try lastSequence())
        }
    }

    func latest(
        of stocks: [Symbol], codes: Set<CurrencyCode>? = nil, at now: Instant
    ) throws(SQLiteFailure) -> Known {
        try transaction(writing: false) { () throws(SQLiteFailure) in
            let rates = try latestRates(of: codes)
            let (closes, skipped) = try rateCloses(of: rates, now)
            return Known(
                rates: rates, rateCloses: closes, rateSkipped: skipped,
                quotes: try latestQuotes(of: stocks, now), unshown: try unshown(now))
        }
    }

    func latestQuotes(of stocks: [Symbol], _ now: Instant) throws(SQLiteFailure) -> [Seen<Quote>] {
        let statement = try prepare(Database.quotes + " WHERE symbol = ?1")
        var quotes: [Seen<Quote>] = []
        quotes.reserveCapacity(stocks.count)
        for symbol in stocks {
            try statement.bind([.id(symbol)])
            guard try statement.step() else { continue }
            if let quote = statement.quote(now) { quotes.append(quote) }
        }
        return quotes
    }

    func latestQuotes(_ now: Instant) throws(SQLiteFailure) -> [Seen<Quote>] {
        try rows(Database.quotes + " ORDER BY symbol") { $0.quote(now) }
    }

    private func hasManyStocks() throws(SQLiteFailure) -> Bool {
        try prepare("SELECT 1 FROM quote LIMIT 1 OFFSET \(FigureStore.fewStocks)").step()
    }

    /// A row's fetch time for comparisons: a future time comes from a wrong clock and counts as long ago.
    static let seenAt = "iif(seen_at > unixepoch() + \(Instant.clockSkew), 0, seen_at)"

    /// In the order of `Statement.quote`.
    private static let quotes = """
        SELECT symbol, name, currency, zone, provider, price, time, today, d1_day, d1_close, d5_day, d5_close,
            seen_at, closes, kind, skipped, trial_price, trial_time,
            \(QuoteRecorder.session.joined(separator: ", ")), extended_price, extended_time, extended_session,
            local_name
        FROM quote LEFT JOIN latest_closes ON subject = \(PointRecorder.Subject.stock.rawValue) AND item = symbol
        """

    /// The last rates by code; of all currencies if `codes` is nil.
    func latestRates(of codes: Set<CurrencyCode>? = nil) throws(SQLiteFailure) -> [Seen<Rate>] {
        if codes?.isEmpty == true { return [] }
        // In the order shown, so that the last counts: a feed off the board may have a later quote time.
        let statement = try prepare(
            """
            SELECT code, provider, per_dollar, quoted_at, seen_at FROM rate
            ORDER BY code, \(Database.seenAt), min(quoted_at, seen_at)
            """)
        var rates: [Seen<Rate>] = []
        while try statement.step() {
            guard let code: CurrencyCode = statement.id(0), codes?.contains(code) ?? true,
                let source: FeedID = statement.id(1), Entry.isFigure(statement.real(2)),
                let quotedAt = statement.moment(3), let seenAt = statement.moment(4)
            else { continue }
            let rate = Rate(code: code, perDollar: statement.real(2), quotedAt: quotedAt, source: source)
            if rates.last?.value.code == code { rates.removeLast() }
            rates.append(Seen(rate, .cached, at: seenAt))
        }
        return rates
    }

    func rateCloses(
        of rates: [Seen<Rate>], _ now: Instant
    ) throws(SQLiteFailure) -> (closes: [CurrencyCode: [DailyClose]], skipped: [CurrencyCode: Set<Day>]) {
        let statement = try latestCloses()
        var closes: [CurrencyCode: [DailyClose]] = [:]
        var skipped: [CurrencyCode: Set<Day>] = [:]
        closes.reserveCapacity(rates.count)
        for rate in rates.map(\.value) {
            let days = Database.days(around: rate.quotedAt, now)
            let (known, left) = try statement.latestCloses(ofRate: rate.code, days)
            closes[rate.code] = known
            if !left.isEmpty { skipped[rate.code] = Set(left) }
        }
        return (closes, skipped)
    }

    /// An old figure keeps the closes of its own time.
    fileprivate static func days(around time: Instant, _ now: Instant) -> (Day, Day) {
        let today = Zone.utc.local(now).day
        return (min(Zone.utc.local(time).day, today) + -daysRead, today + 1)
    }
}

extension Statement {
    fileprivate borrowing func quote(_ now: Instant) -> Seen<Quote>? {
        guard let symbol: Symbol = id(0), let zone = label(3), let source: FeedID = id(4),
            Entry.isMoment(integer(12))
        else { return nil }
        let time = Instant(integer(6))
        let hasPrice = Entry.isPrice(real(5)) && Entry.isMoment(integer(6))
        var stated: [Baseline: DailyClose] = [:]
        if let close = close(8) { stated[.d1] = close }
        if let close = close(10) { stated[.d5] = close }
        let days = Database.days(around: hasPrice ? time : now, now)
        var quote = Quote(
            symbol: symbol, name: label(1), currency: label(2),
            kind: text(14).flatMap(Instrument.init) ?? .unknown,
            price: hasPrice ? real(5) : nil, time: hasPrice ? time : nil, zone: zone,
            closes: withBlob(13) { CloseLine.closes($0, from: days.0, to: days.1) },
            skipped: withBlob(15) { CloseLine.skipped($0, from: days.0, to: days.1) },
            stated: stated,
            today: FigureLine.values(blob(7)), source: source,
            trial: Entry.isPrice(real(16)) && Entry.isMoment(integer(17))
                ? TrialPrice(price: real(16), time: Instant(integer(17))) : nil,
            session: SessionFigures(
                day: range(18), year: range(20), volume: real(22) > 0 ? real(22) : nil, exchange: label(23)))
        quote.localName = label(27) ?? quote.localName
        if Entry.isPrice(real(24)), Entry.isMoment(integer(25)),
            let session = Bar.Session(number: integer(26))
        {
            quote.extended = ExtendedPrice(price: real(24), time: Instant(integer(25)), session: session)
        }
        return Seen(quote, .cached, at: Instant(integer(12)))
    }

    /// Prices in this column and the next, the lower first.
    fileprivate borrowing func range(_ column: Int32) -> ClosedRange<Double>? {
        let (low, high) = (real(column), real(column + 1))
        return Entry.isPrice(low) && Entry.isPrice(high) && low <= high ? low...high : nil
    }

    fileprivate borrowing func close(_ column: Int32) -> DailyClose? {
        guard Entry.isFigure(real(column + 1)), Entry.isDay(integer(column)) else { return nil }
        return DailyClose(day: Day(number: integer(column)), close: real(column + 1))
    }
}
