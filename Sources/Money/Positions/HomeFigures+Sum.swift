internal import CivilTime

extension HomeFigures {
    /// The sums of parts, as these are printed; their yearly return is not reckoned.
    public init(sumOf parts: [HomeFigures]) {
        value = Self.sum(parts, \.value)
        cost = Self.sum(parts, \.cost)
        dayChange = Self.sum(parts, \.dayChange)
        priceGain = Self.sum(parts, \.priceGain)
        currencyGain = Self.sum(parts, \.currencyGain)
        income = Self.sum(parts, \.income)
        fees = Self.sum(parts, \.fees)
    }

    private static func sum(_ parts: [HomeFigures], _ figure: KeyPath<HomeFigures, Figure>) -> Figure {
        parts.reduce(.zero) { $0 + $1[keyPath: figure] }
    }

    /// Makes unknown what rows may concern that count for nothing.
    mutating func leave(_ gaps: Gaps) {
        value = gaps.holding(value)
        cost = gaps.holding(cost)
        dayChange = gaps.holding(dayChange)
        priceGain = gaps.holding(priceGain)
        currencyGain = gaps.holding(currencyGain)
        income = gaps.income(income)
        fees = gaps.fees(fees)
    }
}
