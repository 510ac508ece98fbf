import Board
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
