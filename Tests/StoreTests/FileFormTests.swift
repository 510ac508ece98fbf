import Arrangement
import Board
import CivilTime
import Literals
import Market
import Testing

@testable import JSON5
@testable import SettingsFiles
@testable import Store

@Suite struct FileFormTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `the board is written with its keys in order, an entry a line`() {
        var arrangement = Arrangement(
            rates: ["JPY"], clocks: [], stocks: ["2330.TW", "AAPL"], sort: Sort(.change, isDescending: true))
        arrangement.compact = ["JPY"]
        #expect(
            String(decoding: BoardDocument.bytes(of: arrangement), as: UTF8.self) == """
                {
                  "base" : "USD",
                  "baseline" : "d1",
                  "clocks" : [

                  ],
                  "compact" : [
                    "JPY"
                  ],
                  "rates" : [
                    "JPY"
                  ],
                  "sort" : {
                    "column" : "change",
                    "descending" : true
                  },
                  "stocks" : [
                    "2330.TW",
                    "AAPL"
                  ],
                  "version" : 1
                }

                """)
    }

    @Test func `changes of an earlier version are read, and written as it wrote them`() throws {
        let text = [
            #"{"board":{"base":"EUR","baseline":"d5","clocks":["Asia/Taipei"],"compact":["JPY"],"groups":{"rates":["#,
            #"{"after":0,"folded":true,"name":"Asia"}]},"rates":["JPY"],"sort":{"column":"change","descending":true},"#,
            #""stocks":["AAPL"],"theme":"nord","version":1},"redo":[{"base":{"new":"JPY","old":"EUR"},"name":"base JPY"}],"#,
            #""undo":[{"name":"group Asia","rates":{"at":0,"new":[{"folded":true,"group":"Asia"},"JPY"],"old":["JPY"]}},"#,
            #"{"baseline":{"new":"d5","old":"d1"},"clocks":{"at":0,"new":["Asia/Taipei"],"old":[]},"#,
            #""compact":{"at":0,"new":["JPY"],"old":[]},"name":"size JPY","#,
            #""sort":{"new":{"column":"change","descending":true}},"stocks":{"at":1,"new":[],"old":["NVDA"]},"#,
            #""theme":{"new":"nord"}}],"version":1}"#,
        ].joined()
        try folder.write(text + "\n", to: "undo.json")
        var arrangement = Arrangement(
            rates: ItemList([.heading(Group("Asia", isFolded: true)), .card("JPY")]),
            clocks: ItemList(cards: ["Asia/Taipei"]), stocks: ItemList(cards: ["AAPL"]), base: "EUR",
            baseline: .d5,
            sort: Sort(.change, isDescending: true))
        (arrangement.compact, arrangement.theme) = (["JPY"], "nord")
        let file = PastFile(path: folder("undo.json"))
        let past = file.load(for: arrangement).past
        #expect(past.undoable.map(\.action) == [Action(.group, "Asia"), Action(.size, "JPY")])
        #expect(past.redoable.map(\.change.base) == [Change.Swap(old: "EUR", new: "JPY")])
        let size = try #require(past.undoable.last).change
        #expect(size.sorts[.stocks] == Change.Swap(old: nil, new: Sort(.change, isDescending: true)))
        #expect(size.lists[.stocks] == Splice(place: 1, old: [.card("NVDA")], new: []))
        try file.save(past, of: arrangement)
        #expect(try folder.text(of: "undo.json") == text + "\n")
    }

    @Test func `texts are written so that they are read again`() throws {
        let text = "a\"\\/\n\r\t\u{0}\u{1B}\u{7F}é😀\u{2028}"
        for form in [JSONValue.Form.printed, .filed, .line] {
            let written = String(decoding: JSONValue.string(text).bytes(form), as: UTF8.self)
            #expect(try JSON5Parser.parse(written).value == .text(text))
        }
    }

    @Test(arguments: [
        ("https://a.b", "https", "a.b"), ("HTTP://User@Host:80/x?y#z", "http", "host"),
        ("http://[::1]:8080", "http", "[::1]"), ("https://台灣.tw/a b", "https", "台灣.tw"),
        ("http://localhost:80@evil.org", "http", "evil.org"),
        ("http://evil.org#@localhost/", "http", "evil.org"),
    ])
    func `an address leads to the host behind the last at`(text: String, scheme: String, host: String) {
        let address = WebAddress(text)
        #expect(address?.scheme == scheme)
        #expect(address?.host == host)
    }

    @Test(arguments: [
        "", "a.b", "://a", "https:a", "https:///x", "https://", "1s://a", "https://a b/", "https://a\\@b/",
        "http://localhost\\@evil.org", "https://a:b", "https://a:123456", "https://[::1", "https://[a",
        "https://[ab]x",
        "https://a@b@c", "https://a%2eb/", "https://<a>",
    ])
    func `what could be read in two ways is no address`(text: String) {
        #expect(WebAddress(text) == nil)
    }
}
