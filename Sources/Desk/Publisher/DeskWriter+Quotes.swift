internal import CivilTime
internal import Figures
internal import Market
internal import Store

extension DeskWriter {
    /// A column of the quotes, its type, and its value of each of them.
    private typealias Column = (name: String, type: String, values: Parameter)

    /// Writes quotes with all their fields.
    mutating func write(quotes: [Seen<Quote>]) throws(DeskFailure) {
        if quotes.isEmpty { return }
        let columns = columns(of: quotes)
        let names = columns.map(\.name)
        let places = columns.indices.map { "$\($0 + 2)::\(columns[$0].type)[]" }.joined(separator: ", ")
        // Lines differ in length, which no array of arrays bears: each comes as a text.
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
            ("seen_at", "bigint", .integers(quotes.map { moment($0.at) })), texts("name") { $0.name },
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
            integers("extended_session", "smallint") { $0.extended?.session.deskNumber },
        ]
    }

    /// Writes the closes of quotes, where this commit wrote the quote itself.
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
