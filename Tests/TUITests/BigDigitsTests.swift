import TUI
import Testing

@Suite("Big digits")
struct BigDigitsTests {
    @Test("Three rows high, every stroke as thick as the others")
    func three() throws {
        let figure = try #require(BigDigits("1,234.56", .three))
        #expect(
            figure.rows == [
                "▀█    ▀▀█ ▀▀█ █ █   █▀▀ █▀▀",
                " █    █▀▀ ▀▀█ ▀▀█   ▀▀█ █▀█",
                "▀▀▀ █ ▀▀▀ ▀▀▀   ▀ ▀ ▀▀▀ ▀▀▀",
            ])
        #expect(figure.size == Size(width: 27, height: 3))
    }

    @Test("Five rows high, in twice the size")
    func five() throws {
        let figure = try #require(BigDigits("149.07", .five))
        #expect(
            figure.rows == [
                " ▟██   ██  ██ ▟████▙    ▟████▙ ██████",
                " ▀██   ██  ██ ██  ██    ██  ██ ▀▀  ██",
                "  ██   ▜█████ ▜█████    ██  ██    ▟█▛",
                "  ██       ██     ██    ██  ██   ▐█▌ ",
                "██████     ██ ▜████▛ ██ ▜████▛   ██  ",
            ])
    }

    @Test("Signs, the clock's colon and blanks", arguments: BigDigits.Height.allCases)
    func signs(height: BigDigits.Height) throws {
        for character in "0123456789.,:+-−%≈ " {
            let figure = try #require(BigDigits(String(character), height), "\(character)")
            #expect(figure.rows.count == height.rawValue)
            #expect(figure.rows.allSatisfy { CellWidth.of($0) == figure.size.width }, "\(character)")
            #expect(character == " " || figure.rows.contains { $0.contains { $0 != " " } }, "\(character)")
        }
        #expect(BigDigits("-", height) == BigDigits("−", height))
        let looks = Set("0123456789.,:+−%≈".compactMap { BigDigits(String($0), height)?.rows })
        #expect(looks.count == 17, "no two look the same")
    }

    @Test("In ASCII every block is a hash")
    func ascii() {
        #expect(BigDigits("4.2", .three)?.inASCII.rows == ["# #   ###", "###   ###", "  # # ###"])
        #expect(
            BigDigits("−", within: Size(width: 2, height: 1)).inASCII.rows == ["−"], "plain text is not drawn"
        )
    }

    @Test("What has no shape is not drawn")
    func unknown() {
        #expect(BigDigits("12 pm", .three) == nil)
        #expect(BigDigits.width(of: "—", .five) == nil)
        #expect(BigDigits("", .three)?.size.width == 0)
    }

    @Test("As tall as fits, then plain, then nothing; never cut")
    func fitting() throws {
        let text = "149.230"
        let five = try #require(BigDigits.width(of: text, .five))
        let three = try #require(BigDigits.width(of: text, .three))
        #expect(BigDigits(text, within: Size(width: five, height: 5)).size == Size(width: five, height: 5))
        #expect(
            BigDigits(text, within: Size(width: five - 1, height: 9)).size == Size(width: three, height: 3))
        #expect(BigDigits(text, within: Size(width: five, height: 4)).size == Size(width: three, height: 3))
        #expect(BigDigits(text, within: Size(width: three - 1, height: 9)).rows == [text])
        #expect(BigDigits(text, within: Size(width: 99, height: 2)).rows == [text])
        #expect(BigDigits(text, within: Size(width: 6, height: 9)).rows == [])
        #expect(BigDigits(text, within: Size(width: 99, height: 0)).rows == [])
        #expect(BigDigits("no rate", within: Size(width: 99, height: 9)).rows == ["no rate"])
    }

    @Test("It is drawn where it is wanted, in its style")
    func drawing() throws {
        var frame = Canvas(size: Size(width: 9, height: 4))
        frame.draw(try #require(BigDigits("1", .three)), at: Point(x: 2, y: 1), style: Style(.title))
        #expect(frame.drawing == ["         ", "  ▀█     ", "   █     ", "  ▀▀▀    "])
        #expect(frame[2, 1].style == Style(.title))
        frame.draw(try #require(BigDigits("88", .five)), at: Point(x: -3, y: -2), style: Style())
    }

    @Test("What is laid over a part of a number leaves nothing of it, however large it is")
    func covered() throws {
        for height in BigDigits.Height.allCases {
            let digits = try #require(BigDigits("05:00:00", height))
            for covered in 1..<digits.size.width {
                for isLeft in [true, false] {
                    var frame = Canvas(size: Size(width: digits.size.width + 20, height: 5))
                    frame.draw(digits, at: Point(x: 10, y: 0), style: Style(.title))
                    let rect =
                        isLeft
                        ? Rect(x: 0, y: 0, width: 10 + covered, height: 5)
                        : Rect(x: 10 + digits.size.width - covered, y: 0, width: 99, height: 5)
                    frame.clearText(cutBy: rect)
                    let left = (0..<5).contains { y in
                        (0..<frame.size.width).contains { x in
                            !rect.contains(Point(x: x, y: y)) && frame[x, y].glyph != .space
                        }
                    }
                    #expect(!left, "\(height), \(covered) columns covered")
                }
            }
        }
        var frame = Canvas(size: Size(width: 30, height: 1))
        frame.write("Tokyo 149.230 ▲ +0.12 %", x: 0, y: 0)
        frame.clearText(cutBy: Rect(x: 9, y: 0, width: 8, height: 1))
        #expect((0..<9).map { frame[$0, 0].glyph.text }.joined() == "         ")
        #expect((17..<23).map { frame[$0, 0].glyph.text }.joined() == "      ")
    }

    @Test("Of a time in words nothing is left beside what covers its beginning, and what stands apart stays")
    func phrases() {
        func rest(_ text: String, covered: Int) -> String {
            var frame = Canvas(size: Size(width: 30, height: 1))
            frame.write(text, x: 0, y: 0)
            frame.clearText(cutBy: Rect(x: 0, y: 0, width: covered, height: 1))
            let cells = (covered..<30).map { frame[$0, 0].glyph.text }.joined()
            return cells.split(separator: " ").joined(separator: " ")
        }
        for covered in 1...5 { #expect(rest("in 2 d 18 h  NYSE", covered: covered) == "NYSE", "\(covered)") }
        #expect(rest("3 天 2 小時後競價  NYSE", covered: 4) == "NYSE")
        #expect(rest("in 2 d 18 h│ 4 h", covered: 4) == "│ 4 h")
        #expect(rest("closed for long", covered: 3) == "for long", "the rest of the word goes alone")
    }
}
