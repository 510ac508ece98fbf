import CivilTime
import Market

/// What was told of late, kept in the record from one feeds' program to the next.
struct ToldFigures {
    /// Which stocks need not be asked for in full, and which not yet again.
    var stocks = ChartedStocks()
    /// Which currencies' pasts were given.
    var pasts = ToldPasts()
    /// Which currencies' pasts a feed refused to give, whatever else it was asked for with them.
    var refusedPasts = ToldPasts()
    /// Which hosts refused the first of two names.
    var secondNames = SecondNames()
}

/// Which hosts refused the first of two names, what came of the second one, and when.
struct SecondNames {
    /// How long that is believed: neither a service's rules nor an address's name last.
    private static let span = Duration.seconds(86_400)

    var tries: [String: (wasServed: Bool, time: Uptime)] = [:]

    /// Whether `host` served the second name; nil where that has not been tried of late.
    func wasServed(at host: String, now: Uptime) -> Bool? {
        tries[host].flatMap { (.zero..<Self.span).contains(now - $0.time) ? $0.wasServed : nil }
    }

    /// Notes that the second name was tried.
    mutating func note(wasServed: Bool, at host: String, now: Uptime) { tries[host] = (wasServed, now) }
}

/// Which feed told something of the past of which currency, and when.
struct ToldPasts {
    /// When, by the feed's key and the currency.
    var times: [String: [String: Uptime]] = [:]

    mutating func note(_ codes: [CurrencyCode], of source: FeedSource, at now: Uptime) {
        for code in codes { times[FeedRecord.key(source), default: [:]][code.text] = now }
    }

    /// Those of `codes` that `source` told of less than `span` ago.
    func told(of codes: [CurrencyCode], by source: FeedSource, within span: Duration, at now: Uptime) -> Set<
        CurrencyCode
    > {
        guard let times = times[FeedRecord.key(source)] else { return [] }
        return Set(
            codes.filter { code in times[code.text].map { (.zero..<span).contains(now - $0) } ?? false })
    }
}

// What was told goes from one run of the program to the next as lines of words set apart by tabs, a line a fact. Only this
// file reads and writes them.

extension ToldFigures {
    /// Reads what `lines` wrote; a line that is none of them is passed over.
    init(_ bytes: [UInt8]) {
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: "\t").map(String.init)
            guard words.count >= 3, let time = words.last.flatMap(Double.init).flatMap(Uptime.init(seconds:))
            else { continue }
            switch (words[0], words.count) {
            case ("answer", 3): stocks.answers[words[1]] = time
            case ("chart", 4):
                stocks.charts[words[1]] = Int(words[2]).map {
                    ChartedStocks.Chart(time: time, day: Day(number: $0))
                }
            case ("name", 4): secondNames.tries[words[1]] = (words[2] == "served", time)
            case ("past", 4): pasts.times[words[1], default: [:]][words[2]] = time
            case ("refused", 4): refusedPasts.times[words[1], default: [:]][words[2]] = time
            default: continue
            }
        }
    }

    var lines: [UInt8] {
        var lines = stocks.answers.map { ["answer", $0, "\($1.seconds)"] }
        lines += stocks.charts.map { ["chart", $0, "\($1.day.number)", "\($1.time.seconds)"] }
        lines += secondNames.tries.map {
            ["name", $0, $1.wasServed ? "served" : "refused", "\($1.time.seconds)"]
        }
        for (name, told) in [("past", pasts), ("refused", refusedPasts)] {
            lines += told.times.flatMap { feed, times in times.map { [name, feed, $0, "\($1.seconds)"] } }
        }
        return Array(lines.map { $0.joined(separator: "\t") }.joined(separator: "\n").utf8)
    }
}

/// What is known of each stock of a feed that tells one stock in full, or many in short.
///
/// In full come the name, the currency and the closes, and until the stock's next day nothing of that is news. Each feed's
/// answers count for that feed alone.
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
            let name = Self.name(of: quote.symbol, by: quote.source)
            answers[name] = now
            if question.symbols.count == 1 {
                charts[name] = quote.day.map { Chart(time: now, day: $0) }
            }
        }
    }

    private static func name(of symbol: Symbol, by feed: FeedID) -> String { "\(feed) \(symbol)" }

    /// How to ask `feed` for `symbols`.
    func plan(for symbols: [Symbol], of feed: FeedID, at now: Uptime, floor: Duration) -> Plan {
        var plan = Plan()
        // As in `Pace`, a round that comes a moment early is in time.
        let shortest = floor - min(floor / 10, .seconds(3))
        for symbol in symbols {
            let name = Self.name(of: symbol, by: feed)
            if let chart = charts[name], (.zero..<Self.span).contains(now - chart.time) {
                if let answer = answers[name], (.zero..<shortest).contains(now - answer) {
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
