import Board
import CivilTime
import Literals
import Market
import Testing

@testable import JSON5
@testable import Store

/// The form of the files that the program writes, which versions of it have in common.
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

    @Test func `the feeds' record is read as earlier versions wrote it, and written as they did`() throws {
        let text = """
            {
              "noted" : {
                "boot" : "a",
                "uptime" : 1000,
                "wall" : 5000
              },
              "record" : {
                "feeds" : {
                  "yahoo https://u" : {
                    "answeredAt" : 999.5,
                    "cause" : {
                      "unreachable" : {
                        "_0" : "a \\"b\\""
                      }
                    },
                    "failedAt" : 999,
                    "host" : "h:443"
                  }
                },
                "hosts" : {
                  "h:443" : {
                    "asked" : {
                      "q" : 990.125
                    },
                    "closure" : {
                      "cause" : {
                        "timedOut" : {

                        }
                      },
                      "isDemanded" : false,
                      "until" : 1100
                    },
                    "failures" : 1,
                    "refusals" : 0,
                    "starts" : [
                      990.001
                    ]
                  }
                }
              },
              "version" : 1
            }

            """
        try folder.write(text, to: "feeds.json")
        let file = FeedRecordFile(path: folder("feeds.json"))
        let now = MachineStart(boot: "a", uptime: Uptime(.seconds(1000)), wall: Instant(5000))
        let record = file.load(at: now)
        #expect(record.feeds["yahoo https://u"]?.cause == .unreachable("a \"b\""))
        #expect(record.hosts["h:443"]?.closure?.cause == .timedOut)
        #expect(record.hosts["h:443"]?.starts == [Uptime(.milliseconds(990_001))])
        try file.save(FeedRecord(), at: now)
        #expect(try folder.text(of: "feeds.json") == text)
    }

    @Test(arguments: [
        FeedFailure.Cause.unreachable("x"), .unreachable(.known(.noConnection)), .timedOut,
        .tooManyRequests(retryAfter: 5), .unknownSymbol,
        .status(500), .tooLarge(limit: 9), .badRedirect("y"), .malformed("z"), .insecureAddress("http://a"),
    ])
    func `every cause of a failure is kept`(cause: FeedFailure.Cause) throws {
        let now = MachineStart(boot: "a", uptime: Uptime(.seconds(1000)), wall: Instant(5000))
        var record = FeedRecord()
        var feed = FeedRecord.Feed(host: nil)
        (feed.failedAt, feed.cause) = (Uptime(.seconds(1)), cause)
        record.feeds["k"] = feed
        let file = FeedRecordFile(path: folder("feeds.json"))
        try file.save(record, at: now)
        #expect(file.load(at: now) == record)
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
        #expect(size.sort == Change.Swap(old: nil, new: Sort(.change, isDescending: true)))
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
