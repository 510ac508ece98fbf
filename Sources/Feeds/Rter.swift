import Foundation
import Market

/// tw.rter.info: `{"USDJPY": {"Exrate": 149.23, "UTC": "2026-11-20 15:08:03"}, …}`, all currencies at once.
struct Rter: RateProvider {
    let kind = FeedKind.rter
    /// Nothing is published about its limits; a person leaning on the refresh key must do no harm.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(15))

    func rates(in body: Data) throws(FeedFailure.Cause) -> Decoded<Rate> {
        let entries = try decodeBody([String: Lenient<Entry>].self, from: body)
        var decoded = Decoded<Rate>(figures: [])
        for (key, entry) in entries {
            guard let code = Self.currency(of: key) else { continue }
            guard let rate = entry.value?.rate(of: code) else {
                decoded.dropped += 1
                continue
            }
            decoded.figures.append(rate)
        }
        guard !decoded.figures.isEmpty else { throw .malformed("no rates in it") }
        decoded.figures.sort { $0.code < $1.code }
        return decoded
    }

    /// `JPY` for `USDJPY`; nil for coins, metals and other keys that are no currency.
    static func currency(of key: String) -> String? {
        guard key.hasPrefix("USD") else { return nil }
        let code = String(key.dropFirst(3))
        return CurrencyCode.isCurrency(code) && code != "USD" ? code : nil
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
        func rate(of code: String) -> Rate? {
            guard let rate, let time else { return nil }
            return Rate(code: code, perDollar: rate, quotedAt: time, source: FeedKind.rter.rawValue)
        }
    }
}
