internal import Board
internal import Market

extension Database {
    /// How many days before a figure's own closes are read for the first picture: five trading days and a
    /// month's line, and the longest pause between them.
    static let daysRead = 40

    /// What is known at `now`, as of one moment, however many programs write meanwhile.
    ///
    /// A time that lies in the future is a provider's mistake and counts as the time it was seen; a close of
    /// a day after tomorrow is passed over (it may be tomorrow already where the exchange is).
    func latest(at now: Instant) throws(SQLiteFailure) -> Cached {
        try transaction(writing: false) { () throws(SQLiteFailure) in
            let rates = try latestRates()
            return Cached(
                rates: rates, quotes: try latestQuotes(now), rateCloses: try rateCloses(of: rates, now))
        }
    }

    private func latestRates() throws(SQLiteFailure) -> [Seen<Rate>] {
        // Per currency in the order of their times, so that the last one is the one that counts.
        let statement = try prepare(
            """
            SELECT code, provider, per_dollar, quoted_at, seen_at FROM rate
            ORDER BY code, min(quoted_at, seen_at), seen_at
            """)
        var rates: [Seen<Rate>] = []
        while try statement.step() {
            guard let code = statement.text(0), Entry.isCurrency(code), let source = statement.label(1),
                Entry.isFigure(statement.real(2)), Entry.isMoment(statement.integer(3)),
                Entry.isMoment(statement.integer(4))
            else { continue }
            let rate = Rate(
                code: code, perDollar: statement.real(2), quotedAt: Instant(statement.integer(3)),
                source: source)
            if rates.last?.value.code == code { rates.removeLast() }
            rates.append(Seen(rate, .cached, at: Instant(statement.integer(4))))
        }
        return rates
    }

    private func rateCloses(
        of rates: [Seen<Rate>], _ now: Instant
    ) throws(SQLiteFailure) -> [String: [DailyClose]] {
        let statement = try latestCloses()
        var closes: [String: [DailyClose]] = [:]
        closes.reserveCapacity(rates.count)
        for rate in rates.map(\.value) {
            closes[rate.code] = try statement.latestCloses(
                of: rate.code, .rate, Database.days(around: rate.quotedAt, now))
        }
        return closes
    }

    private func latestQuotes(_ now: Instant) throws(SQLiteFailure) -> [Seen<Quote>] {
        let statement = try prepare(
            """
            SELECT symbol, name, currency, zone, provider, price, time, today, d1_day, d1_close, d5_day, d5_close,
                seen_at
            FROM quote ORDER BY symbol
            """)
        let closes = try latestCloses()
        var quotes: [Seen<Quote>] = []
        while try statement.step() {
            guard let symbol = statement.text(0), Entry.isSymbol(symbol), let zone = statement.label(3),
                let source = statement.label(4), Entry.isMoment(statement.integer(12))
            else { continue }
            let time = Instant(statement.integer(6))
            let hasPrice = Entry.isFigure(statement.real(5)) && Entry.isMoment(statement.integer(6))
            let quote = Quote(
                symbol: symbol, name: statement.label(1), currency: statement.label(2),
                price: hasPrice ? statement.real(5) : nil, time: hasPrice ? time : nil, zone: zone,
                closes: try closes.latestCloses(
                    of: symbol, .stock, Database.days(around: hasPrice ? time : now, now)),
                stated: [.d1: statement.close(8), .d5: statement.close(10)].compactMapValues { $0 },
                today: Line.values(statement.blob(7)), source: source)
            quotes.append(Seen(quote, .cached, at: Instant(statement.integer(12))))
        }
        return quotes
    }

    /// The days whose closes go with a figure of `time`: an old figure keeps the closes of its own time.
    private static func days(around time: Instant, _ now: Instant) -> (Day, Day) {
        let today = Zone.utc.local(now).day
        return (min(Zone.utc.local(time).day, today) + -daysRead, today + 1)
    }
}

extension Statement {
    /// The day in the column and the close in the next.
    fileprivate borrowing func close(_ column: Int32) -> DailyClose? {
        guard Entry.isFigure(real(column + 1)), Entry.isDay(integer(column)) else { return nil }
        return DailyClose(day: Day(number: integer(column)), close: real(column + 1))
    }
}
