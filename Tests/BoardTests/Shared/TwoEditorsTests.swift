import Arrangement
import Literals
import Market
import Seeded
import Testing

@testable import Board

/// Connections are cut before, during and after changes arrive.
@Suite("Two editors on one shared board") struct TwoEditorsTests {
    private struct Editor {
        let name: String
        var share: BoardShare
        var local: Arrangement
        /// In order.
        var acknowledged = 0

        init(_ name: String, _ local: Arrangement) {
            self.name = name
            share = BoardShare(.first, name: "Team", role: .editor, member: name)
            self.local = local
        }

        mutating func edit(_ generator: inout some RandomNumberGenerator) {
            let wanted = Arrangement.random(&generator, like: local)
            let edits = share.values.edits(to: wanted)
            if !edits.isEmpty { _ = share.edit(edits) }
            local = wanted
        }

        /// A cut connection ends it anywhere.
        mutating func exchange(
            with ledger: inout SharedLedger, cut: (inout SeededGenerator) -> Bool,
            _ generator: inout SeededGenerator
        ) {
            var last = share.acknowledged
            for batch in share.pending {
                if cut(&generator) { return }
                ledger.take(batch, of: name)
                // The ledger accepted the change, but its author never gets the answer.
                if cut(&generator) { return }
                last = batch.order
            }
            if cut(&generator) { return }
            share.receive(ledger.news(since: share.number), upTo: ledger.number, acknowledging: last)
            local = share.values.arrangement(over: local)
        }
    }

    @Test(
        "After any course both have the same board, and what was acknowledged and not changed since is on it")
    func convergence() {
        let trial = Trial("edits of a shared board", 4000, often: 100_000, test: "TwoEditorsTests")
        var generator = trial.generator
        var ledger = SharedLedger()
        let start = smallBoard().arrangement
        var editors = [Editor("ann", start), Editor("bob", start)]
        // The last change of each part, as its author reports it.
        for step in 0..<trial.count {
            let index = Int.random(in: 0...1, using: &generator)
            editors[index].edit(&generator)
            if Int.random(in: 0..<3, using: &generator) == 0 {
                let other = Int.random(in: 0...1, using: &generator)
                editors[other].exchange(
                    with: &ledger, cut: { Int.random(in: 0..<5, using: &$0) == 0 }, &generator)
            }
            guard step % 200 == 199 || step == trial.count - 1 else { continue }
            for index in [0, 1, 0] {
                editors[index].exchange(with: &ledger, cut: { _ in false }, &generator)
            }
            #expect(editors.allSatisfy { $0.share.pending.isEmpty })
            #expect(editors[0].share.entries == ledger.entries && editors[1].share.entries == ledger.entries)
            #expect(
                editors[0].local == editors[1].local
                    && editors[0].local == ledger.values.arrangement(over: start),
                "after \(step) edits")
        }
    }

    @Test("Changes of different cards merge; of the same card the later wins, and both are named")
    func laterWins() {
        var ledger = SharedLedger()
        ledger.take(SharedBatch(order: 1, base: 0, edits: [SharedEdit("rates/EUR", "V")]), of: "ann")
        ledger.take(SharedBatch(order: 1, base: 0, edits: [SharedEdit("rates/JPY", "W")]), of: "bob")
        ledger.take(SharedBatch(order: 2, base: 0, edits: [SharedEdit("rates/EUR", "X")]), of: "bob")
        #expect(ledger.entries["rates/EUR"] == SharedEntry("X", number: 3, author: "bob", replaced: "ann"))
        #expect(ledger.entries["rates/JPY"]?.replaced == nil)
        // An author who knew of the change replaced it on purpose.
        ledger.take(SharedBatch(order: 2, base: 3, edits: [SharedEdit("rates/EUR", nil)]), of: "ann")
        #expect(ledger.entries["rates/EUR"] == SharedEntry(nil, number: 4, author: "ann"))
    }

    @Test("What the store has not got yet stays on top of what it tells")
    func unsaved() {
        var share = BoardShare(.first, name: "Team", role: .editor, member: "ann")
        var stored = share
        let first = share.edit([SharedEdit("rates/EUR", "V")])
        _ = share.edit([SharedEdit("rates/EUR", "W")])
        stored.pending = [first]
        share.follow(stored)
        #expect(share.pending.map(\.order) == [1, 2] && share.values["rates/EUR"] == "W")
        stored.receive(["rates/EUR": SharedEntry("V", number: 1, author: "ann")], upTo: 1, acknowledging: 1)
        share.follow(stored)
        #expect(share.pending.map(\.order) == [2] && share.values["rates/EUR"] == "W")
        #expect(share.edit([]).order == 3)
    }
}
