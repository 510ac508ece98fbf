import Board
import Market
import Printing
import Testing
import Words

@Suite("Print in other languages")
struct LanguageTests {
    private func snapshot(_ locale: String) -> Snapshot {
        let user = UserLocale(["LANG": locale])
        var choices = Choices(words: Words(user.language))
        choices.language = user.names
        choices.numerals = user.numerals
        let arrangement = Arrangement(rates: ["JPY", "IDR"], clocks: ["Asia/Tokyo"], stocks: ["7203.T"])
        var model = Model(
            arrangement: arrangement, choices: choices, now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc)
        _ = update(&model, .known(.sample))
        return Snapshot(model, Panel.allCases)
    }

    @Test("The table speaks German, with its figures")
    func german() {
        let text = snapshot("de_DE.UTF-8").text(.table)
        #expect(text.contains("Code  Name                       Kurs  Basistag"))
        #expect(text.contains("JPY   Japanischer Yen         149,230"))
        #expect(text.contains("IDR   Indonesische Rupiah  16.425,000"))
        #expect(text.contains("Heute") && text.contains("Tokio") && text.contains("Beispiel"))
        #expect(text.contains("2.851,50") && text.contains("−1,0 %"))
    }

    @Test(
        "What programs read is the same in every language", arguments: ["de_DE", "zh_TW", "ja_JP", "es_ES"])
    func fixed(locale: String) {
        #expect(snapshot(locale).text(.json) == snapshot("C").text(.json))
        #expect(snapshot(locale).text(.csv) == snapshot("C").text(.csv))
        #expect(snapshot(locale).text(.table) != snapshot("C").text(.table))
    }
}
