import Arrangement
import Literals
import Seeded
import Testing

@testable import Board

@Suite("Deck")
struct DeckTests {
    private let items: [Item] = ["A", "B", "C", "D"]

    @Test("Right puts the top card onto the board, left sets it aside, later puts it under the pile")
    func swipes() {
        var deck = Deck(.rates, .offBoard, items: items)
        #expect(deck.swipe(.keep)?.edit == .put("A"))
        #expect(deck.swipe(.skip).map { $0.edit } == .some(nil))
        #expect(deck.swipe(.later)?.item == "C")
        #expect(deck.pile.items == ["D", "C"])
        #expect((deck.kept, deck.skipped) == (1, 1))
        #expect(deck.aside == ["B"])
    }

    @Test("Of those on the board, left takes off and right leaves where it is")
    func onBoard() {
        var deck = Deck(.stocks, .onBoard, items: items)
        #expect(deck.swipe(.keep).map { $0.edit } == .some(nil))
        #expect(deck.swipe(.skip)?.edit == .takeOff("B"))
        #expect((deck.kept, deck.skipped) == (1, 1))
        #expect(deck.undo()?.edit?.reversed == .put("B"))
        #expect(deck.pile.items == ["B", "C", "D"])
    }

    @Test("Swipes are taken back one by one, to the first, and the cards lie as they lay")
    func undo() {
        var deck = Deck(.rates, .offBoard, items: items)
        let first = deck
        for swipe in [Deck.Swipe.later, .keep, .later, .skip, .keep, .later, .later, .skip] {
            _ = deck.swipe(swipe)
        }
        for _ in 0..<8 { #expect(deck.undo() != nil) }
        #expect(deck.undo() == nil)
        #expect(deck == first)
    }

    @Test("An empty deck has nothing to swipe")
    func empty() {
        var deck = Deck(.rates, .offBoard, items: ["A"])
        #expect(deck.swipe(.skip) != nil)
        for swipe in Deck.Swipe.allCases { #expect(deck.swipe(swipe) == nil) }
        #expect(deck.pile.count == 0 && deck.pile.top == nil && deck.pile[0] == nil)
    }

    @Test("What was skipped comes back with a refill, and not before")
    func refill() {
        var deck = Deck(.rates, .offBoard, items: items)
        _ = (deck.swipe(.skip), deck.swipe(.keep), deck.swipe(.skip), deck.swipe(.skip))
        #expect(deck.pile.count == 0)
        deck.renew(items: ["A", "C", "D"])
        #expect(deck.pile.count == 0)
        #expect(deck.refill() == 3)
        #expect(deck.pile.items == ["A", "C", "D"])
        #expect((deck.kept, deck.skipped) == (1, 0))
        #expect(deck.undo()?.edit == .put("B"))
        #expect(deck.pile.items == ["B", "A", "C", "D"])
        #expect(deck.undo() == nil)
    }

    @Test("New items come under the pile, and what is gone leaves it with its decisions")
    func renewal() {
        var deck = Deck(.rates, .offBoard, items: items)
        _ = (deck.swipe(.keep), deck.swipe(.skip), deck.swipe(.later))
        // A was removed elsewhere, D was added, and E got its first quote.
        deck.renew(items: ["A", "B", "C", "E"])
        #expect(deck.pile.items == ["C", "A", "E"])
        #expect(deck.decisions.map(\.item) == ["B", "C"])
        #expect((deck.kept, deck.skipped) == (0, 1))
    }

    @Test(
        "Any sequence of swipes, undos and refills leaves deck plus board with exactly the items there were")
    func conservation() {
        var random = SeededGenerator.announced()
        for round in 0..<400 {
            let all = (0..<Int.random(in: 0...12, using: &random)).map { Item(text: "I\($0)") }
            let choice = Deck.Choice.allCases[round % 2]
            var board: Set<Item> = Set(choice == .onBoard ? all : [])
            let firstBoard = board
            var deck = Deck(.rates, choice, items: all)
            let first = deck
            func perform(_ act: Deck.Edit?) {
                switch act {
                case .put(let item): #expect(board.insert(item).inserted)
                case .takeOff(let item): #expect(board.remove(item) != nil)
                case nil: break
                }
            }
            var hasRefilled = false
            for _ in 0..<Int.random(in: 0...60, using: &random) {
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<3: perform(deck.swipe(.keep)?.edit)
                case 3..<5: perform(deck.swipe(.skip)?.edit)
                case 5..<6: perform(deck.swipe(.later)?.edit)
                case 6..<9: perform(deck.undo()?.edit?.reversed)
                default: hasRefilled = deck.refill() > 0 || hasRefilled
                }
                let elsewhere = Array(board.symmetricDifference(firstBoard))
                let places = deck.pile.items + deck.aside + elsewhere
                #expect(places.sorted() == all.sorted(), "an item was lost or doubled")
                #expect(deck.kept + deck.skipped == deck.aside.count + elsewhere.count)
            }
            while let decision = deck.undo() { perform(decision.edit?.reversed) }
            #expect(board == firstBoard)
            if !hasRefilled { #expect(deck == first) }
        }
    }

    @Test("A deck of 100,000 is gone through to the end and all the way back")
    func large() {
        let all = (0..<100_000).map { Item(text: "I\($0)") }
        var deck = Deck(.rates, .offBoard, items: all)
        for index in 0..<150_000 { _ = deck.swipe(index % 3 == 0 ? .later : .keep) }
        #expect(deck.pile.count == 0)
        while deck.undo() != nil {}
        #expect(deck.pile.items == all)
    }
}
