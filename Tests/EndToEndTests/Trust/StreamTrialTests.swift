import Foundation
import Glibc
import Loopback
import PseudoTerminal
import Seeded
import Testing

/// A stream that never rests, for `FXTERM_STREAM_MINUTES`, ten minutes by default.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["FXTERM_TRUST"] != nil, "it takes minutes: `make trust`")
)
struct StreamTrialTests {
    private static let coins = [
        "BTC", "ETH", "XRP", "SOL", "ADA", "DOGE", "LTC", "BCH", "DOT", "LINK", "AVAX", "XLM", "ETC", "XMR",
        "ZEC", "ATOM", "ALGO", "FIL", "XTZ", "AAVE", "UNI",
    ]
    private static let currencies = ["USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "BTC", "ETH"]
    /// Prices a second of all items together: 50 of each of 200.
    private static let pace = 10_000

    private struct Use: CustomStringConvertible {
        let kibibytes: Int
        let seconds: Double
        var description: String { "\(kibibytes) KiB, \(seconds) s of work" }

        init(_ process: Int32) throws {
            let memory = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
            let line = memory.split(separator: "\n").first { $0.hasPrefix("Pss:") } ?? ""
            kibibytes = Int(line.filter(\.isNumber)) ?? 0
            let numbers =
                try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
                .split(separator: ")").last?.split(separator: " ").compactMap { Double($0) } ?? []
            // The state is no number: the times are the 11th and 12th after it.
            seconds = (numbers[10] + numbers[11]) / Double(sysconf(Int32(_SC_CLK_TCK)))
        }
    }

    @Test("Memory stays as it is, the board takes at most 15 % of a core, and the last figures are right")
    func flood() throws {
        let minutes = ProcessInfo.processInfo.environment["FXTERM_STREAM_MINUTES"].flatMap(Double.init) ?? 10
        let trial = Trial(
            "A stream of all coins, 10,000 prices a second", 1, often: 1, test: "StreamTrialTests.flood")
        let items = Self.coins.flatMap { coin in Self.currencies.map { (coin, $0) } }
        var prices = items.map { _ in 100.0 }
        var manner = StreamServer.Manner()
        for (coin, currency) in items { manner.prices["\(coin)/\(currency)"] = 100 }
        let (home, stream, server) = (try Home(), try StreamServer(manner), try Self.polled())
        let symbols = items.map { coin, currency in "\(coin == "UNI" ? "UNI7083" : coin)-\(currency)" }
        try home.write(
            """
            { feeds: { rates: [ { kind: "rter", url: "\(server.url)/capi.php" } ], history: [], events: [],
                       stocks: [ { kind: "kraken", url: "\(server.url)", stream: "\(stream.url)" } ] } }
            """, to: home.settings)
        try home.write(
            """
            {"version": 1, "base": "USD", "baseline": "d1", "rates": ["JPY"], "clocks": [],
             "stocks": \(symbols)}
            """, to: home.board)
        let terminal = try home.start(width: 180, height: 60)
        try terminal.waitUntil { _ in stream.subscribed.count == items.count }
        // Closes of all items come one coin per request.
        try terminal.waitUntil(timeout: .seconds(120)) { _ in server.requests.count >= items.count }
        let collector = try #require(home.signedCollector)
        var samples: [(board: Use, collector: Use)] = []
        let (start, step) = (ContinuousClock.now, Duration.milliseconds(50))
        var (chance, sent, number) = (trial.generator, 0, 0)
        while ContinuousClock.now < start + .seconds(minutes * 60) {
            let batch = (0..<(Self.pace / 20)).map { _ in
                number = (number + 1) % items.count
                prices[number] *= Double.random(in: 0.999...1.001, using: &chance)
                prices[number] = (prices[number] * 100).rounded() / 100
                return (pair: "\(items[number].0)/\(items[number].1)", price: prices[number])
            }
            stream.tell(batch)
            sent += batch.count
            let passed = start.duration(to: .now)
            if passed > .seconds(10 * (samples.count + 1)) {
                terminal.forgetOutput()
                samples.append((try Use(terminal.pid), try Use(collector)))
                print("\(samples.count * 10) s: \(samples[samples.count - 1]), \(sent) prices")
            }
            let next = step * (sent / batch.count)
            if next > passed { usleep(UInt32((next - passed) / .microseconds(1))) }
        }
        let seconds = start.duration(to: .now) / .seconds(1)
        let first = String(format: "%.2f", prices[0])
        try terminal.waitUntil(timeout: .seconds(5)) { screen in
            screen.rows.contains { $0.contains("BTC-USD") && $0.contains(first) }
        }
        usleep(1_000_000)
        let told = try home.run(["print", "stocks", "--format", "json"]).items("stocks")
        let wrong = zip(symbols, prices).filter { symbol, price in told[symbol]?["price"] as? Double != price
        }
        let count = wrong.count
        #expect(count == 0, "\(wrong.prefix(3)), of \(told.count)")
        #expect(stream.connections == 1)
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        let (early, last) = (try #require(samples.dropFirst().first), try #require(samples.last))
        let span = Double(samples.count - 2) * 10
        let share = (last.board.seconds - early.board.seconds) / span
        let collecting = (last.collector.seconds - early.collector.seconds) / span
        #expect(share <= 0.15)
        #expect(last.board.kibibytes - early.board.kibibytes < 2048, "\(early) \(last)")
        #expect(last.collector.kibibytes - early.collector.kibibytes < 2048, "\(early) \(last)")
        trial.note(
            "\(sent) prices in \(Int(seconds)) s: board \(last.board.kibibytes) KiB, \(Int(share * 1000)) ‰ of a core; "
                + "collector \(last.collector.kibibytes) KiB, \(Int(collecting * 1000)) ‰", lost: wrong.count)
        print("board \(share), collector \(collecting) of a core; \(Double(sent) / seconds) prices a second")
    }

    /// Rates, and a coin's last two days at 100 each.
    private static func polled() throws -> LoopbackServer {
        try LoopbackServer { request in
            if request.path == "/capi.php" {
                return .text(#"{"USDJPY":{"Exrate":149.23,"UTC":"2026-11-20 15:08:03"}}"#)
            }
            let pair = request.query.split(separator: "&").first?.dropFirst("pair=".count) ?? ""
            let today = time(nil) / 86_400 * 86_400
            let rows = [today - 86_400, today].map {
                #"[\#($0),"99.0","101.0","98.0","100.0","0.0","1.5",3]"#
            }
            return .text(#"{"error":[],"result":{"\#(pair)":[\#(rows.joined(separator: ","))]}}"#)
        }
    }
}
