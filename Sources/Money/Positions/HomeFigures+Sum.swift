extension HomeFigures {
    /// The sums of parts, as these are printed, without those that a row with a mistake makes unknown.
    ///
    /// Their yearly return is not calculated, and the rows that they leave out are not listed.
    package init(sumOf parts: [HomeFigures]) {
        value = Self.sum(parts, \.value)
        cost = Self.sum(parts, \.cost)
        dayChange = Self.sum(parts, \.dayChange)
        priceGain = Self.sum(parts, \.priceGain)
        currencyGain = Self.sum(parts, \.currencyGain)
        income = Self.sum(parts, \.income)
        fees = Self.sum(parts, \.fees)
    }

    private static func sum(_ parts: [HomeFigures], _ figure: KeyPath<HomeFigures, Figure>) -> Figure {
        parts.reduce(.zero) { sum, part in
            if case .unknown(.row) = part[keyPath: figure] { sum } else { sum + part[keyPath: figure] }
        }
    }
}
