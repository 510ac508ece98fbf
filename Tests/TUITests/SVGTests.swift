import SVG
import TUI
import Testing

@Suite("SVG")
struct SVGTests {
    private let plain = Palette([:])
    private let theme = SVGTheme(ink: 0xEEEEEE, paper: 0x111111, ansi: (0..<16).map { UInt32($0) * 0x010101 })

    private func svg(_ text: String, _ style: Style = Style(), _ palette: Palette? = nil) -> String {
        var frame = Canvas(size: Size(width: 12, height: 1))
        frame.write(text, x: 0, y: 0, style: style)
        return frame.svg(palette: palette ?? plain, theme: theme)
    }

    @Test("The same frame always gives the same text")
    func deterministic() {
        var frame = Canvas(size: Size(width: 30, height: 4))
        for index in 0..<30 {
            frame.write("x", x: index, y: index % 4, style: Style(ink: .rgb(UInt32(index)), paper: .rgb(7)))
        }
        let first = frame.svg(palette: plain, theme: theme)
        for _ in 0..<20 { #expect(frame.svg(palette: plain, theme: theme) == first) }
    }

    @Test("An icon is square, has no window, and its border is as far from each edge")
    func icon() {
        var frame = Canvas(size: Size(width: 9, height: 5))
        frame.draw(Box(), in: Rect(frame.size))
        let icon = frame.icon(palette: plain, theme: theme, title: "R&D")
        #expect(icon.contains("width=\"108\" height=\"108\" viewBox=\"7 28 108 108\""), "\(icon)")
        // The border's corners, half a cell inside the frame: 14 from the edges.
        #expect(icon.contains("M26 42Q21 42 21 52") && icon.contains("M96 122Q101 122 101 112"), "\(icon)")
        #expect(!icon.contains("<circle") && icon.contains("<title>R&amp;D</title>"))
    }

    @Test("Text is escaped, in the cells and in the title")
    func escaping() {
        var frame = Canvas(size: Size(width: 12, height: 1))
        frame.write("a<b>&\"c\"", x: 0, y: 0)
        let text = frame.svg(palette: plain, theme: theme, title: "R&D <desk>")
        #expect(text.contains(">a&lt;b&gt;&amp;&quot;c&quot;</text>"))
        #expect(text.contains("<title>R&amp;D &lt;desk&gt;</title>"))
    }

    @Test("A word is one run held to its columns, and the next word is another")
    func runs() {
        let text = svg("ab cde")
        #expect(text.contains("<text x=\"16\" textLength=\"20\" y=\"47.5\" fill=\"#eeeeee\">ab</text>"))
        #expect(text.contains("<text x=\"46\" textLength=\"30\" y=\"47.5\" fill=\"#eeeeee\">cde</text>"))
    }

    @Test("Wide characters stand on their two cells each")
    func wide() {
        let text = svg("台積電a")
        #expect(text.contains("x=\"17.5 37.5 57.5\""))
        #expect(text.contains(">台積電</text>"))
        #expect(text.contains("<text x=\"76\" textLength=\"10\""))
    }

    @Test(
        "Box lines, blocks and triangles are shapes, not glyphs",
        arguments: Array("─│╭╮╰╯├┤┬┴┼▀▄█▁▂▃▅▆▇▲▼▖▗▘▙▚▛▜▝▞▟⠁⢀⣿"))
    func shapes(glyph: Character) {
        let text = svg(String(glyph))
        #expect(!text.contains(glyph))
        #expect(!text.contains("<text"))
        #expect(text.contains("<path"))
    }

    @Test(
        "A half block covers the upper ten units of its cell, and its neighbours of the same colour join it")
    func halfBlock() {
        #expect(svg("▀").contains("<path fill=\"#eeeeee\" d=\"M16 32h10v10h-10z\"/>"))
        #expect(svg("▀▀▀").contains("<path fill=\"#eeeeee\" d=\"M16 32h30v10h-30z\"/>"))
        #expect(svg("▁").contains("M16 49.5h10v2.5h-10z"))
    }

    @Test("A film shows one frame after another, and the first where nothing moves")
    func film() {
        let frames = ["one", "two", "three"].map { word in
            var frame = Canvas(size: Size(width: 12, height: 1))
            frame.write(word, x: 0, y: 0)
            return (frame: frame, milliseconds: word == "two" ? 200 : 400)
        }
        let text = Canvas.film(frames, palette: plain, theme: theme, title: "Count")
        #expect(text.contains("<title>Count</title>") && text.contains("width=\"152\""))
        #expect(text.split(separator: "dur=\"1000ms\"").count == 4)
        #expect(text.contains("keyTimes=\"0;0.4\" values=\"inline;none\""))
        #expect(text.contains("keyTimes=\"0;0.4;0.6\" values=\"none;inline;none\""))
        #expect(text.contains("keyTimes=\"0;0.6\" values=\"none;inline\""))
        #expect(text.split(separator: "<g display=\"none\">").count == 3)
        #expect(Canvas.film([], palette: plain).hasSuffix("</svg>\n"))
    }

    @Test("Quarter blocks fill the quarters that they show")
    func quarters() {
        #expect(svg("▘").contains("d=\"M16 32h5v10h-5z\""))
        #expect(svg("▟").contains("d=\"M21 32h5v10h-5zM16 42h10v10h-10z\""))
        #expect(svg("▚").contains("d=\"M16 32h5v10h-5zM21 42h5v10h-5z\""))
    }

    @Test("Dots of braille stand in two columns of four")
    func braille() {
        #expect(svg("⠁").contains("d=\"M18.5 34.5h0\""))
        #expect(svg("⢀").contains("d=\"M23.5 49.5h0\""))
        #expect(svg("⣿").split(separator: "h0").count == 9)
    }

    @Test("The eight bars of a sparkline grow in eighths")
    func bars() {
        for (index, bar) in "▁▂▃▄▅▆▇█".enumerated() {
            let height = 2.5 * Double(index + 1)
            let number = height == height.rounded() ? String(Int(height)) : String(height)
            #expect(svg(String(bar)).contains("h10v\(number)h-10z"), "\(bar)")
        }
    }

    @Test("Roles take their colours from the palette, standard ones and the sixteen from the theme")
    func colours() {
        let palette = Palette([
            .up: Swatch(ink: .ansi(9)), .selection: Swatch(paper: .rgb(0x223344)),
            .down: Swatch(ink: .rgb(0x00AA00), traits: .bold),
        ])
        #expect(svg("up", Style(.up), palette).contains("fill=\"#090909\">up<"))
        #expect(
            svg("go", Style(.text, on: .selection), palette).contains(
                "<path fill=\"#223344\" d=\"M16 32h20v20"))
        #expect(svg("no", Style(.down), palette).contains("fill=\"#00aa00\" font-weight=\"bold\">no<"))
        #expect(svg("re", Style(.text, on: .text, .reverse)).contains("fill=\"#111111\">re<"))
    }

    @Test(
        "Every size gives a picture, the smallest ones too", arguments: [(0, 0), (1, 1), (3, 2), (200, 60)])
    func sizes(width: Int, height: Int) {
        let text = Canvas(size: Size(width: width, height: height)).svg(palette: plain)
        #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
        #expect(text.contains("width=\"\(width * 10 + 32)\" height=\"\(height * 20 + 48)\""))
    }
}
