import Arrangement
import Board
import Foundation
import Literals
import Market
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

    @Test func `which panels are shown and how large is kept, and what is unknown there is passed over`()
        throws
    {
        var arrangement = Arrangement.first
        try file.save(arrangement)
        #expect(try !folder.text(of: "board.json").contains("panels"), "as ever where nothing was chosen")
        arrangement.division.hidden = [.clocks]
        arrangement.division.order = [.stocks, .rates]
        arrangement.division.shares = [.side: 400, .table: 610, .below(.stocks): 250]
        try file.save(arrangement)
        #expect(file.load() == .init(arrangement: arrangement))
        try folder.write(
            #"""
            {"version":1,"rates":["JPY"],"clocks":[],"stocks":[],
             "panels":{"order":["stocks","news","stocks"],"hidden":["news","rates"],"shares":{"side":5000,"top":3},"more":1}}
            """#, to: "board.json")
        let read = try #require(file.load().arrangement)
        #expect(read.division.order == [.stocks])
        #expect(read.division.hidden == [.rates] && read.division.shares == [.side: 999])
        #expect(file.load().notice == nil)
    }

    @Test func `the columns of the grid are kept in their order, the price always among them`() throws {
        var arrangement = Arrangement.first
        arrangement.stockColumns = [.volume, .price, .yearRange]
        try file.save(arrangement)
        #expect(file.load() == .init(arrangement: arrangement))
        try folder.write(
            #"""
            {"version":1,"rates":[],"clocks":[],"stocks":[],"columns":["name","beta","volume","name"],
             "sort":{"column":"volume","descending":true}}
            """#, to: "board.json")
        #expect(file.load().arrangement?.stockColumns == [.price, .name, .volume])
        #expect(file.load().arrangement?.sorts[.stocks]?.column == .volume)
    }

    @Test
    func `the baselines beside positions are kept in their order, and stay out of a board that is sent`()
        throws
    {
        var arrangement = Arrangement.first
        arrangement.positionBaselines = [.toDate(.year), .d5]
        arrangement.sorts[.positions] = Sort(.since(.d5), isDescending: true)
        try file.save(arrangement)
        #expect(file.load() == .init(arrangement: arrangement))
        #expect(SharedBoard("", arrangement).arrangement.positionBaselines.isEmpty)
        try folder.write(
            #"{"version":1,"rates":[],"clocks":[],"stocks":[],"positionColumns":["1y","beta","d5","1y"]}"#,
            to: "board.json")
        #expect(file.load().arrangement?.positionBaselines == [.ago(1, .years), .d5])
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
