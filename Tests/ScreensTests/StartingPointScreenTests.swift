import Arrangement
import Board
import Literals
import Screens
import Testing
import Words

@Suite("Boards to begin with, in the list of boards")
struct StartingPointScreenTests {
    @Test("The list offers them by name, that of the user's place first, and Enter makes the board")
    func offered() throws {
        var screen = Screen(120, 40)
        screen.press("B")
        let rows = screen.lines.filter { $0.contains("New board") }
        #expect(rows.count == StartingPoint.allCases.count && rows[0].contains("Taiwan"))
        screen.press("<down><enter>")
        let taiwan = StartingPoint.taiwan.arrangement(at: screen.model.home)
        #expect(screen.effects.contains(.boards(.make("Taiwan", taiwan))))
    }

    @Test(
        "A name that is typed can begin with any of them; a part of one's name means that one, by its whole name"
    )
    func typed() {
        var screen = Screen(120, 40)
        screen.press("Btrav")
        let rows = screen.lines.filter { $0.contains("“trav”") }
        #expect(rows.count == StartingPoint.allCases.count + 1)
        #expect(screen.lines.first { $0.contains("New board") }?.contains("“Travel”") == true)
        screen.press("<enter>")
        let travel = StartingPoint.travel.arrangement(at: screen.model.home)
        #expect(screen.effects.contains(.boards(.make("Travel", travel))))
    }

    @Test("One whose name a board has is offered no more")
    func taken() {
        var screen = Screen(120, 40)
        let boards = [BoardEntry.first] + [BoardID("japan")].compactMap { $0 }.map { BoardEntry($0, "japan") }
        screen.send(.disk(.boards(.listed(boards, removed: []))))
        screen.press("B")
        #expect(screen.text.contains("“Taiwan”") && !screen.text.contains("“Japan”"))
    }
}
