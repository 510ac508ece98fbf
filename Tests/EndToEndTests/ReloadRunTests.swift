import Foundation
import Loopback
import PseudoTerminal
import Testing

extension TerminalScreen {
    fileprivate func hasPaper(_ index: Int) -> Bool { cells.contains { $0.paper == index } }
}

@Suite(.serialized) struct ReloadRunTests {
    private let notice = "Settings reloaded"

    private func save(_ text: String, to file: URL) throws {
        let draft = file.appendingPathExtension("draft")
        try Data(text.utf8).write(to: draft)
        try #require(rename(draft.path, file.path) == 0)
    }

    @Test("A changed file is followed, one that is wrong is said with its line and changes nothing")
    func followed() throws {
        let home = try Home()
        let theme = home.folder.appending(path: ".config/fxterm/themes/mine.json5")
        try home.write("{ motion: true }", to: home.settings)
        try home.write("{ paper: 'own', text: { ink: 15, paper: 4 } }", to: theme)
        let terminal = try home.start(["--demo"], width: 180)
        try terminal.waitUntil { $0.contains("╭ JPY") && $0.mouse == .drags }
        try save("{ seconds: false, hours: 24, language: 'de', mouse: false }", to: home.settings)
        try terminal.waitUntil {
            $0.contains("Einstellungen neu geladen") && $0.contains("Uhren") && $0.mouse == .off
        }
        try save("{\n  hours: 13 }", to: home.settings)
        try terminal.wait(for: "config.json:2: hours: ")
        #expect(terminal.screen.contains("Uhren"))
        try home.write("{ theme: 'mine', mouse: true }", to: home.settings)
        try terminal.waitUntil { $0.contains(notice) && $0.contains("Clocks") && $0.mouse == .drags }
        try terminal.waitUntil { $0.hasPaper(4) }
        try save("{ paper: 'own', text: { ink: 15, paper: 5 } }", to: theme)
        try terminal.waitUntil { $0.hasPaper(5) }
        try save("{ paper: 'own', text: 7.5 }", to: theme)
        try terminal.wait(for: "mine.json5:1: ")
        #expect(terminal.screen.hasPaper(5))
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("Other feeds are asked at once, though the former ones do not answer")
    func feeds() throws {
        let home = try Home()
        let silent = try LoopbackServer { _ in .hang }
        try home.useFeeds(of: silent)
        let terminal = try home.start()
        try terminal.waitUntil { _ in silent.requests.count >= 2 }
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        try terminal.waitUntil { $0.hasRate("149.23") && $0.contains("● live") }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("A file that comes to be while the board is open is read, folder and all")
    func fresh() throws {
        let home = try Home()
        let terminal = try home.start(["--demo"])
        try terminal.wait(for: "╭ JPY")
        try home.write("{ language: 'es' }", to: home.settings)
        try terminal.wait(for: "Configuración recargada")
        try FileManager.default.removeItem(at: home.folder.appending(path: ".config"))
        try terminal.wait(for: notice)
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }
}
