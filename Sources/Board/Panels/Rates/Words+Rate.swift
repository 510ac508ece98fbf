public import Market
public import Words

extension Words {
    /// What a rate counts: `JPY per USD`, or `USD per 100 JPY` where one would be too little to read.
    public func unit(_ figure: RateFigure, _ base: CurrencyCode) -> String {
        let phrase: Phrase = figure.units == 1 ? .unitPer : .unitPerHundred
        return self[phrase, ["code": figure.code.text, "base": base.text]]
    }
}
