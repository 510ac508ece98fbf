import CivilTime
import Literals
import Market
import Money
import Testing
import Words

@testable import Board

/// Whatever changes, the positions are those that a start with the same figures would reckon.
@Suite struct PortfolioTests {
    private static let file = """
        date,type,item,quantity,price,currency,fee,rate,account,note
        2026-01-05,buy,AAPL,10,180,USD,1,31.5,,
        2026-02-05,buy,AAPL,10,220,USD,1,31.9,,
        2026-03-05,sell,AAPL,5,230,USD,1,32,,
        2026-03-06,buy,2330.TW,100,900,TWD,20,,,
        """

    private func model(base: CurrencyCode = "TWD") -> Model {
        var model = Model(
            arrangement: Arrangement(
                rates: ["JPY", "USD", "EUR"], clocks: [], stocks: ["AAPL"], base: base),
            now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc)
        _ = update(&model, .figures(.known(.sample)))
        _ = update(&model, .disk(.transactions(TransactionDocument(Array(Self.file.utf8)))))
        return model
    }

    private func expectFresh(_ model: Model, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let portfolio = try #require(model.portfolio)
        let fresh = Portfolio(portfolio.document, closes: portfolio.closes, model)
        #expect(portfolio == fresh, sourceLocation: sourceLocation)
        #expect(portfolio.positions.ledger.terms.rates.home == model.homeCurrency)
    }

    @Test(arguments: [("10", 0.5), ("0", nil), ("-10", nil)])
    func `a part is known of a whole above 0 alone`(whole: String, share: Double?) {
        #expect(Figure.known(5).share(of: .known(Rational(decimal: whole) ?? 0)) == share)
    }

    @Test func `another base of the board is another home currency`() throws {
        var model = model()
        let before = model.portfolio?.positions.total.value
        model.focus = .rates
        select(&model, .card(Item(CurrencyCode("USD"))), in: .rates)
        _ = update(&model, .edit(.makeBase))
        #expect(model.homeCurrency == "USD")
        #expect(model.portfolio?.positions.total.value != before)
        try expectFresh(model)
        _ = update(&model, .edit(.undo))
        #expect(model.portfolio?.positions.total.value == before)
    }

    @Test func `the settings choose the home currency and the method while the board is open`() throws {
        var model = model()
        let before = try #require(model.portfolio?.positions)
        var settings = model.settings
        (settings.home, settings.costMethod) = ("USD", .average)
        _ = update(&model, .disk(.settingsChanged(settings, UserLocale([:]), themes: ["default"])))
        #expect(model.portfolio?.positions.items[0].lots.count == 1)
        #expect(model.portfolio?.positions.total != before.total)
        try expectFresh(model)
    }

    @Test func `figures that were taken in away from the loop count`() throws {
        var model = model()
        var quote = try #require(model.market.quotes["AAPL"]).value
        quote.price = 500
        let quotes = (0..<300).map { index in
            Seen(
                Quote(
                    symbol: Symbol(stringLiteral: "Q\(index)"), currency: "USD", price: 1,
                    time: Sample.asOf, zone: "America/New_York", source: "yahoo"), .live, at: Sample.asOf)
        }
        let changes = FigureChanges(known: Known(quotes: quotes + [Seen(quote, .live, at: Sample.asOf)]))
        _ = updateAtOnce(&model, .figures(.changed(changes, at: Sample.asOf)))
        #expect(model.market.quotes["AAPL"]?.value.price == 500)
        try expectFresh(model)
    }

    @Test func `new rates of the present count`() throws {
        var model = model(base: "USD")
        let before = try #require(model.portfolio?.positions)
        let rate = Rate(code: "TWD", perDollar: 40, quotedAt: Sample.asOf, source: "rter")
        let changes = FigureChanges(known: Known(rates: [Seen(rate, .live, at: Sample.asOf)]))
        _ = update(&model, .figures(.changed(changes, at: Sample.asOf)))
        let after = try #require(model.portfolio?.positions)
        #expect(after.total.value != before.total.value && after.total.cost == before.total.cost)
        try expectFresh(model)
    }

    @Test func `a row of today takes the rate of the present, whenever that is another`() throws {
        var model = model(base: "USD")
        let today = model.here.local(model.now).day
        let header = Self.file.split(separator: "\n")[0]
        let more = "\(header)\n\(today),buy,2330.TW,100,1000,TWD,0,,,\n"
        _ = update(&model, .disk(.transactions(TransactionDocument(Array(more.utf8)))))
        let before = try #require(model.portfolio?.positions.total.cost.value)
        let rate = Rate(code: "TWD", perDollar: 40, quotedAt: Sample.asOf, source: "rter")
        let changes = FigureChanges(known: Known(rates: [Seen(rate, .live, at: Sample.asOf)]))
        _ = update(&model, .figures(.changed(changes, at: Sample.asOf)))
        #expect(model.portfolio?.positions.total.cost.value != before)
        try expectFresh(model)
    }

    @Test func `a new day counts`() throws {
        var model = model()
        _ = update(&model, .clock(.tick(Sample.asOf + 86_400, here: model.here)))
        try expectFresh(model)
    }
}
