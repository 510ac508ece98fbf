import Arrangement
import Board
import CivilTime
import Literals
import Market
import Screens
import TUI
import Testing

@Suite("Headlines in details")
struct HeadlineScreenTests {
    private static let link = "https://news.test/a-rather-long-path/" + String(repeating: "x", count: 40)

    private func screen(_ width: Int = 120, _ height: Int = 40, news: [Headline]? = nil) -> Screen {
        var screen = Screen(
            width, height, arrangement: Arrangement(rates: ["JPY"], clocks: ["Asia/Taipei"], stocks: ["AAPL"])
        )
        let news =
            news
            ?? (1...4).map {
                Headline(
                    published: Sample.asOf + -3600 * $0, title: "Title \($0)",
                    link: WebLink(Self.link + "\($0)"))
            }
        screen.hear(.headlines(news, of: "AAPL"), to: .headlines("AAPL"), at: Sample.asOf)
        screen.press("3<enter>")
        return screen
    }

    private func linked(_ screen: Screen) -> (text: String, addresses: Set<String>) {
        let frame = screen.frame
        let text = frame.links.map { link in
            (link.rect.x..<link.rect.maxX).map { frame.canvas[$0, link.rect.y].glyph.text }.joined()
        }
        return (text.joined(), Set(frame.links.map(\.address)))
    }

    @Test(
        "Tab goes through them, Enter shows the address of the selected one as a link, in full, and hides it again"
    )
    func address() {
        var screen = screen()
        #expect(linked(screen).addresses.isEmpty)
        screen.press("<tab><tab>")
        #expect(linked(screen).addresses.isEmpty, "no address unasked")
        screen.press("<enter>")
        #expect(linked(screen).text == Self.link + "2")
        #expect(linked(screen).addresses == [Self.link + "2"])
        screen.press("<enter>")
        #expect(linked(screen).addresses.isEmpty)
        screen.press("<backtab><backtab><enter>")
        #expect(LayerID(screen.model) == .board, "without a headline Enter goes back, as ever")
    }

    @Test("On a small screen the sheet scrolls to the selected one, and a link stays within it")
    func small() {
        var screen = screen(60, 20)
        screen.press("<tab><tab><tab><enter>")
        #expect(screen.text.contains("Title 3"), "\(screen.text)")
        let sheet = screen.frame.links.allSatisfy { $0.rect.maxX < 60 && $0.rect.y > 0 && $0.rect.y < 19 }
        #expect(sheet && !linked(screen).text.isEmpty)
    }

    @Test("A click selects one, a click on the selected one shows its address")
    func mouse() throws {
        var screen = screen()
        let row = try #require(screen.lines.firstIndex { $0.contains("Title 1") })
        let column = 20
        screen.mouse(.press, column, row)
        screen.mouse(.press, column, row)
        #expect(linked(screen).addresses == [Self.link + "1"])
    }

    @Test("Help over the details shows no link through")
    func covered() {
        var screen = screen()
        screen.press("<tab><enter>?")
        #expect(screen.frame.links.isEmpty)
    }

    @Test("A stock without headlines says so")
    func none() {
        var screen = screen(news: [])
        screen.press("<tab>")
        #expect(screen.lines.last?.contains("There are no headlines here") == true)
    }
}
