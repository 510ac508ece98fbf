import Alerts
import BenchFigures
import CivilTime
import Feeds
import Literals
import Market

@MainActor let figureWorks: [String: @MainActor (String) throws -> Work] = [
    "feed: a body of 1,000 quotes decoded": { folder in
        let feed = FeedSource(kind: "dash", url: folder + "/dash.json")
        let symbols: [Symbol] = (1...1000).map(MadeUpFigures.symbol).identities()
        return waiting {
            let desk = FeedClient(rates: [], stocks: [feed], userAgent: "bench")
            var count = 0
            for await answer in desk.ask(.quotes(symbols)) {
                if case .quotes(let quotes) = answer { count += quotes.count }
            }
            precondition(count == symbols.count, "only \(count) of them came")
        }
    },
    "alerts: a price against 1,000 of them": { _ in
        let rules = try (0..<1000).map { try AlertRule(">\(1000 + $0)", on: .stock("S0.TW")) }
        var states = rules.map { _ in AlertState() }
        var now = Instant(1_793_577_600)
        return {
            now = now + 1
            let seen = AlertObservation(900 + Double(now.seconds % 7), at: now)
            for index in rules.indices {
                let firing = rules[index].step(&states[index], seen)
                precondition(firing == nil)
            }
        }
    },
    "zone: 1,000 offsets of New York": { _ in
        guard let zone = Zone("America/New_York") else { preconditionFailure("no tzdata") }
        return {
            let sum = (0..<1000).reduce(0) { $0 + zone.offset(at: Instant(1_700_000_000 + $1 * 7200)) }
            precondition(sum < 0)
        }
    },
]
