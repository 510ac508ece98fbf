internal import CivilTime
internal import Market

extension Database {
    /// Keeps the splits and dividends of a span, in the place of those that were there.
    func record(_ actions: [CorporateAction], of series: Int, in span: Range<Instant>) throws(SQLiteFailure) {
        try prepare("DELETE FROM bar_action WHERE series = ?1 AND time >= ?2 AND time < ?3")
            .run([
                .integer(series), .integer(span.lowerBound.seconds), .integer(span.upperBound.seconds),
            ])
        let statement = try prepare(
            "INSERT OR REPLACE INTO bar_action (series, time, kind, amount, old) VALUES (?1, ?2, ?3, ?4, ?5)")
        for action in actions where Entry.isMoment(action.time.seconds) {
            let key: [Statement.Value] = [.integer(series), .integer(action.time.seconds)]
            switch action.kind {
            case .split(let new, let old): try statement.run(key + [.integer(0), .real(new), .real(old)])
            case .dividend(let amount):
                try statement.run(key + [.integer(1), .real(amount), .null])
            }
        }
    }

    /// The splits and dividends of a series, oldest first.
    func actions(_ series: Int, since first: Instant) throws(SQLiteFailure) -> [CorporateAction] {
        let statement = try prepare(
            """
            SELECT time, kind, amount, old FROM bar_action
            WHERE series = ?1 AND time >= ?2 ORDER BY time, kind
            """)
        try statement.bind([.integer(series), .integer(first.seconds)])
        var actions: [CorporateAction] = []
        while try statement.step() {
            guard Entry.isMoment(statement.integer(0)) else { continue }
            let kind: CorporateAction.Kind
            switch statement.integer(1) {
            case 0: kind = .split(new: statement.real(2), old: statement.real(3))
            case 1: kind = .dividend(statement.real(2))
            default: continue
            }
            if let action = CorporateAction(at: Instant(statement.integer(0)), kind) {
                actions.append(action)
            }
        }
        return actions
    }
}
