internal import Words

/// What the terminal can show, and what of it the settings want shown.
package struct TerminalTraits: Hashable, Sendable {
    /// Whether it has colours, and they are wanted.
    package var hasColours: Bool
    /// Whether it has colours enough for soft tints: 256 or more.
    package var hasTints: Bool
    /// Whether its characters are Unicode's.
    package var speaksUnicode: Bool
    /// Whether the font is that of the system's own console, which has few signs.
    package var isConsole: Bool
    /// Whether only ASCII is drawn.
    package private(set) var isASCII = false
    /// Whether characters of ambiguous width are two cells wide.
    package private(set) var hasWideAmbiguous = false

    /// A terminal that can show everything, unless told otherwise.
    package init(
        hasColours: Bool = true, hasTints: Bool? = nil, speaksUnicode: Bool = true, isConsole: Bool = false
    ) {
        self.hasTints = hasTints ?? (hasColours && !isConsole)
        (self.hasColours, self.speaksUnicode, self.isConsole) = (hasColours, speaksUnicode, isConsole)
    }

    /// Whether flags can be drawn, which are of colours in half blocks.
    package var hasPictures: Bool { hasColours && !isASCII && !hasWideAmbiguous }

    /// Whether areas below lines can be drawn, in blocks of eight heights on a tint.
    package var hasAreas: Bool { hasTints && !isASCII && !hasWideAmbiguous }

    func shows(_ language: Language) -> Bool { speaksUnicode && !(isConsole && language.isWide) }

    mutating func follow(_ settings: Settings) {
        isASCII = settings.ascii ?? !speaksUnicode
        hasWideAmbiguous = settings.ambiguousWidth == .two
    }
}
