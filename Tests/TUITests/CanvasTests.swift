import Seeded
import TUI
import Testing

@Suite("Text on a canvas")
struct CanvasTests {
    @Test("Plain text over wide characters leaves no half of one, and is as long as there is room")
    func plain() {
        var generator = SeededGenerator.announced()
        for _ in 0..<2000 {
            var canvas = Canvas(size: Size(width: 12, height: 1))
            let ground = (0..<12).map { _ in Bool.random(using: &generator) ? "銀" : "x" }.joined()
            canvas.write(ground, x: 0, y: 0)
            let before = canvas
            let (x, count) = (
                Int.random(in: -4...14, using: &generator), Int.random(in: 0...6, using: &generator)
            )
            let clip = Rect(
                x: Int.random(in: 0...6, using: &generator), y: 0,
                width: Int.random(in: 1...8, using: &generator),
                height: 1)
            let text = String("abcdef".prefix(count))
            var used = 0
            canvas.clipped(to: clip) { used = $0.write(text, x: x, y: 0, style: Style(.title)) }
            let seen = Rect(canvas.size).intersection(clip)
            #expect(used == (x >= seen.maxX ? 0 : min(count, seen.maxX - x)))
            for (place, letter) in text.unicodeScalars.enumerated()
            where seen.contains(Point(x: x + place, y: 0)) {
                #expect(canvas[x + place, 0] == Cell(Glyph(letter), Style(.title)))
            }
            for column in 0..<12 {
                let (cell, isWide) = (canvas[column, 0], CellWidth.of(canvas[column, 0].glyph.text) == 2)
                #expect(column == 11 || isWide == canvas[column + 1, 0].glyph.isContinuation)
                let isWritten = (x..<x + count).contains(column) && seen.contains(Point(x: column, y: 0))
                let halves = [column - 1, column, column + 1].contains { (x..<x + count).contains($0) }
                #expect(isWritten || halves || cell == before[column, 0])
            }
        }
    }

    @Test("Text that is too long is cut alike, with accents and without")
    func fit() {
        for width in 0...12 {
            let (plain, accented) = (
                CellWidth.fit("New York  City", width), CellWidth.fit("New Yôrk  City", width)
            )
            #expect(plain == accented.replacing("ô", with: "o"))
            #expect(CellWidth.of(plain) == plain.count && plain.count <= width)
            #expect(width == 0 || plain.hasSuffix("…") && !plain.hasSuffix(" …"))
        }
    }
}
