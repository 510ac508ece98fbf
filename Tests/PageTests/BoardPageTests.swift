import Arrangement
import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Money
import Page
import Testing
import Words

@Suite struct BoardPageTests {
    /// 2026-11-20 15:04:22 UTC, a Friday.
    private static let now = Instant(1_795_187_062)
    private static let locales: [Language: String] = [
        .english: "en_GB.UTF-8", .traditionalChinese: "zh_TW.UTF-8", .simplifiedChinese: "zh_CN.UTF-8",
        .japanese: "ja_JP.UTF-8", .korean: "ko_KR.UTF-8", .indonesian: "id_ID.UTF-8", .german: "de_DE.UTF-8",
        .spanish: "es_ES.UTF-8",
    ]

    private func model(
        _ board: Arrangement = Arrangement(rates: ["JPY"], clocks: ["Asia/Tokyo"], stocks: ["AAPL"]),
        name: String = "Apple Inc.", at time: Instant = now + -60, language: Language = .english,
        unshown: [UnshownFigure] = []
    ) -> Model {
        var model = Model(
            arrangement: board, locale: UserLocale(["LANG": Self.locales[language] ?? "C"]),
            spoken: Words(language), now: Self.now, here: .utc)
        let day = Zone.utc.local(Self.now).day
        let closes = [DailyClose(day: day + -2, close: 190), DailyClose(day: day + -1, close: 200)]
        let apple = Quote(
            symbol: "AAPL", name: name, currency: "USD", price: 180, time: time, zone: "America/New_York",
            closes: closes, source: "test")
        let yen = Rate(code: "JPY", perDollar: 149.23, quotedAt: time, source: "test")
        let known = Known(
            rates: [Seen(yen, .cached, at: time)],
            rateCloses: ["JPY": [DailyClose(day: day + -1, close: 148.6)]],
            quotes: [Seen(apple, .cached, at: time)], unshown: unshown)
        _ = model.update(.figures(.known(known)))
        return model
    }

    private func html(_ model: Model, title: String = "Work", showsAmounts: Bool = false) -> String {
        BoardPage(model, title: title, showsAmounts: showsAmounts).html
    }

    @Test("A rate is a row with its names, figure, source, state, change and close")
    func row() throws {
        let html = html(model())
        let start = try #require(html.range(of: "<b><bdi>USD/JPY</bdi></b>"))
        let row = html[start.lowerBound...].components(separatedBy: "</tr>")[0]
        #expect(
            row == """
                <b><bdi>USD/JPY</bdi></b><small><bdi>Japanese Yen</bdi></small></th><td role="cell" class="end"><b>149.23</b>\
                <small><bdi>15:03 · test</bdi></small><small><bdi>cached</bdi></small></td><td role="cell" class="end">\
                <b class="up">▲ +0.42 %</b><small><bdi>from 148.60 on 19 Nov</bdi></small></td><td role="cell" class="end">\
                <svg viewBox="0 0 120 32" preserveAspectRatio="none" role="img" aria-label="Month: up 0.4 %, low 148.60 on \
                19 Nov, high 149.23 on 20 Nov" class="up"><title>Month: up 0.4 %, low 148.60 on 19 Nov, high 149.23 on 20 \
                Nov</title><line x1="0" x2="120" y1="30" y2="30"></line><polyline points="0,30 120,2"></polyline></svg></td>
                """)
    }

    @Test("A page names its language, its board, its moment and its panels, and needs no other file")
    func whole() {
        let html = html(model())
        #expect(html.hasPrefix("<!doctype html>\n<html lang=\"en\"><head>"))
        for part in [
            "<title>Work · fxterm</title>", "<h1><bdi>Work</bdi></h1>", "<p>as of 15:04</p>",
            "<h2 id=\"p0\">Rates</h2>", "<section aria-labelledby=\"p0\">", "<bdi>Tokyo</bdi>",
            "<b>00:04</b>", "prefers-color-scheme:dark", "<noscript><meta http-equiv=\"refresh\"",
        ] {
            #expect(html.contains(part), "\(part)")
        }
        #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("src="))
        #expect(html.contains("default-src 'none'") || html.contains("default-src &#39;none&#39;"))
    }

    @Test(
        "Texts from outside are text, whatever they say",
        arguments: [
            "<script>alert(1)</script>", "</title><img src=x onerror=alert(1)>", "a\"b'c&d", "&lt;b&gt;",
            "--><!--", "]]>", "{{7*7}}", "</style><style>*{display:none}", "\u{1B}[31m",
        ])
    func hostile(_ text: String) {
        func board(_ group: String) -> Arrangement {
            Arrangement([.stocks: ItemList([.heading(Group(group)), .card("AAPL")])])
        }
        let html = html(model(board(text), name: text), title: text)
        let plain = self.html(model(board("x")))
        for mark in ["<", ">"] {
            #expect(
                html.count { String($0) == mark } == plain.count { String($0) == mark }, "\(text)")
        }
        #expect(!html.contains("<img") && !html.contains("\u{1B}"))
    }

    @Test("Tables of more than two columns stack their rows on a phone, and all keep their roles")
    func roles() {
        let html = html(model())
        func count(_ text: String) -> Int { html.components(separatedBy: text).count - 1 }
        #expect(count("<table role=\"table\"") == 3 && count("class=\"stacked\"") == 2)
        #expect(count("<tr") == count("<tr role=\"row\"") && count("<td") == count("<td role=\"cell\""))
        #expect(count("<th ") == count("role=\"columnheader\"") + count("role=\"rowheader\""))
    }

    @Test("Old figures say so, as on the board")
    func stale() {
        let html = html(model(at: Self.now + -5 * 86_400))
        #expect(html.contains("<small class=\"warn\"><bdi>stale 5 d</bdi></small>"))
    }

    @Test("A figure that another feed doubts has a sign, a reason and no change")
    func disputed() {
        let time = Self.now + -60
        let other = UnshownFigure(
            .init(.otherFeed, .rate("JPY"), from: "other"), 160, time: time, arrived: time)
        let html = html(model(unshown: [other]))
        #expect(html.contains("<b>≠ 149.23</b>"))
        #expect(html.contains("<small class=\"warn\"><bdi>other quotes 160.00 (+7.2 %)</bdi></small>"))
        #expect(!html.contains("+0.42 %"))
    }

    @Test("An amount on the cards is dots unless amounts are asked for")
    func amounts() throws {
        var board = Arrangement(rates: ["JPY"], clocks: [], stocks: [])
        board.amount = Amount(Rational(250), .usd)
        let model = model(board)
        #expect(html(model).contains("••• JPY") && !html(model).contains("37,308"))
        #expect(html(model, showsAmounts: true).contains("37,308"))
    }

    @Test("Each language has its tag and its words", arguments: Language.allCases)
    func languages(_ language: Language) {
        let html = html(model(language: language))
        #expect(html.contains("<html lang=\"\(language.tag)\""))
        #expect(html.contains(Words(language)[.stocks]))
        #expect(
            html.contains("class=\"rises-red\"")
                == [.traditionalChinese, .simplifiedChinese, .japanese, .korean].contains(language))
    }
}
