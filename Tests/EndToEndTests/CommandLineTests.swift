import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite struct CommandLineTests {
    @Test(
        "Neither program has Foundation or regular expressions in it",
        arguments: ["fxterm", "fxterm-collector"])
    func noFoundation(product: String) throws {
        let program = try Data(
            contentsOf: URL(filePath: BuiltProduct.path(of: product)), options: .alwaysMapped)
        // A library to load, or its module in names of linked code. In debug programs, Dispatch loads the
        // library of regular expressions without using it.
        for trace in ["libFoundation", "20FoundationEssentials", "17_StringProcessing"] {
            #expect(
                program.range(of: Data(trace.utf8)) == nil, "\(trace): docs/decisions/0014-no-foundation.md")
        }
    }

    @Test("A path whose bytes are not UTF-8 is refused, and nothing is made beside it")
    func notUTF8() throws {
        let home = try Home()
        let script = """
            cd && mkdir "h$(printf '\\377')" && : > "$(printf 'x\\377')"
            HOME="$PWD/$(ls -d h*)" "$0" print; echo "status $?"
            "$0" import "$PWD/$(ls -d x*)"; echo "status $?"
            echo "folders $(ls -d h* | wc -l)"
            """
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", script, BuiltProduct.path(of: "fxterm")], width: 200, height: 24,
            environment: home.environment())
        #expect(try terminal.waitForExit() == .exited(0))
        let text = terminal.screen.rows.joined(separator: "\n")
        #expect(text.matches(of: /its path is not UTF-8/).count == 2, "\(text)")
        #expect(text.matches(of: /status 1/).count == 2, "\(text)")
        #expect(text.contains("folders 1"), "\(text)")
    }

    @Test("print --format json shows the figures that the bodies hold, live and then cached")
    func printJSON() throws {
        let home = try Home()
        let bodies = Bodies()
        let server = try Replay(bodies.all).serve()
        try home.useFeeds(of: server)
        var outcome = try home.run(["print", "--format", "json"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.says(.failUnknownSymbol, ["symbol": "NVDA"]))
        for (state, baseline) in [("live", "d1"), ("cached", "d1"), ("cached", "d5")] {
            let rates = outcome.items("rates")
            #expect(Set(rates.keys) == Set(bodies.rates.keys))
            for (code, rate) in bodies.rates {
                #expect(rates[code]?["rate"] as? Double == rate)
                #expect(rates[code]?["state"] as? String == state)
                #expect(rates[code]?["source"] as? String == "rter")
            }
            let stock = outcome.items("stocks")["2330.TW"] ?? [:]
            let base = baseline == "d1" ? Bodies.closes[6] : Bodies.closes[2]
            #expect(stock["price"] as? Double == Bodies.price)
            #expect(stock["baseClose"] as? Double == base)
            let change = try #require(stock["change"] as? Double)
            #expect(abs(change - (Bodies.price - base) / base) < 1e-12)
            #expect(stock["name"] as? String == "台積電")
            #expect(stock["currency"] as? String == "TWD")
            #expect(stock["state"] as? String == state)
            #expect(outcome.items("stocks")["NVDA"]?["price"] is NSNull, "unknown is null, not 0")
            let kathmandu = outcome.items("clocks")["Asia/Tokyo"] ?? [:]
            #expect(kathmandu["offsetSeconds"] as? Int == 3600)
            server.stop()
            outcome = try home.run(["print", "--format", "json", "--baseline", state == "live" ? "d1" : "d5"])
        }
    }

    @Test("Currencies have d1 and d5 from the feed of past rates, and keep them")
    func pastRates() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        for (baseline, base) in [("d1", 146.0), ("d5", 142.0)] {
            let outcome = try home.run(["print", "rates", "JPY", "--format", "json", "--baseline", baseline])
            let yen = outcome.items("rates")["JPY"] ?? [:]
            #expect(yen["baseRate"] as? Double == base, "\(outcome.output)\(outcome.errors)")
            let change = try #require(yen["change"] as? Double)
            #expect(abs(change - (149.23 - base) / base) < 1e-12)
            server.stop()
        }
    }

    @Test("Named items are printed in place of the board's, in the order given")
    func items() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        let csv = try home.run(["print", "rates", "twd", "JPY", "--format", "csv"])
        let lines = csv.output.split(separator: "\n")
        #expect(lines.first == "code,name,rate,baseDay,baseRate,change,quotedAt,source,state,disputed,base")
        #expect(lines.dropFirst().first?.hasPrefix("TWD,New Taiwan Dollar,32.105,,,,") == true)
        #expect(lines.dropFirst(2).first?.hasPrefix("JPY,Japanese Yen,149.23,") == true)
        #expect(lines.count == 3)
        let clocks = try home.run(["print", "clocks", "Asia/Kathmandu", "--format", "json"])
        #expect(clocks.status == 0)
        #expect(clocks.items("clocks")["Asia/Kathmandu"]?["offsetSeconds"] as? Int == -8100)
        #expect(clocks.items("clocks")["Asia/Kathmandu"]?["city"] as? String == "Kathmandu")
        let table = try home.run(["print", "stocks", "AAPL"])
        #expect(table.output.contains("1020.00"))
        #expect(table.output.contains("+1.2 %"))
        #expect(!FileManager.default.fileExists(atPath: home.board.path), "printing changes no board")
    }

    @Test("With nothing known and nobody to ask, print gives a reason and exit code 1, and no sample")
    func nothing() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let outcome = try home.run(["print", "rates", "--format", "json"])
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors.says(.failUnreachable, ["source": "fxterm: rter"]))
        #expect(outcome.errors.split(separator: "\n").count == 1)
        let demo = try home.run(["print", "rates", "--format", "json", "--demo"])
        #expect(demo.status == 0)
        #expect(demo.items("rates")["JPY"]?["state"] as? String == "sample")
    }

    @Test(
        "Wrong usage is said in one line with a hint, exit code 2",
        arguments: [
            ["frobnicate"], ["--frobnicate"], ["print", "bonds"], ["print", "--format", "xml"],
            ["print", "--baseline", "d0"], ["print", "rates", "nonsense"], ["--format", "json"],
            ["print", "clocks", "Atlantis"], ["--config"], ["doctor", "rates"], ["doctor", "--demo"],
        ])
    func usage(_ arguments: [String]) throws {
        let outcome = try Home().run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(!outcome.errors.isEmpty)
    }

    @Test(
        "doctor tells of each feed what is known, asks nobody, and says by its exit code whether all is well")
    func doctor() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        var outcome = try home.run(["doctor"])
        #expect(outcome.status == 1)
        #expect(outcome.output.says(.doctorNoAnswerYet))
        #expect(server.requests.isEmpty)
        #expect(try home.run(["print"]).status == 0)
        let count = server.requests.count
        outcome = try home.run(["doctor"])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(!outcome.output.says(.doctorNoAnswerYet))
        #expect(outcome.output.contains("frankfurter"))
        #expect(server.requests.count == count)
    }

    @Test("doctor tells of each service of alerts.to whether its key is there, and asks none")
    func receivers() throws {
        let (home, server) = (try Home(), try LoopbackServer { _ in .text("") })
        try home.write(
            """
            { feeds: { rates: [], stocks: [], history: [], events: [] }, alerts: { to: [
                { name: "phone", kind: "gotify", url: "\(server.url)/message", headers: { "X-Gotify-Key": "${GOTIFY}" } },
                { kind: "slack", url: "https://hooks.slack.test/services/T0/B0/hidden" } ] } }
            """, to: home.settings)
        func services(_ environment: [String: String?] = [:]) throws -> [[String]] {
            let outcome = try home.run(["doctor", "--format", "json"], environment: environment)
            #expect(!outcome.output.contains("hidden") && !outcome.output.contains("s3cret"))
            let all = try #require(outcome.json?["alertsTo"] as? [[String: Any]], "\(outcome.output)")
            return all.map { service in
                ["name", "kind", "host", "key", "missingKey"].map { service[$0] as? String ?? "null" }
            }
        }
        let host = server.url.split(separator: "/").last.map(String.init) ?? ""
        let slack = ["slack", "slack", "hooks.slack.test", "none", "null"]
        #expect(try services() == [["phone", "gotify", host, "missing", "GOTIFY"], slack])
        #expect(try services(["GOTIFY": "s3cret"]) == [["phone", "gotify", host, "found", "null"], slack])
        let keys = home.settings.deletingLastPathComponent().appending(path: "keys")
        try home.write("GOTIFY=s3cret\n", to: keys)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: keys.path)
        #expect(try services() == [["phone", "gotify", host, "open", "null"], slack])
        let text = try home.run(["doctor"], environment: ["GOTIFY": "s3cret"]).output
        #expect(text.says(.doctorKeyFound, ["key": "GOTIFY"]) && text.says(.doctorNoKeyNeeded), "\(text)")
        #expect(!text.contains("hidden") && !text.contains("s3cret"))
        #expect(server.requests.isEmpty)
    }

    @Test(
        "doctor and feeds list tell programs the state of each feed, and which key is missing, before any request"
    )
    func feedObjects() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.write(
            """
            { feeds: { rates: [ { kind: "rter", url: "\(server.url)/capi.php" } ], stocks: [ { recipe: "tiingo" },
                { kind: "yahoo", url: "\(server.url)" } ], history: [], events: [] } }
            """, to: home.settings)
        func feeds(_ arguments: String...) throws -> (all: [String: Any], byName: [String: [String: Any]]) {
            let outcome = try home.run(arguments + ["--format", "json"])
            let json = try #require(
                JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
            let feeds = try #require(json["feeds"] as? [[String: Any]])
            return (json, Dictionary(uniqueKeysWithValues: feeds.map { ($0["name"] as? String ?? "", $0) }))
        }
        for command in [["doctor"], ["feeds", "list"]] {
            let told = try command.count == 1 ? feeds("doctor") : feeds("feeds", "list")
            #expect(told.byName["tiingo"]?["state"] as? String == "noKey")
            #expect(told.byName["tiingo"]?["missingKey"] as? String == "TIINGO_API_KEY")
            #expect(told.byName["yahoo"]?["state"] as? String == "untried")
        }
        #expect(try home.run(["doctor"]).output.contains("TIINGO_API_KEY"))
        #expect(server.requests.isEmpty)
        let keys = home.settings.deletingLastPathComponent().appending(path: "keys")
        try home.write("TIINGO_API_KEY=secret\n", to: keys)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: keys.path)
        #expect(try feeds("doctor").byName["tiingo"]?["state"] as? String == "noKey")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: keys.path)
        #expect(try feeds("doctor").byName["tiingo"]?["state"] as? String == "untried")
        #expect(try home.run(["print", "rates"]).status == 0)
        let told = try feeds("doctor")
        #expect(told.byName["rter"]?["state"] as? String == "answering")
        #expect(told.byName["rter"]?["lastAnswer"] is String)
        #expect(try feeds("feeds", "list").all["recipes"] is [Any])
    }

    @Test("Two prints in a row share one pace: the second asks nobody", arguments: [false, true])
    func sharedPace(isCollectorKilled: Bool) throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        #expect(try home.run(["print", "rates"]).status == 0)
        if isCollectorKilled { home.endCollector() }
        #expect(try home.run(["print", "rates"]).status == 0)
        #expect(server.requests.count { $0.path == "/capi.php" } == 1)
    }

    @Test("--help and --version")
    func help() throws {
        let help = try Home().run(["--help"])
        #expect(help.status == 0)
        #expect(help.output.contains("fxterm print [rates|clocks|stocks [ITEM…]]"))
    }

    @Test("A word after -h is not needed: each command has its own help")
    func ownHelp() throws {
        let home = try Home()
        for option in ["-h", "--help"] {
            let help = try home.run(["print", option])
            #expect(help.status == 0 && help.output.hasPrefix("Usage: fxterm print"), "\(help.output)")
            #expect(!help.output.contains("fxterm convert"))
        }
        #expect(try home.run(["alerts", "add", "-h"]).output.contains("fxterm alerts add"))
    }

    @Test("A mistake in the settings breaks no completions")
    func brokenSettings() throws {
        let home = try Home()
        try home.write("{ theme: ", to: home.settings)
        let script = try home.run(["completion", "bash"])
        #expect(script.status == 0 && script.output.contains("complete -") && script.errors.isEmpty)
        #expect(try home.run(["config", "check"]).status == 2)
    }

    @Test(
        "What is nearly right is said with what may be meant",
        arguments: [
            (["statsu"], "status"), (["help", "pirnt"], "print"), (["print", "ratse"], "rates"),
            (["config", "chekc"], "check"), (["print", "--formta", "csv"], "--format"),
            (["print", "--format", "jsno"], "json"),
            (["convert", "250", "ERU", "JPY", "--demo"], "mean EUR"),
        ])
    func didYouMean(arguments: [String], meant: String) throws {
        let outcome = try Home().run(arguments)
        #expect(outcome.status == 2 && outcome.errors.contains(meant), "\(outcome.errors)")
    }

    @Test("A theme that is nearly right is said with the one that may be meant")
    func nearTheme() throws {
        let home = try Home()
        try home.write("{ theme: \"nrod\" }", to: home.settings)
        #expect(try home.run(["print", "clocks"]).errors.says(.didYouMean, ["names": "nord"]))
    }

    @Test("An imported table without our columns names the option for another program's")
    func foreignTable() throws {
        let home = try Home()
        let file = home.folder.appending(path: "x.csv")
        try home.write("Datum;Symbol;Menge\n2024-03-01;AAPL;3\n", to: file)
        let outcome = try home.run(["transactions", "import", file.path])
        #expect(outcome.status == 1 && outcome.errors.contains("--map date="), "\(outcome.errors)")
    }

    @Test("--version tells the version that CHANGELOG and manual name, and at most a commit beside it")
    func version() throws {
        let outcome = try Home().run(["--version"])
        let form = try Regex(
            #"fxterm (\d+\.\d+\.\d+)( \([0-9a-f]{7,40}\))?\n"#, as: (Substring, Substring, Substring?).self)
        let version = try #require(try form.wholeMatch(in: outcome.output)).1
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        func lines(_ file: String) throws -> [Substring] {
            try String(contentsOf: root.appending(path: file), encoding: .utf8).split(separator: "\n")
        }
        let changes = try #require(try lines("CHANGELOG.md").first { $0.hasPrefix("## ") })
        #expect(changes.hasPrefix("## \(version) - ") || changes.hasPrefix("## Unreleased"), "\(changes)")
        #expect(try lines("docs/fxterm.1").first?.contains("\"fxterm \(version)\"") == true)
    }

    @Test("help, help COMMAND and version are commands too")
    func helpCommand() throws {
        let home = try Home()
        for (command, option) in [("help", "--help"), ("version", "--version")] {
            let outcome = try home.run([command])
            #expect(outcome.status == 0 && outcome.errors.isEmpty)
            #expect(try outcome.output == home.run([option]).output)
        }
        let time = try home.run(["help", "time"])
        #expect(time.status == 0)
        #expect(time.output.hasPrefix("Usage: fxterm time [CITY…] [--at TIME] [--format table|json|csv]\n"))
        #expect(time.output.contains("--at TIME") && !time.output.contains("--baseline"))
        for command in ["print", "chart", "convert", "doctor", "config", "help", "version"] {
            #expect(try home.run(["help", command]).output.hasPrefix("Usage: fxterm \(command)"))
        }
        for wrong in [
            ["help", "bonds"], ["help", "time", "print"], ["version", "2"], ["version", "--demo"],
        ] {
            let outcome = try home.run(wrong)
            #expect(outcome.status == 2 && outcome.output.isEmpty, "\(wrong)")
            #expect(outcome.errors.hasPrefix("fxterm: "), "\(wrong)")
        }
    }

    @Test(
        "A mistake in one's own theme is said with its file and line, and the board starts in the default theme"
    )
    func brokenTheme() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let settings = try String(contentsOf: home.settings, encoding: .utf8)
        try home.write("{ theme: \"mine\"," + settings.dropFirst(), to: home.settings)
        let theme = home.folder.appending(path: ".config/fxterm/themes/mine.json5")
        try home.write("{\n  paper: \"own\",\n  text: \"#12345\"\n}", to: theme)
        let outcome = try home.run(["print", "clocks"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("\(theme.path):3: "))
        let terminal = try home.start(width: 180)
        try terminal.waitUntil { $0.contains("╭ JPY") && $0.contains("mine.json5:3: ") }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        try home.write("{\n  theme: \"yours\" }", to: home.settings)
        #expect(try home.run(["print", "clocks"]).errors.contains(":2: theme: "))
    }

    @Test(
        "--help is in the user's language, and eighty columns are enough for it",
        arguments: ["C", "zh_TW", "zh_CN", "ja_JP", "ko_KR", "id_ID", "de_DE", "es_ES"])
    func helpInLanguages(_ locale: String) throws {
        let help = try Home().run(["--help"], environment: ["LANG": locale == "C" ? "C" : locale + ".UTF-8"])
        #expect(help.status == 0)
        #expect(help.output.contains("--format table|json|csv"))
        #expect(help.output.says(.aboutConfig) == (locale == "C"))
        for line in help.output.split(separator: "\n") {
            let cells = line.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 || $1 == "…" ? 1 : 2) }
            #expect(cells <= 80, "\(line)")
        }
    }

    @Test("What is wrong is said in the user's language, with file, line and key")
    func complaintsInLanguages() throws {
        let home = try Home()
        let (german, chinese) = (Words(.german), Words(.traditionalChinese))
        let inGerman = ["LANG": "de_DE.UTF-8"]
        var outcome = try home.run(["print", "bonds"], environment: inGerman)
        #expect(
            outcome.errors.says(
                .cannotPrint,
                [
                    "text": german[.inQuotes, ["text": "bonds"]],
                    "choices": german[
                        .either,
                        [
                            "some":
                                "rates, clocks, stocks, candles, positions, exposure, gains, prices, news, meeting",
                            "last": "events",
                        ]],
                ], in: german))
        #expect(outcome.errors.says(.tryHelp, in: german))
        try home.write("{\n hours: 13 }", to: home.settings)
        outcome = try home.run(["print"], environment: inGerman)
        #expect(
            outcome.errors.says(
                .expectedFound,
                ["wanted": german[.either, ["some": "12", "last": "24"]], "found": "13"], in: german))
        #expect(outcome.errors.hasPrefix("fxterm: \(home.settings.path):2: hours: "))
        outcome = try home.run(["print"], environment: ["LANG": "zh_TW.UTF-8"])
        #expect(outcome.errors.says(.expectedFound, ["found": "13"], in: chinese))
        outcome = try home.run(["print"], environment: ["LANG": "zh_TW.Big5"])
        #expect(outcome.errors.says(.expectedFound, ["found": "13"]))
        try home.write("{ language: \"es\" }", to: home.settings)
        try home.write("{", to: home.board)
        outcome = try home.run(["time"], environment: inGerman)
        #expect(outcome.errors.says(.nameUnreadable, ["file": "board.json"], in: Words(.spanish)))
    }

    @Test("Without a terminal the board says so, exit code 2")
    func noTerminal() throws {
        let outcome = try Home().run([])
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.says(.notATerminal, ["stream": "fxterm: " + Words.english[.standardInput]]))
    }

    @Test(
        "A broken settings file is one line with file, line and key, exit code 2",
        arguments: [
            ("{\n  refresh: { rates: \"soon\" },\n}", ":2: refresh.rates: "),
            ("{\n\n  colors: \"auto\",\n}", ":3: colors: "), ("{\n  seconds: tru\n}", ":2: "),
            (
                "{ feeds: {\n stocks: [\n { kind: \"yahoo\", url: \"http://example.org\" } ] } }",
                ":3: feeds.stocks[0].url: "
            ),
        ])
    func settings(_ text: String, _ expected: String) throws {
        let home = try Home()
        try home.write(text, to: home.settings)
        let commands = [
            [], ["print"], ["time", "Tokyo"], ["time"], ["doctor"], ["config", "path"], ["config", "check"],
            ["config", "default"],
        ]
        for arguments in commands {
            let outcome = try home.run(arguments)
            #expect(outcome.status == 2)
            #expect(outcome.errors.hasPrefix("fxterm: \(home.settings.path)\(expected)"), "\(outcome.errors)")
            #expect(outcome.errors.split(separator: "\n").count == 1)
        }
        let elsewhere = try Home().run(["time", "Tokyo", "--config", home.settings.path])
        #expect(elsewhere.status == 2)
        #expect(elsewhere.errors.hasPrefix("fxterm: \(home.settings.path)\(expected)"))
        #expect(try String(contentsOf: home.settings, encoding: .utf8) == text)
        for arguments in [["help"], ["--help"], ["help", "time"], ["version"], ["--version"]] {
            #expect(try home.run(arguments).status == 0)
        }
    }

    @Test("config says where the settings are, whether they are fine, and all defaults")
    func config() throws {
        let home = try Home()
        let path = home.settings.path
        #expect(try home.run(["config", "path"]).output == "\(path)\n")
        #expect(
            try home.run(["config", "check"]).output == "\(path): there is no such file; the defaults apply\n"
        )
        let standard = try home.run(["config", "default"])
        #expect(standard.status == 0 && standard.output.contains("\n  motion: true,\n"))
        try home.write(standard.output, to: home.settings)
        #expect(try home.run(["config", "check"]).output == "\(path): OK\n")
        let elsewhere = try Home().run(["config", "path", "--config", path])
        #expect(elsewhere.status == 0 && elsewhere.output == "\(path)\n")
        let theme = home.folder.appending(path: ".config/fxterm/themes/mine.json5")
        try home.write("{ paper: 3 }", to: theme)
        let broken = try home.run(["config", "check"])
        #expect(broken.status == 2 && broken.output == "")
        #expect(broken.errors.contains("\(theme.path):1: "))
        for arguments in [
            ["config"], ["config", "paths"], ["config", "path", "x"], ["config", "path", "--demo"],
        ] {
            #expect(try home.run(arguments).status == 2)
        }
    }

    @Test("A broken board file is set aside, said, and never overwritten")
    func brokenBoard() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let text = "{ \"rates\": [ \"JPY\","
        try home.write(text, to: home.board)
        let terminal = try home.start()
        try terminal.wait(for: "board.json.broken-1")
        try terminal.press("<space><right><enter>")
        try terminal.wait(for: "╭ TWD")
        try terminal.press("q")
        _ = try terminal.waitForExit()
        #expect(
            try String(contentsOf: home.board.appendingPathExtension("broken-1"), encoding: .utf8) == text)
        #expect(try String(contentsOf: home.board, encoding: .utf8).contains("TWD"))
    }

    @Test(
        "The entry of the desktop's menu says in each language what the program is",
        arguments: Language.allCases)
    func desktopEntry(language: Language) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let entry = try String(contentsOf: root.appending(path: "packaging/fxterm.desktop"), encoding: .utf8)
        let key = language == .english ? "Comment=" : "Comment[\(language.rawValue)]="
        #expect(entry.split(separator: "\n").contains { $0.hasPrefix(key) && $0.count > key.count })
    }

    @Test("Pictures, README and manual are what the program would write now")
    func documents() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        try expectSuccess(of: BuiltProduct.path(of: "Pictures"), ["--check", root.path])
    }

    @Test("The tables of docs/internals/performance.md were judged by the budgets in Tests/Bench")
    func measurements() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        try expectSuccess(
            of: "/usr/bin/env",
            ["python3", root.path + "/Tests/Bench/budgets.py", root.path + "/docs/internals/performance.md"])
    }

    private func expectSuccess(of program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(said)")
    }
}

@Suite struct DashTests {
    @Test("A dash list in a file gives prices, both stated baselines, and a dash where there is no price")
    func dashFile() throws {
        let home = try Home()
        let list = home.folder.appending(path: "dash.json")
        try home.write(
            """
            [ { "alertId": 1, "symbol": "2330.TW", "name": "台積電", "lastCloseDay": "20240619", "last5Day": "20240613",
                "lastClose": 981.0, "last5Close": 922.0,
                "dataList": [ { "time": "2024-06-20 09:00:00", "value": 970.0 },
                              { "time": "2024-06-20 09:05:00", "value": 975.0 } ] },
              { "alertId": 2, "symbol": "2317.TW", "name": "鴻海", "lastCloseDay": "20240619", "last5Day": "20240613",
                "lastClose": 210.0, "last5Close": 0, "dataList": [] } ]
            """, to: list)
        try home.write("{ feeds: { stocks: [ { kind: 'dash', url: '\(list.path)' } ] } }", to: home.settings)
        let d1 = try home.run(["print", "stocks", "2330.TW", "2317.TW", "--format", "json"])
        #expect(d1.status == 0, "\(d1.errors)")
        let stock = d1.items("stocks")["2330.TW"] ?? [:]
        #expect(stock["price"] as? Double == 975)
        #expect(stock["time"] as? String == "2024-06-20T01:05:00Z")
        #expect(stock["baseDay"] as? String == "2024-06-19")
        #expect(stock["baseClose"] as? Double == 981)
        let empty = d1.items("stocks")["2317.TW"] ?? [:]
        #expect(empty["price"] is NSNull)
        #expect(empty["baseClose"] as? Double == 210)
        #expect(empty["change"] is NSNull)
        let d5 = try home.run(["print", "stocks", "--format", "json", "--baseline", "d5"])
        #expect(d5.items("stocks")["2330.TW"]?["baseClose"] as? Double == 922)
        #expect(d5.items("stocks")["2317.TW"]?["baseClose"] is NSNull, "a base of 0 is none")
        let none = try home.run(["print", "stocks", "2317.TW"])
        #expect(none.status == 1)
        #expect(none.errors.says(.noFiguresLately))
        #expect(!none.errors.says(.didYouMean), "\(none.errors)")
    }
}
