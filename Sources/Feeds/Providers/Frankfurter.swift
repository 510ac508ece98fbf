import CivilTime
import Glibc
import Market
internal import Substrings

/// api.frankfurter.dev: central banks' rates by day, all currencies in one request: `[{"date": "2026-09-08",
/// "base": "USD", "quote": "TWD", "rate": 31.9}, …]`, or the shapes of its first version. Weekends have no
/// rows. Without a day it returns each currency's latest rate.
struct Frankfurter: PastRateProvider, RateProvider {
    let kind = FeedID.frankfurter
    /// Its figures change a few times a day. Its ETag is the newest day's, which rates that have changed
    /// since share: it is of no use.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(3600))

    /// The current time: a day that has not come yet here counts as today.
    var now: @Sendable () -> Instant = { Instant(time(nil)) }

    func question(aboutRatesTo address: FeedAddress) -> Question? {
        guard case .web(let base) = address else { return nil }
        return base.below("/v2/rates?base=USD").map { Question(address: .web($0)) }
    }

    func rates(in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Rate> {
        let answer = try JSON(body)
        guard let rows = answer.elements else {
            throw .malformed(.said(answer["message"]?.line() ?? "no rates in it"))
        }
        let today = Zone.utc.local(now()).day
        var decoded = Decoded<Rate>(figures: [])
        for row in rows.map(Self.row) {
            guard let name = row.code, let close = row.close else {
                decoded.dropped += 1
                continue
            }
            // Metals are among the rows, and the dollar itself.
            guard let code = CurrencyCode(name), code != .usd else { continue }
            // A row has no time, and the day is the bank's own, which may be tomorrow here.
            decoded.figures.append(
                Rate(
                    code: code, perDollar: close.close,
                    quotedAt: Instant(min(close.day, today).number * 86_400), source: kind))
        }
        guard !decoded.figures.isEmpty else { throw .malformed("no rates in it") }
        return decoded
    }

    func question(about codes: [CurrencyCode], since: Day, to address: FeedAddress) -> Question? {
        // In alphabetical order: the same question stays the same, however the board is arranged.
        let quotes = Set(codes).subtracting([.usd]).map(\.text).sorted()
        guard case .web(let base) = address, !quotes.isEmpty else { return nil }
        let query = "base=USD&quotes=\(quotes.joined(separator: ","))&from=\(since)"
        return base.below("/v2/rates?\(query)").map { Question(address: .web($0)) }
    }

    /// One unknown currency spoils the whole request, with status 422 and the currency's name in the body.
    func readsBody(ofStatus status: Int) -> Bool { status == 422 }

    func refused(of codes: [CurrencyCode], in body: [UInt8]) -> [CurrencyCode] {
        guard let message = (try? JSON(body))?["message"]?.line() else { return [] }
        let small = message.lowercased()
        guard let start = small.firstRange(of: "invalid currency")?.upperBound else { return [] }
        let rest = message.suffix(small.distance(from: start, to: small.endIndex))
        let named = Set(rest.split { !$0.isLetter }.map(String.init))
        return codes.filter { named.contains($0.text) }
    }

    func pastRates(of codes: [CurrencyCode], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<RatePast>
    {
        let answer = try JSON(body)
        if let base = answer["base"]?.line(limit: 8), base != "USD" {
            throw .malformed("its base is \(base), not USD")
        }
        guard let rows = Self.rows(of: answer) else {
            throw .malformed(.said(answer["message"]?.line() ?? "no rates in it"))
        }
        let wanted = Set(codes)
        var closes: [(CurrencyCode, DailyClose)] = []
        var dropped = 0
        for row in rows {
            guard let name = row.code, let close = row.close else {
                dropped += 1
                continue
            }
            if let code = CurrencyCode(name), wanted.contains(code) { closes.append((code, close)) }
        }
        return Decoded(closes, dropped: dropped)
    }

    private typealias Row = (code: String?, close: DailyClose?)

    /// Rows of a list, of an object by day and currency, or of one day. Nil if there is only a message.
    private static func rows(of answer: JSON) -> [Row]? {
        if let list = answer.elements { return list.map(row) }
        let rates = answer["rates"]
        if let day = answer["date"]?.day { return rates?.byCurrency().map { rows(of: $0, on: day) } }
        return rates?.members?.flatMap { name, rates in
            guard let day = Day(name), let rates = rates.byCurrency() else { return [Row]() }
            return rows(of: rates, on: day)
        }
    }

    private static func rows(of rates: [CurrencyCode: JSON], on day: Day) -> [Row] {
        rates.map { ($0.text, $1.positive.map { DailyClose(day: day, close: $0) }) }
    }

    private static func row(_ row: JSON) -> Row {
        let code = row["quote"]?.line(limit: 8)
        // A rate against another currency would be a wrong figure, not a missing one.
        guard row["base"]?.text == "USD", let day = row["date"]?.day, let rate = row["rate"]?.positive else {
            return (code, nil)
        }
        return (code, DailyClose(day: day, close: rate))
    }
}
