package import CivilTime
package import Market

/// Made-up figures with a month of history, labelled as such. `sample.py` in this folder writes the table.
package enum Sample {
    /// New York's close on 2026-11-20, 21:00 UTC.
    package static let asOf = Instant(1_795_208_400)

    /// Each per 1 USD: the first board's and two dozen more.
    package static let rates: [Rate] = rateRows.compactMap { row in
        row.figures.last.map {
            Rate(code: row.code, perDollar: $0, quotedAt: asOf, source: .sample)
        }
    }

    /// Thirty each, oldest first, all before the day of `asOf`.
    package static let rateCloses: [CurrencyCode: [DailyClose]] = Dictionary(
        rateRows.map { row in
            (row.code, zip(rateDays, row.figures).map(DailyClose.init(day:close:)))
        }, uniquingKeysWith: { first, _ in first })

    /// Each at its exchange's close on 2026-11-20, with 22 daily closes: the first board's and a few more.
    package static let quotes: [Quote] = quoteTable.split(separator: "\n").compactMap(quote(from:))

    private static let rateRows = rateTable.split(separator: "\n").dropFirst().compactMap { line in
        let text = line.prefix { $0 != " " }
        return CurrencyCode(String(text)).map { (code: $0, figures: figures(line.dropFirst(text.count))) }
    }

    private static let rateDays = days(rateTable.prefix { $0 != "\n" })

    private static func quote(from line: Substring) -> Quote? {
        let fields = line.split(separator: "|")
        guard fields.count == 6, let symbol = Symbol(String(fields[0])) else { return nil }
        let zone = Exchange.zone(of: symbol)
        let today = figures(fields[5])
        let names = fields[1].split(separator: "/")
        var quote = Quote(
            symbol: symbol, name: String(names[0]), currency: String(fields[2]), price: today.last,
            time: closingTime(in: zone), zone: zone,
            closes: zip(days(fields[3]), figures(fields[4])).map(DailyClose.init(day:close:)), today: today,
            source: .sample)
        if names.count > 1 { quote.name = String(names[1]) }
        return quote
    }

    private static func days(_ text: Substring) -> [Day] {
        text.split(separator: " ").compactMap { Day($0) }
    }

    private static func figures(_ text: Substring) -> [Double] {
        text.split(separator: " ").compactMap { Double($0) }
    }

    private static func closingTime(in zone: String) -> Instant {
        switch zone {
        case "Asia/Taipei": Instant(1_795_152_600)  // 13:30
        case "Asia/Tokyo": Instant(1_795_156_200)  // 15:30
        default: asOf  // 16:00 in New York
        }
    }
}
