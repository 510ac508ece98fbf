import Board
import Foundation
import Literals
import Testing

@testable import Store

@Suite struct BoardGroupsTests {
    let folder: TemporaryFolder
    let file: BoardFile

    init() throws {
        folder = try TemporaryFolder()
        file = BoardFile(path: folder("board.json"))
    }

    @Test func `groups and compact cards are kept, empty and folded ones too`() throws {
        var arrangement = Arrangement(
            rates: ItemList([
                .card("JPY"), .heading(Group("Asia", isFolded: true)), .card("TWD"), .heading(Group("None")),
            ]),
            clocks: ItemList([.heading(Group("東アジア")), .card("Asia/Tokyo")]),
            stocks: ItemList(cards: ["AAPL"]))
        arrangement.compact = ["TWD"]
        try file.save(arrangement)
        #expect(file.load() == .init(arrangement: arrangement))
        let text = try folder.text(of: "board.json")
        #expect(text.contains("\"version\" : 1"))
        #expect(text.contains("\"Asia/Tokyo\""))
    }

    @Test func `groups that make no sense are left out and said, and cards are never lost with them`() throws
    {
        try folder.write(
            #"""
            {"version":1,"rates":["JPY","x","TWD"],"clocks":[],"stocks":[],"compact":["TWD","ZZZ"],
             "groups":{"rates":[{"name":"","after":1},{"name":"A","after":-5},{"name":"A","after":2},{"name":"B","after":99}]}}
            """#, to: "board.json")
        let contents = file.load()
        #expect(contents.arrangement?.rates == ["JPY", "TWD"])
        #expect(contents.arrangement?.list(.rates).groups.map(\.name) == ["A", "B"])
        #expect(contents.arrangement?.compact == ["TWD"])
        #expect(contents.notice == .leftOut(path: file.path, count: 2))
    }
}
