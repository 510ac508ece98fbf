package import Market
package import Words

extension PriceAdjustment {
    package var phrase: Phrase {
        switch self {
        case .splits: .adjustedSplits
        case .total: .adjustedTotal
        case .asTraded: .adjustedNot
        }
    }
}
