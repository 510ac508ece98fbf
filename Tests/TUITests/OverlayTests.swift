import TUI
import Testing

@Suite("What lies under a sheet")
struct OverlayTests {
    private func canvas(_ lines: String...) -> Canvas {
        var canvas = Canvas(size: Size(width: 20, height: lines.count))
        for (y, line) in lines.enumerated() { canvas.write(line, x: 0, y: y, style: Style(.up, on: .tint)) }
        return canvas
    }

    private func lines(_ canvas: Canvas) -> [String] {
        (0..<canvas.size.height).map { y in (0..<canvas.size.width).map { canvas[$0, y].glyph.text }.joined()
        }
    }

    @Test("A card that is touched goes whole, from whichever side", arguments: [(0, 3), (9, 4), (4, 30)])
    func cards(x: Int, width: Int) {
        var canvas = canvas("  ╭ JPY ───╮", "  │ 149.23 │", "  ╰────────╯")
        let card = Rect(x: 2, y: 0, width: 10, height: 3)
        canvas.blank(card, under: Rect(x: x, y: 1, width: width, height: 9))
        #expect(lines(canvas).allSatisfy { $0.allSatisfy { $0 == " " } })
    }

    @Test("Of a row that goes on at both sides, columns stay at the left that are whole in all its lines")
    func rows() {
        var canvas = canvas("2330  TSMC  1020.00 ", "open, till 13:30  12")
        let row = Rect(x: 0, y: 0, width: 20, height: 2)
        var cut = canvas
        cut.blank(row, under: Rect(x: 18, y: 0, width: 1, height: 1))
        #expect(lines(cut) == [String(repeating: " ", count: 20), String(repeating: " ", count: 20)])
        canvas = self.canvas("2330  TSMC  1020.00 ", "open                ")
        canvas.blank(row, under: Rect(x: 13, y: 1, width: 3, height: 1))
        #expect(lines(canvas)[0] == "2330  TSMC          ")
        #expect(lines(canvas)[1] == "open                ")
    }

    @Test("Around a sheet words are faint on common paper, and what is quiet stays as it is")
    func dimming() {
        var canvas = canvas("abcdefgh", "abcdefgh", "abcdefgh")
        canvas.write("─", x: 0, y: 0, style: Style(.focusedBorder))
        canvas.write("▒", x: 1, y: 0, style: Style(.awake, on: .awake))
        let hole = Rect(x: 2, y: 1, width: 3, height: 1)
        canvas.dim(Rect(canvas.size), around: hole)
        #expect(canvas[0, 0].style == Style(.border) && canvas[1, 0].style == Style(.awake, on: .awake))
        for y in 0..<3 {
            for x in 0..<8 where y > 0 || x > 1 {
                let isInside = hole.contains(Point(x: x, y: y))
                #expect(
                    canvas[x, y].style == (isInside ? Style(.up, on: .tint) : Style(.faint)), "\(x), \(y)")
            }
        }
    }
}
