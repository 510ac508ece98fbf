import Arrangement
import Board
import CivilTime
import Foundation
import Literals
import Printing
import Store
import TUI
import Testing
import Words

@testable import Screens

@Suite("A fourth kind of panel, made of this folder alone")
struct NotesTests {
    private let notes = NotesScreen().panel
    private let screens = ScreenList.standard.adding(NotesScreen())

    private func model() -> Model {
        let panels = Panel.standard + [notes]
        return Model(
            panels: panels, arrangement: .first(panels.map(\.kind.rules)), now: Sample.asOf,
            here: Zone("Asia/Taipei") ?? .utc)
    }

    private func screen() -> Screen {
        var screen = Screen(120, 40)
        (screen.model, screen.screens) = (model(), screens)
        screen.press("<tab><tab><tab>")
        return screen
    }

    private func place(_ index: Int, _ screen: Screen) throws -> Point {
        let rect = try #require(screen.layout.places[notes]).rect(of: index)
        return Point(x: rect.x + 2, y: rect.y)
    }

    private func lines(_ model: Model, _ size: Size) -> String {
        let canvas = view(model, size, Memo(), screens).canvas
        return (0..<size.height).map { y in
            (0..<size.width).map { canvas[$0, y].glyph.text }.joined()
        }.joined(separator: "\n")
    }

    @Test(
        "It has its place on the board, beside the others and alone",
        arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 240, height: 70)])
    func shown(size: Size) {
        var model = model()
        _ = model.update(.focus(notes))
        let text = lines(model, size)
        for word in ["Notes", "milk", "bread", "tea"] { #expect(text.contains(word), "\(text)") }
        #expect(size.width < 100 || text.contains("World clocks"))
        #expect(size.width < 100 || text.contains("¹") && text.contains("─ Notes"))
        let hits = view(model, size, Memo(), screens).hits.map(\.target)
        for index in 0..<3 { #expect(hits.contains(.line(notes, index))) }
    }

    @Test("Its tab shows no number, since 4 leads to the deck", arguments: [80, 120])
    func tab(width: Int) throws {
        var screen = Screen(width, 24)
        (screen.model, screen.screens) = (model(), screens)
        let tabs = screen.frame.hits.filter { $0.target == .tab(notes) || $0.target == .deckTab }
        let texts = tabs.map { tab in
            (tab.rect.x..<tab.rect.maxX).map { screen.canvas[$0, 0].glyph.text }.joined()
        }
        #expect(texts.count == 2)
        #expect(texts.first == " Notes ")
        #expect(texts.last?.contains("4") == true)
        screen.press("4")
        #expect(screen.model.layers.last == .deck)
    }

    @Test("Its items are carried by keys, and that is undone and redone")
    func carriedByKeys() {
        var screen = screen()
        screen.press("<space>")
        #expect(screen.text.contains("◆milk"))
        screen.press("<down><enter>")
        #expect(screen.model.arrangement[notes.id].map(\.text) == ["bread", "milk", "tea"])
        screen.press("u")
        #expect(screen.model.arrangement[notes.id].map(\.text) == ["milk", "bread", "tea"])
        screen.press("<C-r>")
        #expect(screen.model.arrangement[notes.id].map(\.text) == ["bread", "milk", "tea"])
    }

    @Test("The mouse selects its items and carries them")
    func carriedByMouse() throws {
        var screen = screen()
        let (second, third) = (try place(1, screen), try place(2, screen))
        screen.mouse(.press, second.x, second.y)
        screen.mouse(.release, second.x, second.y)
        #expect(screen.model.selectedItem?.text == "bread")
        let first = try place(0, screen)
        screen.mouse(.press, first.x, first.y)
        screen.mouse(.drag, third.x, third.y)
        screen.mouse(.release, third.x, third.y)
        #expect(screen.model.arrangement[notes.id].map(\.text) == ["bread", "tea", "milk"])
    }

    @Test("Its picker finds and adds, and what is removed comes back")
    func picked() {
        var screen = screen()
        screen.press("a")
        #expect(screen.text.contains("add a note") && screen.text.contains("✓ milk"))
        screen.press("hon")
        #expect(screen.text.contains("honey      a note") && !screen.text.contains("✓ milk"))
        screen.press("<enter>")
        #expect(screen.model.arrangement[notes.id].map(\.text).contains("honey"))
        #expect(screen.model.selectedItem?.text == "honey")
        screen.press("x")
        #expect(!screen.model.arrangement[notes.id].map(\.text).contains("honey"))
        screen.press("u")
        #expect(screen.model.arrangement[notes.id].map(\.text).contains("honey"))
    }

    @Test("Its deck goes through what is not on the board, after those of the others")
    func browsed() {
        var screen = screen()
        screen.press("c")
        #expect(screen.text.contains(" honey "))
        let names = [Panel.rates, .stocks, .clocks, notes].map { screen.model.words[$0.kind.words.things] }
        #expect(screen.text.contains(names.joined(separator: "  ")), "\(screen.text)")
        screen.press("<right>")
        #expect(screen.model.arrangement[notes.id].map(\.text).contains("honey"))
        screen.press("3")
        #expect(screen.model.focus == .stocks)
        screen.press("<backtab>")
        #expect(screen.model.focus == .rates)
        screen.press("<backtab>")
        #expect(screen.model.focus == notes)
    }

    @Test("Its details open over the board and over the deck")
    func detailed() {
        for keys in ["<enter>", "c<enter>"] {
            var screen = screen()
            screen.press(keys)
            #expect(screen.text.contains("a note") && screen.text.contains("Letters"), "\(screen.text)")
        }
    }

    @Test("It is printed as table, CSV and JSON")
    func printed() {
        let snapshot = Snapshot(model(), [notes])
        #expect(snapshot.text(.table).split(separator: "\n").last == "tea          3")
        #expect(snapshot.text(.csv).contains("note,letters") && snapshot.text(.csv).contains("milk,4"))
        #expect(snapshot.text(.json).contains(#""letters": 5"#))
    }

    @Test("Its list and its changes outlive the program, and a board without them is read")
    func kept() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var screen = screen()
        screen.press("<space><down><enter>")
        let (model, panels) = (screen.model, screen.model.panels.map(\.kind.rules))
        let board = BoardFile(path: folder.path + "/board.json", panels: panels)
        try board.save(model.arrangement)
        #expect(board.load().arrangement == model.arrangement)
        let undo = PastFile(path: folder.path + "/undo.json", panels: panels)
        try undo.save(model.past, of: model.arrangement)
        #expect(undo.load(for: model.arrangement).past == model.past)
        try BoardFile(path: board.path).save(.first)
        #expect(board.load().arrangement?[notes.id] == [])
        #expect(board.load().arrangement?[.stocks] == Arrangement.first[.stocks])
    }

    @Test("Where nobody knows how it is shown, the others are")
    func unknown() {
        let frame = view(model(), Size(width: 120, height: 40))
        #expect(frame.hits.contains { $0.target == .panel(.rates) })
        #expect(!frame.hits.contains { $0.target == .panel(notes) })
    }
}
