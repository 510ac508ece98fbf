internal import CivilTime
internal import Figures
internal import Market

/// Hidden figures: those that wait for a second answer, and those of other feeds.
extension Database {
    /// Seconds for which figures of other feeds are kept.
    private static let remembered = 7 * 86_400

    func record(unshown: [UnshownFigure.Key: UnshownFigure?]) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let kept = try prepare(
                """
                INSERT OR REPLACE INTO unshown (reason, subject, item, provider, value, currency, time, seen_at)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                """)
            let dropped = try prepare(
                "DELETE FROM unshown WHERE reason = ?1 AND subject = ?2 AND item = ?3 AND provider = ?4")
            for (key, figure) in unshown {
                let subject: PointRecorder.Subject =
                    switch key.subject {
                    case .rate: .rate
                    case .stock: .stock
                    }
                let name: [Statement.Value] = [
                    .integer(key.reason.rawValue), .integer(subject.rawValue), .text(key.subject.text),
                    .id(key.source),
                ]
                if let figure, figure.value.isFinite, Entry.isMoment(figure.time.seconds),
                    Entry.isMoment(figure.arrived.seconds)
                {
                    try kept.run(
                        name + [
                            .real(figure.value), .optional(figure.currency), .integer(figure.time.seconds),
                            .integer(figure.arrived.seconds),
                        ])
                } else {
                    try dropped.run(name)
                }
            }
            try note(.unshown, [""], in: nextSequence())
        }
    }

    func unshown(_ now: Instant) throws(SQLiteFailure) -> [UnshownFigure] {
        try rows(
            """
            SELECT reason, subject, item, provider, value, currency, time, seen_at FROM unshown
            WHERE reason = 0 OR seen_at > ?1 ORDER BY subject, item, provider
            """, [.integer(now.seconds - Database.remembered)]
        ) { row in
            guard let reason = UnshownFigure.Reason(rawValue: row.integer(0)),
                let subject = PointRecorder.Subject(rawValue: row.integer(1)),
                let item = row.subject(subject, 2), let source: FeedID = row.id(3), row.real(4).isFinite,
                row.real(4) != 0, let time = row.moment(6), let arrived = row.moment(7)
            else { return nil }
            return UnshownFigure(
                .init(reason, item, from: source), row.real(4), currency: row.label(5), time: time,
                arrived: arrived)
        }
    }

    func dropUnshown(before now: Instant) throws(SQLiteFailure) {
        try write(
            "DELETE FROM unshown WHERE reason <> 0 AND seen_at <= ?1",
            [.integer(now.seconds - Database.remembered)])
    }
}

extension Statement {
    /// Nil if the text does not fit the subject.
    fileprivate borrowing func subject(
        _ subject: PointRecorder.Subject, _ column: Int32
    ) -> UnshownFigure.Subject? {
        switch subject {
        case .rate: id(column).map(UnshownFigure.Subject.rate)
        case .stock: id(column).map(UnshownFigure.Subject.stock)
        }
    }
}
