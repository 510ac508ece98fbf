import CivilTime
import Market

// What feeds write as numbers and texts, read as what it means.
extension JSON {
    /// A cleaned text.
    func line(limit: Int = 80) -> String? { text.flatMap { CleanText.line($0, limit: limit) } }

    /// A number above 0.
    var positive: Double? { number?.ifPositive }

    /// A number in a text, such as `1,234.56` and `-0.38%`.
    var decimal: Double? { text.flatMap { Double(decimal: $0) } }

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
    /// Reads a number with or without a sign, thousands commas, a fraction and a percent sign at its end; nil for anything else,
    /// such as `-`, `N/A`, `1e9` and `inf`.
    init?(decimal text: String) {
        let plain = text.utf8.filter { $0 != UInt8(ascii: ",") }
        let digits = plain.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
        let number = digits.last == UInt8(ascii: "%") ? digits.dropLast() : digits
        guard plain.count - digits.count < 2, (1...24).contains(number.count),
            number.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") }),
            let value = Double(String(decoding: number, as: UTF8.self))
        else { return nil }
        self = plain.first == UInt8(ascii: "-") ? -value : value
    }

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

extension Decoded<Bar> {
    /// The bars that are sound, oldest first; of two for one moment, the later one in the body counts.
    init(bars: [Bar?]) {
        let sound = bars.compactMap(\.self)
        figures = Dictionary(sound.map { ($0.start, $0) }) { _, last in last }.values.sorted {
            $0.start < $1.start
        }
        dropped = bars.count - sound.count
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
