import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Money
import Testing
import Words

@testable import Board

/// After any change, positions equal those of a fresh start with the same figures.
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
        _ = model.update(.figures(.known(.sample)))
        _ = model.update(.disk(.transactions(TransactionDocument(Array(Self.file.utf8)))))
        return model
    }

    private func expectFresh(_ model: Model, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let portfolio = try #require(model.portfolio)
        let fresh = PortfolioWork(portfolio.document, closes: portfolio.closes, model).done()
        #expect(portfolio == fresh, sourceLocation: sourceLocation)
        #expect(portfolio.positions.ledger.terms.rates.home == model.homeCurrency)
    }

    /// Too many rows for the loop to compute.
    private static let long =
        file + (0..<PortfolioWork.large).map { "\n2026-04-01,buy,AAPL,\($0 % 7 + 1),200,USD,,31,," }.joined()

    @Test func `many rows are played through away from the loop, and come to the same`() throws {
        var (model, whole) = (model(), model())
        let document = TransactionDocument(Array(Self.long.utf8))
        let before = model.portfolio?.positions.total
        let effects = model.update(.disk(.transactions(document)))
        guard case .makePortfolio(let work)? = effects.first, effects.count == 1 else {
            Issue.record("nothing is to be made elsewhere")
            return
        }
        #expect(model.portfolio?.positions.total == before)
        #expect(model.update(.disk(.transactions(document))).isEmpty)
        let key = model.update(.user(.focus(.positions)))
        #expect(!key.contains { if case .makePortfolio = $0 { true } else { false } })
        _ = model.update(.disk(.portfolio(work.done())))
        try expectFresh(model)
        _ = whole.updateAtOnce(.disk(.transactions(document)))
        #expect(model.portfolio == whole.portfolio)
    }

    @Test func `what changes while many rows are played through counts in the end`() throws {
        var model = model()
        let document = TransactionDocument(Array(Self.long.utf8))
        var waiting = model.update(.disk(.transactions(document)))
        let longer = try document.appending([
            Transaction(line: 0, day: Sample.asOf.day, kind: .buy, item: "2330.TW", quantity: 1, price: 900)
        ])
        waiting += model.update(.disk(.transactions(longer)))
        var settings = model.settings
        settings.home = "USD"
        waiting += model.update(.disk(.settingsChanged(settings, UserLocale([:]), themes: ["default"])))
        #expect(model.portfolio.map { $0.positions.ledger.terms.rates.home == "USD" } ?? true)
        var count = 0
        while let place = waiting.firstIndex(where: { if case .makePortfolio = $0 { true } else { false } }),
            count < 10
        {
            guard case .makePortfolio(let work) = waiting.remove(at: place) else { break }
            waiting += model.update(.disk(.portfolio(work.done())))
            count += 1
        }
        #expect(count < 10)
        #expect(model.portfolio?.document == longer)
        try expectFresh(model)
    }

    @Test func `rows' own rates count in the user's home currency alone, whatever totals are in`() throws {
        let document = TransactionDocument(
            Array(
                "date,type,item,quantity,price,currency,fee,rate\n2024-03-01,buy,AAPL,10,180,USD,1,31.5\n"
                    .utf8))
        for (home, rowsHome, uses) in [
            ("TWD", nil, true), ("EUR", "TWD", false), ("TWD", "TWD", true),
        ] as [(CurrencyCode, CurrencyCode?, Bool)] {
            var model = model()
            var settings = model.settings
            (settings.home, settings.rowsHome) = (home, rowsHome)
            _ = model.update(.disk(.settingsChanged(settings, UserLocale([:]), themes: ["default"])))
            _ = model.updateAtOnce(.disk(.transactions(document)))
            let terms = try #require(model.portfolio).positions.ledger.terms
            #expect(terms.usesOwnRates == uses && terms.rates.home == home)
            // Alerts on positions stay in the user's own currency.
            let alerts = AlertSettings(model.settings, .english, locale: "C", model.arrangement)
            #expect(alerts.home == rowsHome ?? home)
        }
    }

    @Test func `a row for a long file is checked against its item, and saved at once`() throws {
        var model = model()
        let document = TransactionDocument(Array(Self.long.utf8))
        _ = model.updateAtOnce(.disk(.transactions(document)))
        _ = model.update(.layer(.entering(.open)))
        _ = model.update(.layer(.type("sell 99999999 AAPL 200")))
        #expect(!model.update(.layer(.entering(.accept))).contains { $0.savesTransactions })
        _ = model.update(.layer(.type("sell 1 AAPL 200")))
        #expect(model.update(.layer(.entering(.accept))).contains { $0.savesTransactions })
        _ = model.update(.layer(.entering(.open)))
        _ = model.update(.layer(.type("buy 1 IBM 200")))
        let next = model.update(.layer(.entering(.accept)))
        let saved = next.compactMap { effect -> TransactionDocument? in
            if case .saveTransactions(let new, _, _) = effect { new } else { nil }
        }
        #expect(saved.first?.transactions.count == document.transactions.count + 2)
    }

    @Test(arguments: [("10", 0.5), ("0", nil), ("-10", nil)])
    func `a part is known of a whole above 0 alone`(whole: String, share: Double?) {
        #expect(Figure.known(5).share(of: .known(Rational(decimal: whole) ?? 0)) == share)
    }

    @Test func `another base of the board is another home currency`() throws {
        var model = model()
        let before = model.portfolio?.positions.total.value
        model.focus = .rates
        model.select(.card(Item(CurrencyCode("USD"))), in: .rates)
        _ = model.update(.edit(.makeBase))
        #expect(model.homeCurrency == "USD")
        #expect(model.portfolio?.positions.total.value != before)
        try expectFresh(model)
        _ = model.update(.edit(.undo))
        #expect(model.portfolio?.positions.total.value == before)
    }

    @Test func `the settings choose the home currency and the method while the board is open`() throws {
        var model = model()
        let before = try #require(model.portfolio?.positions)
        var settings = model.settings
        (settings.home, settings.costMethod) = ("USD", .average)
        _ = model.update(.disk(.settingsChanged(settings, UserLocale([:]), themes: ["default"])))
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
        _ = model.updateAtOnce(.figures(.changed(changes, at: Sample.asOf)))
        #expect(model.market.quotes["AAPL"]?.value.price == 500)
        try expectFresh(model)
    }

    @Test func `new rates of the present count`() throws {
        var model = model(base: "USD")
        let before = try #require(model.portfolio?.positions)
        let rate = Rate(code: "TWD", perDollar: 40, quotedAt: Sample.asOf, source: "rter")
        let changes = FigureChanges(known: Known(rates: [Seen(rate, .live, at: Sample.asOf)]))
        _ = model.update(.figures(.changed(changes, at: Sample.asOf)))
        let after = try #require(model.portfolio?.positions)
        #expect(after.total.value != before.total.value && after.total.cost == before.total.cost)
        try expectFresh(model)
    }

    @Test func `a row of today takes the rate of the present, whenever that is another`() throws {
        var model = model(base: "USD")
        let today = model.here.local(model.now).day
        let header = Self.file.split(separator: "\n")[0]
        let more = "\(header)\n\(today),buy,2330.TW,100,1000,TWD,0,,,\n"
        _ = model.update(.disk(.transactions(TransactionDocument(Array(more.utf8)))))
        let before = try #require(model.portfolio?.positions.total.cost.value)
        let rate = Rate(code: "TWD", perDollar: 40, quotedAt: Sample.asOf, source: "rter")
        let changes = FigureChanges(known: Known(rates: [Seen(rate, .live, at: Sample.asOf)]))
        _ = model.update(.figures(.changed(changes, at: Sample.asOf)))
        #expect(model.portfolio?.positions.total.cost.value != before)
        try expectFresh(model)
    }

    @Test func `a new day counts`() throws {
        var model = model()
        _ = model.update(.clock(.tick(Sample.asOf + 86_400, here: model.here)))
        try expectFresh(model)
    }
}

extension Effect {
    fileprivate var savesTransactions: Bool { if case .saveTransactions = self { true } else { false } }
}

extension Instant {
    fileprivate var day: Day { Zone.utc.local(self).day }
}
