import Arrangement
import Literals
import Market
import Testing

@testable import Board

@Suite("Headings of a shared board that get another name") struct SharedHeadingTests {
    var ledger = SharedLedger()
    var ann: SharedMember
    var bob: SharedMember

    init() {
        let start = smallBoard().arrangement
        ledger.take(SharedBatch(order: 1, base: 0, edits: SharedValues().edits(to: start)), of: "olga")
        ann = SharedMember("ann", at: ledger, start)
        bob = SharedMember("bob", at: ledger, start)
        name(&ann, at: 1, "Asia")
        name(&ann, at: 3, "Rest")
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
    }

    private func name(_ member: inout SharedMember, at index: Int, _ name: String) {
        member.send(.focus(.rates), .select(.rates, Cursor(index: index)))
        let last = member.model.lines(.rates).count - 1
        if member.model.selectedItem != nil, index < last {
            for next in (index + 1)...last { member.send(.user(.mark(Cursor(index: next)))) }
        }
        member.send(.layer(.naming(.open)), .layer(.type(name)), .layer(.naming(.accept)))
    }

    private func headings(_ member: SharedMember) -> [String] {
        member.model.arrangement.list(.rates).groups.map(\.name)
    }

    private func place(_ member: SharedMember, _ heading: String) -> Int? {
        member.model.arrangement.list(.rates).lines.firstIndex { $0.group?.name == heading }
    }

    private mutating func renameAndMove() {
        name(&ann, at: 1, "East")
        bob.send(.focus(.rates), .select(.rates, Cursor(index: 1)), .shift(Cursor(index: 4)))
        #expect(place(bob, "Asia") == 3)
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
        ann.sync(with: &ledger)
    }

    @Test("A new name is told as that")
    mutating func told() {
        #expect(headings(bob) == ["Asia", "Rest"])
        name(&ann, at: 1, "East")
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
        #expect(headings(bob) == ["East", "Rest"])
        #expect(bob.said.contains("ann renamed Asia to East"), "\(bob.said)")
    }

    @Test("One that is moved while it gets another name has that name in that place, and stands once")
    mutating func movedMeanwhile() {
        renameAndMove()
        #expect(headings(ann) == ["Rest", "East"] && headings(bob) == ["Rest", "East"])
        #expect(place(ann, "East") == 3)
        #expect(ann.model.arrangement.list(.rates) == bob.model.arrangement.list(.rates))
        name(&bob, at: 3, "West")
        bob.sync(with: &ledger)
        ann.sync(with: &ledger)
        #expect(headings(ann) == ["Rest", "West"])
        #expect(ledger.entries["heading/rates/Asia"]?.value == nil)
        #expect(ledger.entries["heading/rates/East"]?.value == nil)
    }

    @Test("Removed after that, none comes back")
    mutating func removed() {
        renameAndMove()
        ann.send(.focus(.rates), .select(.rates, Cursor(index: 3)), .remove)
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
        #expect(headings(ann) == ["Rest"] && headings(bob) == ["Rest"])
    }

    @Test("A heading that gets the former name by hand is another one")
    mutating func again() {
        name(&ann, at: 1, "East")
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
        name(&bob, at: 0, "Asia")
        bob.sync(with: &ledger)
        ann.sync(with: &ledger)
        #expect(headings(ann) == ["Asia", "East", "Rest"] && headings(bob) == headings(ann))
    }

    @Test("A new name is undone, and two that were each other once leave one")
    mutating func undone() {
        name(&ann, at: 1, "East")
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
        ann.send(.undo)
        ann.sync(with: &ledger)
        bob.sync(with: &ledger)
        #expect(headings(ann) == ["Asia", "Rest"] && headings(bob) == headings(ann))
        let values = SharedValues(["heading/rates/A": "V B", "heading/rates/B": "W A"])
        #expect(values.arrangement(over: smallBoard().arrangement).list(.rates).groups.count == 1)
    }
}
