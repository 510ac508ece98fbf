internal import CivilTime
internal import Collector
internal import Figures
internal import Market
internal import Store

extension MemberLine {
    /// The changed figures of requested items, and all figures of fresh ones. Other kinds than `kinds` wait
    /// for the next call; `questions` are finished.
    func news(
        _ interest: inout MemberInterest, _ kinds: Set<Kind>, _ standing: Standing,
        answering questions: [FeedSubject]
    ) throws(DeskFailure) -> DeskNews {
        // It is another team server, or an older state of it was restored.
        if known.values.contains(where: { $0 > standing.number }) {
            for kind in Kind.allCases { known[kind] = kind == .failures ? -1 : standing.number }
            interest.forgetRead()
        }
        var news = DeskNews()
        let fresh = interest.fresh
        if fresh.hasRates { news.figures += try rates(since: -1) }
        if !fresh.quotes.isEmpty { news.figures += try quotes(fresh.quotes, since: -1) }
        if !fresh.closes.isEmpty { news.figures += try closes(fresh.closes, since: -1) }
        news.figures += try figures(of: fresh.kinds, since: -1)
        for text in fresh.searches { news.figures += try found(text) }
        news.unshown = try unshown(fresh.quotes, rates: fresh.hasRates, since: -1)
        for kind in Kind.allCases where kinds.contains(kind) {
            let last = known[kind] ?? -1
            guard last < standing.number || kind == .failures && !questions.isEmpty else { continue }
            switch kind {
            case .rates: if interest.rates != nil { news.figures += try rates(since: last) }
            case .quotes: news.figures += try quotes(Set(interest.quotes.keys), since: last)
            case .closes: news.figures += try closes(interest.closes.mapValues(\.since), since: last)
            case .kinds: news.figures += try figures(of: Set(interest.kinds.keys), since: last)
            case .bars: news.figures += try changedBars(&interest, since: last)
            // After figures, which clear failures.
            case .failures: news.failures += try failures(interest, since: last, standing: questions)
            case .unshown:
                let changed = try unshown(
                    Set(interest.quotes.keys), rates: interest.rates != nil, since: last)
                news.unshown.merge(changed) { $1 }
            case .leftOut: news.figures += try leftOut(since: last)
            }
            known[kind] = standing.number
        }
        let leftOut = takeLeftOut()
        if leftOut > 0 { news.figures.append(Seen(.leftOut(leftOut, source: .desk), .live, at: present)) }
        interest.fresh = fresh
        return news
    }

    private func rates(since number: Int) throws(DeskFailure) -> [Seen<FeedAnswer>] {
        let rows = try connection.run(
            "SELECT code, provider, per_dollar, quoted_at, seen_at FROM fxterm.rate WHERE number > $1",
            [.integer(number)])
        return note(rows) { $0.rates(here: moment) }
    }

    private func quotes(_ symbols: Set<Symbol>, since number: Int) throws(DeskFailure) -> [Seen<FeedAnswer>] {
        if symbols.isEmpty { return [] }
        let rows = try connection.run(
            """
            SELECT quote.symbol, provider, seen_at, name, currency, kind, zone, price, quoted_at,
                d1_day, d1_close, d5_day, d5_close, today, trial_price, trial_at,
                day_low, day_high, year_low, year_high, volume, exchange,
                extended_price, extended_at, extended_session, days, closes, skipped
            FROM fxterm.quote LEFT JOIN fxterm.quote_closes AS line
                ON line.symbol = quote.symbol AND line.number > $1
            WHERE quote.number > $1 AND quote.symbol = ANY ($2::text[])
            """, [.integer(number), .texts(symbols.map(\.text))])
        return note(rows) { $0.quotes(here: moment) }
    }

    private func closes(
        _ codes: [CurrencyCode: Day], since number: Int
    ) throws(DeskFailure) -> [Seen<FeedAnswer>] {
        guard let first = codes.values.min() else { return [] }
        let rows = try connection.run(
            """
            SELECT code, day, per_dollar, provider FROM fxterm.rate_close
            WHERE code = ANY ($1::text[]) AND day >= $2 AND number > $3 AND per_dollar IS NOT NULL ORDER BY code, day
            """, [.texts(codes.keys.map(\.text)), .integer(first.number), .integer(number)])
        return note(rows) { $0.closes(since: codes, at: present) }
    }
}

extension Rows {
    /// Columns: code, provider, units per dollar, two moments. `here` converts a moment of the team server to
    /// this machine's clock.
    func rates(here: (Instant) -> Instant) -> [Seen<FeedAnswer>] {
        let rates = values { row -> (rate: Rate, seen: Instant)? in
            guard let code: CurrencyCode = id(row, 0), let source: FeedID = id(row, 1),
                let perDollar = price(row, 2), perDollar > 0, let quotedAt = moment(row, 3),
                let seen = moment(row, 4)
            else { return nil }
            return (Rate(code: code, perDollar: perDollar, quotedAt: quotedAt, source: source), here(seen))
        }
        return Dictionary(grouping: rates, by: \.seen).sorted { $0.key < $1.key }
            .map { Seen(.rates($1.map(\.rate)), .live, at: $0) }
    }

    func quotes(here: (Instant) -> Instant) -> [Seen<FeedAnswer>] {
        let quotes = values { row -> (quote: Quote, seen: Instant)? in
            guard let quote = quote(row), let seen = moment(row, 2) else { return nil }
            return (quote, here(seen))
        }
        return Dictionary(grouping: quotes, by: \.seen).sorted { $0.key < $1.key }
            .map { Seen(.quotes($1.map(\.quote)), .live, at: $0) }
    }

    /// Columns: code, day, close, provider; of each code from a day on.
    func closes(since first: [CurrencyCode: Day], at present: Instant) -> [Seen<FeedAnswer>] {
        let found = values { row -> (code: CurrencyCode, source: FeedID, close: DailyClose)? in
            guard let code: CurrencyCode = id(row, 0), let source: FeedID = id(row, 3),
                let close = close(row, 1), close.close > 0
            else { return nil }
            return (code, source, close)
        }
        var closes: [FeedID: [CurrencyCode: [DailyClose]]] = [:]
        for (code, source, close) in found {
            guard let since = first[code], close.day >= since else { continue }
            closes[source, default: [:]][code, default: []].append(close)
        }
        return closes.sorted { $0.key < $1.key }
            .map { Seen(.pastRates($1, source: $0), .live, at: present) }
    }

    fileprivate func quote(_ row: Int) -> Quote? {
        guard let symbol: Symbol = id(row, 0), let source: FeedID = id(row, 1), let zone = label(row, 6)
        else { return nil }
        let (price, time) = (price(row, 7), moment(row, 8))
        let isPriced = price != nil && time != nil
        var stated: [Baseline: DailyClose] = [:]
        if let close = close(row, 9) { stated[.d1] = close }
        if let close = close(row, 11) { stated[.d5] = close }
        var trial: TrialPrice?
        if let price = self.price(row, 14), let time = moment(row, 15) {
            trial = TrialPrice(price: price, time: time)
        }
        let volume = real(row, 20).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        var quote = Quote(
            symbol: symbol, name: label(row, 3), currency: label(row, 4),
            kind: text(row, 5).flatMap(Instrument.init) ?? .unknown, price: isPriced ? price : nil,
            time: isPriced ? time : nil, zone: zone, closes: closes(row, 25), skipped: days(row, 27),
            stated: stated, today: (reals(row, 13) ?? []).filter { $0.isFinite && $0 != 0 },
            source: source, trial: trial,
            session: SessionFigures(
                day: range(row, 16), year: range(row, 18), volume: volume, exchange: label(row, 21)))
        if let price = self.price(row, 22), let time = moment(row, 23),
            let session = integer(row, 24).flatMap(Bar.Session.init(number:))
        {
            quote.extended = ExtendedPrice(price: price, time: time, session: session)
        }
        return quote
    }
}
