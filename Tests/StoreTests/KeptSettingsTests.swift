import Arrangement
import Board
import Figures
import Foundation
import Glibc
import Money
import Testing
import Words

@testable import SettingsFiles
@testable import Store

@Suite("Settings that are changed in the program")
struct KeptSettingsTests {
    let folder: TemporaryFolder
    let file: String
    let kept: String

    init() throws {
        folder = try TemporaryFolder()
        (file, kept) = (folder("config.json"), folder("settings.json"))
    }

    private func keep(_ value: SettingValue?, _ key: String) throws {
        try KeptSettings.keep(value, of: key, at: kept)
    }

    private func reading(themes: [String] = ["default", "nord"]) throws -> SettingsReading {
        try SettingsReading(from: file, over: KeptSettings.load(from: kept).settings, themes: themes)
    }

    @Test("Each kind of value is kept, read again and taken away, in a file that is the user's alone")
    func kinds() throws {
        try keep(.text("nord"), "theme")
        try keep(.number(2.5), "margin")
        try keep(.number(12), "hours")
        try keep(.flag(false), "flags")
        var expected = Settings()
        (expected.theme, expected.flags, expected.hours) = ("nord", false, .twelve)
        expected.margin = Rational(5) / 2
        #expect(try reading().settings == expected)
        #expect(try reading().list["theme"]?.origin == .inside)
        #expect(try reading().list["mouse"]?.origin == .standard)
        var status = stat()
        #expect(stat(kept, &status) == 0 && status.st_mode & 0o777 == 0o600)
        try keep(nil, "theme")
        #expect(try reading().settings.theme == "default" && reading().list["theme"]?.origin == .standard)
        #expect(try reading().settings.margin == Rational(5) / 2)
    }

    @Test("The settings file wins, and the row tells its line")
    func precedence() throws {
        try keep(.text("nord"), "theme")
        try keep(.number(7), "refresh.rates")
        try folder.write("{\n  refresh: { stocks: 9 },\n  theme: 'default' }", to: "config.json")
        let reading = try reading()
        #expect(reading.settings.theme == "default")
        #expect(reading.settings.refresh == RefreshSettings(rates: 7, stocks: 9))
        #expect(reading.list["theme"]?.origin == .file(line: 3))
        #expect(reading.list["refresh.rates"]?.origin == .inside)
        #expect(reading.list["refresh.stocks"]?.origin == .file(line: 2))
        #expect(reading.list.file == file)
    }

    @Test("A row a setting, with its value as it is typed and the choices that it has")
    func rows() throws {
        let rows = try reading().list.rows
        #expect(rows.map(\.key) == Setting.table(themes: []).map(\.key))
        for row in rows {
            switch row.editor {
            case .choices(let choices): #expect(row.value.map(choices.contains) == true, "\(row.key)")
            case .typed: #expect(row.value != nil, "\(row.key)")
            case .file: #expect(row.value == nil, "\(row.key)")
            }
        }
        #expect(
            rows.first { $0.key == "feeds.stocks" }?.text
                == "kraken, coinbase, yahoo, twse, twse-day, cnbc, tencent")
        #expect(rows.first { $0.key == "refresh.rates" }?.text == "300")
        try folder.write("{ keys: { 'board.undo': [] } }", to: "config.json")
        #expect(try reading().list["keys"]?.text == "board.undo")
    }

    @Test("Each choice of each setting is one that its reader takes")
    func choices() throws {
        for row in try reading().list.rows {
            guard case .choices(let choices) = row.editor else { continue }
            for choice in choices {
                let mistake = KeptSettings.mistake(in: choice, of: row.key, themes: ["default", "nord"])
                #expect(mistake == nil, "\(row.key) \(choice)")
            }
        }
    }

    @Test(
        "A value that makes no sense is named before it is kept",
        arguments: [
            ("refresh.rates", SettingValue.number(0), "expected 1 to 86400 seconds, found 0"),
            ("margin", .text("much"), "expected a number from 0 to less than 100, found text"),
            ("quietHours", .text("25"), "expected off, 22:00-07:00 or 22:00-07:00 Taipei, found “25”"),
            ("theme", .text("none"), "expected default or nord, found “none”"),
        ])
    func mistakes(key: String, value: SettingValue, problem: String) {
        let mistake = KeptSettings.mistake(in: value, of: key, themes: ["default", "nord"])
        #expect(mistake.map { Words.english[$0.problem] } == problem)
    }

    @Test("Entries that make no sense are left out and said with their line; they stay in the file")
    func leftOut() throws {
        let text = """
            {
             "theme": "gone",
             "flags": false,
             "later": { "a": [1, null] }, "keys": {}
            }
            """
        try folder.write(text, to: "settings.json")
        let reading = try reading()
        #expect(!reading.settings.flags && reading.settings.theme == "default")
        let said = reading.problems.map { Words.english[$0] }
        #expect(said.count == 3)
        #expect(said[0].contains("settings.json:2: theme: ") && said[1].contains(":4: later: "))
        try keep(.flag(true), "seconds")
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: kept)))
        let members = try #require(object as? [String: Any])
        #expect(Set(members.keys) == ["flags", "keys", "later", "seconds", "theme"])
        #expect((members["later"] as? [String: [Any]])?["a"]?.count == 2)
    }

    @Test("A broken file is set aside with its contents, and the next change begins a new one")
    func broken() throws {
        for (number, text) in ["{ theme: ", "[]", "", "{ \"a\": 1, \"a\": 2 }"].enumerated() {
            try folder.write(text, to: "settings.json")
            let (settings, notice) = KeptSettings.load(from: kept)
            #expect(settings == KeptSettings(path: kept))
            guard case .setAside(_, let name, _) = notice else {
                Issue.record("no notice: \(text)")
                continue
            }
            #expect(name == "\(kept).broken-\(number + 1)")
            #expect(try String(contentsOfFile: name, encoding: .utf8) == text)
        }
        try keep(.flag(false), "flags")
        #expect(try !reading().settings.flags)
    }

    @Test("A file that broke since the start is not written over")
    func brokenSince() throws {
        try folder.write("{ theme", to: "settings.json")
        #expect(throws: StoreError.self) { try keep(.flag(false), "flags") }
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "{ theme")
    }

    @Test("Programs that change settings at once lose none of each other's")
    func together() async throws {
        let keys = try reading().list.rows.filter { $0.editor == .flag }.map(\.key)
        let path = kept
        await withTaskGroup { group in
            for key in keys {
                group.addTask { try? KeptSettings.keep(.flag(false), of: key, at: path) }
            }
        }
        let list = try reading().list
        for key in keys { #expect(list[key]?.value == .flag(false), "\(key)") }
    }
}
