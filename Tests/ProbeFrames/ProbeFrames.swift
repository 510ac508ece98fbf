import Seeded
package import TUI

package enum ProbeFrames {
    /// Each notation of a colour occurs.
    package static let palette = Palette([
        .title: Swatch(ink: .ansi(6), traits: .bold, plain: .bold),
        .up: Swatch(ink: .ansi(1)),
        .down: Swatch(ink: .ansi(2), plain: .underline),
        .key: Swatch(ink: .ansi(11)),
        .selection: Swatch(ink: .ansi(0), paper: .ansi(7), plain: .reverse),
        .carried: Swatch(
            ink: .rgb(0xFFD700), paper: .rgb(0x303030), traits: .bold, plain: [.bold, .reverse]),
        .faint: Swatch(ink: .rgb(0x808080)),
    ])

    package static func greeting(_ size: Size, lines: [String] = []) -> Canvas {
        var frame = Canvas(size: size)
        frame.write("probe \(size.width)x\(size.height)", x: 0, y: 0, style: Style(.title))
        frame.write("台積電 1020.00", x: 0, y: 1, style: Style(.up))
        frame.write("e\u{301}a\u{308}\u{332}台\u{301}|", x: 20, y: 1)
        frame.write("╭─ JPY ─╮", x: 0, y: 2, style: Style(.down))
        frame.write("selected", x: 20, y: 2, style: Style(.selection, on: .selection))
        frame.write("carried", x: 30, y: 2, style: Style(.carried, on: .carried))
        frame.write("under", x: 40, y: 2, style: Style(.key, on: .text, .underline))
        for x in 0..<8 {
            let picture = Style(
                ink: .rgb(UInt32(x) * 0x20_1008), paper: .rgb(0xFF_FFFF - UInt32(x) * 0x08_1020))
            frame.write("▄", x: x, y: 3, style: picture)
        }
        for (index, line) in lines.suffix(max(0, size.height - 5)).enumerated() {
            frame.write(line, x: 0, y: 4 + index, style: Style(.faint))
        }
        frame.write("界", x: size.width - 2, y: size.height - 1, style: Style(.up))
        return frame
    }

    package static let chart: Chart = {
        let candles = (0..<12).map { index in
            let (open, close) = (Double(index * 7 % 10), Double((index + 1) * 7 % 10))
            return Chart.Candle(
                open: open, high: max(open, close) + 1, low: min(open, close) - 1, close: close)
        }
        let shape = Chart.Shape.candles(candles, rise: Style(.up), fall: Style(.down), level: Style(.faint))
        return Chart(slots: 12, panes: [Chart.Pane([shape], title: [Span("candles")])], axisWidth: 4)
    }()

    /// A picture with cells that `Canvas.write` never makes: halves without their other half, and invalid glyphs.
    package static func broken(_ size: Size) -> Canvas {
        var frame = Canvas(size: size)
        frame.write("broken", x: 0, y: 0)
        frame[2, 1] = Cell(.continuation)
        frame[4, 1] = Cell(Glyph("台"))
        frame[5, 1] = Cell(Glyph("x"))
        frame[7, 1] = Cell(Glyph("\u{7}"))
        frame[8, 1] = Cell(Glyph("\u{1B}"))
        frame[9, 1] = Cell(Glyph("\u{301}"))
        frame[10, 1] = Cell(Glyph("y"))
        frame[11, 1] = Cell(.continuation)
        frame[12, 1] = Cell(Glyph("z"))
        frame[0, 2] = Cell(.continuation)
        frame[size.width - 1, 2] = Cell(Glyph("台"))
        return frame
    }

    package static func gradient(_ size: Size) -> Canvas {
        var frame = Canvas(size: size)
        frame.write("gradient", x: 0, y: 0)
        for index in 0..<400 {
            let value = UInt32(index) * 0x0_A3C5 + 0x10_0000
            let style = Style(ink: .rgb(value & 0xFF_FFFF), paper: .rgb(~value & 0xFF_FFFF))
            frame.write("▀", x: index % size.width, y: 1 + index / size.width, style: style)
        }
        return frame
    }

    package static func random(_ size: Size, seed: UInt64, index: Int) -> Canvas {
        var generator = SeededGenerator(seed: seed &+ UInt64(index) &* 0x1_0001)
        var frame = Canvas(size: size)
        // Some pictures build on the one before, so that few cells differ.
        if index > 0, generator.next() % 3 != 0 { frame = random(size, seed: seed, index: index - 1) }
        for _ in 0..<Int.random(in: 1...40, using: &generator) {
            let style = randomStyle(&generator)
            let x = Int.random(in: -3...size.width, using: &generator)
            let y = Int.random(in: 0..<max(1, size.height), using: &generator)
            if Int.random(in: 0..<8, using: &generator) == 0 {
                frame.fill(Rect(x: x, y: y, width: 9, height: 3), style)
            } else {
                frame.write(words[Int.random(in: words.indices, using: &generator)], x: x, y: y, style: style)
            }
        }
        return frame
    }

    /// Marks stand on characters beyond ASCII only: libvterm 0.1 loses one on an ASCII letter in the last
    /// column.
    private static let words = [
        "a", "rates", "台", "台積電", "環球晶 449.00", "ä\u{332}", "▂▃▃▅▆▇", "╭──╮", " ", "        ", "한국",
        "−0.11 %",
        "日本円\u{301}", "x界x", "▲ +1.5 %", "●", "€₩¥",
    ]

    private static func randomStyle(_ generator: inout SeededGenerator) -> Style {
        let roles = Role.allCases
        let pick = generator.next()
        if pick % 4 == 0 {
            return Style(
                ink: .rgb(UInt32(truncatingIfNeeded: pick >> 8) & 0xC0_C0C0),
                paper: .rgb(UInt32(truncatingIfNeeded: pick >> 32) & 0xC0_C0C0))
        }
        let ink = roles[Int(pick >> 8) % roles.count]
        let paper = pick % 3 == 0 ? roles[Int(pick >> 24) % roles.count] : .text
        let traits: [Traits] = [[], [], .bold, .underline, .reverse, [.bold, .reverse]]
        return Style(ink, on: paper, traits[Int(pick >> 40) % traits.count])
    }
}
