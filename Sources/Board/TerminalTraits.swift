internal import Words

/// The terminal's abilities, limited by the settings.
package struct TerminalTraits: Hashable, Sendable {
    /// The terminal has them, and the settings want them.
    package var hasColours: Bool
    /// 256 colours or more.
    package var hasTints: Bool
    package var speaksUnicode: Bool
    /// The system's own console font has few signs.
    package var isConsole: Bool
    package private(set) var isASCII = false
    /// A screen reader: one item a line, no boxes, no pictures and no motion.
    package private(set) var hasReader = false
    /// On the command line.
    private let wantsReader: Bool
    /// Characters of ambiguous width take two cells.
    package private(set) var hasWideAmbiguous = false

    package init(
        hasColours: Bool = true, hasTints: Bool? = nil, speaksUnicode: Bool = true, isConsole: Bool = false,
        wantsReader: Bool = false
    ) {
        self.wantsReader = wantsReader
        self.hasTints = hasTints ?? (hasColours && !isConsole)
        (self.hasColours, self.speaksUnicode, self.isConsole) = (hasColours, speaksUnicode, isConsole)
    }

    /// Flags need colours in half blocks.
    package var hasPictures: Bool { hasColours && !isASCII && !hasWideAmbiguous && !hasReader }

    /// Blocks of eight heights on a tint.
    package var hasAreas: Bool { hasTints && !isASCII && !hasWideAmbiguous }

    func shows(_ language: Language) -> Bool { speaksUnicode && !(isConsole && language.isWide) }

    mutating func follow(_ settings: Settings) {
        isASCII = settings.ascii ?? !speaksUnicode
        hasReader = wantsReader || settings.reader
        hasWideAmbiguous = settings.ambiguousWidth == .two
    }
}
