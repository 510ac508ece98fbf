import Foundation
import PseudoTerminal
import Testing

@Suite(.serialized) struct OptionsRunTests {
    private func kept(_ home: Home) -> URL {
        home.folder.appending(path: ".local/state/fxterm/settings.json")
    }

    private func open(_ setting: String, on terminal: borrowing PseudoTerminal) throws {
        try terminal.press("O")
        try terminal.wait(for: "╭ Settings")
        for letter in setting { try terminal.press(String(letter)) }
        try terminal.wait(for: "› \(setting)")
    }

    private static let noFeeds = "feeds: { rates: [], stocks: [], history: [], events: [] }"

    @Test("A theme that is chosen is on at once, on another board too, and after a new start")
    func theme() throws {
        let home = try Home()
        try home.write("{ \(Self.noFeeds) }", to: home.settings)
        let own = home.folder.appending(path: ".config/fxterm/themes/mine.json5")
        try home.write("{ paper: 'own', text: { ink: 15, paper: 4 } }", to: own)
        let terminal = try home.start()
        try terminal.wait(for: "╭ JPY")
        let other = try home.start()
        try other.wait(for: "╭ JPY")
        try open("theme", on: terminal)
        for _ in 0..<20 where !terminal.screen.contains(" mine   ") {
            let before = terminal.screen.rows[4]
            try terminal.press("\u{1b}[D")
            try terminal.waitUntil { $0.rows[4] != before }
        }
        try terminal.waitUntil { $0.contains("changed here") && $0.cells.contains { $0.paper == 4 } }
        try other.waitUntil { $0.cells.contains { $0.paper == 4 } }
        try home.wait(for: kept(home)) { $0["theme"] as? String == "mine" }
        try other.press("q")
        #expect(try other.waitForExit() == .exited(0))
        try terminal.press("\u{3}")
        #expect(try terminal.waitForExit() == .exited(0))

        let again = try home.start()
        try again.waitUntil { $0.contains("╭ JPY") && $0.cells.contains { $0.paper == 4 } }
        try open("theme", on: again)
        try again.press("\u{1b}[3~")
        try again.waitUntil { !$0.contains("changed here") && !$0.cells.contains { $0.paper == 4 } }
        try again.press("\u{1b}")
        try again.waitUntil { !$0.contains("╭ Settings") }
        try again.press("u")
        try again.waitUntil { $0.contains("Undone: setting theme") && $0.cells.contains { $0.paper == 4 } }
        try home.wait(for: kept(home)) { $0["theme"] as? String == "mine" }
        try again.press("q")
        #expect(try again.waitForExit() == .exited(0))
    }

    @Test("A value that is wrong is named and can be mended")
    func typed() throws {
        let home = try Home()
        try home.write("{ \(Self.noFeeds) }", to: home.settings)
        let terminal = try home.start()
        try terminal.wait(for: "╭ JPY")
        try open("refresh.rates", on: terminal)
        try terminal.press("\r")
        try terminal.wait(for: "› 300")
        try terminal.press("0000\r")
        try terminal.wait(for: "refresh.rates: expected 1 to 86400 seconds, found 3000000")
        for _ in 0..<4 { try terminal.press("\u{7f}") }
        try terminal.press("9\r")
        try terminal.waitUntil { $0.contains("3009") && $0.contains("changed here") }
        try home.wait(for: kept(home)) { $0["refresh.rates"] as? Int == 3009 }
        try terminal.press("\u{3}")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("The settings file wins over what is kept, for every command, and the layer says where")
    func fileWins() throws {
        let home = try Home()
        try home.write("{ \"hours\": 12, \"language\": \"de\" }", to: kept(home))
        let german = try home.run(["config", "check"])
        #expect(german.output.hasPrefix(home.settings.path) && !german.output.contains("no such file"))
        try home.write("{ \(Self.noFeeds),\n language: 'en' }", to: home.settings)
        #expect(try home.run(["config", "check"]).output == "\(home.settings.path): OK\n")
        let terminal = try home.start(width: 200)
        try terminal.wait(for: "╭ JPY")
        try open("language", on: terminal)
        try terminal.wait(for: "config.json, line 2")
        try terminal.press("\r")
        try terminal.wait(for: "the file wins")
        try terminal.press("\u{3}")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("A broken file of kept settings is set aside and said; a value that makes no sense is named")
    func broken() throws {
        let home = try Home()
        try home.write("{ \"theme\": ", to: kept(home))
        let outcome = try home.run(["config", "check"])
        #expect(outcome.status == 2 && outcome.errors.contains("settings.json.broken-1"))
        let aside = URL(filePath: kept(home).path + ".broken-1")
        #expect(try String(contentsOf: aside, encoding: .utf8) == "{ \"theme\": ")
        try home.write("{\n\"flags\": 3 }", to: kept(home))
        let named = try home.run(["config", "check"])
        #expect(named.status == 2 && named.errors.contains("settings.json:2: flags: expected true or false"))
        #expect(try home.run(["time"]).status == 0)
    }

    @Test("A demo changes settings for itself alone")
    func demo() throws {
        let home = try Home()
        let terminal = try home.start(["--demo"])
        try terminal.wait(for: "╭ JPY")
        try open("seconds", on: terminal)
        try terminal.press("\r")
        try terminal.waitUntil { $0.contains("changed here") && $0.contains("(demo, not saved)") }
        try terminal.press("\u{3}")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(!FileManager.default.fileExists(atPath: kept(home).path))
    }
}
