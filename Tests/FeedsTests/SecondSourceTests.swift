import CivilTime
import Figures
import Foundation
import Literals
import Market
import Seeded
import Testing

@testable import Feeds

@Suite(.timeLimit(.minutes(5)))
struct SecondSourceTests {
    private static let all = DefaultServices.table.keys.sorted()
    private static let troubles: [ScriptedTransport.Reply] = [
        .status(429), .status(502), .unreachable, .timeOut(after: .seconds(10)), .status(403),
    ]

    /// Each item must come from its first service that is well.
    private func check(_ reader: SimulatedReader, _ failing: Set<FeedID>, _ note: String) {
        for (symbol, services) in DefaultServices.table {
            guard let (feed, row) = services.first(where: { !failing.contains($0.feed) }) else { continue }
            let figure = StockFigure(symbol, .d1, in: reader.market)
            #expect(figure.source == feed && figure.price == row.price, "\(symbol) \(note)")
            if let close = row.close {
                #expect(
                    figure.base?.close == close
                        && abs((figure.change ?? 9) - (row.price - close) / close) < 1e-12,
                    "\(symbol) of \(feed): \(String(describing: figure.base)) \(figure.doubt as Any) \(note)")
            } else {
                // A close of another service would give a wrong change.
                #expect(figure.change == nil && figure.base == nil, "\(symbol) of \(feed) \(note)")
            }
            #expect(figure.disagreement == nil, "\(symbol) \(note)")
        }
        guard let (feed, perDollar) = DefaultServices.rates.first(where: { !failing.contains($0.feed) })
        else {
            return
        }
        for (code, rate) in perDollar {
            let figure = RateFigure(RatePair(base: .usd, code: .currency(code)), .d1, in: reader.market)
            let state = figure.state(refresh: 300, now: reader.now)
            #expect(state == (figure.source == .frankfurter ? .reference : .live), "\(code) \(note)")
            if let source = figure.source, source != feed, failing.contains(source) {
                // Hourly requests have not been due since it began to fail: the last answer still holds.
                let own = DefaultServices.rates.first { $0.feed == source }?.perDollar[code]
                #expect(source != .rter && figure.rate == own, "\(code) of \(source) \(note)")
            } else {
                #expect(figure.source == feed && figure.rate == rate, "\(code) \(note)")
            }
        }
    }

    @Test("While all are well, each item comes from the first service that has it, and no stand-in is asked")
    func well() async {
        let reader = SimulatedReader(Self.all)
        await reader.run(until: .seconds(3600))
        check(reader, [], "while all are well")
        let asked = Set(reader.transport.exchanges.compactMap { DefaultServices.hosts[$0.host] })
        #expect(asked == [.rter, .kraken, .yahoo])
    }

    @Test("A board without coins never asks Kraken or Coinbase")
    func noCoins() async {
        let reader = SimulatedReader(["AAPL", "^GSPC", "0700.HK", "2330.TW"])
        await reader.run(until: .seconds(3600))
        #expect(Set(reader.transport.exchanges.map(\.host)) == ["tw.rter.info", "query1.finance.yahoo.com"])
    }

    @Test(
        "Whatever fails, in whatever order, the first service that is well shows each item within two rounds",
        arguments: [true, false])
    func everyOrder(isPatient: Bool) async {
        var random = SeededGenerator.announced()
        for run in 0..<12 {
            let order = Array(DefaultServices.hosts.values).sorted().shuffled(using: &random)
            // Each half an hour another one fails, Yahoo in the first four from the start, and then for good.
            let starts = Dictionary(
                order.enumerated().map { place, feed in
                    (feed, feed == .yahoo && run < 4 ? .zero : Duration.seconds(1800 * (place + 1)))
                }, uniquingKeysWith: { first, _ in first })
            let troubles = Dictionary(
                order.map { ($0, Self.troubles.randomElement(using: &random) ?? .unreachable) },
                uniquingKeysWith: { first, _ in first })
            let reader = SimulatedReader(Self.all, isPatient: isPatient) { feed, time in
                starts[feed].flatMap { time >= $0 ? troubles[feed] : nil }
            }
            for step in 1...order.count {
                // A round with pauses in it must not reach the next failure.
                let begin = Duration.seconds(1800 * step)
                await reader.run(until: begin - .seconds(120))
                let end = reader.clock.elapsed
                check(
                    reader, Set(starts.filter { $0.value < begin - .seconds(700) }.keys), "\(order) at \(end)"
                )
            }
        }
    }

    @Test(
        "Yahoo refused from the start, for an hour and for a day: others stand in within two rounds, and it comes back by itself",
        arguments: [(0, 7200), (1200, 3600), (1200, 86_400)])
    func yahooRefused(begin: Int, span: Int) async {
        let (start, end) = (Duration.seconds(begin), Duration.seconds(begin + span))
        let reader = SimulatedReader(Self.all) { feed, time in
            feed == .yahoo && time >= start && time < end ? .status(429) : nil
        }
        await reader.run(until: start)
        if begin > 0 { check(reader, [], "before") }
        await reader.run(until: start + .seconds(begin == 0 ? 61 : 180))
        check(reader, [.yahoo], "two rounds after the refusal")
        await reader.run(until: end)
        check(reader, [.yahoo], "at the end of the refusal")
        let record = await reader.record
        let yahoo = FeedSettings().stocks[2]
        #expect(record.feeds[FeedRecord.key(yahoo)]?.isRefused == true)
        #expect(
            record.standIns(of: yahoo, in: FeedSettings().stocks).map(\.kind) == [.twse, .cnbc, .tencent])
        // The last pause may have been two hours long.
        await reader.run(until: end + .seconds(2 * 3600 + 900))
        check(reader, [], "after the refusal")
    }

    // 10,000 rounds of eight items.
    @Test("Through a week of refusals and outages each service is asked at its pace")
    func week() async {
        var random = SeededGenerator.announced()
        let shifts = Dictionary(
            uniqueKeysWithValues: DefaultServices.hosts.values.sorted().map {
                ($0, Int.random(in: 0..<24, using: &random))
            })
        let reader = SimulatedReader(Self.all) { feed, time in
            let minutes = Int(time.components.seconds) / 60 + (shifts[feed] ?? 0) * 60
            if feed == .yahoo, (2..<3).contains(Int(time.components.seconds) / 86_400) { return .status(429) }
            return switch minutes / 60 % 24 {
            case 3, 4: .status(429)
            case 9: .unreachable
            case 15: minutes % 3 == 0 ? .status(502) : nil
            case 20: .status(503, retryAfter: 900)
            default: nil
            }
        }
        await reader.run(until: .seconds(7 * 86_400))
        #expect(reader.transport.mostAtOnce == 1)
        let manners = Dictionary(
            uniqueKeysWithValues: (Providers.rates as [any Provider] + Providers.stocks).map {
                ($0.kind, $0.manners)
            })
        for (host, feed) in DefaultServices.hosts {
            guard let manners = manners[feed], let budget = feed.budget else {
                Issue.record("\(feed) has no pace")
                continue
            }
            let own = reader.transport.exchanges.filter { $0.host == host }
            // The last of three feeds of rates may have had no turn.
            #expect(own.count > 2 || feed == .erAPI, "\(host) was asked \(own.count) times")
            var answered: [URL: Duration] = [:]
            for (number, exchange) in own.enumerated() {
                if number > 0, exchange.start - own[number - 1].start < manners.spacing {
                    Issue.record("\(host) at \(exchange.start): too soon after the last")
                }
                if number >= budget, exchange.start - own[number - budget].start < .seconds(3600) {
                    Issue.record("\(host) at \(exchange.start): more than \(budget) in an hour")
                }
                if let before = answered[exchange.url], exchange.start - before < manners.floor {
                    Issue.record(
                        "\(exchange.url) at \(exchange.start): the same \(exchange.start - before) before")
                }
                answered[exchange.url] = exchange.reply.isFailure ? nil : exchange.start
            }
        }
    }
}
