import CivilTime
import Foundation
import Literals
import Loopback
import Market
import Testing

@testable import Feeds

struct TwseTests {
    private let symbols: [Symbol] = ["2330.TW", "6488.TWO"]

    private func body(_ rows: String..., code: String = "0000") -> String {
        #"{"msgArray": [\#(rows.joined(separator: ","))], "rtcode": "\#(code)", "rtmessage": "OK", "userDelay": 5000}"#
    }

    private func row(_ fields: String, code: String = "2330", board: String = "tse") -> String {
        let time = #""d": "20261120", "t": "10:44:54", "tlong": "1795142694000""#
        return #"{"c": "\#(code)", "ex": "\#(board)", "n": "台積電", \#(time), \#(fields)}"#
    }

    private func quotes(_ body: String) throws -> Decoded<Quote> {
        try Twse().quotes(of: symbols, in: Array(body.utf8))
    }

    @Test("A quote has its price with the exchange's own time, and no close whose day is not told")
    func quote() throws {
        let decoded = try quotes(body(row(#""z": "1020.0000", "y": "1005.0000""#)))
        #expect(
            decoded.figures == [
                Quote(
                    symbol: "2330.TW", name: "台積電", currency: "TWD", price: 1020,
                    time: Instant(1_795_142_694),
                    zone: "Asia/Taipei", source: "twse")
            ])
        #expect(decoded.dropped == 0)
    }

    @Test(
        "Where the last price is not told, the next best stands for it",
        arguments: [
            (#""z": "1020.0000", "pz": "1", "trade": {"z": "1"}"#, 1020),
            (#""z": "-", "pz": "1015.0000", "trade": {"z": "1"}"#, 1015),
            (#""z": "-", "pz": "-", "trade": {"t": "10:44:50", "v": 35, "z": "1016.0000"}"#, 1016),
            (#""z": "-", "a": "849.0000_850.0000_", "b": "848.0000_847.0000_""#, 848.5),
            (#""z": "-", "trade": {"z": "-"}, "a": "-", "b": "848.0000_847.0000_""#, 848),
            (#""z": "-", "trade": 7, "a": "849.0000_850.0000_", "b": "-""#, 849),
            (#""z": "-", "a": "-", "b": "0.0000_848.0000_""#, 848), (#""z": "2,505.00""#, 2505),
            (#""z": "-", "a": "-", "b": "-""#, nil), (#""z": "0.0000""#, nil), (#""z": 1020"#, nil),
            (#""z": "0x10""#, nil), (#""z": "inf""#, nil), (#""z": "-1""#, nil), (#""z": """#, nil),
        ] as [(String, Double?)])
    func price(fields: String, price: Double?) throws {
        let decoded = try quotes(body(row(fields)))
        let quote = try #require(decoded.figures.first)
        #expect(quote.price == price)
        #expect((quote.time != nil) == (price != nil))
        #expect(decoded.dropped == 0)
    }

    @Test(
        "Before the day's first trade there is no price: a trial match is told as one, and a book as nothing",
        arguments: [
            (#""v": "0", "o": "-", "z": "-", "pz": "78.0000""#, nil, 78.0),
            (#""v": "0", "o": "-", "z": "78.0500", "pz": "78.0000""#, nil, 78.05),
            (#""v": "-", "o": "-", "z": "78.0500""#, nil, 78.05),
            (#""v": "0", "o": "-", "z": "-", "pz": "-", "trade": {"z": "77.9500"}"#, nil, 77.95),
            (#""v": "0", "o": "-", "z": "-", "pz": "-", "a": "78.0500_", "b": "78.0000_""#, nil, nil),
            (#""v": "0", "z": "-", "a": "78.0500_78.1000_", "b": "-""#, nil, nil),
            (#""v": "12", "o": "78.0000", "z": "-", "pz": "78.1000""#, 78.1, nil),
            (#""v": "0", "o": "78.0000", "z": "78.0500""#, 78.05, nil),
            (#""v": "227", "o": "79.5", "z": "-", "pz": "-", "a": "79.4000_", "b": "79.3000_""#, 79.35, nil),
        ] as [(String, Double?, Double?)])
    func beforeTheOpen(fields: String, price: Double?, trial: Double?) throws {
        let quote = try #require(try quotes(body(row(fields))).figures.first)
        #expect(quote.price == price)
        #expect((quote.time != nil) == (price != nil))
        #expect(quote.trial == trial.map { TrialPrice(price: $0, time: Instant(1_795_142_694)) })
    }

    @Test("Before nine o'clock nothing is a price, also where no volume is told")
    func withoutVolume() throws {
        for (fields, trial) in [
            (#""z": "-", "a": "849.0000_", "b": "848.0000_""#, nil), (#""z": "850.0000""#, 850.0),
        ] {
            let early = row(fields).replacing("10:44:54", with: "08:45:00")
            let quote = try #require(try quotes(body(early)).figures.first)
            #expect(quote.price == nil)
            #expect(quote.trial?.price == trial)
        }
    }

    @Test("Before the open the last close stands, from the feed that dates it")
    func lastCloseStands() async throws {
        let trial = row(#""v": "0", "o": "-", "z": "-", "pz": "1030.0000", "y": "1005.0000""#)
        let answer = body(trial)
        let taiwan = try LoopbackServer { _ in .text(answer) }
        let yahoo = try LoopbackServer { _ in .text(Scripted.chart("2330.TW", price: 1005)) }
        let desk = Scripted.desk(stocks: [
            FeedSource(kind: "twse", url: taiwan.url), FeedSource(kind: "yahoo", url: yahoo.url),
        ])
        let answers = await desk.answers(to: .quotes(["2330.TW"]))
        let given = answers.flatMap { if case .quotes(let quotes) = $0 { quotes } else { [] as [Quote] } }
        #expect(given.map(\.price) == [nil, 1005])
        #expect(given.map(\.source) == ["twse", "yahoo"])
        #expect(given.map(\.trial?.price) == [1030, nil])
    }

    @Test("After the close the time is the close's, and without a wall's time the count of milliseconds is")
    func times() throws {
        let late = row(#""z": "1020.0000""#).replacing("10:44:54", with: "13:30:00")
        #expect(try quotes(body(late)).figures.first?.time == Instant(1_795_152_600))
        let bare = row(#""z": "1020.0000""#).replacing(#""t": "10:44:54", "#, with: "")
        #expect(try quotes(body(bare)).figures.first?.time == Instant(1_795_142_694))
        let none = bare.replacing("1795142694000", with: "99999999999999999999")
        let decoded = try quotes(body(none))
        #expect(decoded.figures.map(\.price) == [nil])
        #expect(decoded.dropped == 1)
    }

    @Test("A row goes to the symbol of its own board; an empty one, as the wrong board gives, to none")
    func boards() throws {
        let answer = body(
            row(#""z": "1""#, code: ""), row(#""z": "2""#, code: "6488", board: "tse"),
            row(#""z": "3""#, code: "6488", board: "otc"), row(#""z": "4""#, code: "9999"))
        let decoded = try quotes(answer)
        #expect(decoded.figures.map { "\($0.symbol) \($0.price ?? 0)" } == ["6488.TWO 3.0"])
        #expect(decoded.dropped == 0)
        #expect(try quotes(body("7", row(#""z": "1""#))).dropped == 1)
    }

    @Test(
        "What is no answer is a failure",
        arguments: [
            (#"{"queryTime": {}, "rtmessage": "參數不足", "rtcode": "5001"}"#, "code 5001, 參數不足"),
            ("\r\n\r\n\r\n", "it is empty"), ("", "it is empty"), ("<html>", "a web page instead of figures"),
            ("[]", "its JSON is broken or of another shape"), ("{}", "no list of stocks in it"),
        ])
    func noAnswer(answer: String, complaint: String) {
        #expect(throws: FeedFailure.Cause.malformed(.said(complaint))) { try quotes(answer) }
    }

    @Test("Only Taiwan's stocks are asked for, twenty a request, each on its board")
    func addresses() throws {
        let address = try FeedAddress("https://example.org/", allowsFiles: false)
        let mixed: [Symbol] = [
            "AAPL", "2330.TW", "^TWII", "6488.two", "2330.TWX", "A&b.TW", ".TW", "00632r.TW", "EURUSD=X",
        ]
        let questions = Twse().questions(about: mixed, to: address)
        #expect(questions.map(\.symbols) == [["2330.TW", "6488.two", "00632r.TW"]])
        let url = try #require(
            WebAddress(
                "https://example.org/stock/api/getStockInfo.jsp"
                    + "?ex_ch=tse_2330.tw%7Cotc_6488.tw%7Ctse_00632R.tw&json=1&delay=0"))
        #expect(questions.map(\.address) == [.web(url)])
        #expect(Twse().questions(about: ["AAPL"], to: address).isEmpty)

        let many = Twse().questions(about: (1000..<1050).map { "\($0).TW" }, to: address)
        #expect(many.map(\.symbols.count) == [20, 20, 10])
        #expect(many.flatMap(\.symbols).map(\.text) == (1000..<1050).map { "\($0).TW" })
    }

    @Test("An answer of blank lines is asked for once more, and then it is a failure")
    func blankLines() async throws {
        let good = "\r\n\r\n" + body(row(#""z": "1020.0000""#))
        for isLasting in [false, true] {
            let server = try LoopbackServer { request in
                .text(isLasting || !request.query.hasSuffix("&_=2") ? "\r\n\r\n" : good)
            }
            let desk = Scripted.desk(stocks: [FeedSource(kind: "twse", url: server.url)])
            let answers = await desk.answers(to: .quotes(["2330.TW"]))
            let failure = FeedFailure(source: "twse", cause: .malformed("it is empty"))
            #expect(
                answers == (isLasting ? [.failed(failure, symbol: nil)] : [.quotes(try quotes(good).figures)])
            )
            #expect(server.requests.map { $0.query.hasSuffix("&_=2") } == [false, true])
        }
    }

    @Test("Stocks of elsewhere, and those without a price, are the next feed's")
    func nextFeed() async throws {
        let answer = body(row(#""z": "-""#), row(#""z": "3""#, code: "6488", board: "otc"))
        let taiwan = try LoopbackServer { _ in .text(answer) }
        let yahoo = try LoopbackServer { request in
            request.path.hasSuffix("/AAPL") ? .text(Scripted.chart("AAPL", price: 2)) : .text("", status: 404)
        }
        let desk = Scripted.desk(stocks: [
            FeedSource(kind: "twse", url: taiwan.url), FeedSource(kind: "yahoo", url: yahoo.url),
        ])
        let answers = await desk.answers(to: .quotes(["AAPL", "2330.TW", "6488.TWO"]))
        let given = answers.flatMap { if case .quotes(let quotes) = $0 { quotes } else { [] as [Quote] } }
        #expect(given.map { "\($0.source) \($0.symbol)" } == ["twse 2330.TW", "twse 6488.TWO", "yahoo AAPL"])
        #expect(yahoo.requests.map(\.path) == ["/v8/finance/chart/AAPL", "/v8/finance/chart/2330.TW"])
        #expect(answers.count == 2)
    }

    @Test(
        "Recorded quotes are those that Python reads",
        .enabled(if: Recordings.folder != nil && Recordings.python != nil, Recordings.areMissing))
    func recorded() throws {
        let script = """
            import json, sys, datetime
            def number(text):
                try: return float(text) if text and float(text) > 0 else None
                except ValueError: return None
            def best(text): return next((n for n in map(number, (text or "").split("_")) if n), None)
            for row in json.load(open(sys.argv[1])).get("msgArray", []):
                if not row["c"]: continue
                bid, ask = best(row.get("b")), best(row.get("a"))
                middle = (bid + ask) / 2 if bid and ask else bid or ask
                price = number(row.get("z")) or number(row.get("pz")) or number(row.get("trade", {}).get("z")) or middle
                if "v" in row and not number(row["v"]) and not number(row.get("o")): price = None
                seconds = int(row["tlong"]) // 1000
                if "t" in row:
                    wall = datetime.datetime.strptime(row["d"] + row["t"], "%Y%m%d%H:%M:%S")
                    seconds = int(wall.replace(tzinfo=datetime.timezone(datetime.timedelta(hours=8))).timestamp())
                symbol = row["c"].upper() + (".TW" if row["ex"] == "tse" else ".TWO")
                print(symbol, row["n"], price or "none", seconds if price else "none")
            """
        let asked = ["0050", "1215", "2330", "3008", "T00"].map { $0 + ".TW" }
        let symbols: [Symbol] = (asked + ["6488", "6547", "8069"].map { $0 + ".TWO" }).identities()
        var seen = 0
        for url in try Recordings.bodies(in: "twse-mis") {
            let body = try Array(Data(contentsOf: url))
            guard !url.lastPathComponent.hasPrefix("error") else {
                #expect(throws: FeedFailure.Cause.self) { try Twse().quotes(of: symbols, in: body) }
                continue
            }
            let ours = try Twse().quotes(of: symbols, in: body).figures.map { quote in
                let price = quote.price.map { "\($0)" } ?? "none"
                return
                    "\(quote.symbol) \(quote.name ?? quote.localName ?? "") \(price) \(quote.time.map { "\($0.seconds)" } ?? "none")"
            }
            let theirs = try Recordings.python(script, url)
            #expect(
                ours.map(Recordings.figures) == theirs.map(Recordings.figures), "\(url.lastPathComponent)")
            seen += ours.count
        }
        #expect(seen > 12)
    }
}
