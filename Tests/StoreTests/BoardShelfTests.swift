import Arrangement
import Board
import Dispatch
import Glibc
import Literals
import Market
import Testing

@testable import Store

@Suite struct BoardShelfTests {
    let folder: TemporaryFolder
    let shelf: BoardShelf

    init() throws {
        folder = try TemporaryFolder()
        shelf = BoardShelf(try Folders(environment: ["HOME": folder.path]))
    }

    private static let state = ".local/state/fxterm"
    private static let board = Arrangement(rates: ["JPY"], clocks: [], stocks: ["AAPL"])

    private var names: [String] { shelf.load().entries.map(\.name) }

    @Test func `without any file there is the first board, and nothing is written`() throws {
        #expect(shelf.load() == .init(entries: [.first]))
        #expect(shelf.path(of: .first) == folder(BoardShelfTests.state + "/board.json"))
        #expect(try folder.names == [])
    }

    @Test func `boards are made, renamed, ordered, removed and had back`() throws {
        let travel = try shelf.make("Travel", BoardShelfTests.board)
        let coins = try shelf.make("Münzen & mehr", .first)
        #expect(travel.id.text == "travel" && coins.id.text == "münzen-mehr")
        #expect(names == ["Main", "Travel", "Münzen & mehr"])
        #expect(shelf.file(of: travel.id).peek() == BoardShelfTests.board)
        try shelf.change { BoardsEdit.rename(travel.id, to: "Trips").apply(to: &$0, &$1) }
        try shelf.change { BoardsEdit.move(coins.id, to: 0).apply(to: &$0, &$1) }
        #expect(names == ["Münzen & mehr", "Main", "Trips"])
        try shelf.change { BoardsEdit.remove(travel.id).apply(to: &$0, &$1) }
        #expect(names == ["Münzen & mehr", "Main"])
        #expect(shelf.load().removed == [BoardEntry(travel.id, "Trips")])
        // Its file is still there, so its name is not free.
        #expect(try shelf.make("Travel", .first).id.text == "travel-2")
        try shelf.change { BoardsEdit.restore(travel.id, at: 1).apply(to: &$0, &$1) }
        #expect(names == ["Münzen & mehr", "Trips", "Main", "Travel"])
        #expect(shelf.file(of: travel.id).peek() == BoardShelfTests.board)
    }

    @Test func `of boards that are made at once under one name each has a name of its own`() throws {
        for round in 1...12 {
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                if (try? shelf.make("Trip \(round)", .first)) == nil { Issue.record("not made") }
            }
            #expect(Set(names).count == names.count, "\(names)")
            #expect(Set(names).isSuperset(of: ["", " 2", " 3", " 4"].map { "Trip \(round)\($0)" }))
        }
        let other = try shelf.make("Other", .first)
        try shelf.change { BoardsEdit.rename(other.id, to: "trip 1").apply(to: &$0, &$1) }
        #expect(names.last == "trip 1 5")
    }

    @Test func `the first board may be removed, the last one may not`() throws {
        let travel = try shelf.make("Travel", .first)
        try shelf.change { BoardsEdit.remove(.first).apply(to: &$0, &$1) }
        #expect(names == ["Travel"])
        try shelf.change { BoardsEdit.remove(travel.id).apply(to: &$0, &$1) }
        #expect(names == ["Travel"])
    }

    @Test func `of those removed the last 20 stay on the disk`() throws {
        let made = try (1...25).map { try shelf.make("B\($0)", .first) }
        for entry in made { try shelf.change { BoardsEdit.remove(entry.id).apply(to: &$0, &$1) } }
        #expect(shelf.load().removed.map(\.name) == (6...25).reversed().map { "B\($0)" })
        #expect(shelf.file(of: made[4].id).peek() == nil)
        #expect(shelf.file(of: made[5].id).peek() == .first)
        #expect(names == ["Main"])
    }

    @Test func `a file put there by hand is a board, and one that is gone is none`() throws {
        let travel = try shelf.make("Travel", .first)
        try BoardFile(path: folder(BoardShelfTests.state + "/boards/from-ann.json")).save(.first)
        #expect(names == ["Main", "Travel", "from-ann"])
        unlink(shelf.path(of: travel.id))
        #expect(names == ["Main", "from-ann"])
    }

    @Test(arguments: ["", "{", "{\"version\":1}", "{\"version\":1,\"boards\":[{\"id\":3}]}", "[]"])
    func `an index that makes no sense is set aside, and no board is lost`(text: String) throws {
        try shelf.make("Travel", BoardShelfTests.board)
        try folder.write(text, to: BoardShelfTests.state + "/boards.json")
        let contents = shelf.load()
        #expect(contents.entries.map(\.name) == ["Main", "travel"])
        #expect(contents.notice != nil)
        #expect(try folder.text(of: BoardShelfTests.state + "/boards.json.broken-1") == text)
        #expect(shelf.load().notice == nil)
    }

    @Test func `entries that make no sense are left out, and those given twice count once`() throws {
        try shelf.make("Travel", .first)
        try folder.write(
            """
            {"version": 1, "boards": [{"id": "travel", "name": "A\\u001bB"}, {"id": "../x", "name": "X"},
            {"id": "travel", "name": "Again"}, {"id": "board", "name": ""}], "more": 1}
            """, to: BoardShelfTests.state + "/boards.json")
        #expect(!names.joined().unicodeScalars.contains { $0.value < 32 })
        #expect(shelf.load().entries.count == 2)
    }

    @Test func `a newer index is left alone, its boards are shown, and none is made`() throws {
        try shelf.make("Travel", .first)
        try folder.write("{\"version\":2}", to: BoardShelfTests.state + "/boards.json")
        #expect(names == ["Main", "travel"])
        #expect(throws: StoreError.self) { try shelf.make("Coins", .first) }
        #expect(try folder.text(of: BoardShelfTests.state + "/boards.json") == "{\"version\":2}")
        #expect(names == ["Main", "travel"])
    }

    @Test func `the board shown last is remembered, but not one that is gone`() throws {
        let travel = try shelf.make("Travel", .first)
        #expect(shelf.last(of: shelf.load().entries) == nil)
        shelf.note(shown: travel.id)
        #expect(shelf.last(of: shelf.load().entries) == travel)
        #expect(shelf.last(of: [.first]) == nil)
        try folder.write("../../etc", to: BoardShelfTests.state + "/last-board")
        #expect(shelf.last(of: shelf.load().entries) == nil)
    }

    @Test func `all files are the user's alone`() throws {
        try shelf.make("Travel", .first)
        shelf.note(shown: .first)
        for name in ["boards.json", "last-board", "boards/travel.json"] {
            #expect(mode(of: folder("\(BoardShelfTests.state)/\(name)")) == 0o600)
        }
        #expect(mode(of: folder(BoardShelfTests.state + "/boards")) == 0o700)
    }

    @Test(arguments: [
        ("Travel", "travel"), ("  ", "board-2"), ("東京", "東京"), ("../../etc/passwd", "etc-passwd"),
        ("a.undo", "a-undo"), (".hidden", "hidden"), ("Board", "board-2"), ("-x-", "x"),
    ])
    func `a board's file is named after it, and can be any file's name`(name: String, id: String) {
        let made = BoardID(for: name, besides: [.first])
        #expect(made.text == id)
        #expect(BoardID(made.text) == made)
    }

    @Test func `long names make short files`() {
        let made = BoardID(for: String(repeating: "株", count: 200), besides: [])
        #expect(made.text.utf8.count <= 120)
        #expect(BoardID(made.text) == made)
    }
}
