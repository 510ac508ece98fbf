import CivilTime
import Market

struct Population: KindFigure {
    typealias Key = Country

    static let kind = FigureKind(
        of: Population.self, name: "population", number: 10, list: .stocks, freshness: 86_400,
        table: FigureTable(
            "population", key: "country",
            [.init("people", .real), .init("counted_at", .integer), .init("source", .text, isOptional: true)])
    )

    let people: Double
    let countedAt: Instant
    let source: String?

    init(people: Double, countedAt: Instant, source: String?) {
        (self.people, self.countedAt, self.source) = (people, countedAt, source)
    }

    init?(row: FigureRow) {
        guard let people = row.real(0), people > 0, let countedAt = row.moment(1) else { return nil }
        self.init(people: people, countedAt: countedAt, source: row.line(2))
    }

    var row: FigureRow { FigureRow([.real(people), .moment(countedAt), .optional(source)]) }

    /// One figure, counted before now.
    static func judged(_ figures: [Population], of key: Country, at now: Instant) -> [Population]? {
        figures.count == 1 && !figures[0].countedAt.isAhead(of: now) ? figures : nil
    }
}

/// By its two letters.
struct Country: Identity {
    let text: String

    init?(_ text: String) {
        guard text.utf8.count == 2, text.utf8.allSatisfy({ (65...90).contains($0) }) else { return nil }
        self.text = text
    }
}
