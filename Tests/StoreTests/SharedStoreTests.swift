import Arrangement
import Board
import Literals
import Market
import Testing

@testable import Store

@Suite struct SharedStoreTests {
    let folder: TemporaryFolder
    let store: SharedStore
    private let team: BoardID

    init() throws {
        folder = try TemporaryFolder()
        store = SharedStore(path: folder("history.sqlite"))
        team = try #require(BoardID("team"))
    }

    @Test func `a board is published with what is on it, once`() throws {
        #expect(try store.shares().isEmpty && store.list().shared.isEmpty)
        try store.publish(team, "Team", .first, .follow)
        try store.publish(team, "Team", .first, .edit)
        let work = try #require(try store.work().first)
        #expect(work.wish == .publish && work.policy == .edit && work.desk == nil && work.token.count == 32)
        #expect(work.batches.map(\.order) == [1] && work.batches.first?.token.count == 32)
        #expect(work.batches.first?.edits.contains(#""look/base":"USD""#) == true)
        let share = try #require(try store.shares().first)
        #expect(share.values.arrangement(over: .first) == .first && share.role == .owner)
        try store.unpublish(team)
        #expect(try store.shares().isEmpty && store.work().isEmpty)
    }

    @Test func `changes wait in order until the desk has them`() throws {
        try store.follow("Team", as: team)
        let share = try #require(try store.work().first?.share)
        try store.link(share, to: 7)
        var news = SharedNews(
            share: share, name: "Team", owner: "ann", policy: .edit, member: "bob", number: 3,
            acknowledged: 0)
        news.entries = ["rates/EUR": SharedEntry("V", number: 3, author: "ann")]
        try store.receive(news)
        var board = try #require(try store.shares().first)
        #expect(board.role == .editor && board.number == 3 && board.values["rates/EUR"] == "V")
        for value in ["W", nil, "X"] {
            try store.add(board.edit([SharedEdit("rates/EUR", value)]), to: team)
        }
        #expect(try store.shares().first == board)
        let work = try #require(try store.work().first)
        #expect(
            work.batches.map(\.edits) == [
                #"{"rates/EUR":"W"}"#, #"{"rates/EUR":null}"#, #"{"rates/EUR":"X"}"#,
            ])
        #expect(work.batches.map(\.base) == [3, 3, 3] && Set(work.batches.map(\.token)).count == 3)
        (news.number, news.acknowledged) = (5, 2)
        news.entries = [
            "rates/EUR": SharedEntry(nil, number: 5, author: "bob", replaced: "ann"),
            "rates/JPY": SharedEntry("V", number: 4, author: "ann"),
        ]
        try store.receive(news)
        board.receive(news.entries, upTo: 5, acknowledging: 2)
        #expect(try store.shares().first == board)
        #expect(board.pending.map(\.order) == [3] && board.values["rates/EUR"] == "X")
        news.entries = ["rates/EUR": SharedEntry("V", number: 3, author: "ann")]
        (news.number, news.acknowledged) = (3, 0)
        try store.receive(news)
        #expect(try store.shares().first == board)
        try store.add(SharedBatch(order: 3, base: 5, edits: [SharedEdit("rates/CHF", "V")]), to: team)
        #expect(try store.shares().first?.pending.map(\.order) == [3, 4])
        try store.set(told: 5, of: team)
        try store.set(told: 4, of: team)
        #expect(try store.shares().first?.told == 5)
    }

    @Test func `a card that is sent to a shared board goes to the desk too`() throws {
        let shelf = BoardShelf(try Folders(environment: ["HOME": folder.path]))
        let entry = try shelf.make("Team", .first)
        try shelf.shared.publish(entry.id, "Team", .first, .edit)
        #expect(try shelf.change(entry.id, Action(.add, "GBP")) { $0.put("GBP", in: .rates) })
        let share = try #require(try shelf.shared.shares().first)
        #expect(share.pending.map(\.order) == [1, 2])
        #expect(share.pending.last?.edits.map(\.key) == ["rates/GBP"])
        #expect(shelf.peek([entry.id])[entry.id]?[.rates].contains("GBP") == true)
    }

    @Test func `a followed board is not changed from outside`() throws {
        let shelf = BoardShelf(try Folders(environment: ["HOME": folder.path]))
        let entry = try shelf.make("Team", .first)
        try shelf.shared.follow("Team", as: entry.id)
        #expect(throws: StoreError.self) {
            try shelf.change(entry.id, Action(.add, "GBP")) { $0.put("GBP", in: .rates) }
        }
    }

    @Test func `the writer keeps each change, in order, before the board`() throws {
        try store.follow("Team", as: team)
        var share = try #require(try store.shares().first)
        let writer = BoardWriter(BoardFile(path: folder("team.json")), shared: store) { _ in }
        for number in 0..<20 {
            writer.keep(share.edit([SharedEdit("rates/EUR", "V\(number)1")]), of: team)
            writer.save(.first)
        }
        writer.keep(told: 4, of: team)
        try writer.flush()
        #expect(try store.shares().first?.pending == share.pending)
        #expect(try store.shares().first?.told == 4 && BoardFile(path: folder("team.json")).peek() == .first)
    }

    @Test func `what undo knows of shared parts outlives the program`() throws {
        var edit = Edit(action: Action(.move, "EUR"), change: Change())
        edit.shared = [
            SharedSwap("rates/EUR", old: "V", new: "W"), SharedSwap("rates/JPY", old: nil, new: "X"),
        ]
        let file = PastFile(path: folder("undo.json"))
        try file.save(Past(undoable: [edit]), of: .first)
        #expect(file.load(for: .first).past.undoable == [edit])
    }

    @Test func `what the desk refused and offers is listed`() throws {
        try store.publish(team, "Team", .first, .follow)
        let share = try #require(try store.work().first?.share)
        try store.set(.taken, of: share)
        try store.set([SharedOffer(name: "Desk", owner: "ann", policy: .edit)])
        let (shared, offers) = try store.list()
        #expect(shared.map(\.problem) == [.taken] && shared.first?.waiting == 1)
        #expect(offers == [SharedOffer(name: "Desk", owner: "ann", policy: .edit)])
        try store.end(share)
        #expect(try store.shares().isEmpty)
    }
}
