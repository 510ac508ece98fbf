import Arrangement
import Board
import Foundation
import Literals
import Screens
import TUI
import Testing
import Words

@Suite("The layer of settings")
struct OptionsScreenTests {
    private static let sizes = [(80, 24), (120, 40), (200, 60)]

    @Test("All settings", arguments: ["en_US", "de_DE", "ja_JP", "zh_TW"], sizes)
    func all(locale: String, size: (Int, Int)) throws {
        var screen = Screen(size.0, size.1, locale: .of(locale))
        screen.press("O")
        try expectSnapshot(screen.text, "options-\(locale)-\(size.0)x\(size.1)")
    }

    @Test("What is found, and a value that is typed", arguments: ["theme", "margin<enter>"], sizes)
    func found(keys: String, size: (Int, Int)) throws {
        var screen = Screen(size.0, size.1)
        screen.press("O" + keys)
        let name = keys.replacing("<enter>", with: "-typed")
        try expectSnapshot(screen.text, "options-\(name)-\(size.0)x\(size.1)")
    }

    @Test("A setting is found by its name or a word on its use, and by no letters strewn over that")
    func search() {
        var screen = Screen(120, 40)
        screen.press("Oboard")
        #expect(screen.text.contains("home") && screen.text.contains("theme"))
        screen.press("<C-u>zzz")
        #expect(screen.text.contains("Nothing found for “zzz”."))
        screen.press("<enter><del><left><esc>")
        #expect(LayerID(screen.model) == .board)
        screen.press("Otheme")
        #expect(!screen.text.contains("feeds.stocks"))
    }

    @Test("Enter, arrows, a blank and a double click change the selected one, Delete sets it back")
    func changes() throws {
        var screen = Screen(120, 40)
        func value(_ key: String) -> SettingValue? { screen.model.settingList[key]?.value }
        screen.press("Oflags<enter>")
        #expect(value("flags") == .flag(false))
        screen.press("<right>")
        #expect(value("flags") == .flag(true))
        screen.press("<C-u>theme<left>")
        #expect(value("theme") == .text("dracula"))
        screen.effects = []
        screen.press("<del>")
        #expect(screen.effects.contains(.setSetting("theme", nil)))
        screen.press("<esc>O<end><up><up><up><space>")
        #expect(value("motion") == .flag(false))
        let y = try #require(screen.lines.firstIndex { $0.contains(" mouse ") })
        screen.mouse(.press, 20, y)
        screen.mouse(.doublePress, 20, y)
        #expect(value("mouse") == .flag(false))
        screen.mouse(.wheelUp, 20, y)
        #expect(LayerID(screen.model) == .options)
    }

    @Test("While a value is typed, arrows and the wheel leave it alone, and its letters are no search")
    func typing() {
        var screen = Screen(120, 40)
        screen.press("Omargin<enter><C-u>")
        let before = screen.model
        screen.press("<up><down><left><pgdn>")
        screen.mouse(.wheelDown, 20, 6)
        #expect(screen.model == before)
        screen.press("3.5")
        #expect(screen.text.contains("› 3.5") && screen.text.contains("Settings · margin"))
        screen.press("<enter>")
        #expect(screen.effects.contains(.setSetting("margin", .number(3.5))))
        screen.press("<C-u><backspace>")
        #expect(LayerID(screen.model) == .options)
    }

    @Test("What the settings file names shows its line, and says where it is to be changed")
    func ofFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/config.json"
        try Data("{\n  flags: false }".utf8).write(to: URL(filePath: path))
        let list = Screen.settingList(in: path)
        var screen = Screen(200, 60)
        screen.send(.disk(.settingsChanged(Settings(), UserLocale([:]), themes: ["default"], list: list)))
        screen.press("Oflags")
        #expect(screen.text.contains("config.json, line 2 "))
        screen.effects = []
        screen.press("<enter>")
        #expect(screen.lines.last?.contains("the file wins") == true)
        #expect(!screen.effects.contains { if case .setSetting = $0 { true } else { false } })
    }
}
