import Alerts
import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Money
import Places
import Testing

@testable import Board

@Suite struct PairTests {
    private func board(_ rates: [String] = ["EUR/JPY", "JPY", "BTC/TWD"], base: CurrencyCode = .usd) -> Model
    {
        var model = Model(
            arrangement: Arrangement(rates: rates, clocks: [], stocks: ["AAPL"], base: base), now: friday,
            here: .utc)
        let rates = [
            rate("JPY", 150), rate("EUR", 0.75, at: friday + -600), rate("TWD", 32, at: friday + -120),
        ]
        _ = hear(&model, .rates(rates), to: .rates, at: friday)
        _ = hear(&model, .quotes([quote("BTC-USD", 50_000, at: friday + -300)]), to: .quotes([]), at: friday)
        return model
    }

    @Test(arguments: [
        ("jpy", "JPY"), ("eur/jpy", "EUR/JPY"), ("EUR JPY", "EUR/JPY"), ("eurjpy", "EUR/JPY"),
        ("btctwd", "BTC/TWD"), ("DogeUSD", "DOGE/USD"), ("xauusd", "XAU/USD"), ("usd/xag", "USD/XAG"),
        ("USD/BTC", "USD/BTC"),
    ])
    func `a pair is typed with or without a mark`(text: String, id: String) {
        #expect(RateID(typed: text)?.text == id)
        #expect(RateID(id)?.text == id, "files read it back")
    }

    @Test(arguments: [
        "eur/eur", "EUR/", "/JPY", "EUR/JPY/USD", "XAU", "taipei", "london", "EUR/XYZZY", "", "/",
    ])
    func `other words are no pairs`(text: String) {
        #expect(RateID(typed: text) == nil)
    }

    @Test func `a cross is quoted as of its older side`() throws {
        let figure = try #require(board().figures.rates["EUR/JPY"])
        #expect(figure.rate == 200 && figure.quotedAt == friday + -600)
        #expect(figure.legs.map(\.leg) == ["EUR", "JPY"])
        #expect(figure.state(refresh: 300, now: friday) == .live)
        let old = figure.state(refresh: 300, now: friday + 6 * 3600)
        #expect(old == .stale)
        #expect(board().figures.rates["JPY"]?.legs.count == 1, "against the dollar there is one side")
    }

    @Test func `a pair is printed with its figure and the older side's time and state`() throws {
        let printed = RatesKind().printed(board(["EUR/JPY"], base: "TWD"))
        let row = try #require(printed.rows.first).map(\.value)
        let fields = Dictionary(uniqueKeysWithValues: zip(printed.columns.map(\.name), row))
        #expect(fields["code"] == .text("EUR/JPY") && fields["rate"] == .figure(200))
        #expect(fields["quotedAt"] == .text((friday + -600).iso8601) && fields["state"] == .text("live"))
        #expect(printed.facts.first?.value == .text("TWD"), "the board's base")
    }

    @Test func `a coin's price comes from its quote`() throws {
        let figure = try #require(board().figures.rates["BTC/TWD"])
        let rate = try #require(figure.rate)
        #expect(abs(rate - 1_600_000) < 1e-6 && figure.quotedAt == friday + -300)
        let dearer = board().hearing(.quotes([quote("BTC-USD", 60_000)]), to: .quotes([]), at: friday + 60)
        #expect(abs((dearer.figures.rates["BTC/TWD"]?.rate ?? 0) - 1_920_000) < 1e-6)
        #expect(dearer.moves[RateID(stringLiteral: "BTC/TWD")])
        var euros = quote("BTC-USD", 60_000)
        euros.currency = "EUR"
        let fresh = Model(
            arrangement: Arrangement(rates: ["BTC/TWD"], clocks: [], stocks: []), now: friday, here: .utc
        )
        .hearing(.quotes([euros]), to: .quotes([]), at: friday)
        #expect(fresh.figures.rates["BTC/TWD"]?.rate == nil)
    }

    @Test func `the quotes of coins and metals are asked for with the stocks`() {
        let asked = board(["BTC/TWD", "XAU/USD"]).effects(of: .refresh).asked
        #expect(asked.contains(.quotes(["AAPL", "BTC-USD", "XAUUSD=X"])))
        #expect(board([]).after(.add("jpy")).effects(of: .add("eth/usd")).asked == [.quotes(["ETH-USD"])])
    }

    @Test func `a pair is added by typing, and undone`() {
        let typed = board(["JPY"]).after(.add("eurjpy"))
        #expect(typed.arrangement.rates == ["JPY", "EUR/JPY"])
        #expect(typed.noticeText == "Added EUR/JPY")
        #expect(typed.after(.undo).arrangement.rates == ["JPY"])
        #expect(board(["JPY"]).after(.add("eur/xyz")).arrangement.rates == ["JPY"])
    }

    @Test func `an alert on a pair watches both its sides`() throws {
        let model = board().after(.focus(.rates))
        let subject = try #require(RatesKind().alertSubject(of: "EUR/JPY", model))
        #expect(subject == .rate("JPY", base: "EUR"))
        #expect(model.name(of: subject) == "EUR/JPY" && model.name(of: .rate("JPY", base: "USD")) == "JPY")
        #expect(RatesKind().isConcerned(by: subject, "EUR/JPY", model))
        #expect(!RatesKind().isConcerned(by: subject, "JPY", model))
        #expect(RatesKind().isConcerned(by: subject, "JPY", board(["JPY"])))
    }

    @Test func `filters see what the card shows`() {
        let model = board()
        guard case .number(let price)? = RatesKind().fact(.price, of: "EUR/JPY", model) else {
            Issue.record("no price to filter by")
            return
        }
        #expect(price == 200)
        #expect(RatesKind().chartSubject(of: "EUR/JPY", model)?.symbol == "EURJPY=X")
        #expect(RatesKind().chartSubject(of: "BTC/TWD", model)?.symbol == "BTC-TWD")
        #expect(RatesKind().chartSubject(of: "XAU/TWD", model) == nil, "no feed has these bars")
    }
}

@Suite struct InverseTests {
    private func board(_ rates: [String] = ["JPY", "EUR/JPY"], base: CurrencyCode = .usd) -> Model {
        var model = Model(
            arrangement: Arrangement(rates: rates, clocks: [], stocks: [], base: base), now: friday,
            here: .utc)
        _ = hear(
            &model, .rates([rate("JPY", 150), rate("EUR", 0.75), rate("TWD", 32)]), to: .rates, at: friday)
        return model
    }

    private func figure(_ id: RateID, _ model: Model) -> (String, Double?) {
        let figure = model.rateFigure(id)
        return (model.words.unit(of: figure), figure.rate)
    }

    @Test func `a card is turned, undone, and kept`() {
        let turned = board().after(.edit(.invertRate))
        #expect(figure("JPY", turned) == ("USD per JPY", 1 / 150.0))
        #expect(figure("EUR/JPY", turned) == ("JPY per EUR", 200))
        #expect(turned.noticeText == "USD per JPY")
        #expect(turned.arrangement.rateView.turned == ["JPY"])
        #expect(turned.after(.edit(.invertRate)).arrangement == board().arrangement)
        #expect(turned.after(.undo).arrangement == board().arrangement)
        #expect(turned.after(.undo, .redo).arrangement == turned.arrangement)
        #expect(turned.after(.remove).arrangement.rateView.turned.isEmpty)
    }

    @Test func `all cards are turned at once, also those that are added later`() {
        let turned = board().after(.edit(.invertRate), .edit(.invertRates))
        #expect(figure("JPY", turned).0 == "USD per JPY" && figure("EUR/JPY", turned).0 == "EUR per JPY")
        #expect(figure("TWD", turned.after(.add("twd"))) == ("USD per TWD", 1 / 32.0))
        #expect(turned.after(.edit(.invertRates)).arrangement == board().arrangement)
    }

    @Test func `all figures of the panel are for as many units`() {
        let hundred = board().after(.edit(.nextUnits))
        #expect(
            figure("JPY", hundred).0 == "JPY per 100 USD" && figure("EUR/JPY", hundred).0 == "JPY per 100 EUR"
        )
        #expect(hundred.noticeText == "Rates are now for 100 units")
        let thousand = hundred.after(.edit(.nextUnits))
        #expect(figure("JPY", thousand).0 == "JPY per 1000 USD")
        #expect(thousand.after(.edit(.nextUnits)).arrangement.rateUnits == 1)
        #expect(board(["EUR"], base: "JPY").arrangement.rateUnits == 100, "as before")
    }

    @Test func `alerts and charts follow what is shown`() throws {
        let turned = board().after(.focus(.rates), .edit(.invertRate), .edit(.nextUnits))
        let subject = try #require(RatesKind().alertSubject(of: "JPY", turned))
        #expect(subject == .rate("USD", base: "JPY") && turned.units(of: subject) == 100)
        #expect(RatesKind().isConcerned(by: subject, "JPY", turned))
        #expect(RatesKind().isConcerned(by: .rate("JPY", base: "USD"), "JPY", turned), "that on the pair too")
        let typed = turned.after(.layer(.alert(.open)), .layer(.type(">0.7")))
        let kept = typed.effects(of: .layer(.alert(.accept))).compactMap(\.alertEdit)
        #expect(kept == [.add(try AlertRule(">0.007", on: subject))])
        #expect(RatesKind().chartSubject(of: "JPY", turned)?.symbol == "JPYUSD=X")
        guard case .number(let price)? = RatesKind().fact(.price, of: "JPY", turned) else {
            Issue.record("no price to filter by")
            return
        }
        #expect(abs(price - 100 / 150) < 1e-12)
    }

    @Test func `what is printed is as its code says`() throws {
        let printed = RatesKind().printed(board().after(.edit(.invertRates), .edit(.nextUnits)))
        let row = try #require(printed.rows.first)
        #expect(row[0].text == "JPY" && row[2].text == "150.00")
    }

    @Test func `an amount names the currency to convert into`() {
        let model = board(["JPY", "TWD"]).after(
            .focus(.rates), .layer(.amount(.open)), .layer(.type("€1.5k in twd")), .layer(.amount(.accept)))
        #expect(model.amount == Amount(1500, "EUR"))
        #expect(model.noticeText == "= 1500 EUR → 64000.00 TWD")
        #expect(model.selectedItem == "TWD")
    }

    @Test(arguments: [
        ("250 euro", "EUR", CurrencyCode.usd), ("$250", "USD", .usd), ("$250", "TWD", "TWD"),
        ("¥250", "JPY", .usd),
        ("NT$250", "TWD", .usd), ("250 円", "JPY", .usd), ("250 元", "TWD", "TWD"), ("250 pesos", "?", .usd),
    ])
    func `a word or sign means a currency`(text: String, code: String, base: CurrencyCode) {
        let model = board(base: base)
        #expect((try? model.spokenAmount(text))?.currency.text ?? "?" == code)
    }
}
