import Alerts
import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Places
import Testing

@testable import Board

@Suite struct PairTests {
    /// A board of pairs, with dollar rates of different ages and a coin's quote.
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

    @Test func `a coin's price comes from its quote`() throws {
        let figure = try #require(board().figures.rates["BTC/TWD"])
        let rate = try #require(figure.rate)
        #expect(abs(rate - 1_600_000) < 1e-6 && figure.quotedAt == friday + -300)
        let dearer = board().hearing(.quotes([quote("BTC-USD", 60_000)]), to: .quotes([]), at: friday + 60)
        #expect(abs((dearer.figures.rates["BTC/TWD"]?.rate ?? 0) - 1_920_000) < 1e-6)
        #expect(dearer.moves[RateID(stringLiteral: "BTC/TWD")] == true)
        // A quote in another currency is not taken for dollars.
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
        #expect(typed.noticeText == "Added EUR/JPY.")
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
        // On a board without the pair, the alert is about the currency.
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
        #expect(RatesKind().chartSubject(of: "BTC/TWD", model) == nil, "no feed has these bars")
    }
}
