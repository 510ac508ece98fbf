import TUI
import Testing

@Suite("What lies under a sheet")
struct OverlayTests {
    private func canvas(_ lines: String...) -> Canvas {
        var canvas = Canvas(size: Size(width: 20, height: lines.count))
        for (y, line) in lines.enumerated() { canvas.write(line, x: 0, y: y, style: Style(.up, on: .tint)) }
        return canvas
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
