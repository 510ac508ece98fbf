import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite struct ChartCommandTests {
    /// 2026-11-20 14:30 UTC, when New York opens, by Python's `datetime`: a Friday.
    private static let open = 1_795_185_000

    private static func body(_ symbol: String = "AAPL", currency: String = "USD") -> [UInt8] {
        let rows = 0..<70
        func list(_ figure: (Int) -> Int) -> String { rows.map { "\(figure($0))" }.joined(separator: ",") }
        return Array(
            """
            {"chart":{"result":[{"meta":{"symbol":"\(symbol)","currency":"\(currency)","instrumentType":"EQUITY",
            "exchangeTimezoneName":"America/New_York","dataGranularity":"5m"},
            "timestamp":[\(list { open + $0 * 300 })],
            "indicators":{"quote":[{"open":[\(list { 100 + $0 })],"high":[\(list { 103 + $0 })],
            "low":[\(list { 99 + $0 })],"close":[\(list { 101 + $0 })],"volume":[\(list { 1000 + $0 })]}]}}],
            "error":null}}
            """.utf8)
    }

    private func home(_ symbols: [String]) throws -> (Home, LoopbackServer) {
        let bodies = symbols.map { ("/v8/finance/chart/\($0)", Self.body($0)) }
        let (home, server) = (try Home(), try Replay(Dictionary(uniqueKeysWithValues: bodies)).serve())
        try home.useFeeds(of: server)
        return (home, server)
    }

    @Test(
        "The sample's charts look as recorded",
        arguments: [
            ("demo-candles-80x24", ["AAPL"]),
            (
                "demo-area-100x20",
                ["jpy", "--range", "1y", "--type", "area", "--width", "100", "--height", "20"]
            ),
            (
                "demo-several-60x16",
                ["AAPL", "JPY", "2330.TW", "--range", "6mo", "--width", "60", "--height", "16"]
            ),
            (
                "demo-20x6",
                ["2330.TW", "--range", "1d", "--scale", "percent", "--width", "20", "--height", "6"]
            ),
        ])
    func sample(_ name: String, _ words: [String]) throws {
        let outcome = try Home().run(["chart", "--demo"] + words, at: Self.open + 23_000)
        #expect((outcome.status, outcome.errors) == (0, ""))
        #expect(!outcome.output.contains("\u{1B}"))
        try expectSnapshot(outcome.output, name)
    }

    @Test("A chart shows what a feed tells, and later what was kept, with how far that can be trusted")
    func live() throws {
        let (home, server) = try home(["AAPL"])
        let words = ["chart", "aapl", "--range", "1d"]
        let outcome = try home.run(words, at: Self.open + 21_300)
        #expect((outcome.status, outcome.errors) == (0, ""))
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 25, "80×24, each line with its end")
        #expect(lines.first?.hasPrefix(" AAPL ") == true && lines.first?.hasSuffix("5m · USD") == true)
        #expect(lines.dropFirst().first?.contains("170.00") == true, "the last close")
        #expect(outcome.output.contains("yahoo · \(Words.english[.live])"))
        server.stop()
        home.endCollector()
        let offline = try home.run(words, at: Self.open + 86_400 * 5)
        #expect(offline.status == 0)
        #expect(offline.output.contains("yahoo · \(Words.english[.stale])"))
        #expect(offline.errors.split(separator: "\n").count == 1)
    }

    private static func splitBody() -> [UInt8] {
        func start(_ day: Int) -> Int { open - (19 - day) * 86_400 }
        func list(_ figure: (Int) -> Int) -> String {
            (0..<20).map { "\(figure($0))" }.joined(separator: ",")
        }
        return Array(
            """
            {"chart":{"result":[{"meta":{"symbol":"AAPL","currency":"USD","instrumentType":"EQUITY",
            "exchangeTimezoneName":"America/New_York","dataGranularity":"1d"},"timestamp":[\(list(start))],
            "events":{"splits":{"\(start(9))":{"date":\(start(9)),"numerator":3,"denominator":1,"splitRatio":"3:1"}},
            "dividends":{"\(start(14))":{"date":\(start(14)),"amount":"0.25"}}},
            "indicators":{"quote":[{"open":[\(list { _ in 100 })],"high":[\(list { _ in 102 })],
            "low":[\(list { _ in 99 })],"close":[\(list { _ in 101 })],"volume":[\(list { _ in 5 })]}]}}],"error":null}}
            """.utf8)
    }

    @Test(
        "Splits and dividends stand on the axis of what is printed and of the picture, with how prices are adjusted"
    )
    func actions() throws {
        let server = try Replay(["/v8/finance/chart/AAPL": Self.splitBody()]).serve()
        let home = try Home()
        try home.useFeeds(of: server)
        let axis = { (text: String) in
            text.split(separator: "\n").first { $0.contains("─S─") }.map { line in
                line.filter { "SD".contains($0) }
            }
        }
        for (words, said, isHigher) in [
            ([], Phrase.adjustedSplits, false), (["--adjust", "none"], .adjustedNot, true),
        ] as [([String], Phrase, Bool)] {
            let outcome = try home.run(["chart", "AAPL", "--type", "line"] + words, at: Self.open + 60)
            #expect((outcome.status, outcome.errors) == (0, ""))
            #expect(axis(outcome.output) == "SD")
            #expect(outcome.output.contains("1d · USD · \(Words.english[said])"))
            #expect(outcome.output.contains("├300.00") == isHigher)
        }
        let svg = try home.run(["chart", "AAPL", "--adjust", "all", "--svg", "-"], at: Self.open + 90).output
        #expect(svg.contains(">S<") && svg.contains(">D<") && svg.contains("dividend-adjusted"))
        server.stop()
    }

    @Test("On the board a chart shows what a feed tells, and keeps it when the feed is gone")
    func board() throws {
        let (home, server) = try home(["AAPL"])
        let terminal = try home.start(at: Self.open + 21_300)
        try terminal.waitUntil { $0.says(.keyDeck) }
        try terminal.press("3jjjv1")
        let live = "yahoo · \(Words.english[.live])"
        let screen = try terminal.waitUntil { $0.contains("5m · USD") && $0.contains(live) }
        #expect(screen.contains("170.00"), "the last close")
        try terminal.press("<left>")
        try terminal.waitUntil { $0.contains("O 169.00  H 172.00  L 168.00  C 170.00  Vol 1.1k") }
        server.stop()
        try terminal.press("<esc><esc>v")
        try terminal.waitUntil { $0.contains("5m · USD") && $0.contains("170.00") }
        try terminal.press("<esc>q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("Of several items those that have bars are compared, and the others are said")
    func several() throws {
        let (home, server) = try home(["AAPL", "MSFT"])
        let words = ["--range", "1d", "--height", "12"]
        let both = try home.run(["chart", "MSFT", "AAPL"] + words, at: Self.open + 21_300)
        #expect((both.status, both.errors) == (0, ""))
        #expect(both.output.hasPrefix(" MSFT · AAPL "))
        #expect(both.output.split(separator: "\n").count == 12)
        let one = try home.run(["chart", "ZZZZ", "AAPL"] + words, at: Self.open + 21_310)
        #expect(one.status == 1)
        #expect(one.errors.says(.failUnknownSymbol, ["symbol": "ZZZZ"]))
        #expect(one.output.hasPrefix(" AAPL ") && !one.output.contains("ZZZZ"))
        let none = try home.run(["chart", "ZZZZ"] + words, at: Self.open + 21_320)
        #expect((none.status, none.output) == (1, ""))
        #expect(none.errors.split(separator: "\n").count == 1)
        server.stop()
    }

    @Test("A stock without bars is drawn by the closes that are kept")
    func closes() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        #expect(try home.run(["print", "stocks", "AAPL"]).status == 0)
        server.stop()
        home.endCollector()
        let outcome = try home.run(["chart", "AAPL"])
        #expect(outcome.status == 1)
        #expect(outcome.output.contains(Words.english[.chartOfCloses]))
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test("A picture is written to its file whole, for its owner alone, or to standard output")
    func svg() throws {
        let home = try Home()
        let file = home.folder.appending(path: "AAPL.svg")
        let words = ["chart", "AAPL", "--demo", "--svg"]
        let piped = try home.run(words + ["-"], at: Self.open)
        #expect(piped.output.hasPrefix("<svg ") && piped.output.hasSuffix("</svg>\n"))
        try Data("old".utf8).write(to: file)
        let outcome = try home.run(words + [file.path], at: Self.open)
        #expect((outcome.status, outcome.output, outcome.errors) == (0, "", ""))
        #expect(try String(contentsOf: file, encoding: .utf8) == piped.output)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        let names = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
        #expect(!names.contains { $0.contains("fxterm-new") })
        let missing = home.folder.appending(path: "none/AAPL.svg")
        let failure = try home.run(words + [missing.path], at: Self.open)
        #expect((failure.status, failure.output) == (1, ""))
        #expect(failure.errors.hasPrefix("fxterm: \(missing.path): "))
        #expect(!FileManager.default.fileExists(atPath: missing.deletingLastPathComponent().path))
    }

    @Test(
        "On a terminal a chart is as wide as that, in its colours, and scrolls with what the shell shows",
        arguments: [
            (["COLORTERM": "truecolor"], "\u{1B}[38;2;"), ([:], "\u{1B}[38;5;"),
            (["TERM": "xterm"], "\u{1B}[32m"), (["NO_COLOR": "1"], nil), (["TERM": "dumb"], nil),
        ] as [([String: String], String?)])
    func terminal(_ environment: [String: String], _ colour: String?) throws {
        let terminal = try Home().start(
            ["chart", "AAPL", "--demo"], at: Self.open, width: 70, height: 20, environment: environment)
        #expect(try terminal.waitForExit() == .exited(0))
        let text = String(decoding: terminal.output, as: UTF8.self)
        #expect(!text.contains("[?1049h"))
        let lines = text.split(separator: "\r\n")
        #expect(lines.count == 18, "two lines are left to the shell")
        if let colour {
            #expect(text.contains(colour))
            #expect(
                lines.allSatisfy { ($0.split(separator: "\u{1B}[").dropFirst().last ?? "m").hasPrefix("m") })
        } else {
            #expect(!text.contains("[38;") && !text.contains("[3"))
        }
        #expect(text.contains("\u{1B}") == (environment["TERM"] != "dumb"))
    }

    @Test(
        "What cannot be is wrong usage",
        arguments: [
            ["chart"], ["chart", "a b"], ["chart", "A", "B", "C", "D", "E", "F", "G"],
            ["chart", "A", "--range", "1w"], ["chart", "A", "--type", "bars"],
            ["chart", "A", "--scale", "cubic"], ["chart", "A", "--adjust", "dividends"],
            ["watch", "--adjust", "all"], ["print", "news", "A", "--adjust", "all"],
            ["help", "chart", "--adjust", "all"], ["chart", "A", "--width", "19"],
            ["chart", "A", "--height", "151"], ["chart", "A", "--width", "wide"], ["chart", "A", "--svg"],
            ["chart", "A", "--format", "json"], ["chart", "A", "--interval", "1d"],
            ["chart", "A", "--baseline", "d1"], ["chart", "A", "--at", "9am"],
            ["print", "candles", "A", "--svg", "x"], ["print", "--width", "80"], ["--type", "line"],
            ["doctor", "--scale", "log"], ["help", "chart", "--height", "9"],
        ])
    func usage(_ words: [String]) throws {
        let outcome = try Home().run(words)
        #expect((outcome.status, outcome.output) == (2, ""))
        #expect(!outcome.errors.isEmpty)
    }
}

/// With `FXTERM_RECORD` set it writes the file and fails, to prevent recordings by accident.
private func expectSnapshot(_ text: String, _ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
    let file = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["FXTERM_RECORD"] != nil {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        Issue.record("recorded \(name); run again without FXTERM_RECORD")
        return
    }
    #expect(text == (try? String(contentsOf: file, encoding: .utf8)), "\(name)")
}
