import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Seeded
import Testing

@testable import Board

struct RecallTests {
    private let symbols = (1...400).map { "S\($0)" }
    private let kept: [String: Seen<Quote>]

    init() {
        let known = (1...400).filter { $0 % 7 != 0 }.map { "S\($0)" } + ["OFF1", "OFF2"]
        kept = Dictionary(
            uniqueKeysWithValues: known.enumerated().map { index, symbol in
                let arrived = friday + (-3600 - index)
                let quote = quote(symbol, Double(20 + index * 37 % 100), closes: [25, 30], at: arrived + -60)
                return (symbol, Seen(quote, .cached, at: arrived))
            })
    }

    private func board(first: Int?, sort: Sort? = nil) -> Model {
        let stocks = first.map { Array(symbols.prefix($0)) }
        let quotes = stocks.map { $0.compactMap { kept[$0] } } ?? Array(kept.values)
        return Model(
            arrangement: Arrangement(rates: ["JPY"], clocks: [], stocks: symbols, sort: sort),
            now: friday, here: .utc, known: Known(quotes: quotes, stocks: stocks?.identities()))
    }

    private func answer(_ effect: Effect) -> Message? {
        switch effect {
        case .recall: .recalled(Array(kept.values))
        case .digest(let digest): .digested(digest.done())
        default: nil
        }
    }

    private func same(_ model: Model, _ whole: Model) -> Bool {
        !model.isRecalling && model.figures == whole.figures && model.market == whole.market
            && model.arrangement == whole.arrangement
    }

    @Test("Whatever is done and said meanwhile, in the end all is as if it had been there from the start")
    func asTheWhole() {
        var generator = SeededGenerator.announced()
        for _ in 0..<20 {
            var model = board(first: Int.random(in: 0...40, using: &generator))
            var whole = board(first: nil)
            var waiting: [Message] = [.start]
            _ = whole.update(.start)
            while !waiting.isEmpty {
                let isOutside = Int.random(in: 0..<3, using: &generator) > 0
                let message = isOutside ? waiting.removeFirst() : message(&generator, whole)
                if !isOutside {
                    _ = whole.updateAtOnce(message)
                }
                waiting += model.update(message).compactMap(answer)
            }
            #expect(same(model, whole))
        }
    }

    private func message(_ generator: inout SeededGenerator, _ model: Model) -> Message {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return .setBaseline([Baseline.d1, .d5].randomElement(using: &generator))
        case 1: return .sortBy([Sort.Column.price, .change, .symbol].randomElement(using: &generator))
        case 2: return .handOrder
        case 3: return .finished(.quotes(symbols.identities()))
        default:
            let some = (0..<30).compactMap { _ in symbols.randomElement(using: &generator) }
            let quotes = some.map { quote($0, Double.random(in: 20...90, using: &generator), closes: [22]) }
            return model.news(of: .quotes(quotes), to: .quotes(symbols.identities()), at: friday)
        }
    }

    @Test("What the feeds say meanwhile is newer, and lies on top of what was kept")
    func feeds() {
        var model = board(first: 20)
        var effects = model.update(.start)
        let asked = FeedSubject.quotes(symbols.identities())
        _ = model.update(board(first: nil).news(of: .quotes([quote("S300", 77)]), to: asked, at: friday))
        while let message = effects.compactMap(answer).first { effects = model.update(message) }
        let row = model.stockFigure("S300")
        #expect(row.price == 77)
        #expect(row.origin == .live)
        #expect(row.base?.close == 30, "the closes are of the history")
        #expect(model.feeds[.stocks]?.lastAnswer == friday)
    }

    @Test("Stocks that are looked for are found as soon as they are read")
    func picking() {
        var model = board(first: 20)
        var effects = model.update(.start)
        for message in [Message.focus(.stocks), .layer(.picker(.open)), .layer(.type("OFF"))] {
            _ = model.update(message)
        }
        while let message = effects.compactMap(answer).first { effects = model.update(message) }
        guard let picker = model.top(Picker.self) else {
            Issue.record("nothing is looked for")
            return
        }
        #expect(picker.offers.map(\.item) == ["OFF1", "OFF2"])
    }

    @Test(
        "The changes of earlier runs can be taken back by the first key, unless the board is another one meanwhile"
    )
    func past() {
        let earlier = smallBoard().after(.setBaseline(.d5))
        let model = Model(arrangement: earlier.arrangement, now: friday, here: .utc)
        let known = Message.pastKnown(earlier.past, of: earlier.arrangement)
        #expect(model.after(known, .undo).arrangement.baseline == .d1)
        let changed = model.after(.sortByChange)
        #expect(changed.after(known).past == changed.past)
        let back = model.after(.sortByChange, .handOrder)
        #expect(back.after(known).past == back.past)
    }

    @Test("To put a grid in order, and for what a heading says of its cards, it takes the figures of all")
    func all() {
        var arrangement = Arrangement(rates: [], clocks: [], stocks: symbols)
        #expect(arrangement.stocksInSight(rows: 3) == ["S1", "S2", "S3"])
        arrangement.sorts[.stocks] = Sort(.change, isDescending: true)
        #expect(arrangement.stocksInSight(rows: 3) == nil)
        arrangement.sorts[.stocks] = nil
        arrangement.setList(.stocks, ItemList([.card("A"), .card("B"), .heading(Group("G")), .card("C")]))
        #expect(arrangement.stocksInSight(rows: 2) == ["A", "B"])
        #expect(arrangement.stocksInSight(rows: 3) == nil)
    }

    @Test("No mean is told of a group before the figures of all its cards are there")
    func mean() {
        var lines = symbols.map { Line.card(Item(text: $0)) }
        lines.insert(.heading(Group("G")), at: 100)
        let arrangement = Arrangement(
            rates: ItemList(cards: []), clocks: ItemList(cards: []), stocks: ItemList(lines))
        let first = Array(symbols.prefix(20))
        var model = Model(
            arrangement: arrangement, now: friday, here: .utc,
            known: Known(quotes: first.compactMap { kept[$0] }, stocks: first.identities()))
        var effects = model.update(.start)
        while let message = effects.compactMap(answer).first {
            #expect(model.figures.groupChanges.isEmpty)
            effects = model.update(message)
        }
        #expect(model.figures.groupChanges["G"] != nil)
    }
}

struct DistinctTests {
    @Test("What stands there already is left out, however it is written")
    func repeated() {
        var generator = SeededGenerator.announced()
        for count in [0, 1, 2, 3, 50, 3000] {
            let items = (0..<count).map { _ in
                Item(text: "S\(Int.random(in: 0...count * 20, using: &generator)).TW")
            }
            var seen: Set<Item> = []
            let expected = items.filter { seen.insert($0).inserted }
            #expect(ItemList(cards: items).cards == expected)
            #expect(ItemList(cards: items) == ItemList(items.map { .card($0) }))
            #expect(ItemList(cards: expected).cards == expected)
        }
        // One character and two that look and count the same.
        #expect(
            ItemList(cards: ["Z\u{FC}rich", "Zu\u{308}rich", "Basel"]).cards == ["Z\u{FC}rich", "Basel"])
    }
}
