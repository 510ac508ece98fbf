import Arrangement
import Board
import CivilTime
import Foundation
import Literals
import Testing

@testable import Store

@Suite struct KeptFilterTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func worked() -> Model {
        var model = Model(arrangement: .first, now: Instant(1_795_187_062), here: .utc)
        func send(_ messages: Message...) { for message in messages { _ = model.update(message) } }
        func keep(_ text: String, _ name: String) {
            send(
                .layer(.filter(.open)), .layer(.type(text)), .layer(.filter(.name)), .layer(.type(name)),
                .layer(.filter(.accept)))
        }
        keep("price > 100", "large")
        send(.user(.focus(.stocks)))
        keep("change > 2% and currency = TWD", "up „2“")
        keep("tsm", "gone")
        send(.user(.cancel), .layer(.filters(.open)), .layer(.filters(.choose(2))), .layer(.filters(.remove)))
        send(.layer(.filters(.choose(1))), .layer(.filters(.toggle)))
        return model
    }

    @Test func `filters and which of them is on are kept, and so is what undoes them`() throws {
        let model = worked()
        #expect(model.arrangement.filters.map(\.name) == ["large", "up „2“"])
        #expect(model.arrangement.filtersOn == [.rates: "large", .stocks: "up „2“"])
        let board = BoardFile(path: folder("board.json"))
        try board.save(model.arrangement)
        #expect(board.load() == .init(arrangement: model.arrangement))
        let file = PastFile(path: folder("undo.json"))
        try file.save(model.past, of: model.arrangement)
        var again = Model(
            arrangement: model.arrangement, past: file.load(for: model.arrangement).past, now: model.now,
            here: .utc)
        #expect(again.past.undoable.count == 4)
        _ = again.update(.edit(.undo))
        #expect(again.arrangement.filters.map(\.name) == ["large", "up „2“", "gone"])
        for _ in 0..<3 { _ = again.update(.edit(.undo)) }
        #expect(again.arrangement.filters.isEmpty)
    }

    @Test func `filters that make no sense are left out`() throws {
        try folder.write(
            #"""
            {"version":1,"rates":[],"clocks":[],"stocks":[],"filters":[
              {"name":"","panel":"stocks","text":"a"},{"name":"a","panel":"moons","text":"a"},
              {"name":"b","panel":"stocks"},{"name":"c","panel":"stocks","text":"price >"},
              {"name":"c","panel":"rates","text":"yen"}],
             "filtersOn":{"stocks":"c","rates":"nothing","moons":"a"}}
            """#, to: "board.json")
        let arrangement = try #require(BoardFile(path: folder("board.json")).load().arrangement)
        #expect(arrangement.filters == [KeptFilter("c", .stocks, "price >")])
        #expect(arrangement.filtersOn == [.stocks: "c"])
        var model = Model(arrangement: arrangement, now: Instant(1_795_187_062), here: .utc)
        _ = model.update(.user(.cancel))
        #expect(model.lines(.stocks).count == 0, "a filter that cannot be read hides nothing")
    }
}
