/// A colour as a theme names it, before the terminal's means are known.
public enum Colour: Hashable, Sendable {
    case standard
    /// One of the sixteen that the user's terminal defines, 0 to 15.
    case ansi(UInt8)
    /// 0xRRGGBB, mapped down where the terminal cannot show it.
    case rgb(UInt32)
}

/// How one role looks.
public struct Swatch: Hashable, Sendable {
    /// The colour of glyphs in this role.
    public var ink: Colour
    /// The colour behind cells whose paper is this role.
    public var paper: Colour
    /// Emphasis where the terminal has colours.
    public var traits: Traits
    /// Emphasis where it has none (`NO_COLOR`, vt100), so that nothing is told by colour alone.
    public var plain: Traits

    /// The ink where there are but 8 or 16 colours: a soft grey would come out as black or glaring.
    public var fewInk: Colour
    /// The paper where there are but 8 or 16 colours.
    public var fewPaper: Colour

    /// Makes a look; everything left out is the terminal's own, and with few colours as with many.
    public init(
        ink: Colour = .standard, paper: Colour = .standard, traits: Traits = [], plain: Traits = [],
        fewInk: Colour? = nil, fewPaper: Colour? = nil
    ) {
        self.fewInk = fewInk ?? ink
        self.fewPaper = fewPaper ?? paper
        (self.ink, self.paper, self.traits, self.plain) = (ink, paper, traits, plain)
    }
}

/// A look for every role.
public struct Palette: Hashable, Sendable {
    private var swatches: [Swatch]

    /// Makes a palette; roles that `looks` leaves out look like the terminal itself.
    public init(_ looks: [Role: Swatch]) { swatches = Role.allCases.map { looks[$0] ?? Swatch() } }

    /// The look of `role`.
    public subscript(role: Role) -> Swatch {
        get { swatches[Int(role.rawValue)] }
        set { swatches[Int(role.rawValue)] = newValue }
    }
}
