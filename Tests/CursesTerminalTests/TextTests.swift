import CursesTerminal
import TUI
import Testing

struct TextTests {
    private let palette = Palette(
        [
            .up: Swatch(ink: .rgb(0x102030), traits: .bold, plain: .underline, fewInk: .ansi(2)),
            .selection: Swatch(paper: .rgb(0x0000FF), plain: .reverse, fewPaper: .ansi(12)),
        ])

    /// `ab` in the ink of a rise, a gap, `c` on the paper of a selection, and a blank on each.
    private var canvas: Canvas {
        var canvas = Canvas(size: Size(width: 8, height: 2))
        canvas.write("ab ", x: 0, y: 0, style: Style(.up))
        canvas.write("台", x: 3, y: 0)
        canvas.write("c ", x: 5, y: 0, style: Style(.text, on: .selection))
        canvas.write("d", x: 1, y: 1)
        return canvas
    }

    @Test(
        "Looks are written by what changes, up to each line's end, in the colours that there are",
        arguments: [
            (nil, "ab 台c\n d\n"),
            (.monochrome, "\u{1B}[4mab \u{1B}[m台\u{1B}[7mc \u{1B}[m\n d\n"),
            (.sixteen, "\u{1B}[1;32mab \u{1B}[m台\u{1B}[104mc \u{1B}[m\n d\n"),
            (.eight, "\u{1B}[1;32mab \u{1B}[m台\u{1B}[44mc \u{1B}[m\n d\n"),
            (.indexed, "\u{1B}[1;38;5;17mab \u{1B}[m台\u{1B}[48;5;21mc \u{1B}[m\n d\n"),
            (.direct, "\u{1B}[1;38;2;16;32;48mab \u{1B}[m台\u{1B}[48;2;0;0;255mc \u{1B}[m\n d\n"),
        ] as [(ColourDepth?, String)])
    func looks(_ depth: ColourDepth?, _ text: String) {
        #expect(canvas.text(in: palette, depth) == text)
    }

    @Test("Numbers below 16 stay the terminal's own, and a tint fades where there are colours for it")
    func colours() {
        let palette = Palette([.up: Swatch(ink: .ansi(9)), .tint: Swatch(paper: .rgb(0x808080))])
        var canvas = Canvas(size: Size(width: 2, height: 1))
        canvas.write("a", x: 0, y: 0, style: Style(.up))
        canvas.write(
            "b", x: 1, y: 0, style: Style(ink: .role(.text), paper: .role(.tint, fading: 8)))
        #expect(canvas.text(in: palette, .direct) == "\u{1B}[91ma\u{1B}[39;48;2;64;64;64mb\u{1B}[m\n")
    }
}
