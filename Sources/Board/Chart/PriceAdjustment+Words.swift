public import Market
public import Words

extension PriceAdjustment {
    /// How prices are adjusted, as a chart says it.
    public var phrase: Phrase {
        switch self {
        case .splits: .adjustedSplits
        case .total: .adjustedTotal
        case .asTraded: .adjustedNot
        }
    }
}
