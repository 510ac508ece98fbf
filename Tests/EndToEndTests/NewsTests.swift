import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite(.timeLimit(.minutes(10))) struct NewsTests {
    private static let payloads = ProcessInfo.processInfo.environment["FXTERM_PAYLOADS"]
        .flatMap { $0.isEmpty ? nil : URL(filePath: $0) }

    private static func body(_ news: [(title: String, publisher: String, link: String)]) throws -> String {
        let time = Int(Date().timeIntervalSince1970) - 3600
        let entries = news.enumerated().map { index, entry in
            [
                "title": entry.title, "publisher": entry.publisher, "link": entry.link,
                "providerPublishTime": time - index,
            ] as [String: Any]
        }
        return String(decoding: try JSONSerialization.data(withJSONObject: ["news": entries]), as: UTF8.self)
    }

    private func home(_ news: String) throws -> (Home, LoopbackServer) {
        let home = try Home()
        var bodies = Bodies().all
        bodies["/v1/finance/search"] = Array(news.utf8)
        let server = try Replay(bodies).serve()
        try home.useFeeds(of: server)
        return (home, server)
    }

    private static let hostile = [
        ("Title \u{1B}]0;owned\u{7}\u{1B}[31m\u{202E}end", "Pa\nper", "https://a.test/b"),
        (String(repeating: "long ", count: 200), "P", "javascript:alert(1)"),
        ("Two", "P", "https://a.test/\n\u{1B}[2J"),
    ]

    @Test(
        "Titles, publishers, ages and addresses are printed, cleaned; an address that is none to open is unknown"
    )
    func printed() throws {
        let (home, server) = try home(try Self.body(Self.hostile))
        defer { server.stop() }
        let outcome = try home.run(["print", "news", "aapl", "--format", "json"])
        #expect((outcome.status, outcome.errors) == (0, ""))
        let items = try #require(outcome.json?["news"] as? [[String: Any]])
        #expect(items.map { $0["symbol"] as? String } == ["AAPL", "AAPL", "AAPL"])
        #expect(items[0]["title"] as? String == "Title end")
        #expect(items[0]["publisher"] as? String == "Pa per")
        #expect(items[0]["link"] as? String == "https://a.test/b")
        #expect((items[1]["title"] as? String).map { $0.count <= 160 } == true)
        #expect(items[1]["link"] is NSNull && items[2]["link"] is NSNull)
        let table = try home.run(["print", "news", "AAPL"])
        #expect(table.output.contains("https://a.test/b") && !table.output.contains("\u{1B}"))
        #expect(table.output.split(separator: "\n").count == 4)
    }

    @Test("The recorded body is read as the service sent it", .enabled(if: Self.payloads != nil))
    func recorded() throws {
        let file = try #require(Self.payloads).appending(
            path: "yahoo-search/search-AAPL-with-news.rec20260304.excerpt.json")
        let (home, server) = try home(try String(contentsOf: file, encoding: .utf8))
        defer { server.stop() }
        let items = try #require(
            try home.run(["print", "news", "AAPL", "--format", "json"]).json?["news"] as? [[String: Any]])
        // By providerPublishTime of the body.
        #expect(items.map { $0["publishedAt"] as? String }.first == "2026-03-04T02:12:24Z")
        #expect(items.first?["publisher"] as? String == "Simply Wall St.")
        #expect(items.count == 3)
    }

    @Test("Without news that is said")
    func none() throws {
        let (home, server) = try home(#"{"news":[]}"#)
        defer { server.stop() }
        let outcome = try home.run(["print", "news", "AAPL"])
        #expect((outcome.status, outcome.output, outcome.errors) == (1, "", "fxterm: no news for AAPL\n"))
        #expect(try home.run(["print", "news"]).status == 2)
        #expect(try home.run(["print", "news", "A A"]).status == 2)
    }

    @Test(
        "In details Enter on a headline shows a link, and y copies: the terminal gets both sequences, and no other"
    )
    func details() throws {
        let (home, server) = try home(try Self.body(Self.hostile))
        defer { server.stop() }
        let terminal = try home.start(environment: ["TERM": "xterm-256color"])
        try terminal.waitUntil { $0.isLive }
        try terminal.press("3")
        try terminal.press("jjj<enter>")
        try terminal.waitUntil { $0.contains("Title end") }
        terminal.forgetOutput()
        try terminal.press("<tab><enter>")
        try terminal.waitUntil { $0.contains("https://a.test/b") }
        try terminal.settle()
        let shown = String(decoding: terminal.output, as: UTF8.self)
        #expect(shown.contains("\u{1B}]8;id=fxterm;https://a.test/b\u{1B}\\"))
        terminal.forgetOutput()
        try terminal.press("y")
        try terminal.wait(for: "copied https://a.test/b")
        let copied = String(decoding: terminal.output, as: UTF8.self)
        #expect(
            copied.contains("\u{1B}]52;c;" + Data("https://a.test/b".utf8).base64EncodedString() + "\u{1B}\\")
        )
        terminal.forgetOutput()
        try terminal.press("<tab><enter>")
        try terminal.wait(for: Words.english[.headlineWithoutAddress])
        let none = String(decoding: terminal.output, as: UTF8.self)
        #expect(!none.contains("javascript") && !none.contains("\u{1B}]8;id"))
        try terminal.press("<esc>q")
        #expect(try terminal.waitForExit() == .exited(0))
    }
}
