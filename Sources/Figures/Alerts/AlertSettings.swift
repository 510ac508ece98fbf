package import Market
package import Money
package import Words

/// The settings of the user that a collector needs to tell of alerts.
package struct AlertSettings: Hashable, Sendable {
    /// Whether the desktop is told.
    package var tellsDesktop = true
    /// Whether nobody is told, and cards are marked alone.
    package var isSilent = false
    /// When nobody is told.
    package var quietHours: QuietHours?
    /// The language in which they are told.
    package var language = Language.english
    /// The locale whose marks figures have.
    package var locale = ""
    /// The currency that positions are told in.
    package var home = CurrencyCode.usd
    /// The order in which a sale takes lots.
    package var costMethod = CostMethod.fifo
    /// Whether amounts of what the user holds are left out.
    package var hidesAmounts = false
    /// The path of the file of transactions; empty for none.
    package var transactions = ""

    /// Settings as they are without a file.
    package init() {}
}
