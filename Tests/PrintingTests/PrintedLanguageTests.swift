import Arrangement
import Board
import CivilTime
import Literals
import Printing
import Testing

@testable import Words

@Suite("Print in other languages")
struct PrintedLanguageTests {
    private func snapshot(_ locale: String, words: Words? = nil, here: String = "Asia/Taipei") -> Snapshot {
        let arrangement = Arrangement(
            rates: ["JPY", "IDR"], clocks: ["Asia/Tokyo"], stocks: ["7203.T", "2330.TW"])
        var model = Model(
            arrangement: arrangement, locale: UserLocale(["LANG": locale]), words: words, now: Sample.asOf,
            here: Zone(here) ?? .utc)
        _ = model.update(.known(.sample))
        return Snapshot(model, Panel.standard)
    }

    @Test("The table speaks German, with its figures")
    func german() {
        let text = snapshot("de_DE.UTF-8").text(.table)
        #expect(text.contains("Code  Name                   Kurs  Vergleichstag"))
        #expect(text.contains("JPY   Japanischer Yen      149,23"))
        #expect(text.contains("IDR   Indonesische Rupiah  16.425"))
        #expect(text.contains("Heute") && text.contains("Tokio") && text.contains("Beispiel"))
        #expect(text.contains("2.851,50") && text.contains("−1,0 %"))
    }

    @Test(
        "Hours and moments in the table are those of the reader's place",
        arguments: [
            ("C", "06:00:00", "20 Nov 13:30"), ("en_US", "6:00:00 am", "20 Nov 1:30 pm"),
            ("zh_TW", "上午 6:00:00", "11/20 下午1:30"), ("de_DE", "06:00:00", "20. Nov 13:30"),
            ("ko_KR", "오전  6:00:00", "11/20 오후 1:30"),
        ])
    func hours(locale: String, clock: String, moment: String) {
        let text = snapshot(locale).text(.table)
        #expect(text.contains(clock), "\(text)")
        #expect(text.contains(moment), "\(text)")
    }

    @Test(
        "What programs read is the same in every language", arguments: ["de_DE", "zh_TW", "ja_JP", "es_ES"])
    func fixed(locale: String) {
        #expect(snapshot(locale).text(.json) == snapshot("C").text(.json))
        #expect(snapshot(locale).text(.csv) == snapshot("C").text(.csv))
        #expect(snapshot(locale).text(.table) != snapshot("C").text(.table))
    }

    @Test(
        "What programs read stays as it is when every phrase of the screen is another",
        arguments: [
            ("Asia/Taipei", "today"), ("America/Los_Angeles", "tomorrow"), ("Pacific/Kiritimati", "today"),
        ])
    func everyPhrase(here: String, day: String) {
        let other = Words(.english) { _ in "⟦?⟧" }
        let changed = snapshot("C", words: other, here: here)
        #expect(changed.text(.json) == snapshot("C", here: here).text(.json))
        #expect(changed.text(.csv) == snapshot("C", here: here).text(.csv))
        #expect(changed.text(.json).contains("\"day\": \"\(day)\""))
        #expect(!(changed.text(.json) + changed.text(.csv)).contains("⟦"))
        #expect(changed.text(.table).contains("⟦"))
    }
}
