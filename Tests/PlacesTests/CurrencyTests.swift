import Literals
import Market
import Places
import Testing

@Suite("Currency")
struct CurrencyTests {
    @Test(
        "Names are the ones that people know",
        arguments: [
            ("JPY", "Japanese Yen"), ("KRW", "South Korean Won"), ("TWD", "New Taiwan Dollar"),
            ("EUR", "Euro"), ("CNY", "Chinese Yuan"), ("IDR", "Indonesian Rupiah"), ("DEM", "German Mark"),
        ])
    func english(code: String, name: String) {
        #expect(Currency.name(CurrencyCode(stringLiteral: code)) == name)
    }

    @Test(
        "A currency that no country pays with any more is withdrawn",
        arguments: [
            ("DEM", true), ("HRK", true), ("BGN", true), ("CUC", true), ("ANG", true), ("VEF", true),
            ("EUR", false), ("TWD", false), ("XAF", false), ("XDR", false), ("CNH", false), ("GGP", false),
        ])
    func withdrawn(code: String, is expected: Bool) {
        #expect(Currency.isWithdrawn(CurrencyCode(stringLiteral: code)) == expected)
        #expect(!expected || CurrencySearch.matches(code).allSatisfy { $0.code.text != code })
    }

    @Test("Names follow the language")
    func otherLanguages() {
        #expect(Currency.name("JPY", locale: "zh_TW") == "日圓")
        #expect(Currency.name("USD", locale: "de_DE") == "US-Dollar")
    }

    @Test("A code without a name has none", arguments: ["BRX", "ZZZ"])
    func unknown(code: String) {
        #expect(Currency.name(CurrencyCode(stringLiteral: code)) == nil)
    }
}
