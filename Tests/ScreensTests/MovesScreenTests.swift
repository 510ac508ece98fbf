import Board
import CivilTime
import Literals
import Market
import Screens
import TUI
import Testing

/// How a figure looks that has just changed.
struct MovesScreenTests {
    /// The first board after a stock and a currency changed, and what stands around a text on it.
    private func screen(motion: Bool) -> Screen {
        var settings = Settings()
        settings.motion = motion
        var screen = Screen(160, 50, settings: settings)
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

    /// The roles of the cells that a text covers.
    private func inks(_ text: String, on screen: Screen) throws -> Set<Role?> {
        let canvas = screen.canvas
        let (y, line) = try #require(screen.lines.enumerated().first { $1.contains(text) })
        let cells = Array(line)
        let x = try #require((0..<cells.count).first { String(cells[$0...].prefix(text.count)) == text })
        return Set((x..<(x + text.count)).map { canvas[$0, y].style.ink.role })
    }

    @Test("It is tinted by the way it went until the alarm rings, and then as before")
    func tinted() throws {
        var screen = screen(motion: true)
        #expect(try inks("1006.00", on: screen) == [.up])
        #expect(!screen.text.contains("•"))
        let tinted = screen.canvas
        screen.send(.figures(.movesDue(moment: 1500)))
        #expect(try inks("1006.00", on: screen) == [.text])
        let texts = { (canvas: Canvas) in
            (0..<50).map { y in (0..<160).map { canvas[$0, y].glyph.text }.joined() }
        }
        #expect(texts(tinted) == texts(screen.canvas), "nothing but colours changes")
        #expect(tinted != screen.canvas)
    }

    @Test("Without motion a mark stands beside it in its place, and no colour changes")
    func marked() throws {
        var screen = screen(motion: false)
        #expect(try inks("1006.00", on: screen) == [.text])
        #expect(screen.text.filter { $0 == "•" }.count == 2, "\(screen.text)")
        #expect(screen.text.contains("•1006.00") || screen.text.contains("• 1006.00"), "\(screen.text)")
        screen.send(.figures(.movesDue(moment: 1500)))
        #expect(!screen.text.contains("•"))
    }

    @Test("The rate is tinted on its card, at every size", arguments: [(80, 24), (120, 40), (240, 70)])
    func rates(_ width: Int, _ height: Int) throws {
        var screen = screen(motion: true)
        screen.size = Size(width: width, height: height)
        let tinted = screen.canvas
        screen.send(.figures(.movesDue(moment: 1500)))
        let plain = screen.canvas
        let changed = (0..<height).flatMap { y in (0..<width).map { Point(x: $0, y: y) } }
            .filter { tinted[$0.x, $0.y] != plain[$0.x, $0.y] }
        #expect(changed.contains { tinted[$0.x, $0.y].style.ink.role == .down })
        #expect(changed.allSatisfy { tinted[$0.x, $0.y].glyph == plain[$0.x, $0.y].glyph })
    }
}
