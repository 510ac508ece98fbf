internal import Words

/// What the terminal can show, and what of it the settings want shown.
public struct TerminalTraits: Hashable, Sendable {
    /// Whether it has colours, and they are wanted.
    public var hasColours: Bool
    /// Whether it has colours enough for soft tints: 256 or more.
    public var hasTints: Bool
    /// Whether its characters are Unicode's.
    public var speaksUnicode: Bool
    /// Whether the font is that of the system's own console, which has few signs.
    public var isConsole: Bool
    /// Whether only ASCII is drawn.
    public private(set) var isASCII = false
    /// Whether characters of ambiguous width are two cells wide.
    public private(set) var hasWideAmbiguous = false

    /// A terminal that can show everything, unless told otherwise.
    public init(
        hasColours: Bool = true, hasTints: Bool? = nil, speaksUnicode: Bool = true, isConsole: Bool = false
    ) {
        self.hasTints = hasTints ?? (hasColours && !isConsole)
        (self.hasColours, self.speaksUnicode, self.isConsole) = (hasColours, speaksUnicode, isConsole)
    }

    /// Whether flags can be drawn, which are of colours in half blocks.
    public var hasPictures: Bool { hasColours && !isASCII && !hasWideAmbiguous }

    /// Whether areas below lines can be drawn, in blocks of eight heights on a tint.
    public var hasAreas: Bool { hasTints && !isASCII && !hasWideAmbiguous }

    func shows(_ language: Language) -> Bool { speaksUnicode && !(isConsole && language.isWide) }

    mutating func follow(_ settings: Settings) {
        isASCII = settings.ascii ?? !speaksUnicode
        hasWideAmbiguous = settings.ambiguousWidth == .two
    }
}
