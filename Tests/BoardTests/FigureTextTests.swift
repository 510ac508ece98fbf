import Board
import Figures
import Literals
import Market
import Testing
import Words

@Suite("Figures as they are written")
struct FigureTextTests {
    @Test(
        "By locale",
        arguments: [
            ("C", "16425", "1234.50", "−1.07 %"), ("en_US", "16,425", "1,234.50", "−1.07 %"),
            ("de_DE", "16.425", "1.234,50", "−1,07 %"), ("de_CH", "16’425", "1’234.50", "−1.07%"),
            ("es_ES", "16.425", "1234,50", "−1,07 %"), ("es_MX", "16,425", "1,234.50", "−1.07 %"),
            ("zh_TW", "16,425", "1,234.50", "−1.07%"), ("id_ID", "16.425", "1.234,50", "−1,07%"),
        ])
    func locales(locale: String, rate: String, price: String, change: String) {
        let text = FigureText(Numerals(locale: locale))
        #expect(text.rate(16_425) == rate)
        #expect(text.price(1234.5) == price)
        #expect(text.change(-0.0107, places: 2) == change)
        #expect(text.rate(0.5).count == 7)
        #expect(text.rate(.nan) == FigureText.absent)
    }

    @Test("A figure without room is rounded, keeps its groups, and is never another figure")
    func short() {
        let cases: [(locale: String, price: Double, room: Int, text: String?)] = [
            ("en_US", 1_234_567.25, 12, "1,234,567.25"), ("en_US", 1_234_567.25, 11, "1,234,567.2"),
            ("en_US", 1_234_567.25, 9, "1,234,567"), ("en_US", 1_234_567.25, 8, nil),
            ("de_DE", 700_000, 9, "700.000,0"),
            ("C", 1_234_567.25, 9, "1234567.2"), ("C", 1_234_567.25, 8, "1234567"),
            ("C", 149.996, 5, "150.0"), ("C", 149.996, 4, "≈150"), ("C", 0.000_012_345, 9, "≈0.000012"),
            ("C", 0.000_012_345, 7, nil), ("C", 1.5, 0, nil),
        ]
        for (locale, price, room, text) in cases {
            let written = FigureText(Numerals(locale: locale)).price(price) { $0.count <= room }
            #expect(written == text, "\(price) in \(room)")
        }
        #expect(FigureText(Numerals(locale: "en_US")).rate(16_425) { $0.count <= 6 } == "16,425")
        #expect(FigureText(Numerals(locale: "en_US")).rate(16_425) { $0.count <= 5 } == nil)
        #expect(FigureText().rate(149.23) { $0.count <= 5 } == "149.2")
    }

    @Test("A rate has five significant digits, and all units of a large one")
    func significantDigits() {
        let text = FigureText(Numerals(locale: "en_US"))
        let cases = [
            (1.2983, "1.2983"), (1.298_34, "1.2983"), (32.105, "32.105"), (149.23, "149.23"),
            (1395.4, "1,395.4"),
            (16_425.4, "16,425"), (1_234_567.8, "1,234,568"), (0.8652, "0.86520"), (0.012_345_67, "0.012346"),
        ]
        for (rate, written) in cases { #expect(text.rate(rate) == written) }
        let small: [CurrencyCode] = ["JPY", "KRW", "IDR"]
        #expect(small.allSatisfy { $0.rateUnits == 100 } && CurrencyCode.usd.rateUnits == 1)
    }

    @Test("A change that rounds to nothing has neither sign nor direction")
    func nothing() {
        let text = FigureText()
        for (change, places, marked, direction) in [
            (0.0, 2, "• 0.00 %", 0), (0.000_04, 2, "• 0.00 %", 0), (-0.000_04, 2, "• 0.00 %", 0),
            (0.000_06, 2, "▲ +0.01 %", 1), (-0.000_06, 2, "▼ −0.01 %", -1), (-0.000_4, 1, "• 0.0 %", 0),
            (-0.000_6, 1, "▼ −0.1 %", -1), (.nan, 2, "• —", 0), (1.7e308, 2, "• —", 0),
        ] {
            #expect(text.marked(change, places: places) == marked)
            #expect(FigureText.direction(change, places: places) == direction)
        }
    }

    @Test("A change in less room is rounded to fewer decimals, and is nothing where none fit")
    func changesInRoom() {
        let text = FigureText()
        func fitted(_ width: Int) -> String? { text.marked(8.3919, places: 2) { $0.count <= width } }
        #expect([11, 10, 9, 8, 7].map(fitted) == ["▲ +839.19 %", "▲ +839.2 %", "▲ +839 %", "▲ +839 %", nil])
        #expect(text.marked(0, places: 2) { $0.count <= 7 } == "• 0.0 %")
    }
}
