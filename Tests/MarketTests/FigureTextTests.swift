import Market
import Testing
import Words

@Suite("Figures as they are written")
struct FigureTextTests {
    @Test(
        "By locale",
        arguments: [
            ("C", "16425.000", "1234.50", "−1.07 %"), ("en_US", "16,425.000", "1,234.50", "−1.07 %"),
            ("de_DE", "16.425,000", "1.234,50", "−1,07 %"), ("de_CH", "16’425.000", "1’234.50", "−1.07%"),
            ("es_ES", "16.425,000", "1234,50", "−1,07 %"), ("es_MX", "16,425.000", "1,234.50", "−1.07 %"),
            ("zh_TW", "16,425.000", "1,234.50", "−1.07%"), ("id_ID", "16.425,000", "1.234,50", "−1,07%"),
        ])
    func locales(locale: String, rate: String, price: String, change: String) {
        let text = FigureText(Numerals(locale: locale))
        #expect(text.rate(16_425) == rate)
        #expect(text.price(1234.5) == price)
        #expect(text.change(-0.0107, places: 2) == change)
        #expect(text.rate(0.5).count == 6)
        #expect(text.rate(.nan) == FigureText.absent)
    }

    @Test(
        "What has no room loses its groups, then its decimals, and is never another figure",
        arguments: ["de_DE", "en_US", "C"])
    func short(locale: String) {
        let text = FigureText(Numerals(locale: locale))
        let figure = text.price(1_234_567.25)
        let decimal = Numerals(locale: locale).decimal
        #expect(text.shortened(figure) { $0.count <= 10 } == "1234567\(decimal)25")
        #expect(text.shortened(figure) { $0.count <= 8 } == "≈1234567")
        #expect(text.shortened(figure) { $0.count <= 7 } == nil)
        #expect(text.shortened("…") { $0.count <= 0 } == nil)
    }
}
