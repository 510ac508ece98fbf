import CivilTime
import Market

/// What a currency cost on past days.
struct RatePast: Hashable, Sendable {
    /// The currency.
    var code: CurrencyCode
    /// Units of it per dollar, one close a day, oldest first.
    var closes: [DailyClose]
}

/// A service that tells what currencies cost on past days.
protocol PastRateProvider: Provider {
    /// The request that asks `address` for the closes of `codes` since a day; nil if none can be made.
    func question(about codes: [CurrencyCode], since: Day, to address: FeedAddress) -> Question?
    /// The pasts of `codes` in a body; currencies that are not in it are left out.
    func pastRates(of codes: [CurrencyCode], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<RatePast>
    /// Those of `codes` for whose sake the service refused to answer at all; none if it did answer.
    func refused(of codes: [CurrencyCode], in body: [UInt8]) -> [CurrencyCode]
}

extension PastRateProvider {
    func refused(of codes: [CurrencyCode], in body: [UInt8]) -> [CurrencyCode] { [] }
}

extension Decoded<RatePast> {
    /// Gathers closes by currency; of two for one day, the later one counts.
    init(_ closes: [(code: CurrencyCode, close: DailyClose)], dropped: Int) {
        var byCode: [CurrencyCode: [Day: Double]] = [:]
        for (code, entry) in closes { byCode[code, default: [:]][entry.day] = entry.close }
        figures = byCode.sorted { $0.key < $1.key }.map { code, days in
            let closes = days.map { DailyClose(day: $0.key, close: $0.value) }
            return RatePast(code: code, closes: closes.sorted { $0.day < $1.day })
        }
        self.dropped = dropped
    }
}
