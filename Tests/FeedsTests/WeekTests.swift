import Foundation
import Literals
import Market
import Seeded
import Synchronization
import Testing

@testable import Feeds

@Suite struct WeekTests {
    private static let hour = Duration.seconds(3600)

    private static func trouble(at time: Duration, shift: Int) -> ScriptedTransport.Reply? {
        let minutes = Int(time.components.seconds / 60) + shift
        switch (minutes / 60 % 24, minutes % 60) {
        case (2, _): return .unreachable
        case (5, ..<40): return .status(502)
        case (8, ..<30): return .timeOut(after: .seconds(10))
        case (10, ..<20): return .status(429)
        case (13, ..<5): return .status(429, retryAfter: 600)
        case (15, ..<2): return .status(503, retryAfter: 1200)
        case (17, ..<25): return .body("")
        case (20, let minute) where minute % 3 == 0: return .status(500)
        default: return nil
        }
    }

    private static func reply(to url: URL, at time: Duration) -> ScriptedTransport.Reply {
        switch url.host {
        case "rter.test":
            trouble(at: time, shift: 0)
                ?? .body(#"{"USDJPY": {"Exrate": 149, "UTC": "2026-11-20 15:08:03"}}"#)
        case "er.test":
            trouble(at: time, shift: 719)
                ?? .body(
                    #"{"result": "success", "time_last_update_unix": 1724025751, "rates": {"JPY": 147}}"#)
        case "yahoo.test":
            // Its broken bodies would be about single stocks, which are not the host's failures.
            trouble(at: time, shift: 241).flatMap { $0 == .body("") ? nil : $0 }
                ?? .body(
                    url.lastPathComponent == "spark"
                        ? Scripted.spark(of: url) : Scripted.chart(url.lastPathComponent, price: 2))
        default: .body("[]")
        }
    }

    @Test("Through a week of outages no host is asked more than it bears, and all come back")
    func week() async throws {
        var random = SeededGenerator.announced()
        let seed = random.next()
        let luck = Luck(seed: seed)
        let clock = LeapingClock()
        let transport = ScriptedTransport(clock, Self.reply)
        let desk = FeedClient(
            rates: [
                FeedSource(kind: "rter", url: "https://rter.test/capi.php"),
                FeedSource(kind: "er-api", url: "https://er.test/v6"),
            ],
            stocks: [
                FeedSource(kind: "yahoo", url: "https://yahoo.test"),
                FeedSource(kind: "dash", url: "https://dash.test/list"),
            ],
            client: transport, clock: clock, custom: FeedClient.Custom(luck: { luck.next() }))
        let symbols = (1...12).map { "S\($0)" }
        let week = Self.hour * (7 * 24)
        var (rates, stocks) = (Duration.zero, Duration.zero)
        while min(rates, stocks) < week {
            clock.leap(to: min(rates, stocks))
            let (ratesDue, stocksDue) = (rates <= clock.elapsed, stocks <= clock.elapsed)
            async let first: Void = poll(desk, .rates, if: ratesDue)
            async let second: Void = poll(desk, .quotes(symbols.identities()), if: stocksDue)
            _ = await (first, second)
            // As on the board, counted from the end of the last request.
            if ratesDue { rates = clock.elapsed + .seconds(300) }
            if stocksDue { stocks = clock.elapsed + .seconds(60) }
        }
        #expect(transport.mostAtOnce == 1)
        let exchanges = transport.exchanges
        for (host, kind, manners) in [
            ("rter.test", FeedID.rter, Rter().manners), ("er.test", .erAPI, ERAPI().manners),
            ("yahoo.test", .yahoo, Yahoo().manners),
        ] {
            let own = exchanges.filter { $0.host == host }
            #expect(own.count > 50, "\(host) was asked \(own.count) times only")
            checkPace(own, kind, manners)
            checkFailures(own, manners)
            checkFloor(own, manners.floor)
            #expect(own.contains { $0.reply.isFailure } && own.last?.reply.isFailure == false)
        }
        checkFailOver(exchanges, from: "rter.test", to: "er.test")
        checkFailOver(exchanges, from: "yahoo.test", to: "dash.test")
    }

    private func poll(_ desk: FeedClient, _ subject: FeedSubject, if isDue: Bool) async {
        if isDue { _ = await desk.answers(to: subject) }
    }

    private func checkPace(_ own: [ScriptedTransport.Exchange], _ kind: FeedID, _ manners: Manners) {
        for (before, after) in zip(own, own.dropFirst()) where after.start - before.start < manners.spacing {
            Issue.record("\(before.host): \(after.start - before.start) apart at \(after.start)")
        }
        guard let budget = kind.budget else { return }
        for (first, last) in zip(own, own.dropFirst(budget)) where last.start - first.start < Self.hour {
            Issue.record("\(first.host): more than \(budget) in the hour before \(last.start)")
        }
    }

    /// The same request not sooner than the floor after its answer.
    private func checkFloor(_ own: [ScriptedTransport.Exchange], _ floor: Duration) {
        var answered: [URL: Duration] = [:]
        for exchange in own {
            if let last = answered[exchange.url], exchange.start - last < floor {
                Issue.record("\(exchange.url) again after \(exchange.start - last)")
            }
            answered[exchange.url] = exchange.reply.isFailure ? nil : exchange.start
        }
    }

    private func checkFailures(_ own: [ScriptedTransport.Exchange], _ manners: Manners) {
        var (failures, refusals) = (0, 0)
        var open = Duration.zero
        for exchange in own {
            if exchange.start < open {
                Issue.record("\(exchange.host) asked at \(exchange.start), closed until \(open)")
            }
            guard exchange.reply.isFailure else {
                (failures, refusals) = (0, 0)
                continue
            }
            var wait: Duration
            if case .status(429, _) = exchange.reply {
                wait = min(manners.pause * (1 << min(refusals, 10)), .seconds(7200))
                refusals += 1
            } else {
                wait = min(.seconds(5) * (1 << min(failures, 10)), .seconds(900))
                failures += 1
            }
            if case .status(_, let seconds?) = exchange.reply { wait = .seconds(seconds) }
            open = exchange.start + wait
        }
    }

    /// The second only after the first has failed for 45 s; the first again once it may be used and answers.
    private func checkFailOver(
        _ exchanges: [ScriptedTransport.Exchange], from first: String, to second: String
    ) {
        var failingSince: Duration?
        var passes = 0
        for exchange in exchanges where [first, second].contains(exchange.host) {
            if exchange.host == first {
                failingSince = exchange.reply.isFailure ? failingSince ?? exchange.start : nil
            } else if let since = failingSince, exchange.start - since >= .seconds(45) {
                passes += 1
            } else {
                Issue.record(
                    "\(second) asked at \(exchange.start), \(first) failing since \(String(describing: failingSince))"
                )
            }
        }
        #expect(passes > 7, "\(second) stood in \(passes) times only")
    }
}

private final class Luck: Sendable {
    private let random: Mutex<SeededGenerator>

    init(seed: UInt64) {
        random = Mutex(SeededGenerator(seed: seed))
    }

    func next() -> Double { random.withLock { .random(in: 0...1, using: &$0) } }
}
