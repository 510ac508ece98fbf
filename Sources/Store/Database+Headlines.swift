internal import CivilTime
internal import Market

/// News of stocks.
extension Database {
    /// Keeps the news of a stock in the place of those that were there.
    func record(_ headlines: [Headline], of symbol: Symbol, seenAt now: Instant) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            try prepare("DELETE FROM headline WHERE symbol = ?1").run([.id(symbol)])
            let statement = try prepare(
                """
                INSERT INTO headline (symbol, place, published, title, publisher, link, seen_at)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                """)
            for (place, headline) in headlines.enumerated() where !headline.published.isAhead(of: now) {
                try statement.run([
                    .id(symbol), .integer(place), .integer(headline.published.seconds), .text(headline.title),
                    .optional(headline.publisher), .optional(headline.link?.text), .integer(now.seconds),
                ])
            }
            try note(.headlines, [symbol.text], in: nextSequence())
        }
    }

    /// The news of each of some stocks.
    func headlines(of symbols: Set<Symbol>) throws(SQLiteFailure) -> [Symbol: [Headline]] {
        let statement = try prepare(
            "SELECT published, title, publisher, link FROM headline WHERE symbol = ?1 ORDER BY place")
        var found: [Symbol: [Headline]] = [:]
        for symbol in symbols {
            try statement.bind([.id(symbol)])
            found[symbol] = []
            while try statement.step() {
                // The file could have been changed by others.
                guard Entry.isMoment(statement.integer(0)),
                    let title = statement.text(1).flatMap({ CleanText.line($0, limit: 160) })
                else { continue }
                found[symbol]?.append(
                    Headline(
                        published: Instant(statement.integer(0)), title: title, publisher: statement.label(2),
                        link: statement.text(3).flatMap(WebLink.init)))
            }
        }
        return found
    }

    /// Drops news that nobody has asked for in a month.
    func dropHeadlines(before now: Instant) throws(SQLiteFailure) {
        try write("DELETE FROM headline WHERE seen_at < ?1", [.integer(now.seconds - 30 * 86_400)])
    }
}
