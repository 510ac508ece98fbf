package import Market
package import Words

extension Words {
    /// What a rate counts: `JPY per USD`, or `USD per 100 JPY` where one would be too little to read.
    package func unit(_ code: CurrencyCode, per base: CurrencyCode) -> String {
        let phrase: Phrase = base.rateUnits == 1 ? .unitPer : .unitPerHundred
        return self[phrase, ["code": code.text, "base": base.text]]
    }
}
