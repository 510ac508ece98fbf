import CivilTime
import Foundation
import Literals
import Market
import Seeded
import Testing

@testable import Feeds

@Suite(.enabled(if: Recordings.folder != nil, Recordings.areMissing), .timeLimit(.minutes(10)))
struct RecordedBodyTests {
    @Test("Every decoder comes back from every recorded body, and from every beginning of one")
    func nothingTraps() throws {
        let bodies = try Recordings.everyBody()
        #expect(bodies.count > 30)
        var successes = 0
        for url in bodies {
            let body = try Array(Data(contentsOf: url))
            successes += Recordings.decodeEveryWay(body)
            for part in 1..<4 { _ = Recordings.decodeEveryWay(Array(body.prefix(body.count * part / 4))) }
        }
        #expect(successes > 10)
    }

    @Test("Random changes to recorded bodies are survived")
    func mutations() throws {
        var random = SeededGenerator.announced()
        let bodies = try Recordings.everyBody().map { try Array(Data(contentsOf: $0)) }.filter {
            $0.count < 8_000
        }
        for _ in 0..<150 {
            guard var body = bodies.randomElement(using: &random) else { break }
            for _ in 0...Int.random(in: 0...8, using: &random) where !body.isEmpty {
                let place = body.startIndex + Int.random(in: 0..<body.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: body[place] = .random(in: 0...255, using: &random)
                case 1: body.removeSubrange(place..<min(place + 20, body.endIndex))
                default: body.insert(contentsOf: Array("9999999999".utf8), at: place)
                }
            }
            _ = Recordings.decodeEveryWay(body)
        }
    }

    @Test(
        "rter's figures are those that Python reads",
        .enabled(if: Recordings.python != nil, "python3 is missing"))
    func rter() throws {
        let script = """
            import json, sys, calendar, time
            for path in sys.argv[1:]:
                for key, entry in sorted(json.load(open(path)).items()):
                    code = key[3:]
                    if key[:3] == "USD" and len(code) == 3 and code.isascii() and code.isupper() and code != "USD" \\
                            and code not in ("XAU", "XAG", "XPT", "XPD", "XBA", "XBB", "XBC", "XBD", "XTS", "XXX"):
                        seconds = calendar.timegm(time.strptime(entry["UTC"], "%Y-%m-%d %H:%M:%S"))
                        print(code, float(entry["Exrate"]), seconds)
            """
        for url in try Recordings.bodies(in: "rter") {
            let ours = try Rter().rates(in: Array(Data(contentsOf: url))).figures
                .map { "\($0.code) \($0.perDollar) \($0.quotedAt.seconds)" }
            let theirs = try Recordings.python(script, url)
            #expect(ours.count > 100)
            #expect(ours.map(Recordings.figures) == theirs.map(Recordings.figures))
        }
    }

    @Test(
        "A chart's figures and days are those that Python reads",
        .enabled(if: Recordings.python != nil, "python3 is missing"))
    func charts() throws {
        let script = """
            import json, sys, datetime, zoneinfo
            result = (json.load(open(sys.argv[1])).get("chart") or {}).get("result")
            if result:
                meta = result[0]["meta"]
                zone = zoneinfo.ZoneInfo(meta["exchangeTimezoneName"])
                columns = result[0]["indicators"]["quote"][0].get("close") or []
                bars = [b for b in zip(result[0].get("timestamp") or [], columns) if b[1]]
                price, time = meta.get("regularMarketPrice"), meta.get("regularMarketTime")
                if price is None or time is None:
                    time, price = bars[-1] if bars else (None, None)
                print("symbol", meta["symbol"])
                if price is not None: print("price", float(price), time)
                day = lambda t: (datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
                                 + datetime.timedelta(seconds=t)).astimezone(zone).date()
                kind = meta.get("dataGranularity") or "1d"
                if kind == "1d":
                    for d, c in sorted({day(t): c for t, c in bars}.items()): print("close", float(c), d)
                elif kind[-1] in "mh":
                    for t, c in bars:
                        if day(t) == day(time): print("today", float(c))
            """
        var seen = 0
        for url in try Recordings.bodies(in: "yahoo-chart") {
            let theirs = try Recordings.python(script, url)
            guard let symbol = theirs.first?.dropFirst("symbol ".count).description else {
                #expect(throws: FeedFailure.Cause.self) {
                    try Yahoo().quotes(of: ["X"], in: Array(Data(contentsOf: url)))
                }
                continue
            }
            let quote = try #require(
                try Yahoo().quotes(of: [Symbol(stringLiteral: symbol)], in: Array(Data(contentsOf: url)))
                    .figures
                    .first)
            var ours: [String] = ["symbol \(quote.symbol)"]
            if let price = quote.price, let time = quote.time {
                ours.append("price \(price) \(time.seconds)")
            }
            ours += quote.closes.map { "close \($0.close) \($0.day)" }
            ours += quote.today.map { "today \($0)" }
            #expect(
                ours.map(Recordings.figures) == theirs.map(Recordings.figures), "\(url.lastPathComponent)")
            seen += 1
        }
        #expect(seen > 25)
    }
}

struct RandomBodyTests {
    @Test("Random bytes and random JSON are survived")
    func noise() {
        var random = SeededGenerator.announced()
        let words = [
            "{", "}", "[", "]", ",", ":", "\"USDJPY\"", "\"Exrate\"", "\"UTC\"", "\"chart\"", "\"result\"",
            "\"meta\"",
            "\"timestamp\"", "\"indicators\"", "\"quote\"", "\"close\"", "\"symbol\"", "\"dataList\"",
            "\"value\"", "null",
            "true", "1e300", "-1e300", "1e999", "9223372036854775808", "\"\\ud800\"", "\"\u{1B}[31m\"", "0",
            "-0.0", "\"date\"", "\"rates\"", "\"quote\"", "\"2026-09-08\"", "\"msgArray\"", "\"c\"", "\"z\"",
            "\"2330\"",
            "\"Code\"", "\"Date\"", "\"1150731\"", "\"spark\"", "\"response\"",
        ]
        for round in 0..<400 {
            var body: [UInt8] = []
            for _ in 0..<Int.random(in: 0...60, using: &random) {
                if round.isMultiple(of: 2) {
                    body.append(.random(in: 0...255, using: &random))
                } else {
                    body += Array((words.randomElement(using: &random) ?? "").utf8)
                }
            }
            _ = Recordings.decodeEveryWay(body)
        }
    }

    @Test("Nesting without end is refused", arguments: ["[", "{\"chart\":", "{\"USDJPY\":", "[{\"symbol\":"])
    func nesting(opening: String) {
        let body = Array(String(repeating: opening, count: 200_000).utf8)
        #expect(Recordings.decodeEveryWay(body) == 0)
    }

    @Test(
        "A body full of junk, as large as is read, is done with soon",
        arguments: [
            ("[", "0,", "0]"), ("[", #"{"symbol":"a"},"#, "0]"),
            ("{\"chart\":{\"result\":[{\"timestamp\":[", "\"\",", "0]}]}}"),
            (#"[{"symbol":"AAPL","dataList":["#, "0,", "0]}]"), (#"{"msgArray":["#, #"{"c":"2330"},"#, "0]}"),
            (#"{"spark":{"result":["#, #"{"symbol":"AAPL","response":[{}]},"#, "0]}}"),
            (#"{"rates":{"#, #""2026-01-01":{},"#, #""x":0}}"#),
        ])
    func junk(opening: String, element: String, end: String) {
        let count = 8_000_000 / element.utf8.count
        let body = Array((opening + String(repeating: element, count: count) + end).utf8)
        // CPU time, which a busy machine does not stretch.
        let start = clock()
        _ = Recordings.decodeEveryWay(body)
        #expect(
            (clock() - start) / CLOCKS_PER_SEC < 20, "every element looked at would take most of a minute")
    }

    @Test("Huge figures in every place leave a price out, not the process")
    func hugeFigures() throws {
        for number in ["1e300", "-1e300", "1e999", "-9223372036854775809", "18446744073709551616", "NaN"] {
            let body = """
                {"chart": {"result": [{"meta": {"symbol": "AAPL", "regularMarketPrice": 1, "regularMarketTime": \(number),
                "gmtoffset": \(number)}, "timestamp": [\(number)], "indicators": {"quote": [{"close": [2]}]}}]}}
                """
            #expect(Recordings.decodeEveryWay(Array(body.utf8)) <= 1)
            let quote = try? Yahoo().quotes(of: ["AAPL"], in: Array(body.utf8)).figures.first
            #expect(quote?.price == nil)
        }
    }
}
