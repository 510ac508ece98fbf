import CivilTime
import Market

/// What is known of each stock of a feed that tells one stock in full, or many in short.
///
/// In full come the name, the currency and the closes, and until the stock's next day nothing of that is news.
struct ChartedStocks {
    /// How long a stock told in full need not be told in full again.
    static let span = Duration.seconds(6 * 3600)

    /// How to ask for stocks, each list in the order of wanting.
    struct Plan {
        /// Those to ask for in full.
        var full: [Symbol] = []
        /// Those to ask for in short, with the day that the price had when they were told in full.
        var short: [(symbol: Symbol, day: Day)] = []
        /// Those that were answered less than about the feed's floor ago, in whatever company they were asked for.
        var resting: [Symbol] = []
    }

    /// When a stock was told in full, and the day that its price had.
    struct Chart {
        var time: Uptime
        var day: Day
    }

    var charts: [String: Chart] = [:]
    var answers: [String: Uptime] = [:]

    /// Notes the quotes with a price that came of a question about one stock, in full, or several, in short.
    mutating func note(_ quotes: [Quote], answering question: Question, at now: Uptime) {
        for quote in quotes {
            answers[quote.symbol.text] = now
            if question.symbols.count == 1 {
                charts[quote.symbol.text] = quote.day.map { Chart(time: now, day: $0) }
            }
        }
    }

    /// How to ask for `symbols`.
    func plan(for symbols: [Symbol], at now: Uptime, floor: Duration) -> Plan {
        var plan = Plan()
        // As in `Pace`, a round that comes a moment early is in time.
        let shortest = floor - min(floor / 10, .seconds(3))
        for symbol in symbols {
            if let chart = charts[symbol.text], (.zero..<Self.span).contains(now - chart.time) {
                if let answer = answers[symbol.text], (.zero..<shortest).contains(now - answer) {
                    plan.resting.append(symbol)
                } else {
                    plan.short.append((symbol, chart.day))
                }
            } else {
                plan.full.append(symbol)
            }
        }
        return plan
    }
}
