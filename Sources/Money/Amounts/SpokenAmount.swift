package import CivilTime
package import Market

/// An amount of money as people type it: `250`, `1,250.50*3`, `=250/12 jpy`, `250 EUR +2.5% on 2024-03-01`.
package struct SpokenAmount: Hashable, Sendable {
    /// How much.
    package var value: Rational
    /// Of what; nil where no currency is named.
    package var currency: CurrencyCode?
    /// Per cent that are taken off; nil where none are named.
    package var margin: Rational?
    /// The day whose rates are meant; nil where none is named.
    package var day: Day?

    init(value: Rational) { self.value = value }

    /// Characters that are read at most.
    static let longest = 200

    /// Reads `text`.
    ///
    /// - Parameters:
    ///   - marks: How the user writes numbers.
    ///   - isKnown: Whether there is a currency of a code.
    package init(
        _ text: String, _ marks: AmountMarks = .english, isKnown: @escaping (CurrencyCode) -> Bool
    ) throws(AmountMistake) {
        // A text nests no deeper than it is long.
        guard text.count <= SpokenAmount.longest else {
            throw AmountMistake(.tooLong, at: SpokenAmount.longest)
        }
        var parser = AmountParser(try AmountLexer.tokens(of: text, marks), end: text.count, isKnown: isKnown)
        self = try parser.amount()
    }
}
