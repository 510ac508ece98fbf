internal import CivilTime
package import Market

/// Figures of kinds, each kind in its own table.
extension Database {
    func record(_ figures: KindFigures, seenAt now: Instant) throws(SQLiteFailure) {
        let (kind, key) = (figures.question.kind, figures.question.key)
        let table = kind.table
        try transaction(writing: true) { () throws(SQLiteFailure) in
            try prepare("DELETE FROM \(table.name) WHERE \(table.key) = ?1").run([.text(key)])
            let places = table.columns.indices.map { "?\($0 + 4)" }.joined(separator: ", ")
            let statement = try prepare(
                """
                INSERT INTO \(table.name) (\(table.key), place, seen_at, \(table.list))
                VALUES (?1, ?2, ?3, \(places))
                """)
            for (place, row) in figures.rows.enumerated() {
                try statement.run(
                    [.text(key), .integer(place), .integer(now.seconds)]
                        + row.values.map(Statement.Value.init))
            }
            try note(kind.number, [key], in: nextSequence())
            try prepare("DELETE FROM failure WHERE subject = ?1 AND item = ?2")
                .run([.text(kind.name), .text(key)])
        }
    }

    /// Figures with their fetch times, nil without figures.
    func figures(
        of questions: Set<KindQuestion>
    ) throws(SQLiteFailure) -> [KindQuestion: (figures: KindFigures, seenAt: Instant?)] {
        var found: [KindQuestion: (figures: KindFigures, seenAt: Instant?)] = [:]
        for question in questions {
            let table = question.kind.table
            var seenAt: Instant?
            let rows = try rows(
                "SELECT seen_at, \(table.list) FROM \(table.name) WHERE \(table.key) = ?1 ORDER BY place",
                [.text(question.key)]
            ) { row -> FigureRow? in
                guard let moment = row.moment(0),
                    let figures = question.kind.cleaned(row.figures(of: table, from: 1))
                else { return nil }
                seenAt = moment
                return figures
            }
            found[question] = (KindFigures(question, rows: rows), seenAt)
        }
        return found
    }

    /// Drops figures without recent requests.
    func dropKinds(before now: Instant) throws(SQLiteFailure) {
        for kind in kinds {
            try write(
                "DELETE FROM \(kind.table.name) WHERE seen_at < ?1",
                [.integer(now.seconds - kind.kept.store * 86_400)])
        }
    }
}

extension FigureStore {
    package func figures(of questions: [KindQuestion]) throws(StoreError) -> [KindQuestion: KindFigures] {
        try onDisk { database throws(SQLiteFailure) in try database.known(questions) }
    }

    /// Empty if the history cannot be read.
    package static func figures(
        at path: String, of questions: [KindQuestion]
    ) -> [KindQuestion: KindFigures] {
        (try? Database.open(path).known(questions)) ?? [:]
    }
}

extension Database {
    fileprivate func known(
        _ questions: [KindQuestion]
    ) throws(SQLiteFailure) -> [KindQuestion: KindFigures] {
        try transaction(writing: false) { () throws(SQLiteFailure) in
            try figures(of: Set(questions)).filter { $0.value.seenAt != nil }.mapValues(\.figures)
        }
    }
}

extension Statement {
    borrowing fileprivate func figures(of table: FigureTable, from first: Int32) -> FigureRow {
        var values: [FigureRow.Value] = []
        for (index, column) in zip(first..., table.columns) {
            switch column.value {
            case _ where isNull(index): values.append(.none)
            case .integer: values.append(.integer(integer(index)))
            case .real: values.append(.real(real(index)))
            case .text: values.append(text(index).map(FigureRow.Value.text) ?? .none)
            }
        }
        return FigureRow(values)
    }
}

extension Statement.Value {
    fileprivate init(_ value: FigureRow.Value) {
        switch value {
        case .none: self = .null
        case .integer(let value): self = .integer(value)
        case .real(let value): self = .real(value)
        case .text(let value): self = .text(value)
        }
    }
}

extension FigureTable {
    var sql: String {
        let columns = columns.map { column in
            let type =
                switch column.value {
                case .integer: "INTEGER"
                case .real: "REAL"
                case .text: "TEXT"
                }
            return "\(column.name) \(type)\(column.isOptional ? "" : " NOT NULL"), "
        }
        return """
            CREATE TABLE IF NOT EXISTS \(name) (
                \(key) TEXT NOT NULL, place INTEGER NOT NULL, \(columns.joined())seen_at INTEGER NOT NULL,
                PRIMARY KEY (\(key), place)
            ) STRICT, WITHOUT ROWID
            """
    }
}
