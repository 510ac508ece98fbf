internal import Words

/// The terminal's abilities, limited by the settings.
package struct TerminalTraits: Hashable, Sendable {
    /// True if it has colours, and the settings want them.
    package var hasColours: Bool
    /// True if it has enough colours for soft tints: 256 or more.
    package var hasTints: Bool
    /// True if it uses Unicode.
    package var speaksUnicode: Bool
    /// True if the font is that of the system's own console, which has few signs.
    package var isConsole: Bool
    /// True if we draw only ASCII.
    package private(set) var isASCII = false
    /// True if a screen reader reads it: one item a line, no boxes, no pictures and no motion.
    package private(set) var hasReader = false
    /// True if the user has asked for that on the command line.
    private let wantsReader: Bool
    /// True if characters of ambiguous width are two cells wide.
    package private(set) var hasWideAmbiguous = false

    /// A terminal that can show everything, except for given limits.
    package init(
        hasColours: Bool = true, hasTints: Bool? = nil, speaksUnicode: Bool = true, isConsole: Bool = false,
        wantsReader: Bool = false
    ) {
        self.wantsReader = wantsReader
        self.hasTints = hasTints ?? (hasColours && !isConsole)
        (self.hasColours, self.speaksUnicode, self.isConsole) = (hasColours, speaksUnicode, isConsole)
    }

    /// True if we can draw flags, which need colours in half blocks.
    package var hasPictures: Bool { hasColours && !isASCII && !hasWideAmbiguous && !hasReader }

    /// True if we can fill areas below lines, with blocks of eight heights on a tint.
    package var hasAreas: Bool { hasTints && !isASCII && !hasWideAmbiguous }

    func shows(_ language: Language) -> Bool { speaksUnicode && !(isConsole && language.isWide) }

    mutating func follow(_ settings: Settings) {
        isASCII = settings.ascii ?? !speaksUnicode
        hasReader = wantsReader || settings.reader
        hasWideAmbiguous = settings.ambiguousWidth == .two
    }
}
