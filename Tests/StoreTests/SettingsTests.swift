import Board
import Figures
import Foundation
import Glibc
import Literals
import Market
import Money
import Testing

@testable import SettingsFiles
@testable import Store
@testable import Words

@Suite struct SettingsTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder("config.json")
    }

    private func settings(_ text: String) throws -> Settings {
        try folder.write(text, to: "config.json")
        return try SettingsReading(from: path).settings
    }

    /// The error's line without the folder's path, which differs each time.
    private func complaint(_ text: String) throws -> String? {
        do {
            _ = try settings(text)
            return nil
        } catch let error as SettingsError {
            return Words.english[error.saying].replacingOccurrences(of: folder.path + "/", with: "")
        }
    }

    @Test func `no file means the defaults, unless the user named it`() throws {
        #expect(try SettingsReading(from: path).settings == Settings())
        #expect(throws: SettingsError(file: path, problem: .phrase(.noSuchFile))) {
            try SettingsReading(from: path, mustExist: true)
        }
    }

    @Test func `everything can be set`() throws {
        let settings = try settings(
            """
            // What I like.
            {
              feeds: {
                rates:  [ { kind: "er-api", url: "https://example.org/USD" }, ],
                stocks: [ { kind: 'twse-day', url: 'https://openapi.example.org', agent: "Mine/1.0 (x)" },
                          { kind: "kraken", url: "https://a.example", stream: "ws://127.0.0.1:80/v2" },
                          { kind: "kraken", url: "https://a.example", stream: false },
                          { kind: "kraken", url: "https://a.example", stream: true },
                          { url: "http://127.0.0.1:8080/dash.json", kind: "dash" } ],
                history: [],
              },
              refresh: { rates: 3600, stocks: 0x3C },   /* seconds */
              margin: 2.5,
              colours: "green-up",
              "flags": false, seconds: false, hours: 12, language: "de_AT", theme: "default", mouse: false, motion: false,
            }
            """)
        var expected = Settings()
        expected.feeds.rates = [FeedSource(kind: "er-api", url: "https://example.org/USD")]
        expected.feeds.stocks = [
            FeedSource(kind: "twse-day", url: "https://openapi.example.org", agent: "Mine/1.0 (x)"),
            FeedSource(kind: "kraken", url: "https://a.example", stream: .at("ws://127.0.0.1:80/v2")),
            FeedSource(kind: "kraken", url: "https://a.example", stream: .off),
            FeedSource(kind: "kraken", url: "https://a.example"),
            FeedSource(kind: "dash", url: "http://127.0.0.1:8080/dash.json"),
        ]
        expected.feeds.history = []
        expected.refresh.rates = 3600
        expected.refresh.stocks = 60
        expected.margin = Rational(5) / 2
        expected.colours = .greenUp
        expected.flags = false
        expected.seconds = false
        expected.hours = .twelve
        expected.language = "de_AT"
        expected.mouse = false
        expected.motion = false
        #expect(settings == expected)
    }

    @Test func `what is left out has its default`() throws {
        #expect(try settings("{}") == Settings())
        let some = try settings("{ feeds: { stocks: [] }, refresh: { rates: 10 } }")
        #expect(some.feeds.stocks == [])
        #expect(some.feeds.rates == Settings().feeds.rates)
        #expect(some.feeds.history == [FeedSource(kind: "frankfurter", url: "https://api.frankfurter.dev")])
        #expect(some.refresh.rates == 10)
        #expect(some.refresh.stocks == 60)
    }

    @Test(arguments: [
        "https://example.org", "HTTPS://EXAMPLE.ORG/a?b=c", "http://localhost:1234/x", "http://LOCALHOST",
        "http://127.0.0.1", "http://127.255.3.4:80/", "http://[::1]:8080/",
    ])
    func `https anywhere and http on this machine are addresses`(address: String) throws {
        let settings = try settings("{ feeds: { stocks: [ { kind: 'yahoo', url: '\(address)' } ] } }")
        #expect(settings.feeds.stocks == [FeedSource(kind: "yahoo", url: address)])
    }

    @Test(arguments: [
        "http://example.org", "http://localhost@example.org/", "http://127.0.0.1.example.org",
        "http://localhost.example.org", "http://128.0.0.1", "http://127.1", "http://127.0.0.256",
        "http://0.0.0.0",
        "http://[::2]/", "HTTP://example.org", "http://127.0.0.+1",
    ])
    func `plain http to another machine is refused`(address: String) throws {
        #expect(
            try complaint("{ feeds: { stocks: [\n{ kind: 'dash',\n url: '\(address)' } ] } }")
                == "config.json:3: feeds.stocks[0].url: plain http is only for this machine; write https://")
    }

    @Test func `a desk is an address, or off`() throws {
        let address = "postgresql://ann@db.example.org/desk"
        #expect(try settings("{ desk: '\(address)' }").feeds.desk == .init(address: address, isOnly: true))
        let both = try settings("{ deskOnly: false, desk: '\(address)' }")
        #expect(both.feeds.desk == .init(address: address, isOnly: false))
        #expect(try settings("{ desk: 'off' }") == Settings())
    }

    @Test(arguments: [
        (
            "https://example.org",
            "not an address: “https://example.org”; it should begin with postgresql://"
        ),
        (
            "postgresql://ann:secret@db/desk",
            "the address contains a password; move it to ~/.pgpass or a service file"
        ),
        (
            "ann:secret@db/desk", "not an address: “…@db/desk”; it should begin with postgresql://"
        ),
        (
            "postgresql://db/desk?sslmode=require",
            "a team server on another machine needs sslmode=verify-full; write that, or leave sslmode out"
        ),
    ])
    func `a desk's address that is none is refused, and no password is said`(address: String, line: String)
        throws
    {
        #expect(try complaint("{\n desk: '\(address)' }") == "config.json:2: desk: \(line)")
    }

    @Test(arguments: ["/srv/my list.json", "~/list.json", "file:///srv/list.json"])
    func `the dash list may be a file`(address: String) throws {
        let settings = try settings("{ feeds: { stocks: [{ kind: 'dash', url: '\(address)' }] } }")
        #expect(settings.feeds.stocks == [FeedSource(kind: "dash", url: address)])
        #expect(throws: SettingsError.self) {
            try self.settings("{ feeds: { stocks: [{ kind: 'yahoo', url: '\(address)' }] } }")
        }
    }

    @Test func `a relative path begins at the settings file's folder`() throws {
        let text = Array("{ feeds: { stocks: [{ kind: 'dash', url: 'my/list.json' }] } }".utf8)
        #expect(
            try SettingsReading(bytes: text, file: "/c/config.json").settings.feeds.stocks.map(\.url) == [
                "/c/my/list.json"
            ])
        let here = FileManager.default.currentDirectoryPath
        #expect(
            try SettingsReading(bytes: text, file: "c/config.json").settings.feeds.stocks.map(\.url) == [
                here + "/c/my/list.json"
            ])
        #expect(
            try SettingsReading(bytes: text, file: "config.json").settings.feeds.stocks.map(\.url) == [
                here + "/my/list.json"
            ]
        )
    }

    @Test(arguments: [
        ("[]", "config.json:1: expected an object { … }, found a list"),
        ("\n\n3", "config.json:3: expected an object { … }, found a number"),
        (
            "{ colors: 'auto' }",
            "config.json:1: colors: unknown key; valid keys: feeds, refresh, desk, deskOnly, margin, home, costMethod, quietHours, work, colours, colourDepth, graphics, notify, alerts, flags, seconds, hours, language, names, theme, mouse, ascii, ambiguousWidth, motion, reader, readerPause, keys"
        ),
        (
            "{\n refresh: {\n  rate: 3 } }",
            "config.json:3: refresh.rate: unknown key; valid keys: rates, stocks"
        ),
        (
            "{ feeds: { rates: [ { kind: 'rter', url: 'https://a.b', x: 1 } ] } }",
            "config.json:1: feeds.rates[0].x: unknown key; valid keys: kind, url, agent"
        ),
        (
            "{ feeds: { stocks: [ { kind: 'yahoo', url: 'https://a.b',\nstream: false } ] } }",
            "config.json:2: feeds.stocks[0].stream: unknown key; valid keys: kind, url, agent"
        ),
        (
            "{ feeds: { stocks: [ { kind: 'kraken', url: 'https://a.b', stream: 'ws://a.b/v2' } ] } }",
            "config.json:1: feeds.stocks[0].stream: not an address: “ws://a.b/v2”; it should begin with wss://"
        ),
        ("{ feeds: [] }", "config.json:1: feeds: expected an object { … }, found a list"),
        ("{ feeds: { rates: {} } }", "config.json:1: feeds.rates: expected a list [ … ], found an object"),
        (
            "{ feeds: { rates: [ 'rter' ] } }",
            "config.json:1: feeds.rates[0]: expected an object { … }, found text"
        ),
        (
            "{\nfeeds: {\nstocks: [\n{ kind: 'yahoo', url: 'https://a.b' },\n{ kind: 'twse',\nurl:\n 17 } ] } }",
            "config.json:7: feeds.stocks[1].url: expected text, found a number"
        ),
        (
            "{ feeds: { rates: [ { kind: 'yahoo', url: 'https://a.b' } ] } }",
            "config.json:1: feeds.rates[0].kind: expected rter, er-api, frankfurter or json, found “yahoo”"
        ),
        (
            "{ feeds: { history: [ { kind: 'dash', url: 'https://a.b' } ] } }",
            "config.json:1: feeds.history[0].kind: expected frankfurter or json, found “dash”"
        ),
        (
            "{ feeds: { stocks: [\n{ url: 'https://a.b' } ] } }",
            "config.json:2: feeds.stocks[0]: kind is missing; write yahoo, twse, twse-day, kraken, coinbase, cnbc, tencent, dash or json"
        ),
        ("{ feeds: { stocks: [\n{ kind: 'twse' } ] } }", "config.json:2: feeds.stocks[0]: url is missing"),
        (
            "{ feeds: { stocks: [ { kind: 'twse', url: 'https://a.b', agent: 'A\\u000AB' } ] } }",
            "config.json:1: feeds.stocks[0].agent: expected ASCII text of 1 to 200 characters, found “A B”"
        ),
        (
            "{ feeds: { stocks: [ { kind: 'twse', url: '' } ] } }",
            "config.json:1: feeds.stocks[0].url: empty; enter an address"
        ),
        (
            "{ feeds: { stocks: [ { kind: 'twse', url: 'ftp://a.b' } ] } }",
            "config.json:1: feeds.stocks[0].url: not an address: “ftp://a.b”; it should begin with https://"
        ),
        (
            "{ feeds: { stocks: [ { kind: 'twse', url: 'mis.twse.com.tw' } ] } }",
            "config.json:1: feeds.stocks[0].url: not an address: “mis.twse.com.tw”; "
                + "it should look like https://example.org"
        ),
        (
            "{ feeds: { stocks: [ { kind: 'twse', url: '/srv/x.json' } ] } }",
            "config.json:1: feeds.stocks[0].url: not an address: “/srv/x.json”; "
                + "it should look like https://example.org"
        ),
        (
            "{ feeds: { stocks: [ { kind: 'dash', url: 'a\\u0007b' } ] } }",
            "config.json:1: feeds.stocks[0].url: contains a control character; remove it"
        ),
        ("{ margin: 100 }", "config.json:1: margin: expected a number from 0 to less than 100, found 100"),
        ("{ margin: -1 }", "config.json:1: margin: expected a number from 0 to less than 100, found -1"),
        ("{ refresh: { rates: 0 } }", "config.json:1: refresh.rates: expected 1 to 86400 seconds, found 0"),
        (
            "{ refresh: { rates: 86401 } }",
            "config.json:1: refresh.rates: expected 1 to 86400 seconds, found 86401"
        ),
        (
            "{ refresh: { stocks: 1.5 } }",
            "config.json:1: refresh.stocks: expected 1 to 86400 seconds, found 1.5"
        ),
        (
            "{ refresh: { stocks: NaN } }",
            "config.json:1: refresh.stocks: expected 1 to 86400 seconds, found nan"
        ),
        (
            "{ refresh: { stocks: 1e400 } }",
            "config.json:1: refresh.stocks: expected 1 to 86400 seconds, found inf"
        ),
        (
            "{ refresh: { stocks: '60' } }",
            "config.json:1: refresh.stocks: expected 1 to 86400 seconds, found text"
        ),
        ("{ colours: 'red' }", "config.json:1: colours: expected auto, red-up or green-up, found “red”"),
        ("{ colours: null }", "config.json:1: colours: expected text, found null"),
        ("{ flags: 1 }", "config.json:1: flags: expected true or false, found a number"),
        ("{ seconds: 'yes' }", "config.json:1: seconds: expected true or false, found text"),
        ("{ mouse: null }", "config.json:1: mouse: expected true or false, found null"),
        ("{ hours: 13 }", "config.json:1: hours: expected 12 or 24, found 13"),
        (
            "{ language: 'fr' }",
            "config.json:1: language: expected auto, en, zh_TW, zh_CN, ja, ko, id, de or es, found “fr”"
        ),
        ("{ hours: '24' }", "config.json:1: hours: expected 12 or 24, found text"),
        ("{ work: '9-5' }", "config.json:1: work: expected \"09:00-18:00\", found “9-5”"),
        ("{ work: 9 }", "config.json:1: work: expected text, found a number"),
        (
            "{ work: {\n Taipei: '18-9' } }",
            "config.json:2: work.\"Taipei\": expected \"09:00-18:00\", found “18-9”"
        ),
        (
            "{ work: {\n Atlantis: '9-17' } }",
            "config.json:2: work.\"Atlantis\": no city or time zone matches “Atlantis”"
        ),
        ("{ theme: 'neon' }", "config.json:1: theme: expected default, found “neon”"),
        ("{\n hours: 24\n flags: true }", "config.json:2: expected , or }, found “f”"),
        (
            "{\n hours: 24,\n flags: true,\n hours: 12 }",
            "config.json:4: “hours” is given twice, first on line 2"
        ),
        (
            "{ '\\u001b[2J\\nx': 1 }",
            "config.json:1: x: unknown key; valid keys: feeds, refresh, desk, deskOnly, margin, home, costMethod, quietHours, work, colours, colourDepth, graphics, notify, alerts, flags, seconds, hours, language, names, theme, mouse, ascii, ambiguousWidth, motion, reader, readerPause, keys"
        ),
        ("{ theme: '\\u001b]0;gotcha\\u0007x' }", "config.json:1: theme: expected default, found “x”"),
        ("", "config.json: the file is empty; write {} for the defaults, or remove it"),
        ("\u{FEFF} \n", "config.json: the file is empty; write {} for the defaults, or remove it"),
        ("// nothing\n", "config.json:2: a value is missing at the end"),
    ])
    func `what is wrong is said in one line with the file, the line and the key`(
        text: String, line: String
    ) throws {
        #expect(try complaint(text) == line)
        let error = try #require(#expect(throws: SettingsError.self) { try settings(text) })
        let marked = Words(.english) { "⟦\($0)⟧" }[error.problem]
        let rest = marked.replacing(/⟦[^⟧]*⟧/, with: "⟧")
        #expect(!rest.contains(/[a-z]+ [a-z]+/), "\(marked)")
    }

    @Test(arguments: Language.allCases)
    func `the file of defaults holds each of them, and comments on each`(language: Language) throws {
        let text = Settings.standardFile(Words(language))
        #expect(try settings(text) == Settings())
        for setting in Setting.table(themes: []) {
            let name = try #require(setting.key.split(separator: ".").last)
            let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
            let comment = lines.firstIndex { $0 == "// \(Words(language)[setting.about])" }
            let line = try #require(comment.map { lines[$0 + 1] }, "\(setting.key)")
            #expect(line.hasPrefix("\(name): "))
        }
    }

    @Test func `working hours are those of all cities or of single ones`() throws {
        #expect(try settings("{ work: '8:30-16' }").work.usual.description == "08:30-16:00")
        let work = try settings("{ work: { default: '10-18', Taipei: '9-18', 'Europe/London': '8-16' } }")
            .work
        #expect(work["Asia/Taipei"].description == "09:00-18:00")
        #expect(work["Europe/London"].description == "08:00-16:00")
        #expect(work["Asia/Tokyo"].description == "10:00-18:00")
    }

    @Test func `what may be left to the program is auto`() throws {
        let settings = try settings("{ hours: 'auto', ascii: 'auto', language: 'auto', colours: 'auto' }")
        #expect(settings == Settings())
        #expect(try self.settings("{ ascii: true, hours: 24 }").hours == .twentyFour)
    }

    @Test func `a byte order mark and the line ends of other systems are no matter`() throws {
        #expect(try settings("\u{FEFF}{\r\n hours: 12\r\n}\r\n").hours == .twelve)
        #expect(
            try complaint("\u{FEFF}{\r\n hours: 12,\r\n flags: 3\r\n}\r\n")
                == "config.json:3: flags: expected true or false, found a number")
    }

    @Test func `bytes that are not UTF-8 are said with their line`() throws {
        try Data([0x7B, 0x0A, 0x0A, 0xFF, 0x7D]).write(to: URL(fileURLWithPath: path))
        #expect(throws: SettingsError(file: path, line: 3, problem: .phrase(.saveAsUTF8))) {
            try SettingsReading(from: path).settings
        }
        try Data([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]).write(to: URL(fileURLWithPath: path))
        #expect(throws: SettingsError(file: path, line: 1, problem: .phrase(.saveAsUTF8))) {
            try SettingsReading(from: path).settings
        }
    }

    @Test func `a folder, a pipe and a file of ten megabytes are refused and left as they are`() throws {
        mkdir(path, 0o700)
        #expect(
            throws: SettingsError(
                file: path, problem: .phrase(.fileUnreadable, ["reason": .phrase(.isFolder)]))
        ) {
            try SettingsReading(from: path).settings
        }
        rmdir(path)
        mkfifo(path, 0o600)
        #expect(
            throws: SettingsError(
                file: path, problem: .phrase(.fileUnreadable, ["reason": .phrase(.isNoPlainFile)]))
        ) {
            try SettingsReading(from: path).settings
        }
        unlink(path)
        #expect(
            try complaint(String(repeating: " ", count: 10_000_000))
                == "config.json: could not be read: it is larger than 1024 KB")
        #expect(try folder.names == ["config.json"])
    }

    @Test(.enabled(if: getuid() != 0, "the administrator may read everything"))
    func `a file that may not be read is said`() throws {
        try folder.write("{}", to: "config.json")
        chmod(path, 0)
        #expect(
            throws: SettingsError(
                file: path, problem: .phrase(.fileUnreadable, verbatim: ["reason": "Permission denied"]))
        ) {
            try SettingsReading(from: path).settings
        }
    }
}
