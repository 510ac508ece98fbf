import Arrangement
import Board
import CivilTime
import Foundation
import Literals
import Market
import Testing

@testable import Store

@Suite struct PastFileTests {
    let folder: TemporaryFolder
    let file: PastFile

    init() throws {
        folder = try TemporaryFolder()
        file = PastFile(path: folder("undo.json"))
    }

    static func worked() -> Model {
        var model = Model(arrangement: .first, now: Instant(1_795_187_062), here: .utc)
        let messages: [Message] = [
            .shift(Cursor(index: 3)), .add("CHF"), .makeCompact(true), .layer(.naming(.open)),
            .layer(.type("Travel")), .layer(.naming(.accept)),
            .fold,
            .layer(.panels(.open)), .layer(.panels(.toggle(.clocks))),
            .layer(.columns(.open)), .layer(.columns(.toggle(.volume))), .cancel, .layer(.panels(.open)),
            .layer(.panels(.move(.side, [.side: 333]))), .cancel,
            .focus(.clocks), .remove, .setBaseline(.d5), .layer(.panels(.open)),
            .layer(.panels(.toggle(.clocks))), .cancel, .focus(.stocks), .sortByChange, .handOrder, .undo,
            .undo,
        ]
        for message in messages { _ = model.update(message) }
        return model
    }

    @Test func `every kind of change outlives the program, both ways`() throws {
        let model = Self.worked()
        #expect(model.past.undoable.count == 11 && model.past.redoable.count == 2)
        try file.save(model.past, of: model.arrangement)
        let past = file.load(for: model.arrangement).past
        #expect(past == model.past)
        var again = Model(
            arrangement: model.arrangement, past: past, now: model.now, here: .utc)
        for _ in 0..<11 { _ = again.update(.undo) }
        #expect(again.arrangement == .first)
        for _ in 0..<13 { _ = again.update(.redo) }
        #expect(again.arrangement.division.shares == [.side: 333])
        #expect(again.arrangement.sorts[.stocks] == nil && again.arrangement.baseline == .d5)
    }

    @Test func `with another board than the one it led to, the past is worth nothing`() throws {
        let model = Self.worked()
        try file.save(model.past, of: model.arrangement)
        #expect(file.load(for: .first) == .init())
    }

    @Test(arguments: ["", "{", "[]", #"{"version":2}"#, #"{"version":1,"board":{},"undo":[],"redo":[]}"#])
    func `a file that cannot be read is no past`(text: String) throws {
        try folder.write(text, to: "undo.json")
        #expect(file.load(for: .first).past == Past())
    }

    @Test func `a step that makes no sense is not believed`() throws {
        let model = Self.worked()
        try file.save(model.past, of: model.arrangement)
        let text = try folder.text(of: "undo.json")
        for (sound, broken) in [("\"CHF\"", "\"chf\""), ("\"d5\"", "\"d9\"")] {
            #expect(text.contains(sound))
            try folder.write(text.replacingOccurrences(of: sound, with: broken), to: "undo.json")
            #expect(file.load(for: model.arrangement).past == Past())
        }
        // A step that does not fit fails when it is used, and nothing is lost.
        try folder.write(text.replacingOccurrences(of: "\"at\":0", with: "\"at\":999999999"), to: "undo.json")
        var again = Model(
            arrangement: model.arrangement, past: file.load(for: model.arrangement).past,
            now: model.now, here: .utc)
        for _ in 0..<20 { _ = again.update(.undo) }
        #expect(
            again.arrangement.rates.sorted() == (Arrangement.first.rates + ["CHF"]).sorted()
                || again.arrangement.rates.sorted() == Arrangement.first.rates.sorted())
    }

    @Test func `a transaction that was entered is not undone after a restart, what was done before is`()
        throws
    {
        var model = Self.worked()
        let before = model.past.undoable
        for message in [.open, .accept] as [PromptMessage<Entering>] {
            _ = model.update(.layer(.entering(message)))
            if message == .open { _ = model.update(.layer(.type("buy 1 AAPL 100"))) }
        }
        #expect(model.past.undoable.count == before.count + 1)
        try file.save(model.past, of: model.arrangement)
        #expect(file.load(for: model.arrangement).past == Past(undoable: before))
    }

    @Test func `of a thousand steps the last two hundred are kept, in well under a megabyte`() throws {
        var model = Model(arrangement: .first, now: Instant(0), here: .utc)
        for step in 0..<1000 { _ = model.update(.shift(Cursor(index: step % 2 == 0 ? 11 : 0))) }
        try file.save(model.past, of: model.arrangement)
        #expect(file.load(for: model.arrangement).past.undoable.count == 200)
        #expect(try Data(contentsOf: URL(filePath: file.path)).count < 300_000)
        #expect(mode(of: file.path) == 0o600)
    }

    @Test func `the writer puts the board first and its past after it`() throws {
        let board = BoardFile(path: folder("board.json"))
        let writer = BoardWriter(board, file) { Issue.record($0) }
        let model = Self.worked()
        writer.save(model.arrangement)
        writer.save(model.past, of: model.arrangement)
        try writer.flush()
        #expect(board.load().arrangement == model.arrangement)
        #expect(file.load(for: model.arrangement).past == model.past)
    }
}
