internal import Alerts
internal import CivilTime
internal import Figures
internal import Market
internal import Store

extension DeskWriter {
    mutating func write(kinds: [Publication.OfKind]) throws(DeskFailure) {
        for kept in kinds {
            let (question, rows) = (kept.figures.question, kept.figures.rows)
            let (table, key) = (question.kind.table, question.key)
            let seen = kept.seenAt.map { moment($0) } ?? clock.now
            let isOlder = try connection.run(
                """
                SELECT EXISTS (SELECT FROM fxterm.\(table.name)
                    WHERE \(table.key) = $1 AND seen_at > $2 AND seen_at <= $3)
                """, [.text(key), .integer(seen), .integer(clock.now)]
            ).flag(0, 0)
            if isOlder == true { continue }
            try connection.run("DELETE FROM fxterm.\(table.name) WHERE \(table.key) = $1", [.text(key)])
            let arrays = table.columns.indices.map { column in
                "$\(column + 4)::\(table.columns[column].type)[]"
            }
            try connection.run(
                """
                INSERT INTO fxterm.\(table.name) (\(table.key), place, \(table.list), seen_at, number)
                SELECT $1::text, place - 1, \(table.list), $2::bigint, $3::bigint
                FROM unnest(\(arrays.joined(separator: ", "))) WITH ORDINALITY AS new (\(table.list), place)
                """,
                [.text(key), .integer(seen), .integer(number)]
                    + table.columns.indices.map { Parameter(rows, column: $0, of: table) })
            notice.add(.kind(question.kind), [key])
        }
    }

    mutating func write(found: [FigureChanges.Found]) throws(DeskFailure) {
        for found in found {
            try connection.run("DELETE FROM fxterm.found WHERE text = $1", [.text(found.text)])
            let stocks: [FoundStock?] = found.stocks.isEmpty ? [nil] : found.stocks
            try connection.run(
                """
                INSERT INTO fxterm.found (text, place, symbol, name, exchange, kind, number)
                SELECT $1::text, place - 1, symbol, name, exchange, kind, $6::bigint
                FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])
                    WITH ORDINALITY AS new (symbol, name, exchange, kind, place)
                """,
                [
                    .text(found.text), .texts(stocks.map { $0?.symbol.text }),
                    .texts(stocks.map { $0?.name }),
                    .texts(stocks.map { $0?.exchange }), .texts(stocks.map { $0?.kind }), .integer(number),
                ])
            notice.add(.found)
        }
    }

    mutating func write(fired: [FiredAlert], of store: String) throws(DeskFailure) {
        if fired.isEmpty { return }
        let subjects = fired.map(\.rule.subject)
        let rows = try connection.run(
            """
            INSERT INTO fxterm.alert_fired
                (store, id, kind, item, base, line, at, value, quoted_at, source, is_late, number)
            SELECT $1::text, id, kind, item, base, line, at, value, quoted_at, source, is_late, $12::bigint
            FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::float8[],
                $9::bigint[], $10::text[], $11::boolean[])
                AS new (id, kind, item, base, line, at, value, quoted_at, source, is_late)
            ON CONFLICT (store, id) DO NOTHING RETURNING 1
            """,
            [
                .text(store), .integers(fired.map(\.id)), .texts(subjects.map(\.kind.rawValue)),
                .texts(subjects.map(\.item)), .texts(subjects.map { $0.base?.text }),
                .texts(fired.map(\.rule.text)), .integers(fired.map { moment($0.at) }),
                .reals(fired.map(\.firing.value)), .integers(fired.map(\.firing.quotedAt.seconds)),
                .texts(fired.map { $0.firing.source?.text }),
                .texts(fired.map { $0.firing.isLate ? "t" : "f" }), .integer(number),
            ])
        if rows.count > 0 { notice.add(.alerts) }
    }

    mutating func write(
        failures: [Publication.Failure], gone: [Publication.Failure]
    ) throws(DeskFailure) {
        if failures.isEmpty, gone.isEmpty { return }
        try connection.run(
            """
            DELETE FROM fxterm.failure USING unnest($1::text[], $2::text[]) AS gone (subject, item)
            WHERE failure.subject = gone.subject AND failure.item = gone.item
            """, [.texts(gone.map(\.subject)), .texts(gone.map(\.item))])
        try connection.run(
            """
            INSERT INTO fxterm.failure (subject, item, provider, cause, detail, host, at, number)
            SELECT subject, item, provider, cause, detail, host, at, $8::bigint
            FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[])
                AS new (subject, item, provider, cause, detail, host, at)
            ON CONFLICT (subject, item) DO UPDATE SET provider = excluded.provider, cause = excluded.cause,
                detail = excluded.detail, host = excluded.host, at = excluded.at, number = excluded.number
            """,
            [
                .texts(failures.map(\.subject)), .texts(failures.map(\.item)),
                .texts(failures.map(\.provider)), .texts(failures.map(\.cause)),
                .texts(failures.map(\.detail)), .texts(failures.map(\.host)),
                .integers(failures.map { moment($0.at) }), .integer(number),
            ])
        notice.add(.failures)
    }
}

extension Parameter {
    fileprivate init(_ rows: [FigureRow], column: Int, of table: FigureTable) {
        self =
            switch table.columns[column].value {
            case .integer: .integers(rows.map { $0.integer(column) })
            case .real: .reals(rows.map { $0.real(column) })
            case .text: .texts(rows.map { $0.text(column) })
            }
    }
}
