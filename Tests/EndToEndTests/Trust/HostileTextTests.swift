import Foundation
import Loopback
import PseudoTerminal
import Seeded
import Testing
import Words

/// No text from outside controls the terminal: checked on the bytes written.
@Suite(.serialized) struct HostileTextTests {
    /// A title, a link, the clipboard, colours by one byte, device control, directions, invisible characters,
    /// controls of both sets, line and paragraph separators, tags.
    private static let evil =
        "A\u{1B}]0;title\u{07}B\u{1B}]8;;http://evil.invalid\u{1B}\\C\u{1B}]52;c;ZXZpbA==\u{07}D\u{9B}31mE"
        + "\u{1B}P1$r0m\u{1B}\\F\u{202E}G\u{2066}H\u{200B}I\u{FEFF}J\u{0}K\rL\nM\u{85}N\u{2028}O\u{E0041}P\u{8}Q"
        + "\u{7F}R\u{AD}S\u{1B}[2JT\u{1B}cU\u{200F}V\u{61C}W"

    private static func json(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }

    private static func body(of request: LoopbackRequest, _ round: Int) -> LoopbackResponse {
        let bodies = Bodies()
        let name = json(evil)
        switch round {
        case 0:
            if request.path.hasPrefix("/capi.php") {
                let time = json("2026-11-20 15:08:03")
                return .text(
                    "{\(name): {\"Exrate\": 1, \"UTC\": \(time)}, " + bodies.rter.dropFirst())
            }
            if request.path.contains("search") {
                return .text(
                    """
                    {"quotes": [{"symbol": "XX", "longname": \(name), "exchDisp": \(name), "typeDisp": \(name)},
                     {"symbol": \(name), "longname": "x"}]}
                    """)
            }
            let chart = bodies.chart("AAPL", name: "NAME", currency: "USD", zone: "America/New_York")
            return .text(chart.replacing("\"NAME\"", with: name))
        case 1:
            // Overlong and otherwise invalid UTF-8, in one body without JSON and one with it.
            let invalid: [UInt8] = [0xC0, 0x9B, 0xE0, 0x80, 0x9B, 0xF5, 0x80, 0xED, 0xA0, 0x80, 0x9D, 0x35]
            return .body(Array("no \(evil)".utf8) + invalid)
        case 2: return .text(evil, status: 500, headers: ["X-Evil": "\u{1B}]0;x\u{07}"])
        default:
            return .text(
                "{\"chart\": {\"result\": null, \"error\": {\"code\": \(name), \"description\": \(name)}}}",
                status: round == 3 ? 404 : 200)
        }
    }

    private func makeHome(_ server: LoopbackServer) throws -> Home {
        let home = try Home()
        try home.useFeeds(of: server)
        let evil = Self.json(Self.evil)
        try home.write(
            """
            {"version": 1, "base": "USD", "baseline": "d1", "rates": ["JPY", "TWD", \(evil)],
             "clocks": ["Asia/Tokyo", \(evil)], "stocks": ["AAPL", "2330.TW", \(evil)],
             "groups": {"stocks": [{"name": \(evil), "after": 1}], "rates": [{"name": \(evil), "after": 1}]}}
            """, to: home.board)
        let themes = home.settings.deletingLastPathComponent().appending(path: "themes")
        try home.write("{", to: themes.appending(path: "evil\u{1B}]0;x\u{07}\u{202E}.json5"))
        try home.write("{}", to: themes.appending(path: "fine\u{1B}[31m.json5"))
        return home
    }

    /// Takes some seconds: five runs of twenty keys, and the screen has to settle after each key.
    @Test("Under feeds, files and names that try, nothing is written but the program's own", arguments: 0..<5)
    func board(round: Int) throws {
        let server = try LoopbackServer { Self.body(of: $0, round) }
        let home = try makeHome(server)
        let terminal = try home.start(
            width: 160, height: 50, environment: ["TZ": "Evil/\u{1B}]0;x\u{07}\u{202E}", "USER": Self.evil])
        try terminal.waitUntil(timeout: .seconds(30)) {
            $0.contains("JPY") && !server.requests.isEmpty
        }
        try terminal.settle()
        for keys in [
            "<enter>", "<esc>3<enter>", "<esc>jj<enter>", "<esc>2<enter>", "<esc>3a", "evil", "<esc>c",
            "<right>", "<up>", "<esc>", "<esc>T", "T", "/", "\u{9B}x", "<esc>?", "<esc>r",
        ] {
            try terminal.press(keys)
            if keys == "evil" {
                // A broken feed gets no requests.
                try terminal.waitUntil { screen in
                    screen.says(.noAnswerBecause) || server.requests.contains { $0.path.contains("search") }
                }
            }
            try terminal.settle()
        }
        try terminal.type(Array("\u{1B}[200~\(Self.evil)\u{1B}[201~".utf8))
        try terminal.settle()
        // Wherever the keys have led, a signal ends it.
        terminal.signal(SIGTERM)
        _ = try terminal.waitForExit()
        let marks = TerminalMarks(terminal.output)
        #expect(marks.strange.isEmpty, "\(marks.strange.prefix(5))")
        #expect(marks.left.isEmpty)
        #expect(!terminal.output.isEmpty)
    }

    @Test("What is printed, and what is complained about, is text and line breaks")
    func printed() throws {
        let server = try LoopbackServer { Self.body(of: $0, 0) }
        let home = try makeHome(server)
        let odd = ["XDG_DATA_HOME": "/dev/null/\u{1B}]0;x\u{07}\u{202E}", "TZ": "Evil/\u{1B}]0;x\u{07}"]
        let evil = Self.evil.filter { $0 != "\u{0}" }.replacing("\u{0}", with: "")
        let runs: [[String]] = [
            ["print"], ["print", "rates", "--format", "csv"], ["doctor"], ["time"],
            ["print", "rates", evil], ["time", evil], ["time", "--at", evil], [evil], ["--\(evil)"],
            ["--config", evil], ["print", evil], ["print", "--format", evil], ["print", "--baseline", evil],
            [
                "--config",
                home.settings.deletingLastPathComponent().path + "/themes/evil\u{1B}]0;x\u{07}\u{202E}.json5",
            ],
        ]
        for arguments in runs {
            let outcome = try home.run(arguments, environment: odd)
            for text in [outcome.output, outcome.errors] {
                let strange = TerminalMarks(text.utf8).strange
                #expect(strange.isEmpty && !text.utf8.contains(27), "\(arguments): \(strange) \(text)")
            }
        }
        Trial(
            "Names, titles, OSC 8 and 52, bidi, zero-width, overlong and invalid UTF-8 from feeds, files, names and the environment: bytes written",
            1, often: 1, test: "HostileTextTests"
        )
        .note("5 boards, \(runs.count) commands", lost: 0)
    }
}
