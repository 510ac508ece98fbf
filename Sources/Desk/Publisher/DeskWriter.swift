internal import CivilTime
internal import Figures
internal import Market
internal import Store

/// Writes figures within the transaction of one commit. Each column is one array parameter: unlike COPY, the
/// server can interrupt such a statement while its values arrive, and so end the session of a stopped
/// process.
struct DeskWriter {
    /// Seconds that the database's clock may go back before earlier figures count as later ones.
    private static let leap = 5

    let connection: Connection
    let number: Int
    let clock: DeskClock
    var notice = FigureNotice()
    /// Leaves out rows that the database refuses. This costs a savepoint per statement.
    var isCareful = false
    private(set) var refused: [RefusedRow] = []

    /// An SQL condition: the new row is newer than the stored one. A stored row from the future comes from a
    /// clock that was set back since.
    func isNewer(_ table: String) -> String {
        "(excluded.seen_at >= \(table).seen_at OR \(table).seen_at > \(clock.now + DeskWriter.leap))"
    }

    /// Writes all rows at once, or all except those that the database refuses.
    mutating func put<Row>(
        _ rows: [Row], _ name: (Row) -> String,
        _ write: (inout DeskWriter, [Row]) throws(DeskFailure) -> Void
    ) throws(DeskFailure) {
        if rows.isEmpty { return }
        guard isCareful else { return try write(&self, rows) }
        let before = notice
        try connection.execute("SAVEPOINT rows")
        do throws(DeskFailure) {
            try write(&self, rows)
            try connection.execute("RELEASE rows")
        } catch {
            guard error.isOfValues else { throw error }
            try connection.execute("ROLLBACK TO rows; RELEASE rows")
            notice = before
            if rows.count == 1 {
                refused.append(RefusedRow(name: name(rows[0]), failure: error))
                return
            }
            let middle = rows.count / 2
            try put(Array(rows[..<middle]), name, write)
            try put(Array(rows[middle...]), name, write)
        }
    }

    /// By the database's clock.
    func moment(_ instant: Instant) -> Int { instant.seconds + clock.shift }

    mutating func write(rates: [Seen<Rate>]) throws(DeskFailure) {
        if rates.isEmpty { return }
        try connection.run(
            """
            INSERT INTO fxterm.rate (code, provider, per_dollar, quoted_at, seen_at, number)
            SELECT code, provider, per_dollar, quoted_at, seen_at, $6::bigint
            FROM unnest($1::text[], $2::text[], $3::float8[], $4::bigint[], $5::bigint[])
                AS new (code, provider, per_dollar, quoted_at, seen_at)
            ON CONFLICT (code) DO UPDATE SET provider = excluded.provider, per_dollar = excluded.per_dollar,
                quoted_at = excluded.quoted_at, seen_at = excluded.seen_at, number = excluded.number
            WHERE \(isNewer("rate"))
            """,
            [
                .texts(rates.map(\.value.code.text)), .texts(rates.map(\.value.source.text)),
                .reals(rates.map(\.value.perDollar)), .integers(rates.map(\.value.quotedAt.seconds)),
                .integers(rates.map { moment($0.at) }), .integer(number),
            ])
        notice.add(.rate, rates.map(\.value.code.text))
    }

    /// A feed of closes wins over one whose last rate of the day serves as its close. With `onlyNew` it
    /// replaces no other stored close: that may be newer, from another collector.
    mutating func write(closes: [Publication.Close], onlyNew: Bool) throws(DeskFailure) {
        if closes.isEmpty { return }
        let rows = try connection.run(
            """
            INSERT INTO fxterm.rate_close AS old (code, day, provider, per_dollar, number)
            SELECT code, day, provider, per_dollar, $5::bigint
            FROM unnest($1::text[], $2::integer[], $3::text[], $4::float8[]) AS new (code, day, provider, per_dollar)
            ON CONFLICT (code, day) DO UPDATE SET provider = excluded.provider, per_dollar = excluded.per_dollar,
                number = excluded.number
            WHERE (old.provider, old.per_dollar) IS DISTINCT FROM (excluded.provider, excluded.per_dollar)
                AND CASE WHEN $7::boolean THEN excluded.provider = ANY ($6::text[]) AND NOT old.provider = ANY ($6::text[])
                    ELSE excluded.provider = ANY ($6::text[]) OR NOT old.provider = ANY ($6::text[]) END
            RETURNING code
            """,
            [
                .texts(closes.map(\.code.text)), .integers(closes.map(\.day.number)),
                .texts(closes.map(\.source.text)), .reals(closes.map(\.perDollar)), .integer(number),
                .texts(FeedList.history.services.map(\.text)), .flag(onlyNew),
            ])
        notice.add(.closes, (0..<rows.count).compactMap { rows.text($0, 0) })
    }

    mutating func write(leftOut: [FeedID: Int]) throws(DeskFailure) {
        if leftOut.isEmpty { return }
        let entries = leftOut.sorted { $0.key < $1.key }
        try connection.run(
            """
            INSERT INTO fxterm.left_out (provider, count, number)
            SELECT provider, count, $3::bigint FROM unnest($1::text[], $2::integer[]) AS new (provider, count)
            ON CONFLICT (provider) DO UPDATE SET count = excluded.count, number = excluded.number
            """,
            [.texts(entries.map(\.key.text)), .integers(entries.map(\.value)), .integer(number)])
        notice.add(.leftOut)
    }
}

package struct RefusedRow: Hashable, Sendable {
    package let name: String
    package let failure: DeskFailure
}

extension DeskFailure {
    /// The values do not fit the encoding or a type's range, break a rule, or are too long for an index.
    var isOfValues: Bool {
        guard let state else { return false }
        return state.hasPrefix("22") || state.hasPrefix("23") || isBeyondLimit
    }
}

extension DeskWriter {
    private typealias Column = (name: String, type: String, values: Parameter)

    mutating func write(quotes: [Seen<Quote>]) throws(DeskFailure) {
        if quotes.isEmpty { return }
        let columns = columns(of: quotes)
        let names = columns.map(\.name)
        let places = columns.indices.map { "$\($0 + 2)::\(columns[$0].type)[]" }.joined(separator: ", ")
        // Lines differ in length, which arrays of arrays do not allow: send each as a text.
        let values = names.map { $0 == "today" ? "today::float8[]" : $0 }.joined(separator: ", ")
        let news = names.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        try connection.run(
            """
            INSERT INTO fxterm.quote (number, \(names.joined(separator: ", ")))
            SELECT $1::bigint, \(values) FROM unnest(\(places)) AS new (\(names.joined(separator: ", ")))
            ON CONFLICT (symbol) DO UPDATE SET number = excluded.number, \(news) WHERE \(isNewer("quote"))
            """,
            [.integer(number)] + columns.map(\.values))
        notice.add(.quote, quotes.map(\.value.symbol.text))
    }

    private func columns(of quotes: [Seen<Quote>]) -> [Column] {
        func texts(_ name: String, _ value: (Quote) -> String?) -> Column {
            (name, "text", .texts(quotes.map { value($0.value) }))
        }
        func reals(_ name: String, _ value: (Quote) -> Double?) -> Column {
            (name, "float8", .reals(quotes.map { value($0.value) }))
        }
        func integers(_ name: String, _ type: String = "bigint", _ value: (Quote) -> Int?) -> Column {
            (name, type, .integers(quotes.map { value($0.value) }))
        }
        return [
            texts("symbol") { $0.symbol.text }, texts("provider") { $0.source.text },
            ("seen_at", "bigint", .integers(quotes.map { moment($0.at) })),
            texts("name") { $0.name ?? $0.localName },
            texts("currency") { $0.currency },
            texts("kind") { $0.kind == .unknown ? nil : $0.kind.rawValue }, texts("zone") { $0.zone },
            reals("price") { $0.price }, integers("quoted_at") { $0.time?.seconds },
            integers("d1_day", "integer") { $0.stated[.d1]?.day.number },
            reals("d1_close") { $0.stated[.d1]?.close },
            integers("d5_day", "integer") { $0.stated[.d5]?.day.number },
            reals("d5_close") { $0.stated[.d5]?.close },
            texts("today") { Parameter.reals($0.today).text }, reals("trial_price") { $0.trial?.price },
            integers("trial_at") { $0.trial?.time.seconds },
            reals("day_low") { $0.session?.day?.lowerBound },
            reals("day_high") { $0.session?.day?.upperBound },
            reals("year_low") { $0.session?.year?.lowerBound },
            reals("year_high") { $0.session?.year?.upperBound }, reals("volume") { $0.session?.volume },
            texts("exchange") { $0.session?.exchange }, reals("extended_price") { $0.extended?.price },
            integers("extended_at") { $0.extended?.time.seconds },
            integers("extended_session", "smallint") { $0.extended?.session.number },
        ]
    }

    /// Only where this commit wrote the quote itself.
    func write(closesOf quotes: [Quote]) throws(DeskFailure) {
        if quotes.isEmpty { return }
        try connection.run(
            """
            INSERT INTO fxterm.quote_closes AS old (symbol, days, closes, skipped, number)
            SELECT new.symbol, new.days::integer[], new.closes::float8[], new.skipped::integer[], $5::bigint
            FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS new (symbol, days, closes, skipped)
            JOIN fxterm.quote ON quote.symbol = new.symbol AND quote.number = $5::bigint
            ON CONFLICT (symbol) DO UPDATE
            SET days = excluded.days, closes = excluded.closes, skipped = excluded.skipped, number = excluded.number
            WHERE (old.days, old.closes, old.skipped) IS DISTINCT FROM (excluded.days, excluded.closes, excluded.skipped)
            """,
            [
                .texts(quotes.map(\.symbol.text)),
                .texts(quotes.map { Parameter.integers($0.closes.map(\.day.number)).text }),
                .texts(quotes.map { Parameter.reals($0.closes.map(\.close)).text }),
                .texts(quotes.map { Parameter.integers($0.skipped.map(\.number)).text }), .integer(number),
            ])
    }
}

extension UnshownFigure.Subject {
    var deskKind: String {
        switch self {
        case .rate: "rate"
        case .stock: "stock"
        }
    }

    init?(deskKind kind: String, item: String) {
        let subject: UnshownFigure.Subject? =
            switch kind {
            case "rate": CurrencyCode(item).map { .rate($0) }
            case "stock": Symbol(item).map { .stock($0) }
            default: nil
            }
        guard let subject else { return nil }
        self = subject
    }
}

extension DeskWriter {
    mutating func write(unshown: [UnshownFigure], gone: [UnshownFigure.Key]) throws(DeskFailure) {
        let keys = unshown.map(\.key) + gone
        if keys.isEmpty { return }
        let none = gone.map { _ in Optional<Double>.none }
        let past = gone.map { _ in clock.now }
        try connection.run(
            """
            INSERT INTO fxterm.unshown (reason, kind, item, provider, value, currency, quoted_at, seen_at, number)
            SELECT new.*, $9::bigint FROM unnest($1::smallint[], $2::text[], $3::text[], $4::text[], $5::float8[],
                $6::text[], $7::bigint[], $8::bigint[]) AS new
            ON CONFLICT (reason, kind, item, provider) DO UPDATE SET value = excluded.value, currency = excluded.currency,
                quoted_at = excluded.quoted_at, seen_at = excluded.seen_at, number = excluded.number
            """,
            [
                .integers(keys.map(\.reason.rawValue)), .texts(keys.map(\.subject.deskKind)),
                .texts(keys.map(\.subject.text)), .texts(keys.map(\.source.text)),
                .reals(unshown.map(\.value) + none), .texts(unshown.map(\.currency) + gone.map { _ in nil }),
                .integers(unshown.map(\.time.seconds) + past),
                .integers(unshown.map { moment($0.arrived) } + past), .integer(number),
            ])
        notice.add(.unshown, keys.map(\.subject.text))
    }
}

extension Rows {
    /// Columns: reason, kind, item, provider, value, currency, two moments; no figure if it was removed.
    func unshown(
        _ row: Int, here: (Instant) -> Instant
    ) -> (key: UnshownFigure.Key, figure: UnshownFigure?)? {
        guard let reason = integer(row, 0).flatMap(UnshownFigure.Reason.init),
            let subject = UnshownFigure.Subject(deskKind: text(row, 1) ?? "", item: text(row, 2) ?? ""),
            let source: FeedID = id(row, 3), let time = moment(row, 6), let seen = moment(row, 7)
        else { return nil }
        let key = UnshownFigure.Key(reason, subject, from: source)
        let figure = price(row, 4).map {
            UnshownFigure(key, $0, currency: label(row, 5, limit: 20), time: time, arrived: here(seen))
        }
        return (key, figure)
    }
}

/// Whole seconds by which the database's clock is ahead of this machine's. Each commit reads both clocks,
/// neither exactly: the difference changes only once another value is certain. Otherwise moments could run
/// backwards.
struct DeskClock {
    /// Seconds by which two readings must differ from the known value.
    private static let certain = 1.5

    /// Seconds from this machine's clock to the database's.
    private(set) var shift = 0
    /// The database's clock at the last reading.
    private(set) var now = 0

    /// Seconds since 1970: the database's clock, read during a query, and this machine's before and after it.
    /// On a slow connection, these are seconds apart.
    mutating func read(database: Double, before: Double, after: Double) {
        let difference = database - (before + after) / 2
        guard difference.isFinite, abs(difference) < 1e11 else { return }
        let doubt = DeskClock.certain + abs(after - before) / 2
        if abs(difference - Double(shift)) > doubt { shift = Int(difference.rounded()) }
        now = Int(database)
    }
}
