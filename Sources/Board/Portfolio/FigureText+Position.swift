internal import Figures
package import Money
internal import Words

extension FigureText {
    /// The number held, to the last digit: `12.5`.
    package func quantity(_ quantity: Rational) -> String { marked(quantity.shortText(places: 10)) }

    /// In percent, without a sign: `41 %`.
    package func share(_ share: Double) -> String {
        marked(Rational((share * 100).rounded())?.text(places: 0) ?? FigureText.absent) + numerals.percent
    }
}
