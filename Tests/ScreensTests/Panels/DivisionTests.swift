import Arrangement
import Board
import Literals
import Screens
import Seeded
import TUI
import Testing

@Suite struct DivisionTests {
    private static let borders: [PanelBorder] = [.side, .table, .below(.stocks), .below(.rates)]

    private func screen(_ numbers: inout SeededGenerator) -> Screen {
        var board = Arrangement.first
        for border in Self.borders where Bool.random(using: &numbers) {
            board.division.shares[border] = Int.random(in: 1...999, using: &numbers)
        }
        for panel in Panel.all where Int.random(in: 0..<4, using: &numbers) == 0 {
            board.division.hidden.insert(panel.id)
        }
        let size = [(100, 16), (120, 40), (200, 60), (240, 70)].randomElement(using: &numbers) ?? (120, 40)
        var screen = Screen(
            size.0 + Int.random(in: 0..<20, using: &numbers), size.1 + Int.random(in: 0..<9, using: &numbers),
            arrangement: board, isDemo: Bool.random(using: &numbers))
        if screen.model.isDemo { screen.press("5") }
        return screen
    }

    @Test func `panels cover the board and each other nowhere, however they are sized`() {
        var numbers = SeededGenerator.announced()
        for _ in 0..<150 {
            let screen = screen(&numbers)
            let (size, division) = (screen.size, screen.model.arrangement.division)
            let rects = screen.layout.places.values.map(\.rect)
            var count = Array(repeating: 0, count: size.width * size.height)
            for rect in rects {
                #expect(rect.width >= 30 && rect.height >= 3, "\(rect) of \(size) by \(division)")
                for y in rect.y..<rect.maxY {
                    for x in rect.x..<rect.maxX { count[y * size.width + x] += 1 }
                }
            }
            let body = count[size.width..<size.width * (size.height - 1)]
            #expect(body.allSatisfy { $0 == 1 }, "\(rects) in \(size) by \(division)")
            #expect(Set(screen.layout.places.keys) == Set(screen.model.shownPanels))
        }
    }

    @Test func `no figure is cut, however panels are sized`() {
        var numbers = SeededGenerator.announced()
        let known = Figures.known(in: Screen(120, 40).model)
        for _ in 0..<60 {
            let screen = screen(&numbers)
            if screen.model.isDemo { continue }
            let strays = Figures.strays(screen.lines, known)
            #expect(strays.isEmpty, "\(strays) in \(screen.size)\n\(screen.text)")
        }
    }

    @Test func `a share means the same part of a screen of any size`() {
        var board = Arrangement.first
        board.division.shares = [.side: 500, .table: 250]
        for (width, height) in [(100, 30), (160, 50), (210, 66)] {
            let places = Screen(width, height, arrangement: board).layout.places
            #expect(places[.rates]?.rect.width == width / 2)
            #expect(abs((places[.rates]?.rect.height ?? 0) * 4 - (height - 2)) <= 2)
        }
        let wide = Screen(300, 80, arrangement: board).layout.places
        #expect(wide[.rates]?.rect == Rect(x: 0, y: 1, width: 150, height: 20))
        #expect(wide[.clocks]?.rect.height == 20 && wide[.stocks]?.rect.height == 58)
    }
}
