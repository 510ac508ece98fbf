import Board
import Foundation
import Literals
import Screens
import TUI
import Testing

struct UnusedKeyTests {
    private func last(_ screen: Screen) -> [String] {
        let line = screen.lines.last ?? ""
        return line.split(separator: /\s\s+/).suffix(3).map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func use(_ key: Character, on screen: inout Screen) {
        let used = firstUse(.key(.character(key)), screen.model)
        screen.press(String(key))
        if let used { screen.send(.program(.used(used))) }
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `three keys that were not used yet stand after the basic ones until they are`(
        width: Int, height: Int
    ) {
        var screen = Screen(width, height)
        for basic in ["enter details", "a add", "u undo", "? help"] {
            #expect(screen.lines.last?.contains(basic) == true, "\(basic)")
        }
        #expect(last(screen) == ["v chart", "c deck", "b base"])
        screen.press("jlk")
        #expect(last(screen) == ["v chart", "c deck", "b base"], "they stay where they are")
        use("v", on: &screen)
        screen.press("<esc>")
        #expect(last(screen) == ["c deck", "b base", "= amount"])
        screen.press("3")
        #expect(last(screen) == ["s sort", "c deck", "! alert"])
        screen.press("2")
        #expect(last(screen) == ["t time", "M meeting", "c deck"])
    }

    @Test func `text, other keys and the mouse use no command`() {
        var screen = Screen(120, 40)
        #expect(firstUse(.key(.character("c")), screen.model) == .deckOpen)
        #expect(firstUse(.key(.character("j")), screen.model) == nil)
        #expect(firstUse(.key(.character("?")), screen.model) == nil)
        #expect(firstUse(.mouse(.press, Point(x: 1, y: 39)), screen.model) == nil)
        screen.press("a")
        #expect(firstUse(.key(.character("c")), screen.model) == nil)
        screen.press("<esc>")
        screen.send(.program(.used(.deckOpen)))
        #expect(firstUse(.key(.character("c")), screen.model) == nil)
    }

    @Test(arguments: [(80, 24), (100, 30), (120, 40), (200, 60)])
    func `positions are offered while there are none, and the panel says how to fill it`(
        width: Int, height: Int
    ) {
        let saying = "No positions yet: e adds one, fxterm transactions import FILE many"
        for keys in ["5", ":portfolio<enter>", "w<end><space><esc>5"] {
            var screen = Screen(width, height)
            screen.press(keys)
            #expect(screen.model.focus == .positions, "\(keys)")
            #expect(screen.lines.contains { $0.contains(saying) }, "\(keys): \(screen.text)")
            #expect(screen.lines.last?.contains("details") == false, "\(keys)")
            screen.press("v<enter>xsjn<esc>+")
        }
        var list = Screen(width, height)
        list.press("w")
        #expect(list.text.contains("[ ] Positions"), "\(list.text)")
    }
}
