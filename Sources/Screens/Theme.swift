public import TUI

/// The looks that the program comes with.
public enum Theme {
    /// The default look, on the terminal's own paper.
    ///
    /// - Parameter risesRed: red for a rise and green for a fall, as in Taipei and Tokyo, or the reverse.
    public static func standard(risesRed: Bool) -> Palette {
        let red = Swatch(ink: .rgb(0xF7_5F5F), fewInk: .ansi(1))
        let green = Swatch(ink: .rgb(0x3F_C08A), fewInk: .ansi(2))
        return Palette([
            .text: Swatch(),
            .faint: Swatch(ink: .rgb(0x8A_8F9C), fewInk: .standard),
            .title: Swatch(traits: .bold, plain: .bold),
            .border: Swatch(ink: .rgb(0x5C_6378), fewInk: .standard),
            .focusedBorder: Swatch(ink: .rgb(0x5F_AFFF), traits: .bold, plain: .bold, fewInk: .ansi(6)),
            .key: Swatch(ink: .rgb(0xD7_AF5F), plain: .bold, fewInk: .ansi(3)),
            .selection: Swatch(
                ink: .rgb(0xFF_FFFF), paper: .rgb(0x26_4F78), plain: .reverse, fewInk: .ansi(7),
                fewPaper: .ansi(4)),
            .rising: risesRed ? red : green,
            .falling: risesRed ? green : red,
            .unchanged: Swatch(ink: .rgb(0x9A_9FAC), fewInk: .standard),
            .live: Swatch(ink: .rgb(0x3F_C08A), fewInk: .ansi(2)),
            .warning: Swatch(ink: .rgb(0xE5_A23A), plain: .bold, fewInk: .ansi(3)),
            .sample: Swatch(
                ink: .rgb(0x1C_1C1C), paper: .rgb(0xFF_D75F), traits: .bold, plain: .reverse,
                fewInk: .ansi(7),
                fewPaper: .ansi(1)),
            .shadow: Swatch(ink: .rgb(0x30_3440), fewInk: .ansi(0)),
            .carried: Swatch(
                ink: .rgb(0xFF_D75F), traits: .bold, plain: [.bold, .reverse], fewInk: .ansi(3)),
            .keep: Swatch(ink: .rgb(0x3F_C08A), plain: .bold, fewInk: .ansi(2)),
            .skip: Swatch(ink: .rgb(0xF7_5F5F), plain: .bold, fewInk: .ansi(1)),
        ])
    }
}
