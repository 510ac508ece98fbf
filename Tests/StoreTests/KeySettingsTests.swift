import Board
import Testing
import Words

@testable import SettingsFiles

@Suite("Keys in the settings")
struct KeySettingsTests {
    private func settings(_ text: String) throws(SettingsError) -> Settings {
        try SettingsReading(bytes: Array(text.utf8), file: "config.json").settings
    }

    private func problem(_ text: String) -> String {
        do {
            _ = try settings(text)
            return "none"
        } catch {
            return Words.english[error.saying]
        }
    }

    @Test("Commands get other keys, an empty list takes all of them, and the others keep theirs")
    func changes() throws {
        let keymap = try settings("{ keys: { 'carry.drop': ['enter', 'f2'], 'board.undo': [] } }").keymap
        #expect(keymap.keys(.carryDrop).map(\.text) == ["enter", "f2"])
        #expect(keymap.keys(.boardUndo).isEmpty)
        #expect(keymap.keys(.boardRedo) == Keymap.standard.keys(.boardRedo))
    }

    @Test("The printed keys are read as the keys that they were")
    func roundTrip() throws {
        #expect(try settings("{ keys: \(Keymap.standard.settings) }").keymap == .standard)
        #expect(try settings(Settings.standardFile(.english)).keymap == .standard)
        let other = try Keymap.standard.applying([
            .boardAdd: ["\"", "\\"].compactMap { KeyName($0) }, .boardUndo: [],
        ])
        #expect(try settings("{ keys: \(other.settings) }").keymap == other)
    }

    @Test(
        "What is wrong is said with its line and key, the later one of two that are at odds",
        arguments: [
            ("{ keys: [] }", "config.json:1: keys: expected an object { … }, found a list"),
            (
                "{ keys: {\n 'board.fly': ['f'] } }",
                "config.json:2: keys.\"board.fly\": no such command; fxterm config default lists them all"
            ),
            (
                "{ keys: {\n 'board.add': 'f' } }",
                "config.json:2: keys.\"board.add\": expected a list [ … ], found text"
            ),
            (
                "{ keys: {\n 'board.add': [\n 'ctrl-i'] } }",
                "config.json:3: keys.\"board.add\"[0]: “ctrl-i” is not a key; use one such as a, ?, enter, esc, space, tab, up, ctrl-r, shift-left, f1, pgup"
            ),
            (
                "{ keys: {\n 'board.add': ['f'],\n 'board.add': ['v'] } }",
                "config.json:3: “board.add” is given twice, first on line 2"
            ),
            (
                "{ keys: {\n 'board.remove': ['f'],\n 'board.add': ['f'] } }",
                "config.json:3: keys.\"board.add\": f has two meanings, board.add and board.remove; give one of them another key"
            ),
            (
                "{ keys: {\n 'board.remove': ['a'] } }",
                "config.json:2: keys.\"board.remove\": a has two meanings, board.add and board.remove; give one of them another key"
            ),
            (
                "{ keys: {\n 'prompt.accept': ['a'] } }",
                "config.json:2: keys.\"prompt.accept\": a types text where prompt.accept works; use a key such as enter or ctrl-s"
            ),
            ("{ keys: {\n quit: [] } }", "config.json:2: keys.\"quit\": quit needs a key"),
            (
                "{ keys: {\n back: ['b'] } }",
                "config.json:2: keys.\"back\": back needs a key that types no character, such as esc"
            ),
        ])
    func problems(text: String, sentence: String) {
        #expect(problem(text) == sentence)
    }
}
