internal import TUI

/// The colours of a terminal that exists only as an SVG.
package struct SVGTheme: Hashable, Sendable {
    /// What `Colour.standard` means for glyphs, as 0xRRGGBB.
    package var ink: UInt32
    /// What `Colour.standard` means behind them, and the window's own colour, as 0xRRGGBB.
    package var paper: UInt32
    /// The sixteen colours of `Colour.ansi`, as 0xRRGGBB; what is missing looks like `ink`.
    package var ansi: [UInt32]

    /// Makes a theme.
    package init(ink: UInt32, paper: UInt32, ansi: [UInt32]) {
        (self.ink, self.paper, self.ansi) = (ink, paper, ansi)
    }

    /// Light ink on dark paper.
    package static let dark = SVGTheme(
        ink: 0xD8DEE9, paper: 0x161A21,
        ansi: [
            0x2B303B, 0xE5534B, 0x57AB5A, 0xD9A52B, 0x539BF5, 0xB083F0, 0x39C5CF, 0xC5CDD9,
            0x6B7585, 0xFF6A5F, 0x6BC46D, 0xF2C14E, 0x6CB6FF, 0xDCBDFB, 0x56D4DD, 0xF4F6FA,
        ])

    /// Dark ink on light paper.
    package static let light = SVGTheme(
        ink: 0x24292F, paper: 0xFCFCFA,
        ansi: [
            0x24292F, 0xCF222E, 0x116329, 0x8A6100, 0x0969DA, 0x8250DF, 0x1B7C83, 0x6E7781,
            0x57606A, 0xA40E26, 0x1A7F37, 0x633C01, 0x218BFF, 0xA475F9, 0x3192AA, 0x8C959F,
        ])

    func resolve(_ colour: Colour, standard: UInt32) -> UInt32 {
        switch colour {
        case .standard: standard
        case .ansi(let index): Int(index) < ansi.count ? ansi[Int(index)] : ink
        case .rgb(let value): value & 0xFF_FFFF
        case .indexed(let index): xtermColour(Int(index))
        }
    }
}
