import CivilTime
import Market

/// `{"result": "success", "time_last_update_unix": …, "base_code": "USD", "rates": {"JPY": …}}`, daily.
struct ERAPI: RateProvider {
    let kind = FeedID.erAPI
    /// The service wants at most one request an hour, and lifts a 429 after 20 minutes.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(3600), pause: .seconds(20 * 60))

    /// `time_eol_unix` is 0, or the day on which the service ends.
    func end(in body: [UInt8]) -> Instant? {
        (try? JSON.object(body))?["time_eol_unix"]?.instant.flatMap { $0.seconds > 0 ? $0 : nil }
    }

    func rates(in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Rate> {
        let answer = try JSON.object(body)
        if answer["result"]?.line() != "success" {
            throw .malformed(.said(answer["error-type"]?.line() ?? "it does not say success"))
        }
        if let base = answer["base_code"]?.line(limit: 8), base != "USD" {
            throw .malformed("its base is \(base), not USD")
        }
        let rates = answer["rates"]
        if let dollar = rates?["USD"]?.number, dollar != 1 {
            throw .malformed("its rates are not per dollar")
        }
        guard let time = answer["time_last_update_unix"]?.instant else { throw .malformed("no time in it") }
        return try Decoded(rates?.byCurrency() ?? [:]) { code, rate in
            rate.positive.map { Rate(code: code, perDollar: $0, quotedAt: time, source: kind) }
        }
    }
}
