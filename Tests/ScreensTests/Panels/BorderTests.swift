import Arrangement
import Board
import Literals
import Screens
import TUI
import Testing

@Suite struct BorderTests {
    @Test func `a border follows the mouse, and a drag is one change to undo`() throws {
        var screen = Screen(120, 40)
        let before = screen.layout.places.mapValues(\.rect)
        let rates = try #require(before[.rates])
        for x in [rates.maxX - 1, rates.maxX] {
            screen.mouse(.press, x, 12)
            for step in 1...10 {
                screen.mouse(.drag, x - 2 * step, 14)
                #expect(screen.layout.places[.rates]?.rect.width == rates.width - 2 * step)
            }
            #expect(screen.model.past.undoable.isEmpty && screen.model.arrangement.division == Division())
            screen.mouse(.release, x - 20, 14)
            #expect(screen.model.past.undoable.count == 1)
            #expect(screen.layout.places[.rates]?.rect.width == rates.width - 20)
            screen.press("u")
            #expect(screen.layout.places.mapValues(\.rect) == before)
        }
    }

    @Test func `the tables' border moves up and down, as far as all panels stay`() throws {
        var screen = Screen(120, 40)
        let stocks = try #require(screen.layout.places[.stocks]).rect
        screen.mouse(.press, 60, stocks.y)
        let rates = try #require(screen.layout.places[.rates]).rect
        screen.mouse(.drag, 60, stocks.y - 4)
        #expect(screen.layout.places[.rates]?.rect.width == rates.width, "no other border moves")
        #expect(screen.layout.places[.stocks]?.rect.y == stocks.y - 4)
        screen.mouse(.drag, 60, 0)
        #expect(screen.layout.places[.rates]?.rect.height == 7)
        screen.mouse(.drag, 60, 39)
        #expect(screen.layout.places[.stocks]?.rect.height == 4)
        screen.mouse(.release, 60, 39)
        screen.mouse(.doublePress, 60, screen.layout.places[.stocks]?.rect.y ?? 0)
        #expect(screen.layout.places[.stocks]?.rect == stocks, "a double click undoes what the hand did")
    }

    @Test func `positions and stocks share the lower part by a border of their own`() throws {
        var screen = Screen(200, 60, isDemo: true)
        screen.press("5")
        let stocks = try #require(screen.layout.places[.stocks]).rect
        screen.mouse(.press, 3, stocks.maxY)
        #expect(screen.model.focus == .positions)
        screen.mouse(.drag, 3, stocks.maxY - 3)
        screen.mouse(.release, 3, stocks.maxY - 3)
        #expect(screen.layout.places[.stocks]?.rect.height == stocks.height - 3)
        #expect(screen.model.arrangement.division.shares[.below(.stocks)] != nil)
    }

    @Test func `a click on a border gives its panel the focus, and changes nothing`() throws {
        var screen = Screen(120, 40)
        let clocks = try #require(screen.layout.places[.clocks]).rect
        screen.mouse(.press, clocks.x, 5)
        screen.mouse(.release, clocks.x, 5)
        #expect(screen.model.focus == .clocks && screen.model.past.undoable.isEmpty)
        #expect(screen.model.pull == nil)
    }

    @Test func `a key lets go of a border without moving it`() throws {
        var screen = Screen(120, 40)
        let before = screen.layout.places
        let x = try #require(before[.rates]).rect.maxX
        screen.mouse(.press, x, 12)
        screen.mouse(.drag, x - 10, 12)
        screen.press("<esc>")
        #expect(screen.layout.places == before)
        screen.mouse(.drag, x - 15, 12)
        screen.mouse(.release, x - 15, 12)
        #expect(screen.layout.places == before && screen.model.past.undoable.isEmpty)
    }

    @Test func `on a board that another program keeps no border moves`() throws {
        var screen = Screen(120, 40)
        screen.send(.disk(.boardIs(.takenBy(7))))
        let before = screen.layout.places
        let x = try #require(before[.rates]).rect.maxX
        screen.mouse(.press, x, 12)
        screen.mouse(.drag, x - 10, 12)
        #expect(screen.layout.places == before)
        screen.mouse(.release, x - 10, 12)
        screen.press("w<right><space>")
        #expect(screen.model.arrangement.division == Division())
        #expect(screen.model.noticeText?.hasPrefix("Read-only") == true)
    }
}
