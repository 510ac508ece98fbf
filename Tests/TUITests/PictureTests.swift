import TUI
import Testing

@Suite("Picture")
struct PictureTests {
    private let red: UInt32 = 0xFF0000
    private let blue: UInt32 = 0x0000FF

    @Test("Two pixels stand above each other in one cell, the upper one in ink, the lower one in paper")
    func halfBlocks() {
        var frame = Canvas(size: Size(width: 4, height: 3))
        frame.draw(Picture(width: 1, height: 2, pixels: [red, blue]), at: Point(x: 2, y: 1))
        #expect(frame[2, 1].glyph.text == "▀")
        #expect(frame[2, 1].style.ink == .rgb(red))
        #expect(frame[2, 1].style.paper == .rgb(blue))
        #expect(frame[1, 1] == Cell() && frame[3, 1] == Cell() && frame[2, 0] == Cell())
    }

    @Test("Under an odd last row the paper stays")
    func oddHeight() {
        var frame = Canvas(size: Size(width: 1, height: 2), style: Style(.text, on: .selection))
        let picture = Picture(width: 1, height: 3, pixels: [red, red, blue])
        #expect(picture.size == Size(width: 1, height: 2))
        frame.draw(picture, at: Point(x: 0, y: 0))
        #expect(frame[0, 1].style == Style(ink: .rgb(blue), paper: .role(.selection)))
    }

    @Test("What falls outside is dropped, whichever edge it falls over")
    func clipping() {
        let picture = Picture(width: 4, height: 4, pixels: (0..<16).map { UInt32($0) })
        for (x, y) in [(-2, -1), (1, 1), (-9, 0), (0, 9), (Int.max / 2, 0), (0, Int.min / 2)] {
            var frame = Canvas(size: Size(width: 3, height: 2))
            frame.draw(picture, at: Point(x: x, y: y))
            for column in 0..<3 {
                for row in 0..<2 {
                    let (dx, dy) = (column - x, row - y)
                    let isInside = (0..<4).contains(dx) && (0..<2).contains(dy)
                    let expected = isInside ? Paint.rgb(UInt32(8 * dy + dx)) : Style().ink
                    #expect(frame[column, row].style.ink == expected, "at \(x),\(y): cell \(column),\(row)")
                }
            }
        }
    }

    @Test("A wide character that is half covered goes whole")
    func overWideCharacter() {
        var frame = Canvas(size: Size(width: 4, height: 1))
        frame.write("台積", x: 0, y: 0)
        frame.draw(Picture(width: 1, height: 2, pixels: [red, blue]), at: Point(x: 1, y: 0))
        #expect((0..<4).map { frame[$0, 0].glyph.text } == [" ", "▀", "積", ""])
    }

    @Test("Doubled, each pixel is four, and slanting edges are smoothed")
    func doubled() {
        let stripes = Picture(width: 2, height: 1, pixels: [red, blue])
        #expect(stripes.doubled().pixels == [red, red, blue, blue, red, red, blue, blue])
        #expect(stripes.doubled(smoothing: true) == stripes.doubled())
        let slope = Picture(width: 2, height: 2, pixels: [red, blue, blue, blue])
        #expect(
            slope.doubled(smoothing: true).pixels == [
                red, red, blue, blue,
                red, blue, blue, blue,
                blue, blue, blue, blue,
                blue, blue, blue, blue,
            ])
        #expect(Picture(width: 0, height: 3, pixels: []).doubled().pixels.isEmpty)
    }

    @Test("Missing pixels are black, surplus ones are dropped, negative extents hold nothing")
    func totals() {
        #expect(Picture(width: 2, height: 1, pixels: [red]).pixels == [red, 0])
        #expect(Picture(width: 1, height: 1, pixels: [red, blue]).pixels == [red])
        #expect(Picture(width: -1, height: 4, pixels: [red]).pixels.isEmpty)
        #expect(Picture(width: 1, height: 1, pixels: [red])[1, 0] == nil)
    }
}
