private import Glibc

/// A colour as a theme names it, before the terminal's colours are known.
package enum Colour: Hashable, Sendable {
    case standard
    /// One of the sixteen that the user's terminal defines.
    case ansi(UInt8)
    /// 0xRRGGBB, mapped down if the terminal cannot show it.
    case rgb(UInt32)
    /// One of xterm's 256, for a colour that the terminal cannot show.
    case indexed(UInt8)
}

/// The look of one role.
package struct Swatch: Hashable, Sendable {
    package var ink: Colour
    package var paper: Colour
    /// On terminals with colours.
    package var traits: Traits
    /// On terminals without colours (`NO_COLOR`, vt100), so that no meaning depends on colour alone.
    package var plain: Traits

    /// On terminals with 256 colours.
    package var indexedInk: Colour
    package var indexedPaper: Colour
    /// On terminals with 8 or 16 colours, where a soft grey would turn black or glaring.
    package var fewInk: Colour
    package var fewPaper: Colour

    /// Missing values are the terminal's own, and those for few colours are the same as for many.
    package init(
        ink: Colour = .standard, paper: Colour = .standard, traits: Traits = [], plain: Traits = [],
        fewInk: Colour? = nil, fewPaper: Colour? = nil
    ) {
        (indexedInk, indexedPaper) = (ink, paper)
        self.fewInk = fewInk ?? ink
        self.fewPaper = fewPaper ?? paper
        (self.ink, self.paper, self.traits, self.plain) = (ink, paper, traits, plain)
    }
}

package struct Palette: Hashable, Sendable {
    private var swatches: [Swatch]
    /// 0xRRGGBB. Tints fade into it on the terminal's own paper, unless the terminal reports that.
    package let ground: UInt32
    /// For a rise and a fall on terminals with 256 colours, by their fading.
    private var tiles: [Role: [UInt32]] = [:]

    /// Roles that `looks` leaves out look like the terminal itself.
    package init(_ looks: [Role: Swatch], ground: UInt32 = 0) {
        swatches = Role.allCases.map { looks[$0] ?? Swatch() }
        self.ground = ground
        for role in [Role.rise, .fall] { tiles[role] = indexedTiles(role) }
    }

    package subscript(role: Role) -> Swatch {
        get { swatches[Int(role.rawValue)] }
        set { swatches[Int(role.rawValue)] = newValue }
    }

    /// The role's paper by sixteenths of fading, 0xRRGGBB; nil without one. `ground` is the terminal's paper.
    package func faded(_ role: Role, by fading: Int, ground: UInt32) -> UInt32? {
        guard case .rgb(let tint) = self[role].paper else { return nil }
        let paper: UInt32 = if case .rgb(let own) = self[.text].paper { own } else { ground }
        return Palette.mixed(tint, paper, fading)
    }

    /// The colours on a tile of a map; nil if it is on none, or the terminal has too few colours.
    package func tile(_ style: Style, at depth: ColourDepth) -> (ink: Colour, paper: Colour)? {
        guard depth == .direct || depth == .indexed, let role = style.paper.role,
            [.rise, .fall, .flat].contains(role), case .rgb(let whole) = self[role].paper,
            case .rgb(let flat) = self[.flat].paper
        else { return nil }
        let fading = style.paper.fading
        let standIn = tiles[role].map { $0[fading] } ?? xtermColour(depth.number(for: .rgb(flat)))
        let paper = depth == .indexed ? standIn : Palette.mixed(whole, flat, fading)
        // Either has a contrast of at least 4.5 with any colour.
        return (.rgb(Palette.luminance(paper) > 0.179 ? 0 : 0xFFFFFF), .rgb(paper))
    }

    /// Mixing with grey soon gives a grey. Only the faintest two may be one; the others keep their hue.
    private func indexedTiles(_ role: Role) -> [UInt32]? {
        guard case .rgb(let whole) = self[role].paper, case .rgb(let flat) = self[.flat].paper else {
            return nil
        }
        let cube = (16..<232).map(xtermColour)
        let alike = cube.filter { Palette.hueDistance($0, whole).map { $0 <= 45 } ?? false }
        return (0..<16).map { fading in
            let paper = Palette.mixed(whole, flat, fading)
            let nearest = fading > 13 ? nil : alike.min { distance($0, paper) < distance($1, paper) }
            return nearest ?? xtermColour(ColourDepth.indexed.number(for: .rgb(paper)))
        }
    }

    private static func hueDistance(_ a: UInt32, _ b: UInt32) -> Double? {
        guard let a = hue(a), let b = hue(b) else { return nil }
        let distance = abs(a - b)
        return min(distance, 360 - distance)
    }

    private static func hue(_ colour: UInt32) -> Double? {
        let (red, green, blue) = channels(colour)
        let most = max(red, green, blue)
        let spread = Double(most - min(red, green, blue))
        if spread == 0 { return nil }
        if most == red {
            return (60 * Double(green - blue) / spread + 360).truncatingRemainder(dividingBy: 360)
        }
        return most == green
            ? 60 * Double(blue - red) / spread + 120 : 60 * Double(red - green) / spread + 240
    }

    private static func mixed(_ from: UInt32, _ to: UInt32, _ sixteenths: Int) -> UInt32 {
        [16, 8, 0].reduce(0) { colour, shift in
            let (from, to) = (Int(from >> shift & 255), Int(to >> shift & 255))
            return colour | UInt32(from + (to - from) * sixteenths / 16) << shift
        }
    }

    /// From 0 to 1 (WCAG 2.2).
    private static func luminance(_ colour: UInt32) -> Double {
        0.2126 * linear[Int(colour >> 16 & 255)] + 0.7152 * linear[Int(colour >> 8 & 255)]
            + 0.0722 * linear[Int(colour & 255)]
    }

    private static let linear = (0..<256).map { level in
        let share = Double(level) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
}
