public import Market
public import Money
public import Words

/// The settings of the user that a collector needs to tell of alerts.
public struct AlertSettings: Hashable, Sendable {
    /// Whether the desktop is told.
    public var tellsDesktop = true
    /// Whether nobody is told, and cards are marked alone.
    public var isSilent = false
    /// When nobody is told.
    public var quietHours: QuietHours?
    /// The language in which they are told.
    public var language = Language.english
    /// The locale whose marks figures have.
    public var locale = ""
    /// The currency that positions are told in.
    public var home = CurrencyCode.usd
    /// The order in which a sale takes lots.
    public var costMethod = CostMethod.fifo
    /// Whether amounts of what the user holds are left out.
    public var hidesAmounts = false
    /// The path of the file of transactions; empty for none.
    public var transactions = ""

    /// Settings as they are without a file.
    public init() {}

    /// Those of `settings` and of a board.
    ///
    /// - Parameter path: The path of the file of transactions.
    public init(
        _ settings: Settings, _ words: Words, locale: String, _ board: Arrangement,
        transactions path: String = ""
    ) {
        (tellsDesktop, isSilent) = (settings.notify.usesDesktop, settings.notify == .off)
        quietHours = settings.quietHours
        (language, self.locale) = (words.language, locale)
        (home, costMethod) = (settings.home ?? board.base, settings.costMethod)
        hidesAmounts = board.hidesAmounts
        transactions = path
    }
}
