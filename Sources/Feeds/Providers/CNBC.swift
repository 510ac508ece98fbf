import CivilTime
import Market

/// Shares of the United States, indices, treasuries and metals, many in a request: `{"FormattedQuoteResult":
/// {"FormattedQuote": [{"symbol": "AAPL", "last": "1,234.56", …}]}}`. Figures are texts.
struct CNBC: StockProvider {
    let kind = FeedID.cnbc
    /// Its limits are not published.
    let manners = Manners(spacing: .seconds(2), floor: .seconds(60))
    private static let batch = 30

    /// Yahoo's names and CNBC's. Leaves out what only looks alike: `BZ=F` is New York's Brent and `@LCO.1`
    /// London's; `^IRX` is a bill's discount and `US3M` its yield.
    private static let names = [
        "^GSPC": ".SPX", "^DJI": ".DJI", "^IXIC": ".IXIC", "^NDX": ".NDX", "^RUT": ".RUT", "^VIX": "VIX",
        "^FVX": "US5Y", "^TNX": "US10Y", "^TYX": "US30Y", "CL=F": "@CL.1", "NG=F": "@NG.1",
        "GC=F": "@GC.1", "SI=F": "@SI.1", "HG=F": "@HG.1",
    ]

    /// `BRK.B` for `BRK-B`; nil for a symbol that CNBC is not used for.
    static func name(of symbol: Symbol) -> String? {
        let text = symbol.text.uppercased()
        if let name = names[text] { return name }
        guard Instrument(symbol: symbol) == .unknown else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let areLetters = parts.allSatisfy { $0.utf8.allSatisfy { (65...90).contains($0) } && !$0.isEmpty }
        guard areLetters, parts.count == 1 || parts.count == 2 && parts[1].count == 1 else { return nil }
        return parts.joined(separator: ".")
    }

    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question] {
        guard case .web(let base) = address else { return [] }
        return symbols.filter { Self.name(of: $0) != nil }.batches(of: Self.batch).compactMap { batch in
            let list = batch.compactMap(Self.name).map(WebAddress.encoded).joined(separator: "%7C")
            return base.below(
                "/quote-html-webservice/restQuote/symbolType/symbol?symbols=\(list)"
                    + "&requestMethod=itv&noCache=1&output=json"
            ).map { Question(address: .web($0), symbols: batch) }
        }
    }

    func quotes(of symbols: [Symbol], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Quote> {
        let answer = try JSON.object(body)
        guard let list = answer["FormattedQuoteResult"]?["FormattedQuote"] else {
            throw .malformed("no quotes in it")
        }
        var decoded = Decoded<Quote>(figures: [])
        var wanted = Dictionary(symbols.map { (Self.name(of: $0), $0) }) { first, _ in first }
        // One quote may come without a list around it.
        let rows = list.elements.map(Array.init) ?? [list]
        for row in rows {
            guard let name = row["symbol"]?.text else {
                decoded.dropped += 1
                continue
            }
            guard let symbol = wanted.removeValue(forKey: name.uppercased()) else { continue }
            // An unknown symbol comes with its name and no price.
            guard let last = row["last"]?.text, last != "" else { continue }
            decoded.add(quote(of: symbol, row))
        }
        return decoded
    }

    private func quote(of symbol: Symbol, _ row: JSON) -> Quote? {
        let kind = Instrument(symbol: symbol)
        guard let zone = Zone(Self.zone), let price = row["last"]?.decimal?.ifPrice,
            price > 0 || kind.canBeNegative,
            let time = row["last_time"]?.text.flatMap({ Self.time($0, in: zone) })
        else { return nil }
        let currency = row["currencyCode"]?.line(limit: 8)
        // All that we request is priced in dollars; in another currency it is something else.
        if currency.map({ $0 != "USD" }) ?? false { return nil }
        var quote = Quote(
            symbol: symbol, name: row["name"]?.line(), currency: kind == .index ? currency : "USD",
            kind: kind,
            price: price, time: time, zone: Self.zone, source: self.kind)
        if let close = previous(row, price, kind: kind), let day = quote.sessionBefore {
            quote.stated[.d1] = DailyClose(day: day, close: close)
        }
        return quote
    }

    private static let zone = "America/New_York"
    private static let close = TimeOfDay(second: 16 * 3600)

    /// Reads `2026-10-02T15:59:58.000-0400`, and `2026-10-02`, which comes after the close.
    static func time(_ text: String, in zone: Zone) -> Instant? {
        if let day = Day(text) { return zone.instant(day, close) }
        guard let wall = WallTime(String(text.prefix(19))) else { return nil }
        let tail = text.dropFirst(19).drop { $0 == "." || $0.isNumber }
        if tail == "Z" { return wall.instant(in: .utc) }
        let digits = tail.dropFirst().filter { $0 != ":" }
        guard let sign = tail.first, "+-".contains(sign), digits.count == 4, let offset = Int(digits),
            offset / 100 < 15, offset % 100 < 60
        else { return nil }
        let seconds = (offset / 100 * 60 + offset % 100) * 60
        return wall.instant(in: .utc) + (sign == "-" ? seconds : -seconds)
    }

    /// The previous close, only if the given change agrees with it; the percentage may not.
    private func previous(_ row: JSON, _ price: Double, kind: Instrument) -> Double? {
        guard let close = row["previous_day_closing"]?.decimal?.ifPrice, close > 0 || kind.canBeNegative
        else {
            return nil
        }
        let change = row["change"]?.text == "UNCH" ? 0 : row["change"]?.decimal
        guard let change, abs(price - close - change) <= max(0.011, abs(price) * 1e-5) else { return nil }
        return close
    }
}
