import CivilTime
import Market

/// tw.rter.info: `{"USDJPY": {"Exrate": 149.23, "UTC": "2026-11-20 15:08:03"}, …}`, all currencies at once.
/// Coins, metals and other keys are no currencies.
struct Rter: RateProvider {
    let kind = FeedID.rter
    /// Its limits are not published; leaning on the refresh key must do no harm.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(15))

    func rates(in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Rate> {
        try Decoded(try JSON.object(body).byCurrency(prefix: "USD") ?? [:]) { code, entry in
            // A rate without a time is not used: its age could not be shown.
            guard let rate = entry["Exrate"]?.positive, let time = entry["UTC"]?.wallTime
            else { return nil }
            return Rate(code: code, perDollar: rate, quotedAt: time.instant(in: .utc), source: kind)
        }
    }
}
