import Arrangement
import Board
import Literals
import Testing
import Words

@Suite("Settings that are changed on the board")
struct OptionsTests {
    private struct Wish: Equatable {
        var key: String
        var value: SettingValue?
    }

    private static func row(
        _ key: String, _ value: SettingValue?, _ origin: SettingRow.Origin = .standard,
        by editor: SettingRow.Editor
    ) -> SettingRow {
        SettingRow(
            key: key, about: .settingFlags, value: value, text: value?.text ?? "", origin: origin,
            editor: editor)
    }

    private static let themes = SettingRow.Editor.choices(["default", "nord", "dracula"].map { .text($0) })

    private static let list = SettingList(
        file: "/home/me/config.json",
        rows: [
            row("flags", .flag(true), by: .flag), row("theme", .text("default"), by: themes),
            row("margin", .number(1), .inside, by: .typed(isNumber: true)),
            row("home", .text("auto"), by: .typed(isNumber: false)),
            row("mouse", .flag(true), .file(line: 7), by: .flag), row("keys", nil, by: .file),
        ])

    private func changed(
        _ list: SettingList = OptionsTests.list, themes: [String] = ["default"], isOurs: Bool = false
    ) -> Message {
        .disk(.settingsChanged(Settings(), UserLocale([:]), themes: themes, list: list, isOurs: isOurs))
    }

    private var board: Model { smallBoard().after(changed(), .layer(.options(.open))) }

    private func set(_ messages: Message..., on model: Model) -> (model: Model, wishes: [Wish]) {
        var (model, wishes) = (model, [Wish]())
        for message in messages {
            for case .setSetting(let key, let value) in model.update(message) {
                wishes.append(Wish(key: key, value: value))
            }
        }
        return (model, wishes)
    }

    @Test(
        "A choice goes to the next or the one before and round, and is shown at once",
        arguments: [
            ("flags", 1, SettingValue.flag(false)), ("flags", -1, .flag(false)), ("theme", 1, .text("nord")),
            ("theme", -1, .text("dracula")),
        ])
    func choices(key: String, steps: Int, value: SettingValue) {
        let (model, wishes) = set(.layer(.options(.change(key, by: steps))), on: board)
        #expect(wishes == [Wish(key: key, value: value)])
        #expect(model.settingList[key]?.value == value && model.settingList[key]?.origin == .inside)
    }

    @Test("Choices that follow each other faster than answers go on from each other")
    func quick() {
        let next = Message.layer(.options(.change("theme", by: 1)))
        let wishes = set(next, next, next, on: board).wishes
        #expect(wishes.map(\.value) == [.text("nord"), .text("dracula"), .text("default")])
    }

    @Test("A blank where nothing is looked for changes the selected setting; in a search it is typed")
    func blank() {
        let wishes = set(.layer(.options(.choose(1))), .layer(.type(" ")), on: board).wishes
        #expect(wishes == [Wish(key: "theme", value: .text("nord"))])
        let typed = board.after(.layer(.type("a")), .layer(.type("a ")))
        #expect(typed.layers.last?.text == "a ")
    }

    @Test(
        "A number, with a point or a comma, and a text are typed over the old value",
        arguments: [
            ("margin", "1", "2.5", SettingValue.number(2.5)), ("margin", "1", "2,5", .number(2.5)),
            ("margin", "1", "much", .text("much")), ("home", "auto", "TWD", .text("TWD")),
        ])
    func typed(key: String, old: String, text: String, value: SettingValue) {
        let open = board.after(.layer(.options(.change(key, by: 1))))
        #expect(LayerID(open) == .optionValue && open.layers.last?.text == old)
        let (asked, wishes) = set(.layer(.type(text)), .layer(.options(.accept)), on: open)
        #expect(wishes == [Wish(key: key, value: value)])
        #expect(LayerID(asked) == .optionValue, "it may be refused")
        #expect(LayerID(asked.after(changed(isOurs: true))) == .options)
        #expect(LayerID(asked.after(changed())) == .optionValue, "another's change")
    }

    @Test("What is refused is said and stays to be mended, and is no change to undo")
    func refused() {
        let asked = board.after(
            .layer(.options(.change("margin", by: 1))), .layer(.type("200")), .layer(.options(.accept)))
        #expect(asked.past.undoable.count == 1)
        let refused = asked.after(.disk(.settingRefused("margin", .verbatim("too much"))))
        #expect(refused.noticeText == "too much" && refused.layers.last?.text == "200")
        #expect(refused.past.undoable.isEmpty)
        #expect(refused.after(.layer(.type("20"))).noticeText == nil)
    }

    @Test("The value that is set already closes the line; so does Esc, and the next one the layer")
    func closing() {
        let open = board.after(.layer(.options(.change("margin", by: 1))))
        let (same, wishes) = set(.layer(.options(.accept)), on: open)
        #expect(wishes.isEmpty && LayerID(same) == .options)
        #expect(LayerID(open.after(.cancel)) == .options && LayerID(open.after(.cancel, .cancel)) == .board)
    }

    @Test(
        "What the settings file names, and what only it can say, is refused with the file",
        arguments: [
            (
                OptionsMessage.change("mouse", by: 1),
                "Set in /home/me/config.json, line 7; the file wins, so change it there"
            ),
            (.reset("mouse"), "Set in /home/me/config.json, line 7; the file wins, so change it there"),
            (.change("keys", by: 1), "Changed in /home/me/config.json only"),
        ])
    func ofFile(message: OptionsMessage, notice: String) {
        let (model, wishes) = set(.layer(.options(message)), on: board)
        #expect(wishes.isEmpty && model.noticeText == notice && model.past.undoable.isEmpty)
    }

    @Test("Reset asks for the default of what was changed, and of nothing else")
    func reset() {
        #expect(set(.layer(.options(.reset("margin"))), on: board).wishes == [Wish(key: "margin")])
        #expect(set(.layer(.options(.reset("flags"))), on: board).wishes.isEmpty)
    }

    @Test("Undo sets back what was set inside before, redo sets it again, and the file is respected")
    func undo() {
        let model = board.after(
            .layer(.options(.change("flags", by: 1))), .layer(.options(.reset("margin"))), .cancel)
        let (undone, wishes) = set(.edit(.undo), .edit(.undo), on: model)
        #expect(wishes == [Wish(key: "margin", value: .number(1)), Wish(key: "flags")])
        #expect(undone.noticeText == "Undone: setting flags")
        let again = set(.edit(.redo), .edit(.redo), on: undone).wishes
        #expect(again == [Wish(key: "flags", value: .flag(false)), Wish(key: "margin")])
        var list = OptionsTests.list
        list.rows[2] = OptionsTests.row("margin", .number(3), .file(line: 2), by: .typed(isNumber: true))
        let (told, none) = set(.edit(.undo), on: model.after(changed(list)))
        #expect(none.isEmpty && told.noticeText?.contains("line 2") == true)
    }

    @Test("Our own changes say nothing, a file's do; the board's own theme and the meaning of auto are told")
    func telling() throws {
        #expect(board.after(.cancel, changed(isOurs: true)).noticeText == nil)
        #expect(smallBoard().after(changed()).noticeText == "Settings reloaded")
        let theme = try #require(board.settingList["theme"])
        #expect(board.words[board.remark(on: theme)].contains("/home/me/config.json wins"))
        let own = smallBoard().after(changed(themes: ["default", "nord"]), .user(.nextTheme))
        #expect(own.words[own.remark(on: theme)].contains("a theme of its own, nord"))
        let home = try #require(board.settingList["home"])
        #expect(board.shownValue(home) == "auto (USD)")
        #expect(board.words[board.origin(of: home)] == "by this board")
    }
}
