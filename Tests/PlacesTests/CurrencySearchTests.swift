import Literals
import Market
import Places
import Testing

@Suite struct CurrencySearchTests {
    @Test(
        arguments: [
            ("jpy", "JPY"), ("yen", "JPY"), ("JAPAN", "JPY"), ("são tomé", "STN"), ("sao tome", "STN"),
            ("swiss", "CHF"),
            ("germany", "EUR"), ("taiwan", "TWD"), ("ｔｗｄ", "TWD"), ("won", "KRW"), ("cote d’ivoire", "XOF"),
        ])
    func `codes, names and countries find their currency first, whatever case and accents`(
        text: String, code: String
    ) {
        let found = CurrencySearch.matches(text, known: ["JPY", "KRW", "TWD", "EUR", "CHF", "XOF"])
        #expect(
            found.first?.code.text == code || found.prefix(2).map(\.code.text).contains(code),
            "\(found.prefix(3).map(\.code))")
    }

    @Test func `those that fit alike are in the order of how much they are traded`() {
        for known in [
            Set<CurrencyCode>(), ["USD", "AUD", "CAD", "HKD", "SGD", "NZD", "TWD", "BBD", "BSD", "BZD"],
        ] {
            let dollars = CurrencySearch.matches("dollar", known: known).map(\.code.text)
            #expect(dollars.prefix(7) == ["USD", "AUD", "CAD", "HKD", "SGD", "NZD", "TWD"], "\(dollars)")
        }
    }

    @Test func `nothing typed is everything, what a feed quotes first, each once`() {
        let all = CurrencySearch.matches("", known: ["ZMW"])
        #expect(all.count > 150)
        #expect(all.first?.code == "ZMW")
        #expect(Set(all.map(\.code)).count == all.count)
        #expect(CurrencySearch.matches("no such money").isEmpty)
    }

    @Test(arguments: [
        ("zh-Hant", "日圓"), ("zh-Hant", "日本"), ("ja", "日本円"), ("de", "Japanischer Yen"), ("de", "Japan"),
    ])
    func `in the user's language as in English`(language: String, text: String) {
        #expect(CurrencySearch.matches(text, locale: language).first?.code == "JPY")
        #expect(CurrencySearch.matches("Japanese Yen", locale: language).first?.code == "JPY")
    }
}
