public import Market
public import Money
internal import Words

extension FigureText {
    /// An amount of money, with as many decimals as its currency has: `1,234.50`, `-12`.
    public func money(_ amount: Rational, _ code: CurrencyCode) -> String {
        exact(amount.text(places: code.decimals))
    }

    /// How many are held, to the last digit: `12.5`.
    public func quantity(_ quantity: Rational) -> String { exact(quantity.shortText(places: 10)) }

    private func exact(_ plain: String) -> String {
        let isNegative = plain.hasPrefix("-")
        let digits = Array(plain.utf8.drop { $0 == UInt8(ascii: "-") })
        let whole = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.count
        return (isNegative ? "−" : "") + localized(digits, whole: whole)
    }
}

extension FigureText {
    /// A part of a whole in per cent, without a sign: `41 %`.
    public func share(_ share: Double) -> String {
        exact(Rational((share * 100).rounded())?.text(places: 0) ?? FigureText.absent) + numerals.percent
    }
}
