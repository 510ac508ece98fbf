import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Money
import Printing
import TUI
import Testing
import Words

@Suite struct StatusTests {
    /// 2026-11-20 15:04:22 UTC, a Friday.
    private static let now = Instant(1_795_187_062)
    private static let day = Zone.utc.local(now).day
    private static let palette = Palette([
        .up: Swatch(ink: .rgb(0x00FF0A)), .down: Swatch(ink: .rgb(0xFF0000)),
        .warning: Swatch(ink: .indexed(196)),
    ])
    private let board = Arrangement(rates: ["JPY", "TWD", "EUR"], clocks: ["Asia/Tokyo"], stocks: ["AAPL"])

    private func model(
        name: String = "Apple Inc.", yenAt time: Instant = now + -60, hidesAmounts: Bool = false
    ) -> Model {
        var board = Arrangement([:])
        board.hidesAmounts = hidesAmounts
        var model = Model(arrangement: board, now: Self.now, here: .utc)
        let close = DailyClose(day: Self.day + -1, close: 200)
        let week = (1...7).reversed().map { DailyClose(day: Self.day + -$0, close: 160) }
        var apple = Quote(
            symbol: "AAPL", name: name, currency: "USD", price: 180, time: Self.now + -120,
            zone: "America/New_York", closes: week.dropLast() + [close], source: "test")
        apple.symbol = "AAPL"
        let yen = Rate(code: "JPY", perDollar: 149.23, quotedAt: time, source: "test")
        let known = Known(
            rates: [Seen(yen, .cached, at: time)],
            rateCloses: ["JPY": [DailyClose(day: Zone.utc.local(time).day + -1, close: 148.6)]],
            quotes: [Seen(apple, .cached, at: Self.now + -120)])
        _ = model.update(.figures(.known(known)))
        return model
    }

    private func line(
        _ format: String, _ bar: StatusBar = .plain, _ model: Model? = nil, total: StatusTotal? = nil
    ) throws -> String {
        let model = model ?? self.model()
        let resolved = try ResolvedFormat(try StatusFormat(format), on: board, model)
        return StatusLine(resolved, model, total: total).text(for: bar, in: Self.palette)
    }

    @Test("With base JPY a rate names the 100 units that it is for; a change needs none")
    func units() throws {
        var model = Model(arrangement: Arrangement([:], base: "JPY"), now: Self.now, here: .utc)
        let rates = [("JPY", 149.23), ("EUR", 0.9)].map { code, perDollar in
            Rate(
                code: CurrencyCode(stringLiteral: code), perDollar: perDollar, quotedAt: Self.now + -60,
                source: "test")
        }
        _ = model.update(.figures(.known(Known(rates: rates.map { Seen($0, .cached, at: $0.quotedAt) }))))
        // By another route: Python's decimal gives 0.9 / 149.23 = 0.0060309…
        #expect(try line("{EUR}", .plain, model) == "0.60310/100 JPY")
        #expect(try line("{EUR.change}", .plain, model) == "—")
    }

    @Test(
        "Each field tells one figure as the board writes it; what is unknown is —",
        arguments: [
            ("{JPY}", "149.23"), ("{jpy}", "149.23"), ("a {JPY} b", "a 149.23 b"),
            ("{JPY:+}", "149.23 ▲ +0.42 %"),
            ("{JPY.change}", "+0.42 %"), ("{JPY.d1}", "+0.42 %"), ("{JPY.d5}", "—"), ("{JPY.age}", "1 min"),
            ("{JPY.currency}", "JPY"), ("{JPY.name}", "Japanese Yen"), ("{AAPL}", "180.00"),
            ("{AAPL:+}", "180.00 ▼ −10.0 %"), ("{AAPL.d5}", "+12.5 %"), ("{AAPL.name}", "Apple Inc."),
            ("{AAPL.currency}", "USD"), ("{Tokyo}", "00:04"), ("{Asia/Tokyo}", "00:04"),
            ("{London}", "15:04"),
            ("{Tokyo.name}", "Tokyo"), ("{EUR:+}", "— —"), ("{CHF}", "—"), ("{{JPY}}", "{JPY}"),
            ("a\nb", "a b"),
            ("{JPY}{AAPL}", "149.23180.00"),
        ])
    func fields(format: String, text: String) throws { #expect(try line(format) == text) }

    @Test(
        "What positions come to is a sum in its currency and a change; what is unknown is —",
        arguments: [
            ("{total}", "57040.25 TWD"), ("{total.change}", "+2.53 %"),
            ("{total:+}", "57040.25 TWD ▲ +2.53 %"),
            ("a {total} {JPY}", "a 57040.25 TWD 149.23"),
        ])
    func totals(format: String, text: String) throws {
        let total = StatusTotal(value: Rational(decimal: "57040.25"), in: "TWD", change: 0.0253)
        #expect(try StatusFormat(format).hasTotal)
        #expect(try line(format, total: total) == text)
        #expect(
            try line(format, total: StatusTotal(value: nil, in: "TWD"))
                == text.replacing("57040.25 TWD", with: "—").replacing("▲ +2.53 %", with: "—")
                .replacing("+2.53 %", with: "—"))
        #expect(try line(format, total: nil) == line(format, total: StatusTotal(value: nil, in: "TWD")))
    }

    @Test func `a total is hidden with the amounts, its change is not; one stale price marks it`() throws {
        let hidden = model(hidesAmounts: true)
        let total = StatusTotal(value: Rational(1840), in: "USD", change: -0.01, isStale: true)
        #expect(try line("{total}", .plain, hidden, total: total) == "••• (stale)")
        #expect(try line("{total:+}", .plain, hidden, total: total) == "••• ▼ −1.00 % (stale)")
        let json = try line("{total} {JPY}", .json, hidden, total: total)
        #expect(json.contains(#""base":"USD""#) && json.contains(#""code":"JPY""#))
        #expect(json.contains(#""total":{"value":null,"currency":"USD","change":-0.01,"stale":true}"#))
        let shown = try line("{total}", .json, total: total)
        #expect(shown.contains(#""total":{"value":1840,"currency":"USD","change":-0.01,"stale":true}"#))
        #expect(try line("{JPY}", .json).hasSuffix(#""total":null}"#))
    }

    @Test(
        "A mistake is told with its place",
        arguments: [
            ("a {JPY", "“{” has no “}”; write {{ for a literal brace (at 3)"),
            ("a } b", "“}” has no “{”; write }} for a literal brace (at 3)"),
            ("é {XYZZY}", "“XYZZY” is not a currency, city or known stock (at 3)"),
            ("{}", "“” is not a currency, city or known stock (at 1)"),
            ("{JPY.chnage}", "JPY has no “chnage”; expected change, d1, ytd, name, age or currency (at 1)"),
            ("{JPY:-}", "JPY has no “:-”; expected :+ (at 1)"),
            ("{JPY.d1:+}", "JPY has no “d1:+”; expected d1 (at 1)"),
            ("{Tokyo.change}", "Tokyo has no “change”; expected name (at 1)"),
            ("{Tokyo:+}", "Tokyo has no “:+”; expected name (at 1)"),
            ("{total.age}", "total has no “age”; expected change (at 1)"),
        ])
    func mistakes(format: String, text: String) {
        do {
            _ = try line(format)
            Issue.record("\(format) was taken")
        } catch let mistake as StatusMistake {
            #expect(Words.english[mistake.saying] == text)
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func `a stale figure is marked in words once, in its own colour, and by a class`() throws {
        let old = model(yenAt: Self.now + -9 * 86_400)
        #expect(try line("{JPY} {JPY.change} {AAPL}", .plain, old) == "149.23 (stale) +0.42 % 180.00")
        #expect(
            try line("{JPY}", .tmux, old) == "149.23#[fg=#ff0000,bg=black] (stale)#[fg=default,bg=default]")
        let waybar = try line("{JPY}", .waybar, old)
        #expect(waybar.contains(#""class":["up","stale"]"#), "\(waybar)")
        #expect(try !line("{JPY}", .waybar).contains("stale"))
    }

    @Test func `each bar gets its colours and classes`() throws {
        #expect(
            try line("{JPY:+}|{AAPL.change}", .tmux)
                == "149.23 #[fg=#00ff0a,bg=black]▲ +0.42 %#[fg=default,bg=default]"
                + "|#[fg=#ff0000,bg=black]−10.0 %#[fg=default,bg=default]")
        #expect(
            try line("<b>{JPY:+}</b>", .waybar) == """
                {"text":"<b>149.23 <span color=\\"#00ff0a\\">▲ +0.42 %</span></b>","alt":"up","tooltip":"\
                JPY  Japanese Yen  149.23  ▲ +0.42 %  15:03  test  cached","class":["up"]}
                """)
        #expect(
            try line("{AAPL:+} x", .i3bar) == """
                [{"name":"fxterm","full_text":"180.00 ","separator":false,"separator_block_width":0},\
                {"name":"fxterm","full_text":"▼ −10.0 %","color":"#ff0000","separator":false,"separator_block_width":0},\
                {"name":"fxterm","full_text":" x"}]
                """)
    }

    @Test func `a hostile name is no markup in any bar`() throws {
        let name = "#[fg=red]#(reboot) #{pid} %{A1:reboot:} <span size='1'>&\"\\"
        let hostile = model(name: name)
        #expect(try line("{AAPL.name}", .plain, hostile) == name.replacing("%{", with: "% {"))
        #expect(
            try line("{AAPL.name}", .tmux, hostile)
                == "##[fg=red]##(reboot) ##{pid} %{A1:reboot:} <span size='1'>&\"\\")
        let waybar = try line("{AAPL.name}", .waybar, hostile)
        let markup = "#[fg=red]#(reboot) #{pid} %{A1:reboot:} &lt;span size='1'&gt;&amp;\\\"\\\\"
        #expect(waybar.hasPrefix("{\"text\":\"\(markup)\""), "\(waybar)")
        #expect(!waybar.contains("<"), "nor in the tooltip")
        #expect(
            try line("{AAPL.name}", .i3bar, hostile)
                == "[{\"name\":\"fxterm\",\"full_text\":\"#[fg=red]#(reboot) #{pid} %{A1:reboot:} <span size='1'>&\\\"\\\\\"}]"
        )
    }

    @Test func `without a format the first two of each panel with figures are told`() throws {
        let resolved = try ResolvedFormat(StatusFormat(firstOf: board), on: board, model())
        #expect(
            StatusLine(resolved, model()).text(for: .plain, in: Self.palette)
                == "JPY 149.23 ▲ +0.42 %  TWD — —  AAPL 180.00 ▼ −10.0 %")
        #expect(StatusFormat(firstOf: Arrangement([:])).isEmpty)
    }

    @Test func `a stock counts as known on the board or once it was quoted`() throws {
        let resolved = try ResolvedFormat(
            try StatusFormat("{2330.TW:+}"), on: Arrangement(rates: [], clocks: [], stocks: ["2330.TW"]),
            model())
        #expect(StatusLine(resolved, model()).text(for: .plain, in: Self.palette) == "— —")
        #expect(throws: StatusMistake.self) { try line("{2330.TW}") }
    }
}
