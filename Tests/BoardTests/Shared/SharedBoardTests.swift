import Arrangement
import Figures
import Literals
import Market
import Testing

@testable import Board

@Suite("A board that several people change") struct SharedBoardTests {
    var ledger = SharedLedger()
    var ann: SharedMember
    var bob: SharedMember

    init() {
        let start = smallBoard().arrangement
        ledger.take(SharedBatch(order: 1, base: 0, edits: SharedValues().edits(to: start)), of: "olga")
        ann = SharedMember("ann", at: ledger, start)
        bob = SharedMember("bob", at: ledger, start)
    }

    @Test("Changes of different cards merge, each is told, and the file follows")
    mutating func merges() {
        ann.send(.shift(Cursor(index: 2)))
        bob.send(.focus(.stocks), .remove)
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
        ann.sync(with: &ledger)
        #expect(ann.rates == ["TWD", "EUR", "JPY"] && bob.rates == ann.rates)
        #expect(ann.model.arrangement[.stocks] == ["AAPL", "7203.T"])
        #expect(ann.model.arrangement == bob.model.arrangement)
        #expect(bob.said.contains("ann moved JPY"), "\(bob.said)")
        #expect(ann.said.contains("bob removed 2330.TW"), "\(ann.said)")
        #expect(bob.hasSaved && ann.hasSaved)
        #expect(ann.stored.pending.isEmpty && ann.stored.told == ledger.number)
        #expect(
            !ann.effects.contains {
                if case .editShared(_, let batch) = $0 { batch.order > 1 } else { false }
            })
    }

    @Test("Of the same card the later change holds, and both are told")
    mutating func laterWins() {
        ann.send(.shift(Cursor(index: 2)))
        bob.send(.shift(Cursor(index: 1)))
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
        ann.sync(with: &ledger)
        #expect(ann.rates == bob.rates)
        #expect(bob.said.contains { $0.contains("replaced one that ann made") }, "\(bob.said)")
        #expect(ann.said.contains { $0.contains("bob changed JPY at the same time") }, "\(ann.said)")
    }

    @Test("Undo is one's own: what another changed since stays, and all before it can still be undone")
    mutating func undo() {
        ann.send(.setBaseline(.d5), .remove)
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
        bob.send(.shift(Cursor(index: 1)), .focus(.clocks), .remove)
        bob.sync(with: &ledger)
        ann.sync(with: &ledger)
        #expect(ann.rates == ["EUR", "TWD"])
        ann.send(.undo)
        #expect(ann.rates.contains("JPY") && ann.model.arrangement[.clocks].count == 2)
        ann.send(.undo)
        #expect(ann.model.arrangement.baseline == .d1)
        ann.send(.redo, .redo)
        #expect(ann.rates == ["EUR", "TWD"] && ann.model.arrangement.baseline == .d5)
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
        #expect(ann.model.arrangement.list(.rates) == bob.model.arrangement.list(.rates))
        bob.send(.setBaseline(.d1))
        bob.sync(with: &ledger)
        ann.sync(with: &ledger)
        ann.send(.undo)
        #expect(ann.rates.contains("JPY"))
        ann.send(.undo)
        #expect(ann.model.noticeText?.contains("Can't undo") == true)
        #expect(ann.model.past.undoable.isEmpty && ann.model.arrangement.baseline == .d1)
    }

    @Test("Of a change to several cards undo takes back what others have left alone")
    mutating func partialUndo() {
        // JPY becomes the base: its card goes, and one of the former base comes.
        let known = Known(
            rates: ["JPY", "USD"].map { Seen(rate($0, $0 == "USD" ? 1 : 150), .live, at: friday) })
        ann.send(.figures(.known(known)), .makeBase)
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
        let there = bob.rates
        #expect(there.contains("USD") && bob.model.arrangement.base == "JPY")
        bob.send(.select(.rates, Cursor(index: there.firstIndex(of: "USD") ?? 0)), .remove)
        bob.sync(with: &ledger)
        ann.sync(with: &ledger)
        ann.send(.undo)
        #expect(ann.model.arrangement.base == "USD")
        #expect(ann.model.noticeText?.contains("others' later changes stay") == true)
    }

    @Test("A follower sees all changes, is told whose board it is, and changes nothing")
    mutating func follower() {
        var guest = SharedMember("gil", .follower, at: ledger, smallBoard().arrangement)
        #expect(guest.said == ["Read-only: you follow this board of olga"])
        guest.send(.remove, .shift(Cursor(index: 1)), .undo, .add("CHF"))
        #expect(guest.rates == smallBoard().arrangement[.rates] && guest.stored.pending.isEmpty)
        ann.send(.shift(Cursor(index: 2)))
        ann.sync(with: &ledger)
        guest.sync(with: &ledger)
        #expect(guest.rates == ann.rates && guest.hasSaved)
        guest.stored.role = .editor
        guest.sync(with: &ledger)
        guest.send(.remove)
        #expect(guest.stored.pending.count == 1)
    }

    @Test("A follower looks at the board in their own way, which is kept, undone, and nobody else's")
    mutating func ownLook() {
        var guest = SharedMember("gil", .follower, at: ledger, smallBoard().arrangement)
        for message: Message in [.edit(.nextDensity), .makeCompact(true)] {
            guest.effects = []
            guest.send(message)
            #expect(guest.hasSaved, "\(message)")
        }
        #expect(!guest.model.arrangement.compact.isEmpty && !guest.model.arrangement.densities.isEmpty)
        ann.send(.shift(Cursor(index: 2)))
        ann.sync(with: &ledger)
        guest.sync(with: &ledger)
        #expect(guest.rates == ann.rates && !guest.model.arrangement.densities.isEmpty)
        let look = guest.model.arrangement
        guest.send(.remove, .layer(.naming(.open)), .layer(.picker(.open)), .setBaseline(.d5))
        #expect(guest.model.arrangement.list(.rates) == look.list(.rates))
        while !guest.model.past.undoable.isEmpty { guest.send(.undo) }
        #expect(guest.model.arrangement.densities.isEmpty && guest.model.arrangement.compact.isEmpty)
        #expect(guest.rates == ann.rates && guest.stored.pending.isEmpty)
    }

    @Test("Nothing moves under the hand: changes of others wait until the card is dropped")
    mutating func carrying() {
        ann.send(.pickUp, .hold(Cursor(index: 2)))
        bob.send(.focus(.rates), .select(.rates, Cursor(index: 1)), .remove)
        bob.sync(with: &ledger)
        ann.sync(with: &ledger)
        #expect(ann.rates == ["JPY", "TWD", "EUR"])
        ann.send(.drop)
        #expect(ann.rates == ["EUR", "JPY"])
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
        #expect(bob.rates == ["EUR", "JPY"])
    }

    @Test("A board that is not shared any more stays as it was, and can be changed")
    mutating func over() {
        var guest = SharedMember("gil", .follower, at: ledger, smallBoard().arrangement)
        guest.send(.disk(.boards(.sharesChanged([]))))
        #expect(guest.said.contains("Team is no longer shared; your copy stays"))
        guest.send(.remove)
        #expect(guest.rates == ["TWD", "EUR"])
        ann.send(.remove)
        ann.sync(with: &ledger)
        ann.send(.disk(.boards(.sharesChanged([]))), .undo)
        #expect(ann.model.noticeText?.contains("Can't undo") == true && ann.rates == ["TWD", "EUR"])
    }

    @Test("Who looks on at another fxterm's board leaves the merging to that one")
    mutating func looksOn() {
        var looking = smallBoard()
        _ = looking.update(.boardIs(.takenBy(1)))
        ann.send(.remove)
        ann.sync(with: &ledger)
        let effects = looking.update(.disk(.boards(.shares([ann.stored]))))
        #expect(looking.arrangement == smallBoard().arrangement)
        #expect(!effects.contains { if case .save = $0 { true } else { false } })
        _ = looking.update(.boardIs(nil))
        #expect(looking.arrangement[.rates] == ["TWD", "EUR"])
    }

    @Test("What is the user's alone makes no change for others")
    mutating func local() {
        ann.send(.makeCompact(true), .nextTheme, .focus(.stocks), .sortByChange)
        #expect(ann.stored.pending.isEmpty)
        ann.send(.focus(.rates), .undo, .undo)
        #expect(ann.stored.pending.isEmpty && ann.model.arrangement.compact.isEmpty)
    }
}
