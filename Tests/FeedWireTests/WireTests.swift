import CivilTime
import Glibc
import Literals
import Market
import Seeded
import Testing

@testable import FeedWire

/// What the two programs say to each other, as bytes.
struct WireTests {
    private static let headLength = 8

    private func body(_ report: FeedReport) throws -> [UInt8] {
        Array(try #require(Wire.bytes(of: report)).dropFirst(WireTests.headLength))
    }

    @Test("Whatever is said is heard as it was said")
    func whole() throws {
        var words = Talk(SeededGenerator.announced())
        for _ in 0..<300 {
            let report = words.report()
            #expect(Wire.report(in: try body(report)) == report)
            let order = words.order()
            let said = try #require(Wire.bytes(of: order))
            #expect(Wire.order(in: Array(said.dropFirst(WireTests.headLength))) == order)
        }
    }

    @Test("Figures come through to the last bit, and every cause and kind of answer")
    func exact() throws {
        let closes = [DailyClose(day: Day(number: -719_162), close: .leastNonzeroMagnitude)]
        let quote = Quote(
            symbol: "2330.TW", name: "台積電", currency: nil, kind: .future, price: -37.63,
            time: Instant(-1), zone: "Asia/Taipei",
            closes: closes + [DailyClose(day: Day(number: 1), close: -0.1)],
            skipped: [Day(number: 7)], stated: [.d5: closes[0]], today: [1e308, 975], source: "dash",
            trial: TrialPrice(price: 0.1 + 0.2, time: Instant(7)))
        let causes: [FeedFailure.Cause] = [
            .unreachable("a"), .unreachable(.known(.noConnection)), .timedOut,
            .tooManyRequests(retryAfter: .max), .unknownSymbol, .status(503),
            .tooLarge(limit: 8), .badRedirect("b"), .malformed(""), .insecureAddress("c"),
        ]
        let answers: [FeedAnswer] =
            [
                .rates([Rate(code: "JPY", perDollar: 149.23, quotedAt: Instant(0), source: "rter")]),
                .quotes([quote]), .quotes([]), .pastRates(["TWD": closes], source: "frankfurter"),
                .found([FoundStock(symbol: "A", name: nil, exchange: "NYSE", kind: nil)], for: "é"),
                .leftOut(3, source: "s"),
            ] + causes.map { .failed(FeedFailure(source: "yahoo", cause: $0), symbol: "AAPL") }
        for answer in answers {
            #expect(Wire.report(in: try body(.answer(.min, answer))) == .answer(.min, answer))
        }
    }

    @Test("What ends too soon, or goes on, is not heard")
    func cut() throws {
        var words = Talk(SeededGenerator.announced())
        for _ in 0..<40 {
            let body = try body(words.report())
            for length in body.indices { #expect(Wire.report(in: Array(body[..<length])) == nil) }
            #expect(Wire.report(in: body + [0]) == nil)
        }
    }

    @Test("Figures that are none are neither said nor heard", arguments: [0, -1, .infinity, .nan])
    func noFigures(value: Double) throws {
        func report(_ value: Double) -> FeedReport {
            .answer(1, .rates([Rate(code: "JPY", perDollar: value, quotedAt: Instant(0), source: "rter")]))
        }
        #expect(Wire.bytes(of: report(value)) == nil)
        // kind, number, kind, count, text of three letters
        let place = 1 + 8 + 1 + 4 + 4 + 3
        var body = try body(report(1))
        withUnsafeBytes(of: value.bitPattern.littleEndian) {
            body.replaceSubrange(place..<(place + 8), with: $0)
        }
        #expect(Wire.report(in: body) == nil)
    }

    @Test("A currency or a stock that cannot be one is no answer")
    func noIdentity() throws {
        let rate = Rate(code: "JPY", perDollar: 150, quotedAt: Instant(0), source: "rter")
        let bytes = try #require(Wire.bytes(of: FeedReport.answer(1, .rates([rate]))))
        let body = Array(bytes.dropFirst(Wire.headLength))
        #expect(Wire.report(in: body) == .answer(1, .rates([rate])))
        for (code, other) in [("JPY", "jpy"), ("rter", "r er")] {
            var wrong = body
            let place = try #require(body.firstRange(of: Array(code.utf8)))
            wrong.replaceSubrange(place, with: Array(other.utf8))
            #expect(Wire.report(in: wrong) == nil, "\(other)")
        }
    }

    @Test("A list that claims to be longer than the message, and text that is none, are not heard")
    func lies() throws {
        #expect(Wire.report(in: [0] + [UInt8](repeating: 0, count: 8) + [1, 255, 255, 255, 255]) == nil)
        #expect(Wire.order(in: [1] + [UInt8](repeating: 0, count: 8) + [3, 1, 0, 0, 0, 0xFF]) == nil)
        #expect(
            Wire.order(in: [1] + [UInt8](repeating: 0, count: 8) + [3, 1, 0, 0, 0, 0x41])
                == .ask(0, .search("A")))
    }

    @Test("Messages are taken apart however they come in, up to the first that is none")
    func pieces() throws {
        var words = Talk(SeededGenerator.announced())
        let reports = (0..<20).map { _ in words.report() }
        var bytes = try reports.flatMap { try #require(Wire.bytes(of: $0)) }
        bytes += Array("HTTP/1.1 200 OK\r\n\r\n".utf8)
        bytes += try #require(Wire.bytes(of: FeedReport.finished(1)))
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { close(ends[0]) }
        // A pipe holds 64 KB, which these are far below.
        try #require(bytes.count < 60_000)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Int.random(in: 1...rest.count, using: &words.generator)
            let written = rest.withUnsafeBytes { write(ends[1], $0.baseAddress, count) }
            rest = rest.dropFirst(max(0, written))
        }
        close(ends[1])
        var input = WireInput(ends[0])
        for report in reports { #expect(input.next().flatMap(Wire.report) == report) }
        #expect(input.next() == nil)
    }

    @Test("A head that promises too much is none")
    func heads() {
        #expect(Wire.length(Wire.mark + [0, 0, 0, 4]) == Wire.longestBody)
        #expect(Wire.length(Wire.mark + [1, 0, 0, 4]) == nil)
        #expect(Wire.length([0x66, 0x78, 0x57, 2, 1, 0, 0, 0]) == nil)
    }
}

/// Messages of all kinds, made up.
private struct Talk {
    var generator: SeededGenerator

    init(_ generator: SeededGenerator) { self.generator = generator }

    mutating func report() -> FeedReport {
        switch number(7) {
        case 0: .finished(number(1 << 40))
        case 1: .noted(record())
        case 2: .record(record())
        case 3: .alive
        case 4: .claim(text())
        case 5: .release(text())
        default: .answer(number(1000), answer())
        }
    }

    mutating func order() -> FeedOrder {
        guard number(2) == 0 else { return .ask(number(1000), subject()) }
        guard number(2) == 0 else { return .claimed(text(), record()) }
        let feeds = some {
            FeedSource(kind: $0.feed(), url: $0.text(), agent: $0.number(2) == 0 ? nil : $0.text())
        }
        return .begin(
            FeedStart(
                rates: feeds, stocks: some { FeedSource(kind: $0.feed(), url: $0.text()) }, userAgent: text(),
                isPatient: number(2) == 0, record: record()))
    }

    private mutating func subject() -> FeedSubject {
        switch number(4) {
        case 0: .rates
        case 1: .quotes(some { $0.symbol() })
        case 2: .pastRates(some { $0.code() }, since: Day(number: number(40_000)))
        default: .search(text())
        }
    }

    private mutating func answer() -> FeedAnswer {
        switch number(6) {
        case 0:
            .rates(
                some {
                    Rate(
                        code: $0.code(), perDollar: $0.figure(), quotedAt: $0.instant(), source: $0.feed())
                })
        case 1: .quotes(some { $0.quote() })
        case 2: .pastRates(["TWD": closes(), "JPY": closes()], source: feed())
        case 3: .found(some { FoundStock(symbol: $0.symbol(), name: $0.maybe { $0.text() }) }, for: text())
        case 4:
            .failed(
                FeedFailure(source: feed(), cause: cause(), host: maybe { $0.text() }),
                symbol: maybe { $0.symbol() })
        default: .leftOut(number(900), source: feed())
        }
    }

    private mutating func code() -> CurrencyCode { number(2) == 0 ? "TWD" : "JPY" }
    private mutating func symbol() -> Symbol { "S\(number(10_000)).TW" }
    private mutating func feed() -> FeedID { "feed-\(number(100))" }

    private mutating func quote() -> Quote {
        Quote(
            symbol: symbol(), name: maybe { $0.text() }, currency: maybe { $0.text() },
            kind: Instrument.allCases[number(Instrument.allCases.count)],
            price: maybe { $0.figure() * ($0.number(2) == 0 ? 1 : -1) }, time: maybe { $0.instant() },
            zone: text(), closes: closes(), skipped: some { Day(number: $0.number(40_000)) },
            stated: number(2) == 0 ? [:] : [.d1: DailyClose(day: Day(number: number(9)), close: figure())],
            today: some { $0.figure() }, source: feed(),
            trial: maybe { TrialPrice(price: $0.figure(), time: $0.instant()) })
    }

    private mutating func record() -> FeedRecord {
        var record = FeedRecord()
        for name in some({ $0.text() }) {
            var host = FeedRecord.Host()
            host.starts = some { $0.uptime() }
            host.nextStart = maybe { $0.uptime() }
            host.asked = [text(): uptime()]
            host.closure = maybe {
                FeedRecord.Closure(until: $0.uptime(), cause: $0.cause(), isDemanded: $0.number(2) == 0)
            }
            host.failures = number(40)
            record.hosts[name] = host
            var feed = FeedRecord.Feed(host: maybe { $0.text() })
            feed.failedAt = maybe { $0.uptime() }
            feed.cause = maybe { $0.cause() }
            record.feeds[name] = feed
        }
        record.charted = maybe { talk in talk.some { UInt8($0.number(256)) } }
        return record
    }

    private mutating func cause() -> FeedFailure.Cause {
        switch number(4) {
        case 0: .timedOut
        case 1: .status(number(600))
        case 2: .unreachable(.init(name: text()))
        default: .tooManyRequests(retryAfter: number(900))
        }
    }

    private mutating func closes() -> [DailyClose] {
        some { DailyClose(day: Day(number: $0.number(40_000)), close: $0.figure()) }
    }

    private mutating func text() -> String {
        let letters: [Character] = ["a", "Z", "0", ".", "é", "台", "\u{1F600}", "\u{0}", "\n"]
        return String(some { letters[$0.number(letters.count)] })
    }

    private mutating func figure() -> Double { .random(in: 1e-9...1e9, using: &generator) }
    private mutating func instant() -> Instant { Instant(number(2_000_000_000)) }
    private mutating func uptime() -> Uptime { Uptime(.milliseconds(number(1_000_000_000))) }
    private mutating func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
    private mutating func maybe<Value>(_ make: (inout Talk) -> Value) -> Value? {
        number(2) == 0 ? nil : make(&self)
    }
    private mutating func some<Value>(_ make: (inout Talk) -> Value) -> [Value] {
        (0..<number(5)).map { _ in make(&self) }
    }
}
