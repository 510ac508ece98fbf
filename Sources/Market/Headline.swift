package import CivilTime

package struct Headline: Hashable, Sendable {
    package var published: Instant
    package var title: String
    package var publisher: String?
    /// Nil without an https address.
    package var link: WebLink?

    /// Texts must be clean.
    package init(published: Instant, title: String, publisher: String? = nil, link: WebLink? = nil) {
        (self.published, self.title, self.publisher, self.link) = (published, title, publisher, link)
    }
}

extension Headline: KindFigure {
    package typealias Key = Symbol

    package static let kind = FigureKind(
        of: Headline.self, name: "headlines", number: 6, mark: "h", list: .stocks, freshness: 600,
        tellsFailures: false,
        table: FigureTable(
            "headline", key: "symbol",
            [
                .init("published", .integer), .init("title", .text),
                .init("publisher", .text, isOptional: true),
                .init("link", .text, isOptional: true),
            ]))

    package init?(row: FigureRow) {
        guard let published = row.moment(0), let title = row.line(1, limit: 160) else { return nil }
        self.init(
            published: published, title: title, publisher: row.line(2),
            link: row.text(3).flatMap(WebLink.init))
    }

    package var row: FigureRow {
        FigureRow([.moment(published), .text(title), .optional(publisher), .optional(link?.text)])
    }

    /// Drops headlines from the future.
    package static func judged(_ figures: [Headline], of key: Symbol, at now: Instant) -> [Headline]? {
        figures.filter { !$0.published.isAhead(of: now) }
    }
}

extension FeedSubject {
    package static func headlines(_ symbol: Symbol) -> FeedSubject {
        .kind(KindQuestion(Headline.self, of: symbol))
    }
}

extension FeedAnswer {
    package static func headlines(_ headlines: [Headline], of symbol: Symbol) -> FeedAnswer {
        .kind(KindFigures(headlines, of: symbol))
    }
}
