import Testing

@testable import Words

@Suite("Words")
struct WordsTests {
    @Test("A phrase is filled in by name, wherever the language has it")
    func filling() {
        #expect(Words.english[.cachedOf, ["moment": "12:30"]] == "cached 12:30")
        #expect(Words(.traditionalChinese)[.cachedOf, ["moment": "12:30"]] == "快取，12:30的報價")
        #expect(Words(.german)[.cachedOf, ["moment": "12:30"]] == "gespeichert, Stand 12:30")
        #expect(Words.english[.cachedOf, ["moment": "{moment}"]] == "cached {moment}")
        #expect(Words(.traditionalChinese)[.cardTitle, ["code": "JPY", "base": "USD"]] == "JPY")
    }

    @Test(
        "One and several",
        arguments: [
            (Language.english, 1, "1 currency"), (.english, 2, "2 currencies"), (.english, 0, "0 currencies"),
            (.german, 1, "1 Währung"), (.german, 3, "3 Währungen"), (.spanish, 1, "1 divisa"),
            (.traditionalChinese, 1, "1 種貨幣"), (.traditionalChinese, 2, "2 種貨幣"),
            (.indonesian, 1, "1 mata uang"),
        ])
    func plurals(language: Language, count: Int, expected: String) {
        #expect(Words(language)[.currencyCount, count: count] == expected)
    }

    @Test(
        "Spans",
        arguments: [
            (38, "38 s", "38 秒"), (26 * 60, "26 min", "26 分鐘"), (26_760, "7 h 26 min", "7 小時 26 分"),
            (3600, "1 h", "1 小時"), (233_000, "2 d 17 h", "2 天 17 小時"), (86_400, "1 d", "1 天"),
            (-5, "0 s", "0 秒"),
        ])
    func spans(seconds: Int, english: String, chinese: String) {
        #expect(Words.english.span(seconds) == english)
        #expect(Words(.traditionalChinese).span(seconds) == chinese)
    }

    @Test(
        "Lists are joined in each language's way",
        arguments: zip(
            Language.allCases, Language.allCases.map { ["ja", "zh_TW", "zh_CN"].contains($0.rawValue) })
    )
    func lists(language: Language, isFullWidth: Bool) {
        let words = Words(language)
        let mark = isFullWidth ? "、" : ", "
        #expect(words.list([]).isEmpty && words.list(["EUR"]) == "EUR")
        #expect(words.list(["EUR", "{next}", "JPY"]) == "EUR\(mark){next}\(mark)JPY")
        #expect(words.list(["EUR", "TWD", "JPY"], atMost: 2) == "EUR\(mark)TWD\(mark)…")
        #expect(words[.list(["EUR", "TWD", "JPY"], atMost: 2)] == "EUR\(mark)TWD\(mark)…")
        #expect(words[.several([.phrase(.today), .verbatim("JPY")])] == words[.today] + mark + "JPY")
    }

    @Test("Words can be marked, for tests that look for others")
    func marked() {
        let words = Words(.english) { "⟦\($0)⟧" }
        #expect(words[.cachedOf, ["moment": "12:30"]] == "⟦cached ⟧12:30")
        #expect(words[.currencyCount, count: 1] == "1⟦ currency⟧")
        #expect(words[.live] == "⟦live⟧")
    }
}

@Suite("Sayings")
struct SayingTests {
    @Test("A saying is put into words when the language is known")
    func languages() {
        let saying = Saying.phrase(
            .expectedFound, ["wanted": .oneOf(["auto", "red-up", "green-up"]), "found": .phrase(.aNumber)])
        #expect(Words.english[saying] == "expected auto, red-up or green-up, found a number")
        #expect(Words(.german)[saying] == "erwartet: auto, red-up oder green-up, gefunden: eine Zahl")
        #expect(Words(.traditionalChinese)[saying] == "應為 auto、red-up 或 green-up，卻是數字")
        let left = Saying.count(.entriesLeftOut, 1, ["file": .verbatim("board.json")])
        #expect(Words.english[left] == "board.json: skipped 1 invalid entry")
        #expect(Words(.japanese)[left] == "board.json：無効な項目1件を除きました")
        #expect(Words.english[.phrase(.inQuotes, verbatim: ["text": "{text}"])] == "“{text}”")
        #expect(Words.english[.oneOf(["24"])] == "24")
    }

    @Test("Phrases that are said but once are found, in every language", arguments: Language.allCases)
    func seldom(language: Language) {
        for (phrase, line) in zip(Phrase.allCases, Line.all(language)) {
            #expect(Words(language)[phrase] == line.text)
        }
    }
}

@Suite("The user's locale")
struct UserLocaleTests {
    @Test(
        "By LANGUAGE, LC_ALL, LC_MESSAGES and LANG",
        arguments: [
            ([:], "en", "C"), (["LANG": "C.UTF-8"], "en", "C"), (["LANG": "POSIX"], "en", "POSIX"),
            (["LANG": "zh_TW.UTF-8"], "zh_TW", "zh_TW"), (["LANG": "zh_HK"], "zh_TW", "zh_HK"),
            (["LANG": "zh_CN.UTF-8"], "zh_CN", "zh_CN"), (["LANG": "zh_SG.UTF-8"], "zh_CN", "zh_SG"),
            (["LANG": "de_AT.UTF-8@euro"], "de", "de_AT"), (["LANG": "fr_FR.UTF-8"], "en", "fr_FR"),
            (["LANG": "ja_JP.eucJP"], "ja", "ja_JP"), (["LANG": "in_ID"], "id", "in_ID"),
            (["LANG": "en_US.UTF-8", "LC_MESSAGES": "es_MX.UTF-8"], "es", "es_MX"),
            (["LANG": "de_DE.UTF-8", "LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "ja_JP"], "ko", "ko_KR"),
            (["LANG": "de_DE.UTF-8", "LC_ALL": ""], "de", "de_DE"),
            (["LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:it:es:de"], "es", "es"),
            (["LANG": "de_AT.UTF-8", "LANGUAGE": "de"], "de", "de_AT"),
            (["LANG": "C", "LANGUAGE": "de"], "en", "C"),
            (["LC_ALL": "C.UTF-8", "LANGUAGE": "de"], "en", "C"),
        ] as [([String: String], String, String)])
    func environment(environment: [String: String], language: String, identifier: String) {
        let locale = UserLocale(environment)
        #expect(locale.language.rawValue == language)
        #expect(locale.identifier == identifier)
    }

    @Test(
        "A setting goes before the environment",
        arguments: [
            ("de", ["LANG": "zh_TW.UTF-8"], "de", "de"), ("zh_TW", ["LANG": "C"], "zh_TW", "zh_TW"),
            ("de", ["LANG": "de_CH.UTF-8"], "de", "de_CH"), ("de_AT", ["LANG": "de_CH.UTF-8"], "de", "de_AT"),
            ("en", ["LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "ko"], "en", "en"),
            ("zh-Hant", ["LANG": "zh_CN.UTF-8"], "zh_TW", "zh_Hant"),
        ] as [(String, [String: String], String, String)])
    func setting(setting: String, environment: [String: String], language: String, identifier: String) {
        let locale = UserLocale(environment, setting: setting)
        #expect(locale.language.rawValue == language)
        #expect(locale.identifier == identifier)
    }

    @Test(
        "A rise is red where the country's markets have it so, whatever the language",
        arguments: [
            ([:], true), (["LANG": "de_DE.UTF-8"], false), (["LANG": "zh_TW.UTF-8"], true),
            (["LANG": "zh_HK"], false), (["LANG": "en_US", "LC_MONETARY": "ja_JP"], true),
            (["LC_ALL": "POSIX", "LANG": "en_US"], true),
        ] as [([String: String], Bool)])
    func rises(environment: [String: String], isRed: Bool) {
        #expect(UserLocale(environment).risesRed == isRed)
        #expect(UserLocale(environment, setting: "ko").risesRed == isRed)
    }
}
