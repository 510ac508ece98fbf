import Board
import Literals
import Market
import TUI
import Testing

@testable import Screens

@Suite("A fourth kind of panel, made of this folder alone")
struct NotesTests {
    private let notes = NotesScreen().panel
    private let screens = PanelScreens.standard.adding(NotesScreen())

    private func model() -> Model {
        let panels = Panel.standard + [notes]
        return Model(
            panels: panels, arrangement: .first(panels), now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc)
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
        _ = update(&model, .focus(notes))
        let text = lines(model, size)
        for word in ["Notes", "milk", "bread", "tea"] { #expect(text.contains(word), "\(text)") }
        #expect(size.width < 100 || text.contains("World clocks"))
        #expect(size.width < 100 || text.contains("¹") && text.contains("⁴"))
        let hits = view(model, size, Memo(), screens).hits.map(\.target)
        for index in 0..<3 { #expect(hits.contains(.line(notes, index))) }
    }

    @Test("Its items are carried as all others are")
    func carried() {
        let size = Size(width: 120, height: 40)
        var model = model()
        for message in [Message.focus(notes), .pickUp] { _ = update(&model, message) }
        #expect(lines(model, size).contains("◆milk"))
        let layout = Layout(model, size, Memo(), screens)
        let down = interpret(.key(.arrow(.down)), model, layout, frame: nil)
        for message in [down, .drop].compactMap(\.self) { _ = update(&model, message) }
        #expect(model.arrangement[notes].map(\.text) == ["bread", "milk", "tea"])
    }

    @Test("Where nobody knows how it is shown, the others are")
    func unknown() {
        let frame = view(model(), Size(width: 120, height: 40))
        #expect(frame.hits.contains { $0.target == .panel(.rates) })
        #expect(!frame.hits.contains { $0.target == .panel(notes) })
    }
}
