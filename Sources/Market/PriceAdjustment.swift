/// The events that earlier prices are adjusted for, so that they compare with the last one.
package enum PriceAdjustment: String, Hashable, Sendable, CaseIterable {
    /// Splits, as feeds tell prices.
    case splits
    /// Splits and dividends: what somebody gained who bought more shares for each dividend.
    case total = "all"
    /// Nothing: prices are those that were paid.
    case asTraded = "none"
}
