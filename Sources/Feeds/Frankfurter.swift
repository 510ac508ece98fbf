import CivilTime
import Foundation
import Market

/// api.frankfurter.dev: the central banks' rates by day, of all currencies that are wanted in one request.
///
/// Asked by its second version, `[{"date": "2026-09-08", "base": "USD", "quote": "TWD", "rate": 31.9}, …]`; the shapes
/// of the first are read as well. Neither has rows for weekends.
struct Frankfurter: PastRateProvider {
    let kind = FeedID.frankfurter
    /// Its figures change once a day.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(3600))

    func question(about codes: [CurrencyCode], since: Day, to address: FeedAddress) -> Question? {
        // In the order of the alphabet: the same question is the same, however the board is arranged.
        let quotes = Set(codes).subtracting([.usd]).map(\.text).sorted()
        guard case .web(let base) = address, !quotes.isEmpty else { return nil }
        let query = "base=USD&quotes=\(quotes.joined(separator: ","))&from=\(since)"
        return base.below("/v2/rates?\(query)").map { Question(address: .web($0)) }
    }

    /// One unknown currency spoils the whole request, with status 422 and the currency's name in the body.
    func readsBody(ofStatus status: Int) -> Bool { status == 422 }

    func refused(of codes: [CurrencyCode], in body: Data) -> [CurrencyCode] {
        guard let message = try? JSONDecoder().decode(Answer.self, from: body).message,
            let start = message.range(of: "invalid currency", options: .caseInsensitive)?.upperBound
        else { return [] }
        let named = Set(message[start...].split { !$0.isLetter }.map(String.init))
        return codes.filter { named.contains($0.text) }
    }

    func pastRates(of codes: [CurrencyCode], in body: Data) throws(FeedFailure.Cause) -> Decoded<RatePast> {
        let answer = try decodeBody(Answer.self, from: body)
        if let base = answer.base, base != "USD" { throw .malformed("its base is \(base), not USD") }
        guard let rows = answer.rows else { throw .malformed(.said(answer.message ?? "no rates in it")) }
        let wanted = Set(codes)
        var closes: [(CurrencyCode, DailyClose)] = []
        var dropped = 0
        for row in rows {
            guard let row, let code = row.code, let close = row.close else {
                dropped += 1
                continue
            }
            if let code = CurrencyCode(code), wanted.contains(code) { closes.append((code, close)) }
        }
        return Decoded(closes, dropped: dropped)
    }

    /// What one currency cost on one day, as far as it can be used.
    private struct Row: Decodable {
        let code: String?
        let close: DailyClose?

        init(code: String, day: Day, rate: Double?) {
            self.code = code
            close = rate?.ifPositive.map { DailyClose(day: day, close: $0) }
        }

        private enum Key: CodingKey { case date, base, quote, rate }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            code = fields.line(.quote, limit: 8)
            let day = fields.lenient(.date, as: String.self).flatMap { Day($0) }
            // A rate against another currency would be a wrong figure, and not a missing one.
            guard fields.lenient(.base, as: String.self) == "USD", let day, let rate = fields.positive(.rate)
            else {
                close = nil
                return
            }
            close = DailyClose(day: day, close: rate)
        }
    }

    /// A list of rows; or an object with the rates by day and currency, those of one day, or none but a message.
    private struct Answer: Decodable {
        let rows: [Row?]?
        let base, message: String?

        private enum Key: CodingKey { case base, message, date, rates }

        init(from decoder: any Decoder) throws {
            if let list = try? decoder.singleValueContainer().decode(LenientList<Row>.self) {
                (rows, base, message) = (list.values, nil, nil)
                return
            }
            let fields = try decoder.container(keyedBy: Key.self)
            base = fields.line(.base, limit: 8)
            message = fields.line(.message)
            if let day = fields.lenient(.date, as: String.self).flatMap({ Day($0) }) {
                rows = fields.lenient(.rates, as: ByCurrency<Double>.self).map { Self.rows($0, on: day) }
            } else {
                rows = fields.lenient(.rates, as: ByDay.self)?.days.flatMap {
                    Self.rows($0.rates, on: $0.day)
                }
            }
        }

        private static func rows(_ rates: ByCurrency<Double>, on day: Day) -> [Row?] {
            rates.entries.map { Row(code: $0.key.text, day: day, rate: $0.value) }
        }
    }

    /// An object with days in its keys; other keys are not looked at.
    private struct ByDay: Decodable {
        let days: [(day: Day, rates: ByCurrency<Double>)]

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: TextKey.self)
            days = fields.allKeys.compactMap { key in
                guard let day = Day(key.stringValue) else { return nil }
                return fields.lenient(key, as: ByCurrency<Double>.self).map { (day, $0) }
            }
        }
    }
}
