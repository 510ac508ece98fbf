import Literals
import Market
import Money
import Testing

@Suite struct DecimalsTests {
    @Test(arguments: [
        ("JPY", 0), ("KRW", 0), ("VND", 0), ("CLP", 0), ("ISK", 0), ("XOF", 0), ("BHD", 3), ("IQD", 3),
        ("JOD", 3), ("KWD", 3), ("LYD", 3), ("OMR", 3), ("TND", 3), ("CLF", 4), ("EUR", 2), ("TWD", 2),
        ("IDR", 2), ("HUF", 2),
    ])
    func areThoseOfISO4217(code: String, decimals: Int) {
        #expect(CurrencyCode(code)?.decimals == decimals)
    }

    @Test func fractionTextReadsBack() {
        for text in ["0", "-250", "125/6", "-1/3"] { #expect(Rational(exact: text)?.fractionText == text) }
        for text in ["", "/", "1/0", "1/-2", "1/2/3", "1.5", "a", String(repeating: "1", count: 39)] {
            #expect(Rational(exact: text) == nil, "\(text)")
        }
    }

    @Test func theNearestBinaryNumberIsThatOfTheDecimal() {
        #expect(Rational(decimal: "0.1")?.nearest == 0.1)
        #expect((Rational(1) / 3).nearest == 1.0 / 3)
        #expect(Rational(decimal: "43120.5")?.nearest == 43120.5)
    }
}
