public import TUI

/// The looks that the program comes with.
public enum Theme {
    /// The default look, on the terminal's own paper.
    ///
    /// - Parameter risesRed: red for a rise and green for a fall, as in Taipei and Tokyo, or the reverse.
    public static func standard(risesRed: Bool) -> Palette {
        let red = Swatch(ink: .rgb(0xF7_5F5F))
        let green = Swatch(ink: .rgb(0x3F_C08A))
        return Palette([
            .text: Swatch(),
            .faint: Swatch(ink: .rgb(0x8A_8F9C)),
            .title: Swatch(traits: .bold, plain: .bold),
            .border: Swatch(ink: .rgb(0x5C_6378)),
            .focusedBorder: Swatch(ink: .rgb(0x5F_AFFF), traits: .bold, plain: .bold),
            .key: Swatch(ink: .rgb(0xD7_AF5F), plain: .bold),
            .selection: Swatch(ink: .rgb(0xFF_FFFF), paper: .rgb(0x26_4F78), plain: .reverse),
            .rising: risesRed ? red : green,
            .falling: risesRed ? green : red,
            .unchanged: Swatch(ink: .rgb(0x9A_9FAC)),
            .live: Swatch(ink: .rgb(0x3F_C08A)),
            .warning: Swatch(ink: .rgb(0xE5_A23A), plain: .bold),
            .sample: Swatch(ink: .rgb(0x1C_1C1C), paper: .rgb(0xFF_D75F), traits: .bold, plain: .reverse),
            .shadow: Swatch(ink: .rgb(0x30_3440)),
            .carried: Swatch(ink: .rgb(0xFF_D75F), traits: .bold, plain: [.bold, .reverse]),
        ])
    }
}
