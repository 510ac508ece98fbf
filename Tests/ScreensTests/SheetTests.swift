import Board
import Screens
import TUI
import Testing

@Suite("Sheets over the board")
struct SheetTests {
    private func screens(_ keys: String, _ width: Int, _ height: Int) -> (
        board: Frame<Target>, sheet: Frame<Target>
    ) {
        var screen = Screen(width, height)
        let board = screen.frame
        screen.press(keys)
        return (board, screen.frame)
    }

    private static let sizes = [(80, 24), (100, 30), (120, 40), (160, 45), (200, 60), (300, 80)]

    @Test(
        "What a sheet leaves of a card is as it was, or blank where it cut a word",
        arguments: ["<enter>", "a", "?", ":"])
    func cards(keys: String) {
        for (width, height) in Self.sizes {
            let (board, sheet) = screens(keys, width, height)
            for hit in board.hits {
                guard case .line(let panel, _) = hit.target, panel != .stocks else { continue }
                for y in hit.rect.y..<hit.rect.maxY {
                    // Behind a layer nothing is selected: the bar at the left disappears.
                    for x in hit.rect.x + 1..<hit.rect.maxX where isBeside(x, y, sheet) {
                        let (before, now) = (board.canvas[x, y].glyph, sheet.canvas[x, y].glyph)
                        #expect(now == before || now == .space, "\(hit.target) at \(width)×\(height) is torn")
                    }
                }
            }
        }
    }

    @Test("Most of a large board is still there, faint", arguments: ["<enter>", "a", ":"])
    func rest(keys: String) {
        let (board, sheet) = screens(keys, 200, 60)
        var whole = 0
        for hit in board.hits {
            guard case .line = hit.target else { continue }
            let points = (hit.rect.y..<hit.rect.maxY).flatMap { y in
                (hit.rect.x..<hit.rect.maxX).map { Point(x: $0, y: y) }
            }
            if points.allSatisfy({ board.canvas[$0.x, $0.y].glyph == sheet.canvas[$0.x, $0.y].glyph }) {
                whole += 1
            }
        }
        #expect(whole >= 8, "\(whole) of 24 cards and rows are left")
        for y in 1..<59 {
            for x in 0..<200 where isBeside(x, y, sheet) {
                let ink = sheet.canvas[x, y].style.ink.role
                #expect(
                    ![.text, .title, .key, .up, .down, .focusedBorder].contains(ink)
                        || sheet.canvas[x, y] == Cell())
            }
        }
    }

    @Test("Of a sheet below another one nothing is left, and over a deck no card's edges")
    func stacked() {
        var screen = Screen(200, 60)
        screen.press("<enter>?")
        #expect(!screen.text.contains("esc goes back") && screen.text.contains("esc closes"))
        screen.press("<esc><esc>c<enter>")
        #expect(screen.text.contains("not on the board"))
        let frame = screen.frame
        for y in 2..<58 {
            for x in 0..<200 where isBeside(x, y, frame) {
                #expect([" ", "▌", "▀", "▘"].contains(frame.canvas[x, y].glyph.text))
            }
        }
    }

    /// The layer's shadow is a column and a row more.
    private func isBeside(_ x: Int, _ y: Int, _ frame: Frame<Target>) -> Bool {
        !frame.hits.contains { hit in
            let rect = hit.rect
            return hit.target == .layer
                && Rect(x: rect.x, y: rect.y, width: rect.width + 1, height: rect.height + 1)
                    .contains(Point(x: x, y: y))
        }
    }
}
