import Arrangement
import Board
import CivilTime
import Foundation
import Literals
import Market
import Seeded
import Testing
import Words

@testable import Store

/// Files of megabytes take some seconds each in a debug build.
@Suite struct LimitTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    static let full: Arrangement = {
        func lines(_ cards: [String]) -> ItemList {
            // Four bytes a character, and two of each quote that is escaped.
            let headings = (0..<ItemList.mostGroups).map { number in
                let name = String(number) + String(repeating: number % 2 == 0 ? "𠀋" : "\"", count: 76)
                return Line.heading(Group(name, isFolded: true))
            }
            return ItemList(headings + cards.map { Line.card(Item(text: $0)) })
        }
        let letters = (65...90).map { String(Unicode.Scalar(UInt8($0))) }
        let codes = letters.flatMap { a in letters.flatMap { b in letters.map { a + b + $0 } } }
            .filter { CurrencyCode($0) != nil }
        let city = String(repeating: "\"", count: 55)
        let clocks = (0..<ItemList.mostCards).map { "America/Argentina/ComodRivadavia#\(city)\($0)" }
        let stocks = (0..<ItemList.mostCards).map { number in
            let digits = String(number)
            return String(repeating: "W", count: 40 - digits.count) + digits
        }
        var board = Arrangement(rates: lines(codes), clocks: lines(clocks), stocks: lines(stocks))
        board.compact = Set(codes.map { Item(text: $0) })
        board.theme = String(repeating: "𠀋", count: 40)
        return board
    }()

    @Test("A full board is read again as it was written, and so is what undo goes through")
    func full() throws {
        let board = BoardFile(path: folder("board.json"))
        try board.save(LimitTests.full)
        let contents = board.load()
        #expect(contents.notice == nil)
        #expect(contents.arrangement == LimitTests.full)
        // A step that is too large is not kept; the file is readable all the same.
        let past = PastFile(path: folder("undo.json"))
        var turned = LimitTests.full
        turned.setList(.clocks, ItemList(LimitTests.full.list(.clocks).lines.reversed()))
        let step = Edit(action: Action(.move), change: Change(from: turned, to: LimitTests.full))
        try past.save(Past(undoable: [step]), of: LimitTests.full)
        #expect(past.load(for: LimitTests.full) == .init())
        #expect(try folder.names == ["board.json", "undo.json"])
    }

    @Test("A board that has grown by hand beyond what can be read is not written, and that is said")
    func beyond() throws {
        let board = BoardFile(path: folder("board.json"))
        try board.save(.first)
        let many = (0..<400_000).map { "W" + String(repeating: "0", count: 33) + String(1_000_000 + $0) }
        let error = #expect(throws: StoreError.self) {
            try board.save(Arrangement(rates: [], clocks: [], stocks: many))
        }
        #expect(error.map { Words.english[$0.saying] }?.contains("larger than 16 MB") == true)
        #expect(board.load().arrangement == .first)
    }

    @Test("The undo record is cut at its oldest end to fit, and read again")
    func trimmed() throws {
        let stocks = (0..<2000).map { "LONGNAMEDSTOCK\($0)" }
        let one = Arrangement(rates: [], clocks: [], stocks: stocks)
        let other = Arrangement(rates: [], clocks: [], stocks: stocks.reversed())
        let steps = (0..<150).map { number in
            Edit(action: Action(.move, "\(number)"), change: Change(from: one, to: other))
        }
        let file = PastFile(path: folder("undo.json"))
        try file.save(Past(undoable: steps, redoable: steps), of: other)
        let contents = file.load(for: other)
        #expect(contents.notice == nil)
        for kept in [contents.past.undoable, contents.past.redoable] {
            #expect(kept == steps.suffix(kept.count))
            #expect((20..<150).contains(kept.count))
        }
    }

    @Test("Adding to a full panel, or a group to a full one, says so and changes nothing")
    func adding() {
        let groups = (0..<ItemList.mostGroups).map { Line.heading(Group("\($0)")) }
        let stocks = (0..<ItemList.mostCards).map { Line.card(Item(text: "S\($0)")) }
        let board = Arrangement(rates: [], clocks: [], stocks: [])
        var model = Model(arrangement: board, now: Instant(0), here: .utc)
        var full = board
        full.setList(.stocks, ItemList(stocks + groups))
        _ = model.update(.boardChanged(full, Past()))
        _ = model.update(.focus(.stocks))
        _ = model.update(.add("AAPL"))
        #expect(model.noticeText == "A panel can hold at most 20000 items; nothing was added")
        for message: Message in [.layer(.naming(.open)), .layer(.type("One more")), .layer(.naming(.accept))]
        { _ = model.update(message) }
        #expect(model.noticeText == "A panel can hold at most 1000 groups")
        #expect(model.arrangement == full)
    }
}
