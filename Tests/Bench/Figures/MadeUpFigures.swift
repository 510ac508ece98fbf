package import CivilTime
import Literals
package import Market

/// Made-up figures, the same in every run except for their times.
package struct MadeUpFigures {
    package let now: Instant
    /// The last is yesterday or before.
    package let days: [Day]

    package init(now: Instant, days count: Int) {
        self.now = now
        let today = Zone.utc.local(now).day
        days = (1...max(1, count)).reversed().map { today + -$0 }.filter { $0.weekday < 5 }
    }

    /// Units per US dollar, oldest first.
    package func closes(of codes: [String]) -> [CurrencyCode: [DailyClose]] {
        let entries = codes.enumerated().map { index, code in
            (
                CurrencyCode(stringLiteral: code),
                days.map { DailyClose(day: $0, close: MadeUpFigures.rate(code, index, $0.number)) }
            )
        }
        return Dictionary(entries) { first, _ in first }
    }

    package func rates(of codes: [String], at time: Instant) -> [Rate] {
        codes.enumerated().map { index, code in
            Rate(
                code: CurrencyCode(stringLiteral: code),
                perDollar: MadeUpFigures.rate(code, index, time.seconds),
                quotedAt: time,
                source: "er-api")
        }
    }

    package func quotes(of numbers: ClosedRange<Int>, at time: Instant) -> [Quote] {
        prices(of: numbers, at: time).enumerated().map { index, quote in
            let number = numbers.lowerBound + index
            var quote = quote
            quote.name = "Company \(number)"
            quote.closes = days.map { DailyClose(day: $0, close: MadeUpFigures.price(number, $0.number)) }
            quote.today = (0..<60).map { MadeUpFigures.price(number, time.seconds + $0) }
            return quote
        }
    }

    package func prices(of numbers: ClosedRange<Int>, at time: Instant) -> [Quote] {
        numbers.map { number in
            Quote(
                symbol: Symbol(stringLiteral: MadeUpFigures.symbol(number)), currency: "USD",
                price: MadeUpFigures.price(number, time.seconds),
                time: time, zone: "America/New_York", source: "dash")
        }
    }

    package static func symbol(_ number: Int) -> String {
        let digits = String(number)
        return "S" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }

    /// As board.py has it, so that nothing seems to jump when a feed answers.
    private static func rate(_ code: String, _ index: Int, _ moment: Int) -> Double {
        let number = code.utf8.reduce(0) { ($0 * 31 + Int($1)) % 200 }
        return Double(number + 1) * (1 + wobble(index, moment))
    }

    private static func price(_ number: Int, _ moment: Int) -> Double {
        let cents = (Double(1000 + number * 7919 % 90_000) * (1 + wobble(number, moment))).rounded()
        return cents / 100
    }

    private static func wobble(_ item: Int, _ moment: Int) -> Double {
        let mixed =
            (UInt32(truncatingIfNeeded: item) &* 2_654_435_761)
            ^ (UInt32(truncatingIfNeeded: moment) &* 40_503)
        return Double(mixed % 1000) / 10_000 - 0.05
    }
}
