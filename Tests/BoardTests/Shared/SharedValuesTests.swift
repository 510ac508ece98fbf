import Literals
import Market
import Seeded
import Testing

@testable import Arrangement
@testable import Board

@Suite("A board as parts that merge") struct SharedValuesTests {
    let board = smallBoard().arrangement

    @Test("A board comes back from its parts, and an unchanged one has no changes")
    func roundTrip() {
        let values = SharedValues(board)
        #expect(values.arrangement(over: Arrangement([:])).list(.rates) == board.list(.rates))
        #expect(values.arrangement(over: board) == board)
        #expect(values.edits(to: board).isEmpty)
    }

    @Test("To move one card is to change one part")
    func oneMove() {
        var cards = board[.rates]
        cards.append(cards.removeFirst())
        var moved = board
        moved.setList(.rates, ItemList(cards: cards))
        let edits = SharedValues(board).edits(to: moved)
        #expect(edits.map(\.key) == ["rates/\(cards.last!.text)"])
    }

    @Test("A change that is told by the lines around it alone is told as by all lines")
    func fewLines() {
        var generator = SystemRandomNumberGenerator()
        var (old, values) = (board, SharedValues(board))
        for _ in 0..<300 {
            var cards = old[.rates]
            let card = cards.remove(at: Int.random(in: 0..<cards.count, using: &generator))
            var new = old
            new.setList(.rates, ItemList(cards: cards))
            if Bool.random(using: &generator) {
                cards.insert(card, at: Int.random(in: 0...cards.count, using: &generator))
                new.setList(.rates, ItemList(cards: cards))
            }
            #expect(values.edits(from: old, to: new) == values.edits(to: new))
            values.apply(values.edits(from: old, to: new))
            #expect(values.arrangement(over: old).list(.rates) == new.list(.rates))
            old = cards.count > 3 ? new : board
            if cards.count <= 3 { values = SharedValues(board) }
        }
    }

    @Test("A heading that gets another name keeps its place, and its cards theirs")
    func renamedHeading() {
        var (old, new) = (board, board)
        old.changeList(.rates) { $0.insertGroup("Asia", of: Set($0.cards)) }
        new.changeList(.rates) { $0.insertGroup("Orient", of: Set($0.cards)) }
        var values = SharedValues(old)
        let place = values["heading/rates/Asia"]
        values.apply(values.edits(to: new))
        #expect(values.arrangement(over: old).list(.rates) == new.list(.rates))
        #expect(place != nil && values["heading/rates/Asia"] == nil)
        let orient = PlacedLine.read(values["heading/rates/Orient"] ?? "")
        #expect(SharedPlace(place ?? "") != nil && orient?.former == "Asia")
    }

    @Test("What is the user's alone is not shared")
    func local() {
        var changed = board
        changed.theme = "paper"
        changed.hidesAmounts = true
        changed.densities[.rates] = .compact
        changed.division.hidden = [.clocks]
        changed.sorts[.stocks] = Sort(.price, isDescending: true)
        changed.setList(.positions, ItemList(cards: []))
        let values = SharedValues(board)
        #expect(values.edits(to: changed).isEmpty)
        #expect(values.arrangement(over: changed) == changed)
        #expect(SharedKey("positions/AAPL") == nil)
    }

    @Test("Any board is reached from any other, and parts that are not known here stay")
    func anyToAny() {
        var generator = SeededGenerator.announced()
        var local = board
        var values = SharedValues(board)
        values["alert/rate/EUR"] = "> 2"
        values["rates/eur"] = "V"
        values["rates/XYZ"] = "not a place!"
        for _ in 0..<400 {
            let wanted = Arrangement.random(&generator, like: local)
            let edits = values.edits(to: wanted)
            values.apply(edits)
            #expect(values.arrangement(over: wanted) == wanted)
            #expect(values.edits(to: wanted).isEmpty)
            local = wanted
        }
        #expect(values["alert/rate/EUR"] == "> 2" && values["rates/eur"] == "V")
    }

    @Test("Lines that others put in the same place leave room all the same")
    func ties() {
        var values = SharedValues()
        values.apply([
            SharedEdit("rates/EUR", "V"), SharedEdit("rates/JPY", "V"), SharedEdit("look/base", "USD"),
            SharedEdit("look/baseline", "d1"),
        ])
        var wanted = values.arrangement(over: Arrangement([:]))
        #expect(wanted[.rates] == ["EUR", "JPY"])
        wanted.setList(.rates, ItemList(cards: ["EUR", "GBP", "JPY"]))
        values.apply(values.edits(to: wanted))
        #expect(values.arrangement(over: wanted)[.rates] == ["EUR", "GBP", "JPY"])
    }
}

extension Arrangement {
    private static let items: [PanelID: [Item]] = [
        .rates: ["EUR", "JPY", "GBP", "CHF", "TWD", "KRW", "CNY", "AUD"],
        .stocks: ["AAPL", "MSFT", "NVDA", "2330.TW", "7203.T"],
    ]

    /// Only shared parts change.
    static func random(_ generator: inout some RandomNumberGenerator, like old: Arrangement) -> Arrangement {
        var new = old
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let panel = Bool.random(using: &generator) ? PanelID.rates : .stocks
            var lines = new.list(panel).lines
            switch Int.random(in: 0..<8, using: &generator) {
            case 0...2:
                let item = items[panel]?.randomElement(using: &generator) ?? "EUR"
                if let index = lines.firstIndex(of: .card(item)) { lines.remove(at: index) }
                lines.insert(.card(item), at: Int.random(in: 0...lines.count, using: &generator))
            case 3:
                let item = items[panel]?.randomElement(using: &generator) ?? "EUR"
                lines.removeAll { $0 == .card(item) }
            case 4:
                let group = Group(["Asia", "Chips/1", "Mine"].randomElement(using: &generator) ?? "")
                lines.removeAll { $0 == .heading(group) }
                lines.insert(.heading(group), at: Int.random(in: 0...lines.count, using: &generator))
            case 5: lines.removeAll { $0.group != nil }
            case 6: new.baseline = new.baseline == .d1 ? .d5 : .d1
            case _: new.base = ["USD", "EUR", "TWD"].randomElement(using: &generator) ?? "USD"
            }
            new.setList(panel, ItemList(lines))
        }
        return new
    }
}
