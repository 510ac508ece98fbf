import Foundation
import Testing
import Words

@Suite("Numerals")
struct NumeralsTests {
    static let locales =
        "AG AU BW CA DK GB HK IE IN NG NZ PH SC SG US ZA ZM ZW".split(separator: " ").map { "en_\($0)" }
        + "AT BE CH DE IT LI LU".split(separator: " ").map { "de_\($0)" }
        + "AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV US UY VE".split(separator: " ").map {
            "es_\($0)"
        }
        + ["id_ID", "ja_JP", "ko_KR", "zh_TW", "zh_HK", "zh_CN", "zh_SG"]

    private func icu(_ locale: String) -> Locale {
        let script = [
            "zh_TW": "zh_Hant_TW", "zh_HK": "zh_Hant_HK", "zh_CN": "zh_Hans_CN", "zh_SG": "zh_Hans_SG",
        ]
        return Locale(identifier: script[locale] ?? locale)
    }

    @Test("Marks are those of ICU", arguments: locales)
    func marks(locale: String) {
        let numerals = Numerals(locale: locale)
        for (digits, value) in [("1234", 1234.5), ("12345", 12345.5), ("123", 123.5)] {
            let isGrouped = digits.count >= numerals.leastGrouped && digits.count > 3
            let whole = isGrouped ? digits.dropLast(3) + numerals.grouping + digits.suffix(3) : digits
            let expected = value.formatted(.number.locale(icu(locale)).precision(.fractionLength(2)))
            #expect(String(whole) + numerals.decimal + "50" == expected)
        }
    }

    @Test("Hours are those of ICU", arguments: locales)
    func hours(locale: String) {
        var pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: icu(locale)) ?? ""
        // Quoted text is literal, such as Uhr.
        pattern = pattern.replacing(/'[^']*'/, with: "")
        let isTwelve = pattern.contains { "ahBK".contains($0) }
        #expect(UserLocale(["LANG": locale]).hours == (isTwelve ? 12 : 24))
    }

    @Test("C, and languages that the program does not speak, have figures without marks")
    func plain() {
        for locale in ["C", "POSIX", "", "fr_FR"] { #expect(Numerals(locale: locale) == .plain) }
        let mixed = UserLocale(["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "LC_TIME": "en_GB.UTF-8"])
        #expect(
            mixed.numerals == Numerals(locale: "de_DE") && mixed.hours == 24 && mixed.language == .english)
        #expect(UserLocale(["LANG": "en_US"], setting: "de").numerals == Numerals(locale: "de"))
    }
}
