import CivilTime
import Literals
import Market
import Money
import Testing

@Suite struct SpokenAmountTests {
    private static let known: Set<CurrencyCode> = ["USD", "EUR", "JPY", "TWD", "KWD"]
    private static let german = AmountMarks(decimal: ",", grouping: ".")
    private static let swiss = AmountMarks(decimal: ".", grouping: "'")

    private func read(_ text: String, _ marks: AmountMarks = .english) throws(AmountMistake) -> SpokenAmount {
        try SpokenAmount(text, marks) { word in
            word == "€"
                ? "EUR" : CurrencyCode(word.uppercased()).flatMap { Self.known.contains($0) ? $0 : nil }
        }
    }

    private func mistake(_ text: String, _ marks: AmountMarks = .english) -> AmountMistake? {
        do {
            _ = try read(text, marks)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        ("250", "250"), ("1,250.50*3", "7503/2"), ("=250/12 jpy", "125/6"), ("(1200+30)*1.05 usd", "2583/2"),
        ("2+3*4", "14"), ("(2+3)*4", "20"), ("20-3-4", "13"), ("24/4/2", "3"), ("24/4*2", "12"),
        ("-3*-2", "6"), ("--3", "3"), ("2*-3+10", "4"), ("2 × 3 ÷ 4", "3/2"), ("5−3", "2"),
        (".5+.25", "3/4"), ("((((1))))", "1"), ("1/3*3", "1"), ("0.1+0.2", "3/10"),
        ("２５０＊（１＋１）", "500"), ("１，２５０．５０", "2501/2"), ("250　EUR", "250"),
    ])
    func reckonsExactly(text: String, value: String) throws {
        #expect(try read(text).value.fractionText == value)
    }

    @Test(arguments: [
        ("1.250,50", "2501/2"), ("1,250.50", "2501/2"), ("1.250", "1250"), ("1,250", "5/4"), ("1,5", "3/2"),
        ("1.5", "3/2"), ("1.250.000", "1250000"), ("1 250,50", "2501/2"),
        ("1\u{A0}250\u{202F}000", "1250000"),
        ("0.125", "1/8"), ("1234.567", "1234567/1000"),
    ])
    func readsGermanMarks(text: String, value: String) throws {
        #expect(try read(text, Self.german).value.fractionText == value)
    }

    @Test(arguments: [("1’250.50", "2501/2"), ("1'250'000", "1250000"), ("1.250", "5/4"), ("1 250", "1250")])
    func readsSwissMarks(text: String, value: String) throws {
        #expect(try read(text, Self.swiss).value.fractionText == value)
    }

    @Test(arguments: [("1,250", "1250"), ("1.250", "5/4"), ("12,50", "25/2"), ("0,125", "1/8")])
    func readsEnglishMarks(text: String, value: String) throws {
        #expect(try read(text).value.fractionText == value)
    }

    @Test(arguments: [
        ("250k", "250000"), ("1.2m", "1200000"), ("1.2 million", "1200000"), ("3bn", "3000000000"),
        ("5万", "50000"),
        ("2億", "200000000"), ("250k*2 eur", "500000"), ("€250", "250"), ("250€", "250"), ("1/4k", "1/4000"),
    ])
    func `a letter or word behind a number multiplies it`(text: String, value: String) throws {
        #expect(try read(text).value.fractionText == value)
    }

    @Test(arguments: [
        "250 EUR in TWD", "€250 to twd", "250€ → TWD", "EUR 250 en TWD", "250 eur 換 TWD",
        "250 eur in TWD on 2024-03-01",
        "250 eur en 2024-03-01 en TWD",
    ])
    func `another currency may be named to convert into`(text: String) throws {
        let amount = try read(text)
        #expect(amount.value == 250 && amount.currency == "EUR" && amount.target == "TWD")
        #expect((amount.day == nil) == !text.contains("2024"))
    }

    @Test(arguments: ["250 EUR", "250eur", "EUR 250", "=250 Eur", "２５０ＥＵＲ"])
    func readsTheCurrency(text: String) throws {
        let amount = try read(text)
        #expect(amount.value == 250)
        #expect(amount.currency == "EUR")
        #expect(amount.margin == nil && amount.day == nil)
    }

    @Test(arguments: ["250 EUR +2.5%", "250 EUR + 2.5 %", "250+2.5% EUR", "250 EUR ＋2.5％"])
    func readsTheMargin(text: String) throws {
        let amount = try read(text)
        #expect(amount.value == 250)
        #expect(amount.margin?.fractionText == "5/2")
    }

    @Test(arguments: [
        "250 EUR on 2024-03-01", "250 EUR @ 2024-03-01", "250 EUR@2024-3-1", "250 EUR am 2024-03-01",
        "250 EUR el 2024-03-01", "250 EUR en 2024-03-01", "250 EUR pada 2024-03-01", "250 EUR 於 2024-03-01",
        "250 EUR 于2024-03-01", "250 EUR 2024/03/01", "250 EUR 2024-03-01に", "250 EUR 2024-03-01 에",
        "250 on 2024-03-01 EUR", "250 EUR on ２０２４−０３−０１",
    ])
    func readsTheDay(text: String) throws {
        let amount = try read(text)
        #expect(amount.value == 250)
        #expect(amount.currency == "EUR")
        #expect(amount.day == Day("2024-03-01"))
    }

    @Test func readsAllTogether() throws {
        let amount = try read("=(1,000 + 250)/5 kwd +2.5% on 2024-03-01")
        #expect(amount.value == 250)
        #expect(amount.currency == "KWD")
        #expect(amount.margin?.fractionText == "5/2")
        #expect(amount.day == Day("2024-03-01"))
    }

    @Test(arguments: [
        ("", AmountMistake.Cause.numberMissing, 0), ("=", .numberMissing, 1), ("250*", .numberMissing, 4),
        ("250 * EUR", .numberMissing, 6), ("(250", .unclosed, 0), ("250)", .unexpected(")"), 3),
        ("(250 EUR)", .unexpected("EUR"), 5), ("250 # 3", .unexpected("#"), 4),
        ("1 2", .unexpected("2"), 2), ("250 EUR JPY", .unexpected("JPY"), 8),
        ("250/0", .divisionByZero, 3), ("1/(3-3)", .divisionByZero, 1),
        ("250 XQZ", .unknownCurrency("XQZ"), 4),
        ("250 euro", .unknownCurrency("euro"), 4), ("1,25,0", .grouping("1,25,0"), 0),
        ("2*1,2345,678", .grouping("1,2345,678"), 2), ("1.2.3", .grouping("1.2.3"), 0),
        ("250 EUR on 2024-02-30", .noSuchDay("2024-02-30"), 11), ("250 EUR on", .noSuchDay(""), 10),
        ("250 EUR @ 12", .noSuchDay("12"), 10), ("250 EUR +100%", .margin("100"), 8),
        ("250 %", .unexpected("%"), 4),
    ])
    func saysWhatIsWrongAndWhere(text: String, cause: AmountMistake.Cause, place: Int) {
        let mistake = mistake(text)
        #expect(mistake?.cause == cause)
        #expect(mistake?.place == place)
    }

    @Test func refusesWhatTwoReadersWouldReadDifferently() {
        let mistake = mistake("1,250", Self.swiss)
        #expect(mistake?.cause == .ambiguous("1,250"))
        #expect(mistake?.place == 0)
        #expect(self.mistake("1,250.5", Self.swiss) == nil)
    }

    @Test func refusesMoreThan128Bits() {
        let long = String(repeating: "9", count: 39)
        #expect(mistake("1+" + long)?.cause == .tooLarge)
        #expect(mistake("1+" + long)?.place == 2)
        let nines = String(repeating: "9", count: 30)
        #expect(mistake("\(nines)*\(nines)")?.cause == .tooLarge)
        #expect(mistake("1/\(nines)/\(nines)")?.cause == .tooLarge)
        #expect(mistake(String(repeating: "(", count: 5000))?.cause == .tooLong)
    }
}
