package import CivilTime

/// A request for one key of a kind; the key is always valid.
package struct KindQuestion: Hashable, Sendable {
    /// In bytes.
    private static let longest = 200

    package let kind: FigureKind
    package let key: String

    package init?(_ kind: FigureKind, key: String) {
        guard key.utf8.count <= KindQuestion.longest, kind.isKey(key) else { return nil }
        (self.kind, self.key) = (kind, key)
    }

    package init<Figure: KindFigure>(_ figure: Figure.Type, of key: Figure.Key) {
        (kind, self.key) = (Figure.kind, key.text)
    }

    /// True if only this user's settings explain the key: no team server has or gets its figures.
    package var isPersonal: Bool { kind.isPersonal(key) }
}

/// All figures of one key of a kind, as rows of the kind's table.
package struct KindFigures: Hashable, Sendable {
    package let question: KindQuestion
    package let rows: [FigureRow]

    package init<Figure: KindFigure>(_ figures: [Figure], of key: Figure.Key) {
        self.init(KindQuestion(Figure.self, of: key), rows: figures.map(\.row))
    }

    package init(_ question: KindQuestion, rows: [FigureRow]) {
        (self.question, self.rows) = (question, Array(rows.prefix(question.kind.most)))
    }

    /// Nil if they are of another kind.
    package func figures<Figure: KindFigure>(_ figure: Figure.Type) -> [Figure]? {
        question.kind == Figure.kind ? rows.compactMap(Figure.init(row:)) : nil
    }

    /// Nil to ignore the answer.
    package func judged(at now: Instant) -> KindFigures? {
        question.kind.judged(rows, of: question.key, at: now).map { KindFigures(question, rows: $0) }
    }
}

extension [KindQuestion: KindFigures] {
    package subscript<Figure: KindFigure>(_ figure: Figure.Type, of key: Figure.Key) -> [Figure]? {
        self[KindQuestion(figure, of: key)]?.figures(figure)
    }
}
