import CivilTime
import Foundation
import Market

/// tw.rter.info: `{"USDJPY": {"Exrate": 149.23, "UTC": "2026-11-20 15:08:03"}, …}`, all currencies at once.
struct Rter: RateProvider {
    let kind = FeedID.rter
    /// Nothing is published about its limits; a person leaning on the refresh key must do no harm.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(15))

    func rates(in body: Data) throws(FeedFailure.Cause) -> Decoded<Rate> {
        let answer = try decodeBody(Answer.self, from: body)
        var decoded = Decoded<Rate>(figures: [])
        for (code, entry) in answer.rates.entries {
            guard let rate = entry?.rate(of: code) else {
                decoded.dropped += 1
                continue
            }
            decoded.figures.append(rate)
        }
        guard !decoded.figures.isEmpty else { throw .malformed("no rates in it") }
        decoded.figures.sort { $0.code < $1.code }
        return decoded
    }

    /// The currencies, of keys such as `USDJPY`; coins, metals and what else is among the keys are none.
    private struct Answer: Decodable {
        let rates: ByCurrency<Entry>

        init(from decoder: any Decoder) throws {
            rates = try ByCurrency(from: decoder, prefix: "USD")
        }
    }

    private struct Entry: Decodable {
        let rate: Double?
        let time: Instant?

        private enum Key: String, CodingKey { case rate = "Exrate", time = "UTC" }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            rate = fields.positive(.rate)
            time = fields.lenient(.time, as: String.self).flatMap { WallTime($0)?.instant(in: .utc) }
        }

        /// A rate without a time is not used: its age could not be shown.
        func rate(of code: CurrencyCode) -> Rate? {
            guard let rate, let time else { return nil }
            return Rate(code: code, perDollar: rate, quotedAt: time, source: .rter)
        }
    }
}
