import CivilTime
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

struct DashTests {
    private func quotes(_ text: String, _ symbols: Symbol...) throws -> Decoded<Quote> {
        try Dash().quotes(of: symbols, in: Array(text.utf8))
    }

    private let item = """
        {"alertId": 1, "symbol": "2330.TW", "name": "台積電", "lastCloseDay": "20240619", "last5Day": "20240613",
         "lastClose": 981.0, "last5Close": 922.0,
         "dataList": [{"time": "2024-06-20 09:05:00", "value": 975.0}, {"time": "2024-06-20 09:10:00", "value": 976.5}]}
        """

    @Test("An item gives its two closes, its line, and the line's end as the price")
    func wholeItem() throws {
        let quote = try #require(try quotes("[\(item)]", "2330.TW").figures.first)
        #expect(quote.localName == "台積電")
        #expect(quote.price == 976.5)
        #expect(quote.time?.iso8601 == "2024-06-20T01:10:00Z")
        #expect(quote.today == [975, 976.5])
        #expect(quote.base(.d1) == Day("20240619").map { DailyClose(day: $0, close: 981) })
        #expect(quote.base(.d5) == Day("20240613").map { DailyClose(day: $0, close: 922) })
        #expect(quote.closes.isEmpty)
        #expect(quote.zone == "Asia/Taipei")
    }

    @Test("Only the stocks asked for come, each once")
    func asked() throws {
        #expect(try quotes("[\(item), \(item)]", "2330.TW", "AAPL").figures.count == 1)
        #expect(try quotes("[\(item)]", "AAPL").figures.isEmpty)
        #expect(try quotes("[]", "AAPL").figures.isEmpty)
    }

    @Test(
        "An empty line leaves the closes and takes the price",
        arguments: ["[]", "null", "7", #"[null, {}, 7]"#])
    func emptyLine(list: String) throws {
        let body = #"[{"symbol": "AAPL", "lastCloseDay": "20240619", "lastClose": 9, "dataList": \#(list)}]"#
        let quote = try #require(try quotes(body, "AAPL").figures.first)
        #expect(quote.price == nil)
        #expect(quote.time == nil)
        #expect(quote.base(.d1)?.close == 9)
    }

    @Test(
        "A base that is no price, or of no day, is absent",
        arguments: [
            #""last5Close": 0, "last5Day": "20240613""#, #""last5Close": -1, "last5Day": "20240613""#,
            #""last5Close": "922", "last5Day": "20240613""#, #""last5Close": 922, "last5Day": "20240631""#,
            #""last5Close": 922, "last5Day": 20240613"#, #""last5Close": 922"#,
            #""last5Close": 1e999, "last5Day": "20240613""#,
        ])
    func badBase(fields: String) throws {
        let body = #"[{"symbol": "AAPL", "lastCloseDay": "20240619", "lastClose": 9, \#(fields)}]"#
        let quote = try #require(try quotes(body, "AAPL").figures.first)
        #expect(quote.base(.d5) == nil)
        #expect(quote.base(.d1)?.close == 9)
    }

    @Test("A bad item or point disturbs no other")
    func badItem() throws {
        let points =
            #"[{"time": "2024-06-20 09:05:00", "value": 3}, {"time": "later", "value": 4}, {"value": 5}, 6]"#
        let decoded = try quotes(
            #"[7, null, {}, {"symbol": "\u001b]0;x\u0007"}, {"symbol": "AAPL", "dataList": \#(points)}, \#(item)]"#,
            "AAPL", "2330.TW")
        #expect(decoded.figures.map(\.symbol) == ["AAPL", "2330.TW"])
        #expect(decoded.figures.first?.price == 3)
        #expect(decoded.dropped == 4)
    }

    @Test("The line is that of the last point's day")
    func line() throws {
        let points =
            #"[{"time": "2024-06-19 16:00:00", "value": 3}, {"time": "2024-06-20 09:30:00", "value": 4}]"#
        let quote = try #require(
            try quotes(#"[{"symbol": "AAPL", "dataList": \#(points)}]"#, "AAPL").figures.first)
        #expect(quote.today == [4])
    }

    @Test("A body that is no list is a failure", arguments: ["{}", "", "null", "<html>", "[", "3"])
    func noList(body: String) {
        #expect(throws: FeedFailure.Cause.self) { try quotes(body, "AAPL") }
    }
}
