import CivilTime
import Foundation
import Literals
import Loopback
import Market
import Testing

@testable import Feeds

struct TwseDayTests {
    private func quotes(_ body: String, of symbols: [Symbol] = ["2330.TW", "6147.TWO"]) throws -> Decoded<
        Quote
    > {
        try TwseDay().quotes(of: symbols, in: Array(body.utf8))
    }

    private func tse(_ price: String, day: String = #""Date": "1151005", "#) -> String {
        #"{\#(day)"Code": "2330", "Name": "台積電", "ClosingPrice": "\#(price)", "Change": "-0.0500"}"#
    }

    private func otc(_ price: String, day: String = "1150731") -> String {
        #"{"Date": "\#(day)", "SecuritiesCompanyCode": "6147", "CompanyName": "頎邦", "Close": "\#(price)", "Change": "+11.50"}"#
    }

    @Test("A close is the price of 13:30 in Taipei of its day, and that day's close")
    func close() throws {
        let day = try #require(Day("2026-10-05"))
        #expect(
            try quotes("[\(tse("1,020.00"))]").figures == [
                Quote(
                    symbol: "2330.TW", name: "台積電", currency: "TWD", price: 1020,
                    time: Instant(1_791_178_200),
                    zone: "Asia/Taipei", closes: [DailyClose(day: day, close: 1020)], source: "twse-day")
            ])
        let other = try #require(try quotes("[\(tse("1")), \(otc("130.00"))]").figures.last)
        #expect(other.symbol == "6147.TWO")
        #expect(other.localName == "頎邦")
        #expect(other.price == 130)
        #expect(other.day?.description == "2026-07-31")
    }

    @Test("A code belongs to the exchange that lists it")
    func exchanges() throws {
        #expect(try quotes("[\(otc("130.00"))]", of: ["6147.TW", "2330.TWO"]).figures.isEmpty)
    }

    @Test(
        "Days come in the calendar that counts from 1912 and in the other",
        arguments: [
            ("1151005", "2026-10-05"), ("115/10/05", "2026-10-05"), ("20261005", "2026-10-05"),
            ("2026/10/05", "2026-10-05"), ("990104", "2010-01-04"), ("1150230", nil), ("115-10-05", nil),
            ("", nil), ("11510050000", nil), ("15", nil), ("1151O05", nil),
        ] as [(String, String?)])
    func days(text: String, day: String?) {
        #expect(Taiwan.day(text)?.description == day)
    }

    @Test("A stock that was not traded has a name and no price", arguments: ["", "--", "---", "0.00", "-"])
    func untraded(price: String) throws {
        let decoded = try quotes("[\(tse(price))]")
        #expect(decoded.figures.map(\.localName) == ["台積電"])
        #expect(decoded.figures.allSatisfy { $0.price == nil && $0.time == nil && $0.closes.isEmpty })
        #expect(decoded.dropped == 0)
    }

    @Test("A price without a day is not used, and that is told; other stocks' rows do not matter")
    func noDay() throws {
        let other = tse("1", day: "").replacing("2330", with: "2317")
        let decoded = try quotes("[\(tse("1020.00", day: "")), \(other)]")
        #expect(decoded.figures.map(\.price) == [nil])
        #expect(decoded.dropped == 1)
    }

    @Test(
        "What is no answer is a failure",
        arguments: [
            ("\n<html>因為安全性考量", "a web page instead of figures"), ("", "it is empty"),
            ("[]", "the list is empty"), ("{}", "its JSON is broken or of another shape"),
        ])
    func noAnswer(body: String, complaint: String) {
        #expect(throws: FeedFailure.Cause.malformed(.said(complaint))) { try quotes(body) }
    }

    @Test("Each exchange is asked for its own stocks, the Taipei Exchange at its own address")
    func addresses() throws {
        func asked(_ base: String, _ symbols: [Symbol]) throws -> [String] {
            try TwseDay().questions(about: symbols, to: FeedAddress(base, allowsFiles: false)).map {
                question in
                guard case .web(let url) = question.address else { return "" }
                return "\(url.text) \(question.symbols.map(\.text).joined(separator: ","))"
            }
        }
        let symbols: [Symbol] = ["6147.TWO", "AAPL", "2330.TW", "0050.TW"]
        #expect(
            try asked("https://openapi.twse.com.tw/v1", symbols) == [
                "https://openapi.twse.com.tw/v1/exchangeReport/STOCK_DAY_ALL 2330.TW,0050.TW",
                "https://www.tpex.org.tw/openapi/v1/tpex_mainboard_quotes 6147.TWO",
            ])
        #expect(
            try asked("http://127.0.0.1:8080/v1/", symbols) == [
                "http://127.0.0.1:8080/v1/exchangeReport/STOCK_DAY_ALL 2330.TW,0050.TW",
                "http://127.0.0.1:8080/v1/tpex_mainboard_quotes 6147.TWO",
            ])
        #expect(try asked("https://openapi.twse.com.tw/v1", ["AAPL", "^TWII"]).isEmpty)
    }

    @Test("One server serves both lists, and what it does not have is told by name")
    func desk() async throws {
        let server = try Replay([
            "/exchangeReport/STOCK_DAY_ALL": Array("[\(tse("1020.00"))]".utf8),
            "/tpex_mainboard_quotes": Array("[\(otc("130.00"))]".utf8),
        ]).serve()
        let desk = Scripted.desk(stocks: [FeedSource(kind: "twse-day", url: server.url)])
        let answers = await desk.answers(to: .quotes(["6147.TWO", "2330.TW", "9999.TW", "AAPL"]))
        let given = answers.flatMap { if case .quotes(let quotes) = $0 { quotes } else { [] as [Quote] } }
        #expect(given.map(\.symbol) == ["2330.TW", "6147.TWO"])
        let failure = FeedFailure(source: "twse-day", cause: .unknownSymbol)
        #expect(answers.last == .failed(failure, symbol: "9999.TW"))
        #expect(answers.count == 3)
    }

    @Test(
        "Recorded closes are those that Python reads",
        .enabled(if: Recordings.folder != nil && Recordings.python != nil, Recordings.areMissing))
    func recorded() throws {
        let script = """
            import json, sys
            for row in json.load(open(sys.argv[1])):
                is_tse = "Code" in row
                code = row["Code"] if is_tse else row["SecuritiesCompanyCode"]
                price = (row["ClosingPrice"] if is_tse else row["Close"]).replace(",", "")
                date, name = row.get("Date"), row["Name"] if is_tse else row["CompanyName"]
                day = f"{int(date[:-4]) + 1911}-{date[-4:-2]}-{date[-2:]}" if date and price else "none"
                print(code + (".TW" if is_tse else ".TWO"), *name.split(), float(price) if date and price else "none", day)
            """
        var rows = 0
        let bodies =
            try Recordings.bodies(in: "twse").filter { $0.lastPathComponent.hasPrefix("STOCK_DAY_ALL") }
            + Recordings.bodies(in: "tpex").filter { $0.lastPathComponent.hasPrefix("tpex_mainboard") }
        for url in bodies {
            let theirs = try Recordings.python(script, url)
            let symbols: [Symbol] =
                theirs.compactMap { $0.split(separator: " ").first.map(String.init) }.identities()
            let decoded = try TwseDay().quotes(of: symbols, in: Array(Data(contentsOf: url)))
            let ours = decoded.figures.map { quote in
                "\(quote.symbol) \(quote.name ?? quote.localName ?? "") \(quote.price.map { "\($0)" } ?? "none") "
                    + (quote.closes.first?.day.description ?? "none")
            }
            #expect(
                ours.map(Recordings.figures) == theirs.map(Recordings.figures), "\(url.lastPathComponent)")
            // The list of 2023 has no day; of its 1181 stocks, 17 were not traded.
            #expect(decoded.dropped == (url.lastPathComponent.contains("full") ? 1181 - 17 : 0))
            rows += ours.count
        }
        #expect(rows > 1190)
        let wall = try #require(
            try Recordings.bodies(in: "twse").first { $0.pathExtension == "html" })
        #expect(throws: FeedFailure.Cause.malformed("a web page instead of figures")) {
            try TwseDay().quotes(of: ["2330.TW"], in: Array(Data(contentsOf: wall)))
        }
    }
}
