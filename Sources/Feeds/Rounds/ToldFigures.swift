import CivilTime
import Market

/// Recent results, kept in the record from one collector to the next.
struct ToldFigures {
    var stocks = ChartedStocks()
    var pasts = ToldPasts()
    var refusedPasts = ToldPasts()
    /// The hosts that refused the first of two User-Agents.
    var secondNames = SecondNames()
}

/// Hosts that refused the first User-Agent, the result of the second, and when.
struct SecondNames {
    /// How long a result counts: neither a service's rules nor an address's name last.
    private static let span = Duration.seconds(86_400)

    var tries: [String: (wasServed: Bool, time: Uptime)] = [:]

    func wasServed(at host: String, now: Uptime) -> Bool? {
        tries[host].flatMap { (.zero..<Self.span).contains(now - $0.time) ? $0.wasServed : nil }
    }

    mutating func note(wasServed: Bool, at host: String, now: Uptime) { tries[host] = (wasServed, now) }
}

struct ToldPasts {
    var times: [String: [String: Uptime]] = [:]

    mutating func note(_ codes: [CurrencyCode], of source: FeedSource, at now: Uptime) {
        for code in codes { times[FeedRecord.key(source), default: [:]][code.text] = now }
    }

    func told(of codes: [CurrencyCode], by source: FeedSource, within span: Duration, at now: Uptime) -> Set<
        CurrencyCode
    > {
        guard let times = times[FeedRecord.key(source)] else { return [] }
        return Set(
            codes.filter { code in times[code.text].map { (.zero..<span).contains(now - $0) } ?? false })
    }
}

// Lines of words separated by tabs, one fact each. Only this file reads and writes them.

extension ToldFigures {
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

/// Stocks of a feed that gives one in full, or many in short. In full come the name, the currency and the
/// closes, which are not news until the stock's next day. Each feed's answers count for it alone.
struct ChartedStocks {
    /// How long a stock need not be requested in full again.
    static let span = Duration.seconds(6 * 3600)

    struct Plan {
        var full: [Symbol] = []
        /// Stocks to request in short, with the day of their price when they came in full.
        var short: [(symbol: Symbol, day: Day)] = []
        /// Stocks answered within about the feed's floor, whatever else was in the request.
        var resting: [Symbol] = []
    }

    struct Chart {
        var time: Uptime
        var day: Day
    }

    var charts: [String: Chart] = [:]
    var answers: [String: Uptime] = [:]

    /// A question about one stock is in full, about several in short.
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
