public import Words

/// What the settings file and the command line say about the board.
public struct Choices: Hashable, Sendable {
    /// Seconds between two questions for rates.
    public var ratesRefresh = 300
    /// Seconds between two questions for stocks.
    public var stocksRefresh = 60
    /// Whether clocks show seconds.
    public var showsSeconds = true
    /// Whether clocks count to 24, or to 12 twice.
    public var hours = 24
    /// Whether rate cards carry flags.
    public var showsFlags = true
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
    /// Whether only ASCII is drawn.
    public var isASCII = false
    /// The words that the user reads.
    public var words: Words
    /// The user's language, as a locale's identifier, for the names of cities.
    public var language = "en"

    /// The defaults, in a language.
    public init(words: Words = .english) {
        self.words = words
    }
}
