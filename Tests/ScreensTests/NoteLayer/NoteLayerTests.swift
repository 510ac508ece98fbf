import Board
import Literals
import TUI
import Testing

@testable import Screens

@Suite("A layer made of this folder alone")
struct NoteLayerTests {
    private func screen() -> Screen {
        var screen = Screen(120, 40)
        screen.screens = ScreenList.standard.adding(NoteLayerScreen.self)
        screen.send(.layer(.note(.open)))
        return screen
    }

    private func note(_ screen: Screen) -> NoteLayer? { screen.model.top(NoteLayer.self) }

    @Test("Keys are typed into it, the line of keys tells of its commands, and Enter does them")
    func typing() {
        var screen = screen()
        #expect(LayerID(screen.model) == .note)
        #expect(screen.text.contains(" Note ") && screen.text.contains("a word"))
        #expect(screen.lines.last?.contains("enter add   esc close") == true)
        screen.press("milk<enter>tea")
        #expect(note(screen) == NoteLayer(words: ["milk"], draft: "tea"))
        #expect(screen.text.contains("milk") && screen.text.contains("tea"))
        screen.press(" and bread")
        #expect(note(screen)?.draft == "tea and ", "no longer than it takes")
    }

    @Test("Esc goes back inside it first, and then leaves it; a click beside it closes it")
    func leaving() {
        var screen = screen()
        screen.press("milk<esc>")
        #expect(note(screen) == NoteLayer())
        screen.press("<esc>")
        #expect(LayerID(screen.model) == .board && !screen.text.contains(" Note "))
        screen.send(.layer(.note(.open)))
        screen.mouse(.press, 0, 0)
        #expect(LayerID(screen.model) == .board)
    }

    @Test("Other layers lie over it and it over them, and it comes back as it was")
    func stacked() {
        var screen = screen()
        screen.press("tea")
        let model = screen.model
        screen.send(.layer(.help(.open)))
        #expect(LayerID(screen.model) == .help)
        screen.press("<esc>")
        #expect(screen.model.layers == model.layers)
        screen.send(.layer(.close), .open, .layer(.note(.open)))
        screen.press("<esc>")
        #expect(LayerID(screen.model) == .details)
    }

    @Test("On a board that another program keeps, what would change it is refused")
    func readOnly() {
        var screen = screen()
        screen.send(.boardIs(.takenBy(7)), .layer(.note(.open)))
        screen.press("tea<enter>")
        #expect(note(screen) == NoteLayer(draft: "tea"))
        #expect(screen.lines.last?.contains("process 7") == true)
    }
}
