import Arrangement
import Board
import CivilTime
import Literals
import Seeded
import Testing

@Suite struct CarryTests {
    static let panels = Panel.standard

    @Test("A card carried and dropped moves, and the others close up", arguments: panels)
    func drop(_ panel: Panel) {
        let start = smallBoard().after(.select(panel, Cursor(index: 0)))
        let items = start.arrangement[panel.id]
        let carrying = start.after(.pickUp, .hold(Cursor(index: 2)))
        #expect(carrying.order(panel) == [items[1], items[2], items[0]])
        #expect(carrying.arrangement[panel.id] == items, "nothing is changed before the drop")
        let dropped = carrying.after(.drop)
        #expect(dropped.arrangement[panel.id] == [items[1], items[2], items[0]])
        #expect(dropped.cursor(panel).index == 2)
        #expect(LayerID(dropped) == .board)
    }

    @Test("A drop saves the board once, and a drop in place saves nothing", arguments: panels)
    func saving(_ panel: Panel) {
        let carrying = smallBoard().after(.select(panel, Cursor(index: 0)), .pickUp)
        #expect(carrying.effects(of: .hold(Cursor(index: 1))) == [.schedule(.frame, .afterMilliseconds(0))])
        let moved = carrying.after(.hold(Cursor(index: 1)))
        let effects = moved.effects(of: .drop)
        let dropped = moved.after(.drop)
        #expect(
            effects == [.save(dropped.arrangement), .savePast(dropped.past, of: dropped.arrangement)])
        #expect(carrying.effects(of: .drop).isEmpty)
    }

    @Test("A carried card glides for 120 ms, and jumps without motion or on a slow terminal")
    func gliding() {
        let carrying = smallBoard().after(.select(.rates, Cursor(index: 0)), .pickUp)
        var model = carrying.after(.hold(Cursor(index: 1)))
        #expect(model.effects(of: .hold(Cursor(index: 2))).isEmpty, "pictures come already")
        #expect(model.effects(of: .hold(Cursor(index: 1))).isEmpty, "it stays where it is")
        for time in [5000, 5060, 5119] {
            #expect(model.update(.program(.frame(time))) == [.schedule(.frame, .afterMilliseconds(15))])
        }
        #expect(model.carry?.glide?.from == 0 && model.isAnimating)
        #expect(model.update(.program(.frame(5120))).isEmpty)
        #expect(!model.isAnimating)
        for still in [smallBoard(hasMotion: false), smallBoard().after(.program(.slow))] {
            let carried = still.after(.select(.rates, Cursor(index: 0)), .pickUp)
            #expect(carried.effects(of: .hold(Cursor(index: 1))).isEmpty)
            #expect(!carried.after(.hold(Cursor(index: 1))).isAnimating)
        }
        #expect(!carrying.after(.hold(Cursor(index: 1)), .drop).isAnimating)
    }

    @Test(
        "Esc puts the card back where it was, and so does anything that leaves the carrying",
        arguments: panels)
    func putBack(_ panel: Panel) {
        let start = smallBoard().after(.select(panel, Cursor(index: 1)))
        let carrying = start.after(.pickUp, .hold(Cursor(index: 0)))
        for message in [Message.putBack, .cancel, .focus(panel), .undo] {
            let back = carrying.after(message)
            #expect(back.arrangement == start.arrangement)
            #expect(back.order(panel) == start.order(panel))
            #expect(back.cursor(panel).index == 1)
            #expect(LayerID(back) == .board)
        }
    }

    @Test("Shifting moves the card at once and stops at the ends", arguments: panels)
    func shift(_ panel: Panel) {
        let start = smallBoard().after(.select(panel, Cursor(index: 1)))
        let items = start.arrangement[panel.id]
        let shifted = start.after(.shift(Cursor(index: 2)))
        #expect(shifted.arrangement[panel.id] == [items[0], items[2], items[1]])
        #expect(shifted.selectedItem == items[1])
        #expect(start.after(.shift(Cursor(index: 99))).arrangement[panel.id].last == items[1])
    }

    @Test("A sorted grid says why nothing can be moved in it")
    func sortedGrid() {
        let model = smallBoard().after(.focus(.stocks), .sortByChange, .pickUp)
        #expect(LayerID(model) == .board)
        #expect(model.noticeText?.contains("press o") == true)
        #expect(smallBoard().after(.focus(.stocks), .sortByChange, .shift(Cursor(index: 1))).notice != nil)
    }

    @Test("An empty panel has nothing to pick up, and says so")
    func emptyPanel() {
        var model = smallBoard()
        for _ in 0..<3 { model = model.after(.remove) }
        #expect(model.arrangement.rates.isEmpty)
        #expect(LayerID(model.after(.pickUp)) == .board)
        #expect(model.after(.pickUp).notice != nil)
    }

    @Test(
        "A hundred thousand random changes and undos lose no card, and undoing all gives the first board back"
    )
    func longWalk() {
        let seed = SeededGenerator.announcedSeed()
        var numbers = SeededGenerator(seed: seed)
        let first = smallBoard().arrangement
        var model = Model(
            arrangement: first, past: Past(limit: .max), now: friday, here: .utc)
        let spares: [Panel: [String]] = [
            .rates: ["KRW", "GBP", "CHF", "AUD"], .clocks: ["Asia/Tokyo", "Asia/Seoul", "Europe/Paris"],
            .stocks: ["NVDA", "2317.TW", "SAP.DE"],
        ]
        for step in 0..<100_000 {
            let panel = Panel.standard.randomElement(using: &numbers) ?? .rates
            let place = Cursor(index: Int.random(in: 0...8, using: &numbers))
            // Computed without the code that moves things.
            var items = Set(model.arrangement[panel.id])
            switch Int.random(in: 0..<12, using: &numbers) {
            case 0: _ = model.update(.pickUp)
            case 1: _ = model.update(.hold(place))
            case 2: _ = model.update(.drop)
            case 3: _ = model.update(.press(panel, place, grip: Spot(x: 0, y: 0)))
            case 4: _ = model.update(.drag(place, pointer: Spot(x: 1, y: 1), edge: 0))
            case 5: _ = model.update(.release)
            case 6:
                _ = model.update(.select(panel, place))
                _ = model.update(.shift(Cursor(index: place.index + (Bool.random(using: &numbers) ? 1 : -1))))
            case 7:
                guard let item = spares[panel]?.randomElement(using: &numbers) else { continue }
                _ = model.update(.focus(panel))
                _ = model.update(.add(item))
                items.insert(Item(text: item))
                #expect(Set(model.arrangement[panel.id]) == items, "seed \(seed), step \(step)")
            case 8 where step % 3 == 0:
                _ = model.update(.select(panel, place))
                if let item = model.selectedItem { items.remove(item) }
                _ = model.update(.remove)
                #expect(Set(model.arrangement[panel.id]) == items, "seed \(seed), step \(step)")
            case 9:
                _ = model.update(.select(panel, place))
                _ = model.update(.layer(.naming(.open)))
                _ = model.update(.layer(.type("group \(place.index)")))
                _ = model.update(.layer(.naming(.accept)))
                _ = model.update(.cancel)
                #expect(Set(model.arrangement[panel.id]) == items, "seed \(seed), step \(step)")
            case 10:
                _ = model.update(
                    Bool.random(using: &numbers) ? .fold : .makeCompact(.random(using: &numbers)))
                #expect(Set(model.arrangement[panel.id]) == items, "seed \(seed), step \(step)")
            default: _ = model.update(Bool.random(using: &numbers) ? .undo : .redo)
            }
            for panel in Panel.standard {
                let cards = model.order(panel)
                #expect(Set(cards).count == cards.count, "a card is doubled: seed \(seed), step \(step)")
                #expect(cards.sorted() == model.arrangement[panel.id].sorted(), "seed \(seed), step \(step)")
            }
        }
        _ = model.update(.cancel)
        let last = model.arrangement
        let depth = model.past.undoable.count
        #expect(depth > 1_000)
        for _ in 0..<depth { _ = model.update(.undo) }
        #expect(model.arrangement == first, "seed \(seed)")
        for _ in 0..<depth { _ = model.update(.redo) }
        #expect(model.arrangement == last, "seed \(seed)")
    }

    @Test(
        "Whatever is moved, removed and undone, no card is lost or doubled, and undoing all gives the first board"
    )
    func nothingIsLost() {
        let seed = SeededGenerator.announcedSeed()
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            var model = smallBoard()
            let first = model.arrangement
            var changes = 0
            for _ in 0..<50 {
                let panel = Panel.standard.randomElement(using: &numbers) ?? .rates
                let place = Int.random(in: -1...4, using: &numbers)
                let before = model.arrangement
                switch Int.random(in: 0..<8, using: &numbers) {
                case 0: model = model.after(.pickUp)
                case 1: model = model.after(.hold(Cursor(index: place)))
                case 2: model = model.after(.drop)
                case 3: model = model.after(.putBack)
                case 4:
                    model = model.after(.focus(panel), .select(panel, Cursor(index: max(0, min(place, 2)))))
                case 5: model = model.after(.shift(Cursor(index: place)))
                case 6: model = model.after(.sortByChange)
                default: model = model.after(.handOrder)
                }
                if model.arrangement != before { changes += 1 }
                for panel in Panel.standard {
                    #expect(model.order(panel).sorted() == first[panel.id].sorted(), "seed \(seed)")
                }
            }
            for _ in 0..<changes { model = model.after(.undo) }
            #expect(model.arrangement == first, "seed \(seed)")
            for _ in 0..<changes { model = model.after(.redo) }
        }
    }
}
