import Arrangement
import Board
import Literals
import Market
import Store
import Testing
import Words

@Suite struct SharedBoardFileTests {
    @Test("A board is the same after it was sent, without what is the user's alone")
    func roundTrip() throws {
        var board = Arrangement(
            rates: ItemList([.card("JPY"), .heading(Group("near")), .card("TWD")]),
            clocks: ItemList(cards: ["Asia/Tokyo"]), stocks: ItemList(cards: ["AAPL", "2330.TW"]),
            base: "EUR",
            baseline: .d5, sort: Sort(.change, isDescending: true))
        board.densities[.stocks] = .compact
        let shared = board
        board.setList(.positions, ItemList(cards: ["AAPL"]))
        board.hidesAmounts = true
        board.theme = "mine"
        let text = SharedBoard("Reise „2026“", board).text(.english)
        #expect(text.hasPrefix("// A board of fxterm "))
        #expect(text.contains("\"name\": \"Reise „2026“\""))
        for word in ["positions", "private", "theme", "amount"] { #expect(!text.contains(word), "\(word)") }
        let read = try SharedBoard(Array(text.utf8), path: "x")
        #expect(read.name == "Reise „2026“")
        #expect(read.arrangement.list(.rates) == shared.list(.rates))
        #expect(read.arrangement.list(.stocks) == shared.list(.stocks))
        #expect(read.arrangement.list(.clocks) == shared.list(.clocks))
        #expect((read.arrangement.base, read.arrangement.baseline) == (shared.base, shared.baseline))
        #expect(read.arrangement.sorts == shared.sorts && read.arrangement.densities == shared.densities)
        #expect(read.leftOut == 0)
    }

    @Test("A file that somebody has written by hand is read, and what is private in it is not taken over")
    func byHand() throws {
        let text = """
            // mine
            { name: 'Travel\\u001b[31m', version: 1, rates: ['JPY', 'nonsense'], clocks: [], stocks: [],
              private: true, theme: 'dark', positions: ['AAPL'], }
            """
        let read = try SharedBoard(Array(text.utf8), path: "x")
        #expect(!read.name.contains("\u{1B}") && read.name.hasPrefix("Travel"))
        #expect(read.arrangement[.rates] == ["JPY"] && read.leftOut == 1)
        #expect(!read.arrangement.hidesAmounts && read.arrangement.theme == nil)
        #expect(read.arrangement[.positions].isEmpty)
    }

    @Test("What is no board, or a newer one, is refused", arguments: ["", "{}", "[1]", "{\"version\": 99}"])
    func refused(_ text: String) {
        #expect(throws: StoreError.self) { try SharedBoard(Array(text.utf8), path: "x") }
    }
}
