/// A colour as a theme names it, before the terminal's means are known.
package enum Colour: Hashable, Sendable {
    case standard
    /// One of the sixteen that the user's terminal defines, 0 to 15.
    case ansi(UInt8)
    /// 0xRRGGBB, mapped down where the terminal cannot show it.
    case rgb(UInt32)
    /// One of xterm's 256, which stands in for a colour that the terminal cannot show.
    case indexed(UInt8)
}

/// How one role looks.
package struct Swatch: Hashable, Sendable {
    /// The colour of glyphs in this role.
    package var ink: Colour
    /// The colour behind cells whose paper is this role.
    package var paper: Colour
    /// Emphasis where the terminal has colours.
    package var traits: Traits
    /// Emphasis where it has none (`NO_COLOR`, vt100), so that nothing is told by colour alone.
    package var plain: Traits

    /// The ink where there are 256 colours.
    package var indexedInk: Colour
    /// The paper where there are 256 colours.
    package var indexedPaper: Colour
    /// The ink where there are but 8 or 16 colours: a soft grey would come out as black or glaring.
    package var fewInk: Colour
    /// The paper where there are but 8 or 16 colours.
    package var fewPaper: Colour

    /// Makes a look; everything left out is the terminal's own, and with few colours as with many.
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

/// A look for every role.
package struct Palette: Hashable, Sendable {
    private var swatches: [Swatch]
    /// What tints fade into where the common paper is the terminal's own, as 0xRRGGBB; the terminal may know better.
    package let ground: UInt32

    /// Makes a palette; roles that `looks` leaves out look like the terminal itself.
    package init(_ looks: [Role: Swatch], ground: UInt32 = 0) {
        swatches = Role.allCases.map { looks[$0] ?? Swatch() }
        self.ground = ground
    }

    /// The look of `role`.
    package subscript(role: Role) -> Swatch {
        get { swatches[Int(role.rawValue)] }
        set { swatches[Int(role.rawValue)] = newValue }
    }

    /// The paper of `role` after `fading` sixteenths of it have given way to the common paper, as 0xRRGGBB; nil where the
    /// role has no colour of its own.
    ///
    /// - Parameter ground: What the terminal's own paper is.
    package func faded(_ role: Role, by fading: Int, ground: UInt32) -> UInt32? {
        guard case .rgb(let tint) = self[role].paper else { return nil }
        let paper: UInt32 = if case .rgb(let own) = self[.text].paper { own } else { ground }
        return [16, 8, 0].reduce(0) { colour, shift in
            let (from, to) = (Int(tint >> shift & 255), Int(paper >> shift & 255))
            return colour | UInt32(from + (to - from) * fading / 16) << shift
        }
    }
}
