package import Market
package import Money
internal import Words

extension FigureText {
    /// The marks that numbers are typed with: where the locale has no groups, thousands are as in English.
    package var marks: AmountMarks {
        let grouping = numerals.grouping.first ?? (numerals.decimal == "." ? "," : nil)
        return AmountMarks(decimal: numerals.decimal.first ?? ".", grouping: grouping)
    }

    /// A sum of money with its currency, rounded to its minor units: `43,120 JPY`, `1.250 KWD`.
    package func money(_ value: Rational, _ code: CurrencyCode, withCode: Bool = true) -> String {
        number(value, places: code.decimals) + (withCode ? " \(code)" : "")
    }

    /// The same without minor units where it is a whole number: `250 EUR`.
    package func shortMoney(_ value: Rational, _ code: CurrencyCode) -> String {
        value.rounded(places: 0) == value ? "\(number(value, places: 0)) \(code)" : money(value, code)
    }

    /// Per cent without zeros at the end, with a sign: `+2.5 %`.
    package func margin(_ margin: Rational) -> String {
        "+" + marked(margin.shortText(places: 4)) + numerals.percent
    }

    private func number(_ value: Rational, places: Int) -> String {
        (value.sign < 0 ? "−" : "") + marked(value.magnitude.text(places: places))
    }

    /// A number as files have it, with the locale's marks.
    package func marked(_ plain: String) -> String {
        let bytes = Array(plain.utf8)
        return localized(bytes, whole: bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count)
    }
}
