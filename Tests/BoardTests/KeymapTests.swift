import Testing
import Words

@testable import Board

@Suite("The keymap")
struct KeymapTests {
    private func keys(_ names: String...) -> [KeyName] { names.compactMap { KeyName($0) } }

    @Test("The keys without settings can all be read, and none has two meanings in a layer")
    func standard() throws {
        for command in Command.allCases {
            #expect(
                Keymap.standard.keys(command).count == command.keys.split(separator: " ").count,
                "\(command.rawValue)")
        }
        for layer in LayerID.all { #expect(Set(layer.commands).count == layer.commands.count) }
        // Throws if two conflict.
        let all = Command.allCases.map { ($0, Keymap.standard.keys($0)) }
        let same = try Keymap.standard.applying(Dictionary(uniqueKeysWithValues: all))
        #expect(same == Keymap.standard)
        #expect(same.command(try #require(KeyName("u")), in: .deck) == .deckUndo)
    }

    @Test(
        "Keys are read by their names and written for the user",
        arguments: [
            ("a", "a"), ("A", "A"), ("?", "?"), ("é", "é"), ("Enter", "enter"), ("esc", "esc"),
            ("space", "space"), ("shift-tab", "Shift-Tab"), ("CTRL-R", "Ctrl-R"), ("shift-left", "Shift-←"),
            ("up", "↑"), ("pgup", "PgUp"), ("f12", "F12"),
        ])
    func names(name: String, written: String) {
        #expect(KeyName(name)?.written == written)
    }

    @Test(
        "Nothing else is a key, least of all what a terminal sends for another one",
        arguments: [
            "", " ", "ab", "ctrl-i", "ctrl-m", "ctrl-", "ctrl-1", "shift-a", "f0", "f13", "\u{7}", "e\u{301}",
        ])
    func noNames(name: String) {
        #expect(KeyName(name) == nil)
    }

    @Test("A key with two meanings in one layer is refused, one in two layers is not")
    func conflicts() throws {
        #expect(throws: Keymap.Problem.taken(keys("x")[0], by: .boardAdd, for: .boardRemove)) {
            try Keymap.standard.applying([.boardAdd: keys("x")])
        }
        #expect(throws: Keymap.Problem.taken(keys("w")[0], by: .boardAdd, for: .boardAdd)) {
            try Keymap.standard.applying([.boardAdd: keys("w", "w")])
        }
        let swapped = try Keymap.standard.applying([.boardAdd: keys("x"), .boardRemove: keys("a")])
        #expect(swapped.command(keys("a")[0], in: .board) == .boardRemove)
        let shared = try Keymap.standard.applying([.deckSkip: keys("x")])
        #expect(shared.command(keys("x")[0], in: .deck) == .deckSkip)
        #expect(shared.command(keys("x")[0], in: .board) == .boardRemove)
        #expect(shared.command(keys("left")[0], in: .deck) == nil)
    }

    @Test("One can always quit and leave a layer, and type where text is typed")
    func waysOut() throws {
        #expect(throws: Keymap.Problem.needed(.quit)) { try Keymap.standard.applying([.quit: []]) }
        #expect(throws: Keymap.Problem.needed(.back)) { try Keymap.standard.applying([.back: keys("b")]) }
        #expect(throws: Keymap.Problem.typed(keys("a")[0], for: .pickerAdd)) {
            try Keymap.standard.applying([.pickerAdd: keys("a")])
        }
        #expect(Keymap.standard.command(keys("q")[0], in: .picker) == nil)
        #expect(
            Keymap.standard.command(keys("q")[0], in: .baseline) == .baselineQtd,
            "characters are answers there")
        #expect(Keymap.standard.command(keys("ctrl-c")[0], in: .picker) == .quit)
    }

    @Test("Keys of commands that belong together are written together")
    func written() throws {
        let moves: [Command] = [.selectLeft, .selectDown, .selectUp, .selectRight]
        #expect(Keymap.standard.written(moves) == "←↑↓→ h j k l")
        #expect(Keymap.standard.written(moves, all: false) == "←↑↓→")
        #expect(Keymap.standard.written([.selectUp, .selectDown], all: false) == "↑↓")
        #expect(Keymap.standard.written([.cardLeft, .cardRight, .cardUp, .cardDown]) == "[ ] { }")
        #expect(Keymap.standard.written([.markLeft, .markDown, .markUp, .markRight]) == "Shift-←↑↓→")
        #expect(Keymap.standard.written([.baselineChoose]) == "d1 d5")
        #expect(Words.english.naming(.standard)[.undid] == Words.english[.undid])
        let keymap = try Keymap.standard.applying([.boardUndo: keys("f9"), .boardRedo: []])
        let words = Words.english.naming(.standard).naming(keymap)
        #expect(words[.removed, ["name": "X"]] == "Removed X; F9 brings it back")
        #expect(words != Words.english.naming(.standard))
        #expect(keymap.written([.boardRedo]) == "")
    }
}
