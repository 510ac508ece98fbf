package import Market
package import Words

extension PriceAdjustment {
    /// The chart's words for the adjustment of prices.
    package var phrase: Phrase {
        switch self {
        case .splits: .adjustedSplits
        case .total: .adjustedTotal
        case .asTraded: .adjustedNot
        }
    }
}
