import Literals
import Market
import Seeded
import Testing

@testable import Board

/// What feeds say is taken in by the piece.
struct ArrivalTests {
    private let symbols = (1...60).map { "S\($0)" }

    private func board(piece: Int, sort: Sort? = Sort(.change, isDescending: true)) -> Model {
        var model = Model(
            arrangement: Arrangement(rates: ["JPY"], clocks: [], stocks: symbols, sort: sort),
            now: friday, here: .utc)
        model.arrivalPiece = piece
        return model
    }

    private func quotes(_ generator: inout SeededGenerator) -> [Quote] {
        (0..<Int.random(in: 0...80, using: &generator)).map { _ in
            let symbol = symbols.randomElement(using: &generator) ?? "S1"
            // Now and then beyond belief.
            let price =
                Double.random(in: 10...60, using: &generator) * (Bool.random(using: &generator) ? 1 : 30)
            return quote(
                symbol, Int.random(in: 0..<9, using: &generator) == 0 ? nil : price, closes: [20, 30])
        }
    }

    private func message(_ generator: inout SeededGenerator) -> Message {
        let subject = FeedSubject.quotes(symbols)
        let failure = FeedFailure(source: "test", cause: .timedOut)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return .finished(subject)
        case 1: return .answered(.rates([rate("JPY", 150)]), to: .rates, at: friday)
        case 2: return .answered(.failed(failure, symbol: "S7"), to: subject, at: friday)
        case 3: return .answered(.failed(failure, symbol: nil), to: subject, at: friday)
        case 4: return .answered(.leftOut(2, source: "test"), to: subject, at: friday)
        default: return .answered(.quotes(quotes(&generator)), to: subject, at: friday)
        }
    }

    /// Sends `messages`, and between them and after them what the model asks for; `patience` says how often.
    private func run(
        _ messages: [Message], _ model: Model, _ patience: () -> Bool
    ) -> (Model, [Effect]) {
        let next = Effect.schedule(.arrival, .afterMilliseconds(0))
        var (model, effects) = (model, [Effect]())
        for message in messages {
            effects += update(&model, message)
            while model.isArriving, patience() { effects += update(&model, .arrive) }
        }
        while model.isArriving { effects += update(&model, .arrive) }
        return (model, effects.filter { $0 != next })
    }

    @Test("However what feeds say is cut, the board and what is done about it are the same in the end")
    func cut() {
        var generator = SeededGenerator.announced()
        for _ in 0..<60 {
            let messages = (0..<6).map { _ in message(&generator) }
            let (all, effects) = run(messages, board(piece: .max)) { true }
            for piece in [1, 7, Int.random(in: 1...90, using: &generator)] {
                var (pieces, others) = run(messages, board(piece: piece)) { Bool.random(using: &generator) }
                pieces.arrivalPiece = .max
                #expect(all == pieces)
                #expect(effects == others)
            }
        }
    }

    @Test("Much goes in by the piece, and keys are heard in between")
    func keys() {
        let news = symbols.map { quote($0, 25, closes: [20]) }
        var model = board(piece: 25, sort: nil)
        let effects = update(&model, .answered(.quotes(news), to: .quotes(symbols), at: friday))
        #expect(effects == [.schedule(.arrival, .afterMilliseconds(0))])
        #expect(model.figures.stocks["S25"]?.price == 25)
        #expect(model.figures.stocks["S26"]?.price == nil)
        _ = update(&model, .focus(.stocks))
        _ = update(&model, .select(.stocks, Cursor(index: 40)))
        #expect(update(&model, .arrive) == [.schedule(.arrival, .afterMilliseconds(0))])
        #expect(update(&model, .arrive) == [.keep(.quotes(news), seenAt: friday)])
        #expect(!model.isArriving)
        #expect(model.selectedItem == "S41")
        #expect(model.figures.stockStanding.newestArrival == friday)
    }

    @Test("Until all rows are in order the grid stands as it did, whatever the user does meanwhile")
    func meanwhile() {
        var generator = SeededGenerator.announced()
        for _ in 0..<200 {
            var model = board(piece: Int.random(in: 1...9, using: &generator))
            _ = update(&model, .focus(.stocks))
            let news = symbols.shuffled(using: &generator).map {
                quote($0, Double.random(in: 10...30, using: &generator), closes: [20])
            }
            _ = update(&model, .answered(.quotes(news), to: .quotes(symbols), at: friday))
            for _ in 0..<Int.random(in: 0...80, using: &generator) where model.isArriving {
                let order = model.order(.stocks)
                _ = update(&model, .arrive)
                #expect(!model.isArriving || model.order(.stocks) == order)
            }
            let messages: [Message] = [
                .sortByChange, .sortBy(.price), .sortBy(.symbol), .handOrder, .remove, .setBaseline(nil),
                .undo,
                .add("S61"),
                .answered(.quotes([quote("S9", 15, closes: [20])]), to: .quotes(symbols), at: friday),
            ]
            _ = update(&model, messages.randomElement(using: &generator) ?? .undo)
            arriveWhole(&model)
            var fresh = model
            fresh.figures.renewStocks(fresh.arrangement, fresh.market)
            #expect(model.figures == fresh.figures)
        }
    }

    @Test("Rows put in order by the piece stand as a plain sort of each group has them")
    func pieces() {
        var generator = SeededGenerator.announced()
        for _ in 0..<100 {
            let figures = Dictionary(
                uniqueKeysWithValues: symbols.shuffled(using: &generator).dropLast(5).map { symbol in
                    let price = [nil, 20, 20, Double.random(in: 1...60, using: &generator)]
                    let news = quote(symbol, price.randomElement(using: &generator) ?? nil, closes: [20])
                    return (symbol, StockFigure(Seen(news, .live, at: friday), rival: nil, baseline: .d1))
                })
            var lines = symbols.shuffled(using: &generator).map { Line.card(Item(text: $0)) }
            for name in ["a", "b", "c"].prefix(Int.random(in: 0...3, using: &generator)) {
                let place = Int.random(in: 0...lines.count, using: &generator)
                lines.insert(.heading(Group(name, isFolded: Bool.random(using: &generator))), at: place)
            }
            let sort = Sort(
                Bool.random(using: &generator) ? .price : .change,
                isDescending: Bool.random(using: &generator))
            var ordering = StockOrdering(ItemList(lines), by: sort)
            while !ordering.isComplete {
                ordering.advance(by: Int.random(in: 1...30, using: &generator), figures)
            }
            let expected = lines.split { $0.card == nil }.flatMap { section in
                plainly(sorted: section.compactMap { $0.card?.text }, by: sort, figures)
            }
            #expect(ordering.cards.map(\.text) == expected)
            var list = ordering.list
            list.putInOrder(expected.map { Item(text: $0) })
            #expect(list.cards.map(\.text) == expected)
            #expect(list.groups == ordering.list.groups)
        }
    }

    /// Sorted in the plainest way: what has no figure at the end, equals as they stood.
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

    @Test("Figures sort as they always did: ups and downs, equals by hand, none at the end")
    func order() {
        var generator = SeededGenerator.announced()
        for isDescending in [true, false] {
            let values: [Double?] = (0..<300).map { _ in
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: nil
                case 1: 0
                case 2: -0.0
                default: Double(Int.random(in: -9...9, using: &generator)) / 8
                }
            }
            let sorted = values.indices.map { SortKey(values[$0], isDescending: isDescending, place: $0) }
                .sorted()
            let expected = values.indices.sorted { a, b in
                guard let left = values[a], let right = values[b] else {
                    return values[a] != nil || (values[b] == nil && a < b)
                }
                return left == right ? a < b : (left > right) == isDescending
            }
            #expect(sorted.map(\.place) == expected)
        }
    }
}
