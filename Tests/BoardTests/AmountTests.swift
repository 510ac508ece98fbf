import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Money
import Testing
import Words

@testable import Board

@Suite("Amounts")
struct AmountTests {
    private static let march = Day("2024-03-01") ?? Day(number: 0)

    private func board() -> Model {
        let known = Known(
            rates: [("JPY", 150, -60), ("TWD", 32, -60), ("EUR", 0.8, -900)].map {
                Seen(rate($0.0, $0.1, at: friday + $0.2), .live, at: friday)
            })
        return smallBoard().after(.known(known))
    }

    private func typed(_ text: String, on board: Model? = nil) -> Model {
        (board ?? self.board()).after(.layer(.amount(.open)), .layer(.type(text)), .layer(.amount(.accept)))
    }

    private func sum(_ model: Model, _ code: CurrencyCode) -> String? {
        guard let amount = model.amount else { return nil }
        return model.wordings(of: model.conversion(of: amount, to: code), amount)?.first
    }

    @Test("In the demo a day before its rates gets the reason, while it is typed and after")
    func demoDay() throws {
        let demo = smallBoard(isDemo: true)
        let typing = demo.after(.layer(.amount(.open)), .layer(.type("250 eur @ 2020-01-02")))
        let said = typing.words[typing.meaning(ofAmount: "250 eur @ 2020-01-02", on: "JPY")]
        #expect(said.hasPrefix("the demo has rates from "))
        let set = typing.after(.layer(.amount(.accept)))
        #expect(set.noticeText == said)
        #expect(sum(set, "JPY")?.contains(said) == true)
        #expect(typed("250 eur @ 2024-03-01").noticeText == nil, "feeds are asked elsewhere")
    }

    @Test(
        "An amount is told in each currency, rounded as that is, by a cross of two rates as old as the older")
    func converts() throws {
        let model = typed("250 eur")
        #expect(LayerID(model) == .board)
        #expect(sum(model, "JPY") == "46875 JPY")
        #expect(sum(model, "TWD") == "10000.00 TWD")
        #expect(sum(model, "EUR") == "250.00 EUR")
        let amount = try #require(model.amount)
        let yen = model.conversion(of: amount, to: "JPY")
        #expect(yen.rate?.fractionText == "375/2")
        #expect(yen.quotedAt == friday + -900)
        #expect(model.text(of: amount) == "250 EUR")
    }

    @Test("An amount without a currency is of the base, and stays of it when the base is another")
    func base() {
        var model = typed("100/3")
        #expect(model.amount == Amount(Rational(100) / 3, "USD"))
        #expect(sum(model, "TWD") == "1066.67 TWD")
        _ = model.update(.makeBase)
        #expect(model.arrangement.base == "JPY" && model.amount?.currency == "USD")
        #expect(sum(model, "USD") == "33.33 USD")
    }

    @Test("A margin is taken off: the one typed, else that of the settings")
    func margin() throws {
        #expect(sum(typed("100 USD +2.5%"), "JPY") == "14625 JPY")
        #expect(sum(typed("100 USD +2.5%"), "TWD") == "3120.00 TWD")
        var settings = Settings()
        settings.margin = 10
        var model = board()
        model.follow(settings, model.locale, model.themes)
        #expect(sum(typed("100", on: model), "JPY") == "13500 JPY")
        #expect(sum(typed("100 USD +0%", on: model), "JPY") == "15000 JPY")
        let amount = try #require(typed("100", on: model).amount)
        #expect(model.text(of: amount) == "100 USD +10 %")
    }

    @Test("The inverse tells what as much of each currency comes to")
    func inverse() throws {
        let model = typed("250 EUR").after(.user(.invertAmount))
        #expect(sum(model, "JPY") == "250 JPY = 1.33 EUR")
        #expect(model.text(of: try #require(model.amount)) == "250 → EUR")
        #expect(sum(model.after(.user(.invertAmount)), "JPY") == "46875 JPY")
        #expect(board().after(.user(.invertAmount)).noticeText?.contains("=") == true)
    }

    @Test("What is typed is said back, and a mistake with its place")
    func said() {
        let model = board()
        func meaning(_ text: String) -> String { model.words[model.meaning(ofAmount: text, on: "JPY")] }
        #expect(meaning("250 EUR") == "= 250 EUR → 46875 JPY")
        #expect(meaning("(1200+30)*1.05 usd") == "= 1291.50 USD → 193725 JPY")
        #expect(meaning("250 jpy") == "= 250 JPY")
        #expect(meaning("250/0") == "division by zero (at 4)")
        #expect(meaning("250 XQZ") == "unknown currency XQZ (at 5)")
        #expect(meaning("250 EUR on 2030-01-01") == "2030-01-01 is in the future")
        let refused = typed("250*")
        #expect(LayerID(refused) == .amount && refused.amount == nil)
        #expect(refused.noticeText == "a number is missing (at 5)")
    }

    @Test("Esc backs out of the line, then of what is said, and last of the amount")
    func cancels() {
        let open = typed("250 EUR").after(.layer(.amount(.open)), .layer(.type("9")))
        let closed = open.after(.cancel)
        #expect(closed.amount == Amount(250, "EUR") && LayerID(closed) == .board)
        let moved = closed.after(.moveClocks(.days(1)), .cancel)
        #expect(moved.visited == nil && moved.amount != nil)
        let cleared = closed.after(.cancel)
        #expect(cleared.amount == nil && cleared.noticeText?.contains("cleared") == true)
        #expect(typed("250 EUR").after(.layer(.amount(.open)), .layer(.amount(.accept))).amount != nil)
    }

    @Test("The amount is kept with the board, and undo leaves it alone")
    func kept() {
        let open = board().after(.layer(.amount(.open)), .layer(.type("250 EUR")))
        var arrangement = open.arrangement
        arrangement.amount = Amount(250, "EUR")
        #expect(open.effects(of: .layer(.amount(.accept))) == [.save(arrangement)])
        let undone = typed("250 EUR").after(.remove, .undo)
        #expect(undone.amount == Amount(250, "EUR") && undone.arrangement.rates.count == 3)
        var readOnly = open
        readOnly.readOnly = .takenBy(nil)
        #expect(readOnly.effects(of: .layer(.amount(.accept))).isEmpty)
    }

    @Test("On a past day the store is read, feeds are asked for what it lacks, and that is read again")
    func pastDay() throws {
        let open = board().after(.layer(.amount(.open)), .layer(.type("250 EUR on 2024-03-01")))
        let march = Self.march
        let read = Effect.readRates(["JPY", "TWD", "EUR"], of: march)
        #expect(open.effects(of: .layer(.amount(.accept))).contains(read))
        var model = open.after(.layer(.amount(.accept)))
        #expect(sum(model, "JPY") == "— no rate for 1 Mar 2024")
        func close(_ code: String, _ perDollar: Double) -> Seen<Rate> {
            Seen(rate(code, perDollar, at: Instant((march.number + 1) * 86_400 - 1)), .cached, at: friday)
        }
        let some: [CurrencyCode: Seen<Rate>] = ["EUR": close("EUR", 0.9), "JPY": close("JPY", 135)]
        let question = FeedSubject.pastRates(["TWD"], since: march + -7)
        let asked = model.update(.figures(.ratesOfDay(some, march)))
        #expect(asked == [.ask(question, freshness: 0)])
        #expect(sum(model, "JPY") == "37500 JPY")
        #expect(sum(model, "TWD") == "— loading…")
        let amount = try #require(model.amount)
        let yen = model.conversion(of: amount, to: "JPY")
        #expect(yen.state(refresh: 300, now: friday) == .cached)
        #expect(model.effects(of: .finished(question)) == [read])
        model = model.after(.finished(question), .figures(.ratesOfDay(some, march)))
        #expect(model.effects(of: .figures(.ratesOfDay(some, march))).isEmpty, "asked once")
        #expect(sum(model, "TWD") == "— no rate for 1 Mar 2024")
    }

    @Test("Another card is read too, a demo asks nobody, and today goes by present rates")
    func otherDays() {
        let model = typed("250 EUR on 2024-03-01")
        let effects = model.effects(of: .add("THB"))
        #expect(effects.contains(.readRates(["JPY", "TWD", "EUR", "THB"], of: Self.march)))
        var kept = model.arrangement
        kept.amount = Amount(1, "JPY", on: Self.march)
        let followed = model.effects(of: .disk(.boardChanged(kept, Past())))
        #expect(followed.contains(.readRates(["JPY", "TWD", "EUR"], of: Self.march)))
        let demo = typed("250 EUR on 2024-03-01", on: smallBoard(isDemo: true))
        #expect(demo.effects(of: .figures(.ratesOfDay([:], Self.march))).isEmpty)
        let old = typed("250 EUR on 1990-01-01")
        let day = Day("1990-01-01") ?? Self.march
        #expect(old.effects(of: .figures(.ratesOfDay([:], day))).isEmpty, "no feed reaches so far")
        let today = typed("250 EUR on 2026-11-20")
        #expect(sum(today, "JPY") == "46875 JPY" && today.ratesOfDay == nil)
    }
}
