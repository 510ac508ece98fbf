import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite(.serialized) struct BoardTests {
    @Test(
        "The board fills with the feeds' figures, d1 and d5, and has them again without the server, as offline"
    )
    func liveThenOffline() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        let first = try home.start()
        var screen = try first.waitUntil {
            $0.hasRate("149.23") && $0.hasRate("16426") && $0.contains("TSMC") && $0.contains("Toyota")
                && row($0, "NVDA").says(.noSuchStock) && $0.isLive
        }
        #expect(!screen.says(.sampleData))
        #expect(row(screen, "2330").contains("1008.00"))
        #expect(row(screen, "2330").contains("▲ +1.2 %"))
        try first.press("d5")
        try first.waitUntil { row($0, "2330").contains("1005.00") && row($0, "2330").contains("▲ +1.5 %") }
        try first.press("q")
        #expect(try first.waitForExit() == .exited(0))
        server.stop()

        let second = try home.start()
        let figures = ["149.23", "32.105", "16426", "1020.00", "1005.00", "▲ +1.5 %", "TSMC"]
        try second.waitUntil { screen in figures.allSatisfy { screen.hasRate($0) } }
        // The feeds were queried a moment ago, so this takes six seconds.
        screen = try second.waitUntil { screen in
            try second.press("r")
            return screen.says(.offline) && !screen.isLive && figures.allSatisfy { screen.hasRate($0) }
        }
        #expect(!screen.says(.sampleData))
    }

    @Test("The first keys are told at the first start, and never again, though nothing was changed")
    func greeting() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        for isFirst in [true, false] {
            let terminal = try home.start()
            if isFirst { try terminal.wait(for: .welcome) }
            try terminal.wait(for: "╭ JPY")
            try terminal.waitUntil { $0.says(.offline) || $0.says(.failUnreachable) }
            #expect(terminal.screen.says(.welcome) == isFirst)
            try terminal.press("q")
            #expect(try terminal.waitForExit() == .exited(0))
        }
    }

    @Test(
        "A carried and dropped card is on disk while the program runs, and where it was dropped after a restart"
    )
    func orderIsKept() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start()
        try terminal.wait(for: "╭ JPY")
        try terminal.press("<space><right><right>")
        try terminal.waitUntil { $0.isCarrying && cards($0).prefix(3) == ["TWD", "EUR", "JPY"] }
        try terminal.press("<esc>")
        try terminal.waitUntil { cards($0).prefix(3) == ["JPY", "TWD", "EUR"] }
        #expect(!FileManager.default.fileExists(atPath: home.board.path), "nothing was changed yet")
        try terminal.press("<space><right><enter>")
        try terminal.waitUntil { cards($0).prefix(2) == ["TWD", "JPY"] }
        try terminal.press("2<space>j<enter>3G[")
        let saved = try home.wait(for: home.board) { ($0["stocks"] as? [String])?[4] == "7203.T" }
        let board = saved.compactMapValues { $0 as? [String] }
        #expect(board["rates"]?.prefix(2) == ["TWD", "JPY"])
        #expect(board["clocks"]?.prefix(2) == ["Asia/Tokyo", "Asia/Taipei"])
        terminal.signal(SIGKILL)
        #expect(try terminal.waitForExit() == .killed(SIGKILL))
        let again = try home.start()
        try again.waitUntil { cards($0).prefix(2) == ["TWD", "JPY"] }
        let mode =
            try FileManager.default.attributesOfItem(atPath: home.board.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("Of many stocks those in sight have their figures from the start, and the last when one goes there")
    func many() throws {
        let home = try Home()
        let symbols = (1...600).map { "S\($0)" }
        // The 19th is a holiday.
        let items = symbols.enumerated().map { index, symbol -> [String: Any] in
            [
                "symbol": symbol, "name": "Company \(symbol)", "lastCloseDay": "2024-06-18", "lastClose": 500,
                "dataList": [["time": "2024-06-20 10:00:01", "value": 1000 + index]],
            ]
        }
        let feed = home.folder.appending(path: "dash.json")
        try JSONSerialization.data(withJSONObject: items).write(to: feed)
        let board = try JSONSerialization.data(
            withJSONObject: ["version": 1, "rates": [], "clocks": [], "stocks": symbols] as [String: Any])
        try home.write(String(decoding: board, as: UTF8.self), to: home.board)
        try home.write(
            "{ feeds: { rates: [], stocks: [ { kind: 'dash', url: '\(feed.path)' } ], history: [], events: [] } }",
            to: home.settings)
        let printed = try home.run(["print", "stocks", "--format", "json"])
        #expect(printed.status == 0, "\(printed.errors)")
        #expect(printed.items("stocks").count == 600)

        try home.useFeeds(of: nil)
        let terminal = try home.start()
        let screen = try terminal.waitUntil { row($0, "S1 ").contains("1000.00") }
        #expect(row(screen, "S9 ").contains("1008.00"))
        #expect(!screen.says(.sampleData))
        try terminal.press("3G")
        try terminal.waitUntil { row($0, "S600").contains("1599.00") }
        try terminal.press("s")
        try terminal.waitUntil { row($0, "S600").contains("1599.00") && row($0, "S595").contains("1594.00") }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        let again = try home.start()
        let sorted = try again.waitUntil { row($0, "S600").contains("1599.00") }
        #expect(row(sorted, "S598").contains("1597.00"))
        #expect(try home.run(["print", "stocks", "--format", "json"]).items("stocks").count == 600)
    }

    @Test("With a server that accepts and never answers, every key is answered")
    func deadServer() throws {
        let home = try Home()
        let server = try LoopbackServer { _ in .hang }
        try home.useFeeds(of: server)
        let terminal = try home.start()
        try terminal.wait(for: "╭ JPY")
        for _ in 0..<20 {
            for key in ["?", "<esc>"] {
                try terminal.press(key)
                // A key that waits for the network would take its time-out of ten seconds.
                try terminal.waitUntil(timeout: .seconds(9)) { $0.says(.groupMove) == (key == "?") }
            }
        }
        try home.wait("a request") { !server.requests.isEmpty }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("With no network and nothing kept, the sample stands in and says so, until the first live answer")
    func sample() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start()
        try terminal.waitUntil {
            $0.rows[0].says(.sampleData) && $0.contains("2026-11-20")
                && $0.rows.count { $0.says(.sampleData) } == 1
        }
        try terminal.press("q")
        _ = try terminal.waitForExit()

        let rates = Bodies().all.filter { $0.key == "/capi.php" }
        let server = try LoopbackServer { request in
            request.path.hasPrefix("/capi.php") ? Replay(rates).response(to: request) : .hang
        }
        try home.useFeeds(of: server)
        let half = try home.start()
        try half.waitUntil { screen in
            let panels = [screen.title(1, .rates), screen.title(3, .stocks)]
            return screen.hasRate("16426") && panels.map { $0?.says(.sampleData) } == [false, true]
        }
    }

    @Test("--demo moves the sample, says so, and saves nothing")
    func demo() throws {
        let home = try Home()
        let terminal = try home.start(["--demo"])
        let before = try terminal.wait(for: .demoData)
        try terminal.press("<space><right><enter>")
        try terminal.waitUntil { screen in
            screen.rows.dropFirst() != before.rows.dropFirst() && cards(screen).first == "TWD"
                && figures(screen) != figures(before)
        }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(!FileManager.default.fileExists(atPath: home.board.path))
        #expect(!FileManager.default.fileExists(atPath: home.history.path))
    }

    @Test(
        "A locale that this system may lack is taken at its word", arguments: ["zh_TW.UTF-8", "zh_TW.utf8"])
    func foreignLocale(locale: String) throws {
        let home = try Home()
        let terminal = try home.start(["--demo"], environment: ["LANG": locale])
        try terminal.waitUntil { $0.says(.rates, in: Words(.traditionalChinese)) }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("A resize lays the board out anew, and a screen too small says so until there is room")
    func resize() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start()
        try terminal.waitUntil { $0.hasPanel(3, .stocks) }
        try terminal.waitUntil { screen in
            ["rter", "yahoo"].allSatisfy { feed in
                screen.rows.contains { $0.hasPrefix("╰─ ") && $0.says(.failUnreachable, ["source": feed]) }
            }
        }
        try terminal.press("<esc>")
        try terminal.waitUntil { $0.keyLine.says(.keyQuit) }
        terminal.resize(width: 80, height: 24)
        try terminal.waitUntil {
            $0.hasPanel(1, .rates) && !$0.hasPanel(3, .stocks) && $0.keyLine.says(.keyHelp)
        }
        terminal.resize(width: 20, height: 5)
        try terminal.wait(for: "40×12")
        terminal.resize(width: 200, height: 60)
        try terminal.waitUntil { $0.height == 60 && $0.hasPanel(3, .stocks) && $0.keyLine.says(.keyQuit) }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("The clocks tick on the second")
    func ticking() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start()
        try terminal.waitUntil { $0.hasPanel(3, .stocks) }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "Asia/Tokyo")
        formatter.dateFormat = "HH:mm:ss"
        for _ in 0..<3 {
            // A busy machine may miss one of the next seconds.
            let next = (Date().timeIntervalSince1970 + 1).rounded(.down)
            let times = (0..<60).map {
                formatter.string(from: Date(timeIntervalSince1970: next + Double($0)))
            }
            try terminal.waitUntil { screen in times.contains { screen.contains($0) } }
        }
    }

    @Test("A malformed body, a 429 and a 500 keep the figures and are said in words")
    func failures() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        #expect(try home.run(["print", "rates"]).status == 0)
        server.stop()
        let answers: [(LoopbackResponse, Phrase, [String: String])] = [
            (.text("<html>nonsense</html>"), .failMalformed, [:]),
            (.text("Too Many Requests", status: 429), .failTooMany, [:]),
            (.text("", status: 500), .failOutOfOrder, ["code": "500"]),
            (.redirect(to: "http://example.org/capi.php"), .failRedirect, [:]),
            (.text("{}"), .failMalformed, [:]),
        ]
        for (answer, phrase, values) in answers {
            let failing = try LoopbackServer { _ in answer }
            try home.useFeeds(of: failing)
            let terminal = try home.start(width: 160)
            try terminal.waitUntil {
                $0.says(phrase, values.merging(["source": "rter"]) { $1 }) && $0.hasRate("149.23")
                    && $0.says(.cached)
            }
        }
    }

    private func row(_ screen: TerminalScreen, _ text: String) -> String {
        screen.rows.first { $0.contains(text) } ?? ""
    }

    private func figures(_ screen: TerminalScreen) -> [String] {
        screen.rows.dropFirst().flatMap { row in row.matches(of: /[0-9]+\.[0-9]+/).map { String($0.output) } }
    }
}
