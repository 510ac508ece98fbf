import Alerts
import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Money
import Testing
import Words

@testable import Board

@Suite struct WhatIfTests {
    private static let file = """
        date,type,item,quantity,price,currency,fee,rate,account,note
        2026-01-05,deposit,,5000,,USD,,31.5,,
        2026-01-05,buy,AAPL,10,180,USD,1,31.5,,
        2026-03-06,buy,2330.TW,100,900,TWD,20,,broker,
        """

    private func model(isDemo: Bool = false) -> Model {
        var model = Model(
            arrangement: Arrangement(
                rates: ["JPY", "USD", "EUR"], clocks: [], stocks: ["AAPL", "2330.TW"], base: "TWD"),
            isDemo: isDemo, now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc)
        _ = model.update(.figures(.known(.sample)))
        _ = model.update(.disk(.transactions(TransactionDocument(Array(Self.file.utf8)))))
        return model
    }

    @discardableResult
    private func type(_ text: String, _ model: inout Model) -> [Effect] {
        model.update(.layer(.whatIf(.open))) + model.update(.layer(.type(text)))
            + model.update(.layer(.whatIf(.accept)))
    }

    @Test func `cards, table and positions show it, and esc ends it`() throws {
        let before = model()
        var model = before
        type("USD -10%, AAPL +20%", &model)
        #expect(model.layers.isEmpty)
        let price = try #require(before.stockFigure("AAPL").price)
        #expect(model.stockFigure("AAPL").price == price * 1.2)
        #expect(model.stockFigure("AAPL").state(refresh: 60, now: model.now) == .whatIf)
        let usd: RateID = "USD"
        let old = try #require(before.rateFigure(usd).rate)
        let new = try #require(model.rateFigure(usd).rate)
        #expect(abs(new / old - 1 / 0.9) < 1e-9, "one TWD buys more dollars")
        #expect(model.rateFigure(usd).base == before.rateFigure(usd).base)
        let (was, home) = (
            try #require(before.portfolio).positions, try #require(model.shownPortfolio).positions
        )
        let value = try #require(was.items[0].home.value.value)
        #expect(home.items[0].home.value == .known((value * Rational(decimal: "1.08")!).rounded(places: 10)))
        #expect(home.items[0].home.cost == was.items[0].home.cost)
        let cash = try #require(was.cash[0].home.value.value)
        #expect(home.cash[0].home.value == .known((cash * Rational(decimal: "0.9")!).rounded(places: 10)))
        #expect(model.portfolio == before.portfolio && model.market == before.market)
        let effects = model.update(.user(.cancel))
        #expect(!effects.contains { if case .save = $0 { true } else { false } })
        #expect(model.figures == before.figures)
        #expect(model.shownPortfolio == before.shownPortfolio && model.supposedPortfolio == nil)
    }

    @Test func `nothing of it is saved, asked or alerted`() {
        var model = model()
        let effects = type("stocks -50%", &model)
        let isHarmless = effects.allSatisfy { effect in
            switch effect {
            case .save, .savePast, .ask, .useAlerts, .editAlerts, .saveTransactions: false
            default: true
            }
        }
        #expect(isHarmless, "\(effects)")
        let real = model.market.quotes["AAPL"]?.value.price
        #expect(model.observation(of: .stock("AAPL"))?.value == real)
        #expect(model.presentFigure("AAPL").price == real)
    }

    @Test func `new prices come in under it`() throws {
        var model = model()
        type("AAPL +10%", &model)
        var quote = try #require(model.market.quotes["AAPL"]).value
        quote.price = 500
        let changes = FigureChanges(known: Known(quotes: [Seen(quote, .live, at: Sample.asOf)]))
        _ = model.updateAtOnce(.figures(.changed(changes, at: Sample.asOf)))
        #expect(model.market.quotes["AAPL"]?.value.price == 500)
        #expect(model.stockFigure("AAPL").price == 550)
        #expect(model.shownPortfolio?.positions.items[0].price == .known(550))
        _ = model.update(.user(.cancel))
        #expect(model.stockFigure("AAPL").price == 500)
    }

    @Test(
        arguments: [
            ("USD", Phrase.expectedFound), ("GBP -100%", .whatIfTooLow), ("ZZZZ +5%", .whatIfUnknown),
            ("HKD/XYZ 4", .expectedFound),
        ])
    func `a mistake is told and changes nothing`(text: String, phrase: Phrase) {
        var model = model()
        type(text, &model)
        #expect(model.scenario == nil && !model.layers.isEmpty)
        let said = model.noticeText ?? ""
        let words = Words.english[phrase].split { "{}".contains($0) }
        #expect(words.last.map { said.contains($0) } ?? false, "\(said)")
    }

    @Test func `an empty text ends it, and W shows what was typed`() {
        var model = model()
        type("EUR -10%", &model)
        _ = model.update(.layer(.whatIf(.open)))
        #expect(model.top(ScenarioTyping.self)?.text == "EUR -10%")
        _ = model.update(.layer(.type(" ")))
        _ = model.update(.layer(.whatIf(.accept)))
        #expect(model.scenario == nil && model.layers.isEmpty)
    }

    @Test func `a past day has none, and ends it`() {
        var model = model()
        type("EUR -10%", &model)
        _ = model.showDay(Zone.utc.local(Sample.asOf).day + -30)
        #expect(model.scenario == nil && model.supposedMarket == nil)
        type("EUR -10%", &model)
        #expect(model.scenario == nil && model.layers.isEmpty)
    }
}
