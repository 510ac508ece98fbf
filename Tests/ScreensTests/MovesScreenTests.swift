import Arrangement
import Board
import CivilTime
import Literals
import Market
import Screens
import TUI
import Testing

struct MovesScreenTests {
    private func screen(motion: Bool = true, terminal: TerminalTraits = TerminalTraits()) -> Screen {
        var settings = Settings()
        settings.motion = motion
        var screen = Screen(160, 50, settings: settings, terminal: terminal)
        for (second, price, rate) in [(0, 1005.0, 149.0), (1, 1006, 148.5)] {
            let now = Sample.asOf + second
            let quote = Quote(
                symbol: "2330.TW", currency: "TWD", price: price, time: now, zone: "Asia/Taipei",
                source: "twse")
            let yen = Rate(code: "JPY", perDollar: rate, quotedAt: now, source: "rter")
            for answer in [FeedAnswer.quotes([quote]), .rates([yen])] {
                guard
                    case .figures(.changed(let changes, _, _)) = screen.model.news(
                        of: answer, to: .rates, at: now)
                else { continue }
                screen.send(.figures(.changed(changes, at: now, moment: second * 1000)))
            }
        }
        return screen
    }

    private func styles(_ text: String, on screen: Screen) throws -> Set<Style> {
        let canvas = screen.canvas
        let (y, line) = try #require(screen.lines.enumerated().first { $1.contains(text) })
        let cells = Array(line)
        let x = try #require((0..<cells.count).first { String(cells[$0...].prefix(text.count)) == text })
        return Set((x..<(x + text.count)).map { canvas[$0, y].style })
    }

    @Test(
        "It has a paper of its own until the alarm rings, and then the common one; its ink is always the same"
    )
    func tinted() throws {
        var screen = screen()
        #expect(try styles("1006.00", on: screen) == [Style(.text, on: .changed)])
        #expect(!screen.text.contains("•"))
        let tinted = screen.canvas
        screen.send(.figures(.movesDue(moment: 1500)))
        #expect(try styles("1006.00", on: screen) == [Style(.text)])
        let texts = { (canvas: Canvas) in
            (0..<50).map { y in (0..<160).map { canvas[$0, y].glyph.text }.joined() }
        }
        #expect(texts(tinted) == texts(screen.canvas), "nothing but colours changes")
        #expect(tinted != screen.canvas)
    }

    @Test(
        "Without motion, and where there are few colours or none, a mark stands beside it and no colour changes",
        arguments: [
            (false, TerminalTraits()), (true, TerminalTraits(hasColours: false)),
            (true, TerminalTraits(hasTints: false)),
        ])
    func marked(motion: Bool, terminal: TerminalTraits) throws {
        var screen = screen(motion: motion, terminal: terminal)
        #expect(try styles("1006.00", on: screen) == [Style(.text)])
        #expect(screen.text.filter { $0 == "•" }.count == 2, "\(screen.text)")
        #expect(screen.text.contains("•1006.00") || screen.text.contains("• 1006.00"), "\(screen.text)")
        screen.send(.figures(.movesDue(moment: 1500)))
        #expect(!screen.text.contains("•"))
    }

    @Test("So is the rate on its card, at every size", arguments: [(80, 24), (120, 40), (240, 70)])
    func rates(_ width: Int, _ height: Int) throws {
        var screen = screen()
        screen.size = Size(width: width, height: height)
        let tinted = screen.canvas
        screen.send(.figures(.movesDue(moment: 1500)))
        let plain = screen.canvas
        let changed = (0..<height).flatMap { y in (0..<width).map { Point(x: $0, y: y) } }
            .filter { tinted[$0.x, $0.y] != plain[$0.x, $0.y] }
        #expect(!changed.isEmpty && changed.allSatisfy { tinted[$0.x, $0.y].style.paper == .role(.changed) })
        #expect(changed.allSatisfy { tinted[$0.x, $0.y].style.ink == plain[$0.x, $0.y].style.ink })
        #expect(changed.allSatisfy { tinted[$0.x, $0.y].glyph == plain[$0.x, $0.y].glyph })
    }

    private func lines(_ screen: Screen) -> [(index: Int, rect: Rect)] {
        screen.frame.hits.compactMap { hit in
            if case .line(screen.model.focus, let index) = hit.target { (index, hit.rect) } else { nil }
        }
    }

    @Test(
        "The chart of a card or row has the colour of the change beside it",
        arguments: [(80, 24), (120, 40), (200, 60), (300, 80)])
    func charts(_ width: Int, _ height: Int) {
        let signs: [String: Role] = ["▲": .up, "▼": .down, "•": .level]
        for panel in ["1", "3"] {
            var screen = Screen(width, height)
            screen.press(panel)
            let canvas = screen.canvas
            for (index, rect) in lines(screen) {
                var (courses, said): (Set<Role>, Set<Role>) = ([], [])
                for y in rect.y..<rect.maxY {
                    for x in rect.x..<rect.maxX {
                        let cell = canvas[x, y]
                        if let sign = signs[cell.glyph.text] { said.insert(sign) }
                        guard "▁▂▃▄▅▆▇█".contains(cell.glyph.text), let role = cell.style.ink.role else {
                            continue
                        }
                        // Large figures have the role of a title.
                        if role == Role.up || role == Role.down || role == Role.level { courses.insert(role) }
                    }
                }
                #expect(said.count == 1, "\(panel) \(index)")
                #expect(courses.isSubset(of: said), "\(panel) \(index): \(courses) beside \(said)")
            }
        }
    }

    @Test(
        "The frame of the selected card is whole and of one colour",
        arguments: [(80, 24), (100, 30), (120, 40), (200, 60), (300, 80)])
    func frames(_ width: Int, _ height: Int) throws {
        var count = 0
        for keys in ["1", "1<end>", "1<right><down>", "3", "3<end>"] {
            var screen = Screen(width, height)
            screen.press(keys)
            let index = screen.model.cursor(screen.model.focus).index
            let rect = try #require(lines(screen).first { $0.index == index }?.rect)
            let canvas = screen.canvas
            guard rect.height > 2, canvas[rect.x, rect.y].glyph.text == "╭" else { continue }
            count += 1
            for y in rect.y..<rect.maxY {
                for x in [rect.x, rect.maxX - 1] {
                    #expect("│╭╮╰╯".contains(canvas[x, y].glyph.text), "\(keys) \(x),\(y)")
                    #expect(canvas[x, y].style.ink.role == Role.focusedBorder, "\(keys) \(x),\(y)")
                }
            }
            for y in [rect.y, rect.maxY - 1] {
                let line = (rect.x..<rect.maxX).map { canvas[$0, y] }.filter { $0.glyph.text == "─" }
                #expect(
                    !line.isEmpty && line.allSatisfy { $0.style.ink.role == Role.focusedBorder }, "\(keys)")
            }
        }
        #expect(count >= 3)
    }

    @Test(
        "What an exchange does is said once for all its stocks",
        arguments: [(80, 24), (120, 40), (200, 60), (300, 80)])
    func exchanges(_ width: Int, _ height: Int) {
        let board = Arrangement(
            rates: [], clocks: [], stocks: ["2330.TW", "2317.TW", "6488.TWO", "AAPL", "IBM", "7203.T"])
        var screen = Screen(width, height, arrangement: board)
        screen.press("3")
        let text = screen.text
        for name in ["TWSE", "TPEx", "NYSE", "TSE"] {
            let words = text.split { !$0.isLetter }
            #expect(words.count { $0 == name } == 1, "\(name): \(text)")
        }
        #expect(text.contains("╰─ TWSE"), "\(text)")
    }
}
