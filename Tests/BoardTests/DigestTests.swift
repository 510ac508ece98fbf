import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Seeded
import Testing

@testable import Board

struct DigestTests {
    private let symbols = (1...400).map { "S\($0)" }

    private func board(sort: Sort? = Sort(.change, isDescending: true)) -> Model {
        Model(
            arrangement: Arrangement(rates: ["JPY"], stocks: symbols, sort: sort), now: friday, here: .utc)
    }

    private func quotes(_ generator: inout SeededGenerator, _ count: Int) -> [Quote] {
        (0..<count).map { _ in
            let price =
                Double.random(in: 10...60, using: &generator) * (Bool.random(using: &generator) ? 1 : 30)
            return quote(
                symbols.randomElement(using: &generator) ?? "S1",
                Int.random(in: 0..<9, using: &generator) == 0 ? nil : price, closes: [20, 30])
        }
    }

    private func message(_ generator: inout SeededGenerator, _ model: Model) -> Message {
        let subject = FeedSubject.quotes(symbols.identities())
        let failure = FeedFailure(source: "test", cause: .timedOut)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return .finished(subject)
        case 1: return model.news(of: .rates([rate("JPY", 150)]), to: .rates, at: friday)
        case 2: return model.news(of: .failed(failure, symbol: "S7"), to: subject, at: friday)
        case 3: return model.news(of: .leftOut(2, source: "test"), to: subject, at: friday)
        case 4: return .sortBy([Sort.Column.price, .change, .symbol].randomElement(using: &generator))
        case 5: return .handOrder
        case 6: return .setBaseline([Baseline.d1, .d5].randomElement(using: &generator))
        case 7: return .undo
        case 8, 9:
            let few = Int.random(in: 0...40, using: &generator)
            return model.news(of: .quotes(quotes(&generator, few)), to: subject, at: friday)
        default:
            return model.news(of: .quotes(quotes(&generator, 300)), to: subject, at: friday)
        }
    }

    @Test("Whenever a digest is done, the board is in the end as if nothing had been taken in elsewhere")
    func same() {
        var generator = SeededGenerator.announced()
        for _ in 0..<20 {
            var (model, whole) = (board(), board())
            var digests: [Digest] = []
            func perform(_ effects: [Effect]) {
                for case .digest(let digest) in effects { digests.append(digest) }
            }
            for _ in 0..<15 {
                let message = message(&generator, whole)
                _ = whole.updateAtOnce(message)
                perform(model.update(message))
                #expect(digests.count < 2, "one digest at a time")
                guard Bool.random(using: &generator), let digest = digests.popLast() else { continue }
                perform(model.update(.digested(digest.done())))
            }
            while let digest = digests.popLast() { perform(model.update(.digested(digest.done()))) }
            #expect(model.figures == whole.figures)
            #expect(model.market == whole.market)
            #expect(model.feeds == whole.feeds)
            #expect(model.changes.isEmpty)
            var fresh = model
            fresh.figures.renewStocks(fresh.arrangement, fresh.market)
            #expect(model.figures == fresh.figures)
        }
    }

    @Test("Keys are heard meanwhile, and the same stock stays selected")
    func keys() {
        let news = symbols.map { quote($0, 25, closes: [20]) }
        var model = board(sort: nil)
        let effects = hear(&model, .quotes(news), to: .quotes(symbols.identities()), at: friday)
        guard case .digest(let digest)? = effects.first, effects.count == 1 else {
            Issue.record("nothing is to be taken in elsewhere")
            return
        }
        #expect(model.figures.stocks["S25"]?.price == nil)
        _ = model.update(.select(.stocks, Cursor(index: 40)))
        #expect(model.update(.digested(digest.done())).isEmpty)
        #expect(model.figures.stocks["S25"]?.price == 25)
        #expect(model.selectedItem == "S41")
        #expect(model.figures.stockSummary.newestArrival == friday)
    }

    @Test("What is said beside many quotes waits for them")
    func rest() throws {
        let news = symbols.map { Seen(quote($0, 25, closes: [20]), .live, at: friday) }
        let failure = FeedFailure(source: "test", cause: .unknownSymbol)
        let subject = FeedSubject.quotes(symbols.identities())
        var model = board()
        _ = model.ask(subject)
        let effects = model.update(
            .figures(
                .changed(
                    FigureChanges(
                        known: Known(quotes: news),
                        failures: [FigureChanges.Failure(of: .stock("S7"), failure, at: friday)],
                        finished: [subject]),
                    at: friday)))
        guard case .digest(let digest)? = effects.first else {
            Issue.record("nothing is to be taken in elsewhere")
            return
        }
        #expect(model.stockFailures.isEmpty && model.feeds[.stocks]?.isAsking == true)
        #expect(model.feeds[.stocks]?.lastAnswer == nil)
        _ = model.update(.digested(digest.done()))
        #expect(model.stockFailures == ["S7": failure])
        #expect(model.feeds[.stocks]?.isAsking == false && model.feeds[.stocks]?.lastAnswer == friday)
    }

    @Test("Among thousands of rows a single quote is taken in elsewhere too, and its price is seen to move")
    func single() {
        let symbols = (1...1100).map { "S\($0)" }
        let arrangement = Arrangement(
            rates: ["JPY"], stocks: symbols, sort: Sort(.price, isDescending: true))
        var model = Model(arrangement: arrangement, now: friday, here: .utc)
        let subject = FeedSubject.quotes(symbols.identities())
        let all = symbols.enumerated().map { quote($1, Double(10 + $0), closes: [20]) }
        _ = model.updateAtOnce(model.news(of: .quotes(all), to: subject, at: friday))
        let moved: Symbol = "S3"
        #expect(!model.moves[moved])
        var effects = hear(
            &model, .quotes([quote("S3", 13, closes: [20])]), to: .quotes(["S3"]), at: friday + 60)
        guard case .digest(let digest)? = effects.first else {
            Issue.record("nothing is to be taken in elsewhere")
            return
        }
        #expect(model.figures.stocks["S3"]?.price == 12)
        effects = model.update(.digested(digest.done()))
        #expect(effects == [.schedule(.moves, .afterMilliseconds(RecentMoves.span))])
        #expect(model.figures.stocks["S3"]?.price == 13 && model.moves[moved])
        var fresh = model
        fresh.figures.renewStocks(fresh.arrangement, fresh.market)
        #expect(model.figures == fresh.figures)
    }

    @Test("The same quotes once more change nothing, and the picture stays the same")
    func again() {
        let news = symbols.map { quote($0, 25, closes: [20]) }
        var model = board()
        for _ in 0..<2 {
            _ = model.updateAtOnce(
                model.news(of: .quotes(news), to: .quotes(symbols.identities()), at: friday))
        }
        let before = model
        _ = model.updateAtOnce(model.news(of: .quotes(news), to: .quotes(symbols.identities()), at: friday))
        #expect(before.atRest.isSurely(model.atRest))
        _ = model.updateAtOnce(
            model.news(of: .quotes([quote("S1", 26, closes: [20])]), to: .quotes(["S1"]), at: friday))
        #expect(!before.atRest.isSurely(model.atRest))
    }

    @Test("Each group is in the order that a plain sort gives it")
    func order() {
        var generator = SeededGenerator.announced()
        let symbols = Array(symbols.prefix(60))
        for _ in 0..<100 {
            let figures = Dictionary(
                uniqueKeysWithValues: symbols.shuffled(using: &generator).dropLast(5).map {
                    symbol -> (String, StockFigure) in
                    let price = [nil, 20, 20, Double.random(in: 1...60, using: &generator)]
                    let news = quote(symbol, price.randomElement(using: &generator) ?? nil, closes: [20])
                    var market = MarketData()
                    market.quotes[news.symbol] = Seen(news, .live, at: friday)
                    return (symbol, StockFigure(news.symbol, .d1, in: market))
                })
            var lines = symbols.shuffled(using: &generator).map { Line.card(Item(text: $0)) }
            for name in ["a", "b", "c"].prefix(Int.random(in: 0...3, using: &generator)) {
                let place = Int.random(in: 0...lines.count, using: &generator)
                lines.insert(
                    .heading(Group(name, isFolded: Bool.random(using: &generator))), at: place)
            }
            let sort = Sort(
                Bool.random(using: &generator) ? .price : .change,
                isDescending: Bool.random(using: &generator))
            let rows = Dictionary(uniqueKeysWithValues: figures.values.map { ($0.symbol, $0) })
            let sorted = StockOrder(ItemList(lines), by: sort, rows, MarketData()).list
            let expected = lines.split { $0.card == nil }.flatMap { section in
                plainly(sorted: section.compactMap { $0.card?.text }, by: sort, figures)
            }
            #expect(sorted.cards.map(\.text) == expected)
            #expect(sorted.groups == ItemList(lines).groups)
        }
    }

    /// In the simplest way: items without a figure at the end, equals in their old order.
    private func plainly(
        sorted symbols: [String], by sort: Sort, _ figures: [String: StockFigure]
    ) -> [String] {
        func value(_ symbol: String) -> Double? {
            sort.column == .price ? figures[symbol]?.price : figures[symbol]?.change
        }
        return symbols.indices.sorted { a, b in
            guard let left = value(symbols[a]), let right = value(symbols[b]) else {
                return value(symbols[a]) != nil || (value(symbols[b]) == nil && a < b)
            }
            return left == right ? a < b : (left > right) == sort.isDescending
        }.map { symbols[$0] }
    }
}
