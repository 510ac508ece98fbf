import Foundation
import Loopback
import Market
import PseudoTerminal
import Synchronization
import Testing
import Words

@Suite(.timeLimit(.minutes(10))) struct WaitingPrintTests {
    /// Takes 6 s: `print` waits for answers so long.
    @Test("What is known is printed after 5 s, and standard error names what has not been answered")
    func slowFeed() throws {
        let home = try Home()
        let (replay, isSlow) = (Replay(Bodies().all), Flag())
        let server = try LoopbackServer { request in
            isSlow.isSet && request.path.hasPrefix("/v8") ? .hang : replay.response(to: request)
        }
        try home.useFeeds(of: server)
        #expect(try home.run(["print"]).status == 0)
        isSlow.set()
        home.endCollector()
        try home.wait("the end of the collector") { home.collectors.isEmpty }
        // Another stock: the first one cannot be requested again so soon.
        let outcome = try home.run(["print", "stocks", "2330.TW", "SONY"])
        #expect(outcome.status == 0 && outcome.output.contains("1020.00"))
        #expect(outcome.errors.says(.stillOnTheWay, ["names": "2330.TW, SONY"]), "\(outcome.errors)")
        for text in ["0", "x", "3601"] {
            let wrong = try home.run(["print", "--wait", text])
            #expect(wrong.status == 2 && wrong.errors.contains("1–3600"), "\(wrong.errors)")
        }
    }

    @Test("Rates are printed per unit of another currency; CSV has the base in each line")
    func base() throws {
        let (home, server) = (try Home(), try Replay(Bodies().all).serve())
        defer { withExtendedLifetime(server) {} }
        try home.useFeeds(of: server)
        let json = try home.run(["print", "rates", "EUR", "JPY", "--base", "eur", "--format", "json"])
        #expect((json.json?["rates"] as? [String: Any])?["base"] as? String == "EUR", "\(json.errors)")
        let items = json.items("rates")
        #expect(Set(items.keys) == ["EUR", "JPY"])
        let rate = try #require(items["JPY"]?["rate"] as? Double)
        #expect(abs(rate - 149.23 / 0.8652) < 1e-6)
        let csv = try home.run(["print", "rates", "JPY", "--base", "EUR", "--format", "csv"]).output
        let lines = csv.split(separator: "\n").map(String.init)
        #expect(lines.first?.hasSuffix(",state,disputed,base") == true, "\(csv)")
        #expect(lines.last?.hasSuffix(",,EUR") == true, "\(csv)")
        let wrong = try home.run(["print", "rates", "--base", "EURO"])
        #expect(wrong.status == 2 && wrong.errors.contains("--base"), "\(wrong.errors)")
    }

    @Test("--require live takes what another program has just fetched, unless its feed has failed since")
    func required() throws {
        let (home, server) = (try Home(), try Replay(Bodies().all).serve())
        try home.useFeeds(of: server)
        let live = ["print", "2330.TW", "JPY", "--require", "live", "--format", "csv"]
        // Yahoo takes one request a minute, so the second run gets nothing new.
        for _ in 0..<2 {
            let outcome = try home.run(live)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
            #expect(outcome.output.matches(of: /,live,/).count == 2, "\(outcome.output)")
        }
        server.stop()
        // The other pace makes it request rates again at once.
        try home.useFeeds(of: nil, refresh: 1)
        let old = try home.run(live)
        #expect(old.status == 1 && old.output.contains("149.23"), "\(old.output)")
        #expect(old.errors.contains("--require live: JPY cached"), "\(old.errors)")
    }

    @Test("Scripts choose members, read the store alone, and ask for figures of this run")
    func scripts() throws {
        let (home, server) = (try Home(), try Replay(Bodies().all).serve())
        try home.useFeeds(of: server)
        let before = try home.run(["print", "rates", "JPY", "--offline"])
        #expect(before.status == 1 && before.output.isEmpty && before.errors.says(.nothingStored))
        #expect(server.requests.isEmpty && home.collectors.isEmpty)
        let fields = try home.run([
            "print", "JPY", "Tokyo", "2330.TW", "--fields", "symbol,price,rate,code,zone", "--format", "csv",
            "--wait", "60",
            "--require", "live",
        ])
        #expect(fields.status == 0 && fields.errors.isEmpty, "\(fields.errors)")
        #expect(
            fields.output
                == "rate,code,base\n149.23,JPY,USD\n\nzone\nAsia/Tokyo\n\nsymbol,price\n2330.TW,1020.0\n",
            "\(fields.output)")
        let unknown = try home.run(["print", "rates", "--fields", "prize"])
        #expect(unknown.status == 2 && unknown.output.isEmpty && unknown.errors.contains("prize"))
        home.endCollector()
        try home.wait("the end of the collector") { home.collectors.isEmpty }
        let count = server.requests.count
        let stored = try home.run([
            "print", "rates", "JPY", "--offline", "--require", "all", "--format", "json",
        ])
        #expect(stored.status == 0 && stored.errors.isEmpty)
        #expect(stored.items("rates")["JPY"]?["state"] as? String == "cached")
        let live = try home.run(["print", "rates", "JPY", "--offline", "--require", "live"])
        #expect(live.status == 1 && live.output.contains("149.23"))
        #expect(live.errors == "fxterm: --require live: JPY cached\n")
        let all = try home.run(["print", "rates", "JPY", "XAF", "--offline", "--require", "all"])
        #expect(all.status == 1 && all.errors.contains("--require all: XAF null"), "\(all.errors)")
        let amount = try home.run(["convert", "100", "USD", "JPY", "--offline", "--format", "csv"])
        #expect(amount.status == 0 && amount.output.contains("JPY,14923"), "\(amount.output)")
        for command in ["events", "prices"] {
            #expect(try home.run(["print", command, "JPY", "--offline"]).status != 2, "\(command)")
        }
        #expect(server.requests.count == count && home.collectors.isEmpty)
        #expect(try home.run(["print", "--require", "some"]).status == 2)
    }

    @Test(
        "Commands that have nothing in a base currency say so",
        arguments: [
            ["print", "clocks"], ["print", "stocks"], ["print", "AAPL", "Tokyo"], ["print", "news", "AAPL"],
            ["print", "events"], ["print", "meeting"],
        ])
    func noBase(words: [String]) throws {
        let outcome = try Home().run(words + ["--base", "EUR"])
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("--base does not apply to 'fxterm print"), "\(outcome.errors)")
    }

    @Test("Conversions, status lines and boards named item by item have the base asked for too")
    func otherBase() throws {
        let (home, server) = (try Home(), try Replay(Bodies().all).serve())
        defer { withExtendedLifetime(server) {} }
        try home.useFeeds(of: server)
        let named = try home.run(["print", "JPY", "AAPL", "--base", "EUR", "--format", "json"])
        #expect((named.json?["rates"] as? [String: Any])?["base"] as? String == "EUR", "\(named.errors)")
        let amount = try home.run(["convert", "10", "--base", "EUR", "--format", "json"])
        let convert = try #require(amount.json?["convert"] as? [String: Any], "\(amount.errors)")
        #expect(convert["from"] as? String == "EUR")
        let items = convert["items"] as? [[String: Any]] ?? []
        #expect(
            items.contains { $0["code"] as? String == "USD" }
                && !items.contains { $0["code"] as? String == "EUR" })
        // 149.23 / 0.8652 and 1 / 0.8652 by Python.
        let line = try home.run(["status", "--format", "{JPY} {USD}", "--base", "EUR"])
        #expect(line.output == "172.48 1.1558\n", "\(line.output) \(line.errors)")
        let json = try home.run(["status", "--format", "json", "--base", "EUR"])
        #expect(json.json?["base"] as? String == "EUR" && json.json?["total"] is NSNull)
        #expect(try home.run(["status", "--format", "{JPY}"]).output == "149.23\n")
    }

    @Test("A status line as JSON has the figures themselves")
    func status() throws {
        let (home, server) = (try Home(), try Replay(Bodies().all).serve())
        defer { withExtendedLifetime(server) {} }
        try home.useFeeds(of: server)
        #expect(try home.run(["print"]).status == 0)
        let outcome = try home.run(["status", "--format", "json"])
        let items = try #require(outcome.json?["items"] as? [[String: Any]], "\(outcome.output)")
        let yen = try #require(items.first { $0["code"] as? String == "JPY" })
        #expect(yen["price"] as? Double == 149.23 && yen["panel"] as? String == "rates")
        #expect(yen["state"] as? String == "cached")
        #expect(yen.keys.contains("change") && outcome.json?["asOf"] is String)
        let stock = try #require(items.first { $0["code"] as? String == "2330.TW" })
        #expect(stock["price"] as? Double == 1020 && stock["currency"] as? String == "TWD")
        let both = try home.run(["status", "--format", "json", "--tmux"])
        #expect(both.status == 2)
    }

    /// Takes some seconds for 22 runs.
    @Test(
        "A past day that no feed was asked about, for its hourly limit, is told apart from one without a rate"
    )
    func reasons() throws {
        let home = try Home()
        let replay = Replay([
            "/capi.php": Array(Bodies().rter.utf8), "/v2/rates": Array("[]".utf8),
        ])
        let server = try replay.serve()
        try home.useFeeds(of: server)
        func errors(_ day: Int) throws -> String {
            try home.run(["convert", "1", "USD", "JPY", "--on", "2026-01-\(day)"]).errors
        }
        // Frankfurter gets 20 requests an hour.
        var (absent, refused) = (0, [String]())
        for day in 10...31 {
            let text = try errors(day)
            if text.contains("no rate for") { absent += 1 } else { refused.append(text) }
        }
        let asked = server.requests.count { $0.path == "/v2/rates" }
        #expect(asked == 20 && absent == 20)
        #expect(refused.count == 2)
        for text in refused {
            #expect(text.says(.notAskedYet, ["source": "frankfurter", "budget": "20"]), "\(text)")
        }
        let doctor = try home.run(["doctor"]).output
        #expect(doctor.says(.doctorPaceSpent, ["budget": "20"]), "\(doctor)")
    }

    @Test("A feed that refuses is what is told, and not that there is no rate")
    func refused() throws {
        let home = try Home()
        let server = try LoopbackServer { request in
            request.path == "/v2/rates"
                ? .text("", status: 403)
                : .text(request.path == "/capi.php" ? Bodies().rter : "", status: 200)
        }
        try home.useFeeds(of: server)
        let text = try home.run(["convert", "1", "USD", "JPY", "--on", "2026-01-30"]).errors
        #expect(text.contains("frankfurter") && text.contains("403"), "\(text)")
        #expect(!text.contains("no rate for"), "\(text)")
    }
}

private final class Flag: Sendable {
    private let state = Mutex(false)
    var isSet: Bool { state.withLock { $0 } }
    func set() { state.withLock { $0 = true } }
}
