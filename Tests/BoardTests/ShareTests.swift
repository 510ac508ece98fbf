import Arrangement
import Board
import Literals
import Market
import Testing

@Suite("Two programs on one board") struct ShareTests {
    let looking = smallBoard().after(.boardIs(.takenBy(4711)))

    @Test("The one that looks on changes nothing, saves nothing, and says who keeps the board")
    func readOnly() {
        #expect(looking.noticeText?.contains("process 4711") == true)
        let attempts: [[Message]] = [
            [.pickUp], [.shift(Cursor(index: 1))], [.remove], [.undo], [.redo], [.add("KRW")],
            [.layer(.picker(.open))],
            [.layer(.naming(.open))], [.makeCompact(true)], [.makeBase],
            [
                .press(.rates, Cursor(index: 0), grip: Spot(x: 0, y: 0)),
                .drag(Cursor(index: 1), pointer: Spot(x: 1, y: 1), edge: 0), .release,
            ],
        ]
        for attempt in attempts {
            var model = looking
            var effects: [Effect] = []
            for message in attempt { effects += model.update(message) }
            #expect(model.arrangement == smallBoard().arrangement, "\(attempt)")
            #expect(LayerID(model) == .board, "\(attempt)")
            #expect(!effects.contains { if case .save = $0 { true } else { false } }, "\(attempt)")
        }
        for message in [DetailsMessage.remove, .makeBase] {
            let details = looking.after(.open, .layer(.details(message)))
            #expect(details.arrangement == smallBoard().arrangement && LayerID(details) == .details)
        }
        let sorted = looking.after(.focus(.stocks), .sortByChange)
        #expect(sorted.arrangement.sorts[.stocks] != nil, "how it is looked at is one's own")
        #expect(
            !looking.effects(of: .setBaseline(.d5)).contains { if case .save = $0 { true } else { false } })
    }

    @Test("It follows the other's changes with its own selection, and is free when the other ends")
    func following() {
        let other = smallBoard().after(.shift(Cursor(index: 2)))
        let followed = looking.after(.boardChanged(other.arrangement, other.past))
        #expect(followed.arrangement == other.arrangement)
        #expect(followed.selectedItem == "JPY")
        let free = followed.after(.boardIs(nil))
        #expect(free.after(.undo).arrangement == smallBoard().arrangement, "undo goes on where the other was")
        #expect(free.effects(of: .remove).contains { if case .save = $0 { true } else { false } })
    }
}
