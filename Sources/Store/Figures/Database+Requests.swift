internal import CivilTime
internal import Figures
internal import Market

extension Database {
    /// `hold` takes the reader's lock before others see it. Returns its number; nil if locking is impossible.
    func addReader(
        process: Int32, version: String, feeds: FeedSettings, hold: (Int) -> Bool
    ) throws(SQLiteFailure) -> Int? {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            try integer(
                "INSERT INTO reader (process, version, feeds) VALUES (?1, ?2, ?3) RETURNING id",
                [.integer(Int(process)), .text(version), .text(feeds.lines)]
            ).flatMap { hold($0) ? $0 : nil }
        }
    }

    func set(_ feeds: FeedSettings, of reader: Int) throws(SQLiteFailure) {
        try write("UPDATE reader SET feeds = ?2 WHERE id = ?1", [.integer(reader), .text(feeds.lines)])
    }

    func set(_ alerts: AlertSettings, of reader: Int) throws(SQLiteFailure) {
        try write("UPDATE reader SET alerts = ?2 WHERE id = ?1", [.integer(reader), .text(alerts.lines)])
    }

    /// All readers by number, including those that crashed.
    func readers() throws(SQLiteFailure) -> [StoreReader] {
        try rows("SELECT id, process, version, feeds, alerts FROM reader ORDER BY id") { row in
            StoreReader(
                number: row.integer(0), process: row.integer(1), version: row.text(2) ?? "",
                feeds: FeedSettings(lines: row.text(3) ?? ""), alerts: AlertSettings(lines: row.text(4) ?? "")
            )
        }
    }

    func removeReader(_ id: Int) throws(SQLiteFailure) {
        try write("DELETE FROM reader WHERE id = ?1", [.integer(id)])
    }

    /// Drops the reader's answered requests of the same kind. Returns the request's number.
    func ask(
        _ subject: FeedSubject, freshness: Int, isPatient: Bool, reader: Int, at now: Instant
    ) throws(SQLiteFailure) -> Int {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            try prepare("DELETE FROM request WHERE reader = ?1 AND subject = ?2 AND state = 2")
                .run([.integer(reader), .text(subject.name)])
            return try integer(
                """
                INSERT INTO request (reader, subject, items, freshness, is_patient, made_at)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING id
                """,
                [
                    .integer(reader), .text(subject.name), .text(subject.itemText), .integer(freshness),
                    .flag(isPatient), .integer(now.seconds),
                ]) ?? 0
        }
    }

    /// Oldest first; of all readers if `reader` is nil.
    func requests(
        _ state: FigureRequest.State, reader: Int? = nil, since sequence: Int = -1
    ) throws(SQLiteFailure) -> [FigureRequest] {
        try rows(
            """
            SELECT id, reader, subject, items, freshness, is_patient, made_at FROM request
            WHERE state = ?1 AND (?2 IS NULL OR reader = ?2) AND sequence > ?3 ORDER BY id
            """, [.integer(state.rawValue), .optional(reader), .integer(sequence)]
        ) { row in
            guard let name = row.text(2), let items = row.text(3),
                let subject = FeedSubject(name: name, itemText: items, kinds)
            else { return nil }
            return FigureRequest(
                id: row.integer(0), reader: row.integer(1), subject: subject, freshness: row.integer(4),
                madeAt: Instant(row.integer(6)), isPatient: row.flag(5), state: state)
        }
    }

    /// Notifies the reader when it is done.
    func set(_ state: FigureRequest.State, of request: Int) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let sequence = state == .done ? try nextSequence() : 0
            try prepare("UPDATE request SET state = ?2, sequence = ?3 WHERE id = ?1")
                .run([.integer(request), .integer(state.rawValue), .integer(sequence)])
        }
    }
}
