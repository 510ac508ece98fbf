import Arrangement
import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing

@testable import Store

@Suite struct QuoteHistoryTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder("history.sqlite")
    }

    static let tsmc = Quote(
        symbol: "2330.TW", name: "台積電", currency: "TWD", price: 1020, time: HistoryTests.noon(17),
        zone: "Asia/Taipei", closes: HistoryTests.closes((15, 1005), (16, 1010.5), (17, 1020)),
        today: [1008, 1012.25, 1020], source: "yahoo")

    private func history() throws -> FigureStore {
        try #require(FigureStore.open(at: path, now: HistoryTests.now).history)
    }

    private func cached(at now: Instant = HistoryTests.now) -> [Quote] {
        FigureStore.open(at: path, now: now).cached.quotes.map(\.value)
    }

    @Test func `a quote comes back as it was`() async throws {
        let other = Quote(symbol: "^TWII", zone: "Asia/Taipei", source: "yahoo")
        try await history().record(.quotes([other, QuoteHistoryTests.tsmc]), seenAt: HistoryTests.now)
        #expect(cached() == [QuoteHistoryTests.tsmc, other])
    }

    @Test func `what was seen by a clock that was ahead gives way to another feed's figures`() async throws {
        let (history, now) = (try history(), MachineStart.now.wall)
        let (ahead, day) = (now + 30 * 86_400, 86_400)
        var (old, new) = (QuoteHistoryTests.tsmc, QuoteHistoryTests.tsmc)
        (old.time, new.time, new.source, new.price) = (now + -day, now, "twse", 999)
        try await history.record(.quotes([old]), seenAt: ahead)
        try await history.record(.quotes([new]), seenAt: now)
        #expect(cached(at: now).first?.price == 999)
        let rates = [
            HistoryTests.rate("JPY", 150, at: now + -day, source: "er-api"),
            HistoryTests.rate("JPY", 155, at: now),
        ]
        try await history.record(.rates([rates[0]]), seenAt: ahead)
        try await history.record(.rates([rates[1]]), seenAt: now)
        #expect(FigureStore.open(at: path, now: now).cached.rates.map(\.value) == [rates[1]])
    }

    @Test func `a quote without a price, a name or a currency erases none`() async throws {
        let history = try history()
        try await history.record(.quotes([QuoteHistoryTests.tsmc]), seenAt: HistoryTests.now)
        let empty = Quote(symbol: "2330.TW", zone: "UTC", source: "dash")
        try await history.record(.quotes([empty]), seenAt: HistoryTests.now)
        #expect(cached() == [QuoteHistoryTests.tsmc])
    }

    @Test func `what is missing is filled in later, and the local name stands beside the English one`()
        async throws
    {
        let history = try history()
        try await history.record(
            .quotes([Quote(symbol: "2330.TW", name: "TSMC", zone: "UTC", source: "dash")]),
            seenAt: HistoryTests.now)
        try await history.record(.quotes([QuoteHistoryTests.tsmc]), seenAt: HistoryTests.now)
        var both = QuoteHistoryTests.tsmc
        both.name = "TSMC"
        #expect(cached() == [both])
        #expect(both.name(.local) == "台積電" && both.name(.readable("zh")) == "台積電")
        #expect(both.name(.readable("de")) == "TSMC" && both.name(.readable("ja")) == "TSMC")
    }

    @Test func `a newer price replaces the kept one, whoever gives it`() async throws {
        let history = try history()
        try await history.record(.quotes([QuoteHistoryTests.tsmc]), seenAt: HistoryTests.noon(17))
        let next = Quote(
            symbol: "2330.TW", price: 1030, time: HistoryTests.noon(18), zone: "Asia/Taipei", source: "twse")
        try await history.record(.quotes([next]), seenAt: HistoryTests.now)
        var expected = QuoteHistoryTests.tsmc
        expected.price = 1030
        expected.time = HistoryTests.noon(18)
        expected.source = "twse"
        expected.today = []
        // The closes are another feed's; they are back with its price.
        expected.closes = []
        #expect(cached() == [expected])
        try await history.record(.quotes([QuoteHistoryTests.tsmc]), seenAt: HistoryTests.now)
        #expect(cached() == [QuoteHistoryTests.tsmc])
    }

    @Test
    func `what it is, the days left out and a price below 0 are kept, and outlive an answer without them`()
        async throws
    {
        let history = try history()
        let oil = Quote(
            symbol: "CL=F", kind: .future, price: -37.63, time: HistoryTests.noon(17),
            zone: "America/New_York", closes: HistoryTests.closes((15, 18.27), (17, -37.63)),
            skipped: HistoryTests.closes((16, 1)).map(\.day), source: "yahoo")
        try await history.record(.quotes([oil]), seenAt: HistoryTests.noon(17))
        #expect(cached() == [oil])
        var next = Quote(
            symbol: "CL=F", price: -13.1, time: HistoryTests.noon(18), zone: "UTC", source: "yahoo")
        try await history.record(.quotes([next]), seenAt: HistoryTests.noon(18))
        next.kind = .future
        next.zone = oil.zone
        next.closes = oil.closes
        next.skipped = oil.skipped
        #expect(cached() == [next])
    }

    @Test func `a price of a time yet to come is no point, gives way, and leaves no closes of days to come`()
        async throws
    {
        let history = try history()
        var lie = QuoteHistoryTests.tsmc
        lie.price = 1
        lie.time = HistoryTests.noon(19)
        lie.source = "dash"
        lie.closes = HistoryTests.closes((16, 1010.5), (19, 1))
        for quote in [QuoteHistoryTests.tsmc, lie, QuoteHistoryTests.tsmc] {
            try await history.record(.quotes([quote]), seenAt: HistoryTests.noon(17))
            #expect(cached().map(\.price) == [quote.price])
        }
        #expect(cached() == [QuoteHistoryTests.tsmc])
        #expect(
            try await history.intraday(ofStock: lie.symbol, since: Instant(0)).allSatisfy { $0.value > 1 })
        #expect(
            try await history.closes(ofStock: lie.symbol, since: Day(number: 0)).allSatisfy { $0.close > 1 })
    }

    @Test func `a price that was seen earlier does not, but its name is kept`() async throws {
        let history = try history()
        try await history.record(.quotes([QuoteHistoryTests.tsmc]), seenAt: HistoryTests.now)
        let older = Quote(
            symbol: "2330.TW", name: "TSMC", price: 900, time: HistoryTests.noon(16), zone: "UTC",
            closes: HistoryTests.closes((14, 995), (15, 1)), source: "twse-day")
        try await history.record(.quotes([older]), seenAt: HistoryTests.noon(17))
        var expected = QuoteHistoryTests.tsmc
        expected.name = "TSMC"
        #expect(cached() == [expected])
    }

    @Test func `a provider may correct its price, even to an older time`() async throws {
        let history = try history()
        try await history.record(.quotes([QuoteHistoryTests.tsmc]), seenAt: HistoryTests.now)
        var corrected = QuoteHistoryTests.tsmc
        corrected.price = 1015
        corrected.time = HistoryTests.noon(16)
        try await history.record(.quotes([corrected]), seenAt: HistoryTests.now)
        #expect(cached() == [corrected])
    }

    @Test func `the line of the day outlives an answer of the same day without one, and no longer`()
        async throws
    {
        let history = try history()
        try await history.record(.quotes([QuoteHistoryTests.tsmc]), seenAt: HistoryTests.now)
        var next = QuoteHistoryTests.tsmc
        next.today = []
        next.time = HistoryTests.noon(17) + 60
        try await history.record(.quotes([next]), seenAt: HistoryTests.now)
        #expect(cached().first?.today == QuoteHistoryTests.tsmc.today)
        #expect(cached().first?.time == next.time)
        next.time = HistoryTests.noon(18)
        try await history.record(.quotes([next]), seenAt: HistoryTests.now)
        #expect(cached().first?.today == [])
    }

    @Test func `a close is corrected by its own provider, and kept for ever`() async throws {
        let history = try history()
        try await history.record(.quotes([QuoteHistoryTests.tsmc]), seenAt: HistoryTests.now)
        var next = QuoteHistoryTests.tsmc
        next.closes = HistoryTests.closes((16, 1011))
        try await history.record(.quotes([next]), seenAt: HistoryTests.now)
        let closes = HistoryTests.closes((15, 1005), (16, 1011), (17, 1020))
        #expect(cached().first?.closes == closes)
        #expect(cached(at: HistoryTests.noon(999)).first?.closes == closes)
        next.closes = []
        next.time = HistoryTests.noon(56)
        try await history.record(.quotes([next]), seenAt: HistoryTests.noon(56))
        #expect(cached(at: HistoryTests.noon(999)).first?.closes == Array(closes[1...]))
    }

    @Test func `the closes a feed states come and go with its price`() async throws {
        let history = try history()
        var dash = QuoteHistoryTests.tsmc
        dash.source = "dash"
        dash.stated = [.d1: HistoryTests.closes((16, 1010))[0], .d5: HistoryTests.closes((10, 990))[0]]
        try await history.record(.quotes([dash]), seenAt: HistoryTests.now)
        #expect(cached() == [dash])
        let silent = Quote(
            symbol: dash.symbol, zone: dash.zone, stated: [.d1: HistoryTests.closes((17, 1))[0]],
            source: "dash")
        try await history.record(.quotes([silent]), seenAt: HistoryTests.now)
        #expect(cached() == [dash])
        dash.stated = [.d5: HistoryTests.closes((11, 991))[0]]
        try await history.record(.quotes([dash]), seenAt: HistoryTests.now)
        #expect(cached() == [dash])
        try await history.record(.quotes([QuoteHistoryTests.tsmc]), seenAt: HistoryTests.now)
        #expect(cached() == [QuoteHistoryTests.tsmc])
    }

    @Test func `closes that a feed states before the first price are kept`() async throws {
        let history = try history()
        let silent = Quote(
            symbol: "2330.TW", zone: "Asia/Taipei", stated: [.d1: HistoryTests.closes((16, 1010))[0]],
            source: "dash")
        try await history.record(
            .quotes([Quote(symbol: "2330.TW", zone: "Asia/Taipei", source: "yahoo"), silent]),
            seenAt: HistoryTests.now)
        #expect(cached() == [silent])
    }

    @Test func `a line comes back from bytes, and broken bytes do no harm`() {
        #expect(FigureLine.values(FigureLine.bytes([1, -2.5, .nan, .infinity, 1e300])) == [1, -2.5, 1e300])
        #expect(FigureLine.values([]) == [])
        #expect(FigureLine.values([0, 0, 0, 0, 0, 0, 0xF0]) == [])
        #expect(FigureLine.values([0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 1, 2, 3]) == [1])
        #expect(FigureLine.values([0, 0, 0, 0, 0, 0, 0xF0, 0x7F]) == [])
    }
}
