import Board
import Screens
import TUI
import Testing

@Suite("ASCII") struct ASCIITests {
    @Test(
        "In ASCII nothing else is drawn, whatever is open, and every figure is still there",
        arguments: ["", "?", "<enter>", "afra", "<space><right>", "2", "3s", "d", "nÄsia<enter>z"])
    func everything(keys: String) {
        var settings = Settings()
        settings.ascii = true
        settings.flags = false
        for (width, height) in [(120, 40), (80, 24), (40, 12), (20, 5)] {
            var screen = Screen(width, height, settings: settings)
            screen.press(keys)
            let frame = screen.canvas.inASCII
            for y in 0..<height {
                for x in 0..<width {
                    let glyph = frame[x, y].glyph
                    #expect(
                        (32..<127).contains(glyph.base) && glyph.marks == (0, 0),
                        "\(glyph.text) at \(x), \(y)")
                }
            }
        }
    }

    @Test("Boxes are of + - |, arrows of ^ and v, and lines of the digits of their height")
    func looks() throws {
        var settings = Settings()
        settings.ascii = true
        settings.flags = false
        let frame = Screen(120, 40, settings: settings).canvas.inASCII
        let text = (0..<40).map { y in (0..<120).map { frame[$0, y].glyph.text }.joined() }.joined(
            separator: "\n")
        for part in ["+ JPY Japanese Yen -", "| Taipei", "v -0.76 %", "from 150.38", "-1 Rates"] {
            #expect(text.contains(part), "\(part)")
        }
    }
}
