public import Words

/// What the settings file and the command line say about the board.
public struct Choices: Hashable, Sendable {
    /// Seconds between two questions for rates.
    public var ratesRefresh = 300
    /// Seconds between two questions for stocks.
    public var stocksRefresh = 60
    /// The kinds of feed in the order of the settings: those of rates, then those of stocks.
    public var feeds: [String] = []
    /// Whether clocks show seconds.
    public var showsSeconds = true
    /// Whether clocks count to 24, or to 12 twice.
    public var hours = 24
    /// Whether rate cards carry flags.
    public var showsFlags = true
    /// Whether pictures can be shown; where not, a flag is the code in a box.
    public var hasPictures = true
    /// Whether a rise is red and a fall green, as in Taipei and Tokyo.
    public var risesRed = true
    /// Whether cards of the deck fly, or jump.
    public var hasMotion = true
    /// Whether the market is played, not asked.
    public var isDemo = false
    /// The look that the settings ask for.
    public var theme = "default"
    /// The looks to choose from, by name.
    public var themes = ["default"]
    /// Whether the terminal has colours, and they are wanted.
    public var hasColours = true
    /// Whether only ASCII is drawn.
    public var isASCII = false
    /// Whether the font is that of the system's own console, which has few signs.
    public var isConsole = false
    /// Whether the terminal shows characters of ambiguous width two cells wide.
    public var hasWideAmbiguous = false
    /// The words that the user reads.
    public var words: Words
    /// How figures are written.
    public var numerals = Numerals.plain
    /// The user's language, as a locale's identifier, for the names of cities.
    public var language = "en"

    /// The defaults, in a language.
    public init(words: Words = .english) {
        self.words = words
    }
}
