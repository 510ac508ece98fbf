internal import CivilTime
internal import Figures
internal import Market
internal import Store

/// Writes figures to the desk, within the transaction of one commit.
///
/// Rows go as one array a column: a statement that has to read its values whole can be interrupted while they come, as COPY cannot,
/// and so the database can end the session of a process that stopped in the middle.
struct DeskWriter {
    /// Seconds that the database's clock may have gone back by without figures of before counting as later ones.
    private static let leap = 5

    let connection: Connection
    /// The number of the commit.
    let number: Int
    let clock: DeskClock
    /// The changes, for the notice.
    var notice = FigureNotice()
    /// True to find the rows that the database refuses and leave them out. It costs a savepoint a statement.
    var isCareful = false
    /// The rows that were left out.
    private(set) var refused: [RefusedRow] = []

    /// Whether what comes is newer than what is there, as SQL. What is there of a moment that lies ahead is of a clock that has been
    /// set back since.
    func isNewer(_ table: String) -> String {
        "(excluded.seen_at >= \(table).seen_at OR \(table).seen_at > \(clock.now + DeskWriter.leap))"
    }

    /// Writes rows by `write`: all at once, or if the database refuses some of them, all but those.
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

    /// A moment by the database's clock.
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

    /// Writes closes of currencies. A feed of closes wins over one whose last rate of the day stands for its close.
    ///
    /// - Parameter onlyNew: Whether closes of feeds of a kind stay as they are: they may be later ones, of another collector.
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

    /// Writes how many entries of feeds' answers could not be used.
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

/// A row that the database refused for what is in it.
package struct RefusedRow: Hashable, Sendable {
    /// The item that it is about.
    package let name: String
    /// The database's reason.
    package let failure: DeskFailure
}

extension DeskFailure {
    /// True if the database refused values, and would take others: they cannot be written in its encoding, lie outside of a type's
    /// range, break a rule, or are too long for an index.
    var isOfValues: Bool {
        guard let state else { return false }
        return state.hasPrefix("22") || state.hasPrefix("23") || isBeyondLimit
    }
}
