package import Market
package import Words

extension PriceAdjustment {
    /// How prices are adjusted, as a chart says it.
    package var phrase: Phrase {
        switch self {
        case .splits: .adjustedSplits
        case .total: .adjustedTotal
        case .asTraded: .adjustedNot
        }
    }
}
