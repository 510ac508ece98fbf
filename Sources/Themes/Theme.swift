internal import JSON5
package import TUI

/// A look for every role, as a file says it. Screens speak of roles; only here are there colours.
package struct Theme: Hashable, Sendable {
    /// What kind of paper a theme is made for.
    package enum Paper: String, Hashable, Sendable, CaseIterable {
        case dark
        case light
        case own
    }

    /// The name it is chosen by.
    package let name: String
    /// What it is written on.
    package let paper: Paper
    let swatches: [Role: Swatch]
    /// What is red and what is green, whichever of them means a rise.
    let red: Swatch
    let green: Swatch
    let redArea: Swatch
    let greenArea: Swatch

    /// The palette, with red for a rise or for a fall.
    package func palette(risesRed: Bool) -> Palette {
        var looks = swatches
        looks[.up] = risesRed ? red : green
        looks[.down] = risesRed ? green : red
        looks[.upArea] = risesRed ? redArea : greenArea
        looks[.downArea] = risesRed ? greenArea : redArea
        return Palette(looks, ground: paper == .light ? 0xFFFFFF : 0)
    }
}
