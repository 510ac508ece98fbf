import CivilTime
import Market

// What feeds write as numbers and texts, read as what it means.
extension JSON {
    /// A cleaned text.
    func line(limit: Int = 80) -> String? { text.flatMap { CleanText.line($0, limit: limit) } }

    /// A number above 0.
    var positive: Double? { number?.ifPositive }

    /// A moment in epoch seconds.
    var instant: Instant? { number.flatMap { Instant(epoch: $0) } }

    /// A day such as `2026-11-20`.
    var day: Day? { text.flatMap { Day($0) } }

    /// A day and a time such as `2026-11-20 15:08:03`.
    var wallTime: WallTime? { withBytes { WallTime($0) } }

    /// The members that are named by currencies' codes, with `prefix` before them. The dollar's own is left out.
    func byCurrency(prefix: String = "") -> [CurrencyCode: JSON]? {
        members.map { members in
            var byCode: [CurrencyCode: JSON] = [:]
            for (name, value) in members where name.hasPrefix(prefix) {
                guard let code = CurrencyCode(String(name.dropFirst(prefix.count))), code != .usd else {
                    continue
                }
                byCode[code] = value
            }
            return byCode
        }
    }
}

extension Double {
    /// The number if it is finite and above 0, as every rate is and nearly every price.
    var ifPositive: Double? { isFinite && self > 0 ? self : nil }
    /// The number if it is finite and not 0, which feeds send in place of an error.
    var ifPrice: Double? { isFinite && self != 0 ? self : nil }
}

extension Instant {
    /// The moment of a feed's epoch seconds; nil for no number and for years that no market has seen.
    init?(epoch: Double) {
        // 1800 to 2200: charts go back before 1970, and a bound this far inside Int lets others add to it.
        guard (-5_364_662_400...7_258_118_400).contains(epoch) else { return nil }
        self.init(Int(epoch.rounded(.down)))
    }
}

extension Decoded<Rate> {
    /// The rates in `entries`, in the order of their codes; those without one are dropped.
    ///
    /// - Throws: `.malformed` if there are none.
    init(
        _ entries: [CurrencyCode: JSON], _ rate: (CurrencyCode, JSON) -> Rate?
    ) throws(FeedFailure.Cause) {
        figures = entries.compactMap(rate).sorted { $0.code < $1.code }
        dropped = entries.count - figures.count
        if figures.isEmpty { throw .malformed("no rates in it") }
    }
}
