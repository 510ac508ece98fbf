import CivilTime
import Literals
import Market
import Money
import Seeded
import Testing

@Suite struct RebasingTests {
    private func document(_ lines: [String]) -> TransactionDocument {
        TransactionDocument(Array(lines.map { $0 + "\n" }.joined().utf8))
    }
    private func lines(_ document: TransactionDocument) -> [String] {
        String(decoding: document.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    private let header = "date,type,item,quantity,price,note"
    private func row(_ note: String) -> String { "2024-03-01,buy,AAPL,1,1,\(note)" }

    @Test("Every edit and its undo happen beside whatever else was done to other rows")
    func beside() throws {
        var random = SeededGenerator.announced()
        for _ in 0..<1000 {
            let old = [header] + (0..<Int.random(in: 1...6, using: &random)).map { row("r\($0)") }
            let base = document(old)
            let index = Int.random(in: 1..<old.count, using: &random)
            var changed = try #require(base.transactions.first)
            changed.note = "ours"
            let ours: TransactionDocument
            var theirs = old
            var expected: [String]
            let kind = Int.random(in: 0..<3, using: &random)
            switch kind {
            case 0: ours = try base.appending([changed])
            case 1: ours = try base.replacing(line: index + 1, with: changed)
            default: ours = try base.removing(line: index + 1)
            }
            for number in 0..<Int.random(in: 1...3, using: &random) {
                let places = theirs.indices.dropFirst().filter { theirs[$0] != old[index] }
                switch (Int.random(in: 0..<3, using: &random), places.randomElement(using: &random)) {
                case (0, let place?): theirs[place] = row("t\(number)")
                case (1, let place?): theirs.remove(at: place)
                default: theirs.insert(row("t\(number)"), at: .random(in: 1...theirs.count, using: &random))
                }
            }
            expected = theirs
            switch kind {
            case 0: expected.append(row("ours"))
            case 1: expected = theirs.map { $0 == old[index] ? row("ours") : $0 }
            default: expected.removeAll { $0 == old[index] }
            }
            let result = try ours.rebased(from: base, onto: document(theirs))
            #expect(lines(result) == expected)
            // An undone row finds its place by its neighbours.
            let undone = lines(try base.rebased(from: ours, onto: result))
            if kind < 2 { #expect(undone == theirs) } else { #expect(undone.sorted() == theirs.sorted()) }
        }
    }

    @Test func refusesWhatTheOtherChanged() throws {
        let base = document([header, row("a"), row("b")])
        let theirs = document([header, row("a"), row("changed")])
        var changed = try #require(base.transactions.last)
        changed.price = 2
        #expect(throws: EditRefusal.changedMeanwhile(line: 3)) {
            try base.replacing(line: 3, with: changed).rebased(from: base, onto: theirs)
        }
        #expect(throws: EditRefusal.changedMeanwhile(line: 3)) {
            try base.removing(line: 3).rebased(from: base, onto: document([header, row("other")]))
        }
    }

    @Test("A row is appended in the columns that the file has by now")
    func otherColumns() throws {
        let base = document([header, row("a")])
        var new = try #require(base.transactions.first)
        (new.note, new.account) = ("new", "broker")
        let ours = try base.appending([new])
        let theirs = document(["note;price;quantity;item;type;date;mine", "a;1;1;AAPL;buy;2024-03-01;x"])
        let result = try ours.rebased(from: base, onto: theirs)
        #expect(
            lines(result) == [
                "note;price;quantity;item;type;date;mine;account", "a;1;1;AAPL;buy;2024-03-01;x",
                "new;1;1;AAPL;buy;2024-03-01;;broker",
            ])
        #expect(throws: EditRefusal.changedMeanwhile(line: 2)) {
            try base.removing(line: 2).rebased(from: base, onto: theirs)
        }
    }

    @Test("A file that came to be meanwhile is appended to, and one that is gone begins anew")
    func beginnings() throws {
        let base = TransactionDocument()
        let full = document([header, row("a")])
        let ours = try base.appending(full.transactions)
        let result = try ours.rebased(from: base, onto: full)
        #expect(lines(result) == [header, row("a"), row("a")])
        #expect(try base.rebased(from: ours, onto: ours) == base)
        let again = try full.appending(full.transactions).rebased(from: full, onto: base)
        #expect(again.transactions.count == 1)
    }
}
