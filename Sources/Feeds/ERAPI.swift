import CivilTime
import Foundation
import Market

/// open.er-api.com: `{"result": "success", "time_last_update_unix": …, "base_code": "USD", "rates": {"JPY": …}}`, daily.
struct ERAPI: RateProvider {
    let kind = FeedID.erAPI
    /// It asks to be asked hourly at most, and lifts a 429 after 20 minutes.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(3600), pause: .seconds(20 * 60))

    func rates(in body: Data) throws(FeedFailure.Cause) -> Decoded<Rate> {
        let answer = try decodeBody(Answer.self, from: body)
        if answer.result != "success" { throw .malformed(.said(answer.error ?? "it does not say success")) }
        if let base = answer.base, base != "USD" { throw .malformed("its base is \(base), not USD") }
        if let dollar = answer.dollar, dollar != 1 { throw .malformed("its rates are not per dollar") }
        guard let time = answer.time else { throw .malformed("no time in it") }
        var decoded = Decoded<Rate>(figures: [])
        for (code, rate) in answer.rates {
            guard let rate = rate?.ifPositive else {
                decoded.dropped += 1
                continue
            }
            decoded.figures.append(
                Rate(code: code, perDollar: rate, quotedAt: time, source: kind))
        }
        guard !decoded.figures.isEmpty else { throw .malformed("no rates in it") }
        decoded.figures.sort { $0.code < $1.code }
        return decoded
    }

    private struct Answer: Decodable {
        let result, error, base: String?
        let time: Instant?
        let rates: [CurrencyCode: Double?]
        /// The rate that the body gives the dollar itself.
        let dollar: Double?

        private enum Key: String, CodingKey {
            case result, rates
            case error = "error-type"
            case base = "base_code"
            case time = "time_last_update_unix"
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            result = fields.line(.result)
            error = fields.line(.error)
            base = fields.line(.base, limit: 8)
            time = fields.instant(.time)
            rates = fields.lenient(.rates, as: ByCurrency<Double>.self)?.entries ?? [:]
            let prices = try? fields.nestedContainer(keyedBy: TextKey.self, forKey: .rates)
            dollar = prices?.lenient(TextKey("USD"))
        }
    }
}
