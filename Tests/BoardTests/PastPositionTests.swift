import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Money
import Testing
import Words

@testable import Board

@Suite("Positions as of a past day")
struct PastPositionTests {
    private static let file = """
        date,type,item,quantity,price,currency,fee,rate,account,note
        2026-01-05,buy,AAPL,10,180,USD,1,31.5,,
        2026-02-05,buy,AAPL,10,220,USD,1,31.9,,
        2026-03-05,sell,AAPL,5,230,USD,1,32,,
        2026-03-06,buy,2330.TW,100,900,TWD,20,,,
        """
    private static let closes: [PastCloses.Subject: [DailyClose]] = [
        .stock("AAPL"): [
            close("2026-02-03", 210), close("2026-02-04", 212.5), close("2026-03-04", 228.5),
            close("2026-03-05", 231.25), close("2026-03-06", 229),
        ],
        .stock("2330.TW"): [close("2026-03-05", 899), close("2026-03-06", 905)],
        .rate(RatePair(base: .usd, code: .currency("TWD"))): [
            close("2026-02-03", 31.8), close("2026-02-04", 31.85), close("2026-03-04", 31.7),
            close("2026-03-05", 31.9), close("2026-03-06", 32.05),
        ],
    ]

    private static func close(_ day: String, _ close: Double) -> DailyClose {
        DailyClose(day: Day(day) ?? Day(number: 0), close: close)
    }

    private func model(_ file: String = Self.file, sort: Sort? = nil) -> Model {
        var model = Model(
            arrangement: Arrangement(
                rates: ["JPY", "USD"], clocks: [], stocks: ["AAPL", "2330.TW"], base: "TWD"),
            now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc)
        _ = model.update(.figures(.known(.sample)))
        _ = model.updateAtOnce(.disk(.transactions(TransactionDocument(Array(file.utf8)))))
        _ = model.update(.user(.focus(.positions)))
        return model
    }

    private func answer(_ query: PastQuery, isBeforeSplit: Bool = false) -> Message {
        var answers: [PastCloses.Subject: PastAnswer] = [:]
        for item in query.items {
            let closes = Self.closes[item.subject] ?? []
            let shown = query.day.flatMap { day in closes.last { $0.day <= day && day - $0.day <= 7 } }
            var answer = PastAnswer(day: query.day == nil ? item.day : shown?.day)
            if let shown {
                answer.figure = PastFigure(
                    shown, source: "test", arrived: Sample.asOf,
                    currency: item.subject == .stock("AAPL") ? "USD" : "TWD", isBeforeSplit: isBeforeSplit)
            }
            answer.since = closes.first?.day
            for baseline in item.baselines {
                let base = answer.day.flatMap { day in closes.last { $0.day < day } }
                answer.bases[baseline] = base.map(PastBase.close) ?? .missing
            }
            answers[item.subject] = answer
        }
        return .figures(.past(query, answers))
    }

    private func shown(_ day: String, _ model: Model, isBeforeSplit: Bool = false) -> Model {
        var model = model.after(.layer(.day(.open)), .layer(.type(day)))
        var effects = model.update(.layer(.day(.accept)))
        while !effects.isEmpty {
            switch effects.removeFirst() {
            case .readPast(let query): effects += model.update(answer(query, isBeforeSplit: isBeforeSplit))
            case .makePortfolio(let work): effects += model.update(.disk(.portfolio(work.done())))
            case .save, .savePast, .saveTransactions: Issue.record("nothing of a past day is written")
            default: break
            }
        }
        return model
    }

    /// Quantity, value, cost, change of the day, gains by price and currency, and fees; by past_positions.py.
    @Test(
        "They are what was held at its end, at its closes and rates",
        arguments: [
            ("2026-02-04", ["AAPL": [10, 67681.25, 56700, 901.25, 10237.5, 743.75, 31.5]]),
            ("2026-03-05", ["AAPL": [15, 110653.125, 98530, 2001.375, 19535.625, 1037.5, 95.4]]),
            (
                "2026-03-06",
                [
                    "AAPL": [15, 110091.75, 98530, -561.375, 18463.5, 1548.25, 95.4],
                    "2330.TW": [100, 90500, 90000, 600, 500, 0, 20],
                ]
            ),
            (
                "2026-03-08",
                [
                    "AAPL": [15, 110091.75, 98530, -561.375, 18463.5, 1548.25, 95.4],
                    "2330.TW": [100, 90500, 90000, 600, 500, 0, 20],
                ]
            ),
        ] as [(String, [String: [Double]])])
    func figures(_ day: String, _ expected: [String: [Double]]) throws {
        let model = shown(day, self.model())
        #expect(Set(model.order(.positions).map(\.text)) == Set(expected.keys))
        for (item, figures) in expected {
            let symbol = try #require(Symbol(item))
            let position = try #require(model.shownPortfolio?[Item(symbol)])
            let home = position.home
            let found = [
                position.quantity, home.value, home.cost, home.dayChange, home.priceGain, home.currencyGain,
                home.fees,
            ]
            #expect(found.map(\.value) == figures.map { Rational($0) }, "\(item)")
        }
        let total = expected.values.reduce(0) { $0 + $1[1] }
        #expect(model.shownPortfolio?.positions.total.value.value?.double == total)
        #expect(model.ownedStocks == Set(expected.keys.compactMap { Symbol($0) }))
    }

    @Test("Before the first row there are none, and what has no close within 7 days has no value")
    func unknown() {
        #expect(shown("2025-12-31", model()).order(.positions).isEmpty)
        let later = shown("2026-03-20", model())
        let position = later.shownPortfolio?.positions.items.first { $0.key.item == "AAPL" }
        #expect(position?.quantity.value?.double == 15 && position?.home.cost.value?.double == 98530)
        #expect(position?.home.value.missing == .price("AAPL"))
        #expect(later.shownPortfolio?.positions.total.value.missing == .price("AAPL"))
    }

    @Test("The ledger and the board stay as they are, and esc leads back to them")
    func present() {
        let model = model()
        let past = shown("2026-03-05", model)
        #expect(past.portfolio == model.portfolio && past.arrangement == model.arrangement)
        let now = past.after(.cancel)
        #expect(now.shownPortfolio == model.portfolio && now.positionList == model.positionList)
        #expect(now.pastPortfolio == nil)
        let moved = past.after(.carry(.pickUp))
        #expect(moved.carry == nil && moved.notice?.saying == .phrase(.pastSoNoMove))
        #expect(shown("2026-03-06", model).after(.carry(.pickUp)).carry != nil)
    }

    @Test(
        "A later split counts once, told by the feed or by a row", arguments: [(true, 231.25), (false, 925)])
    func split(isBeforeSplit: Bool, price: Double) {
        let model = shown(
            "2026-03-05", model(Self.file + "\n2026-04-01,split,AAPL,4,,,,,,"), isBeforeSplit: isBeforeSplit)
        let position = model.shownPortfolio?.positions.items.first
        #expect(position?.quantity.value?.double == 15 && position?.price.value?.double == price)
    }

    @Test("A sort goes by the figures of that day")
    func sort() {
        let past = shown("2026-03-06", model().after(.user(.sortBy(.value))))
        #expect(past.order(.positions).map(\.text) == ["AAPL", "2330.TW"])
        let rising = past.after(.user(.sortBy(.value)))
        #expect(rising.order(.positions).map(\.text) == ["2330.TW", "AAPL"])
    }

    @Test("Those of many rows are made elsewhere, and those of another day are not shown meanwhile")
    func many() throws {
        let long =
            Self.file
            + (0..<PortfolioWork.large).map { "\n2026-03-04,buy,AAPL,\($0 % 7 + 1),200,USD,,31,," }.joined()
        var model = model(long)
        let before = shown("2026-03-05", model)
        let whole = before.shownPortfolio
        #expect(whole?.positions.items.first?.quantity.value?.double == Double(15 + 3997))
        model = before
        let effects = model.update(.moveClocks(.minutes(15)))
        #expect(model.pastDay?.description == "2026-03-06" && model.shownPortfolio == nil)
        #expect(effects.contains { if case .makePortfolio = $0 { true } else { false } })
        let work = effects.compactMap { if case .makePortfolio(let work) = $0 { work } else { nil } }
        _ = model.update(.moveClocks(.minutes(-15)))
        let first = try #require(work.first)
        let next = model.update(.disk(.portfolio(first.done())))
        #expect(model.shownPortfolio == nil)
        for case .makePortfolio(let work) in next { _ = model.update(.disk(.portfolio(work.done()))) }
        #expect(model.shownPortfolio?.basis.day?.description == "2026-03-05")
    }
}
