import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Testing

@Suite struct HoursTests {
    /// A line for each case: symbol, kind and zone by the feed, the times of the price and of judging it (day
    /// of November 2026 and UTC; Friday is the 20th), the state, and the exchange whose hours apply.
    private static let cases = """
        2330.TW      share     Asia/Taipei          20T05:30 20T15:00 live  XTAI
        2330.TW      share     Asia/Taipei          20T05:30 22T15:00 live  XTAI
        2330.TW      share     Asia/Taipei          20T05:30 23T01:10 live  XTAI
        2330.TW      share     Asia/Taipei          20T05:30 23T02:00 stale XTAI
        2330.TW      unknown   Asia/Taipei          20T05:30 23T02:00 stale XTAI
        0050.TW      etf       Asia/Taipei          20T05:30 23T02:00 stale XTAI
        6488.TWO     share     Asia/Taipei          20T05:30 22T03:00 live  ROCO
        6488.TWO     share     Asia/Taipei          20T05:30 23T03:00 stale ROCO
        7203.T       share     Asia/Tokyo           20T06:30 23T03:00 live  XTKS
        7203.T       share     Asia/Tokyo           20T06:30 24T01:00 stale XTKS
        0700.HK      share     Asia/Hong_Kong       20T08:10 22T12:00 live  XHKG
        0700.HK      share     Asia/Hong_Kong       20T08:10 23T03:00 stale XHKG
        600519.SS    share     Asia/Shanghai        20T07:00 23T01:40 live  XSHG
        600519.SS    share     Asia/Shanghai        20T07:00 23T02:30 stale XSHG
        000001.SZ    share     Asia/Shanghai        20T07:00 23T04:30 stale XSHE
        005930.KS    share     Asia/Seoul           20T06:30 22T06:00 live  XKRX
        005930.KS    share     Asia/Seoul           20T06:30 23T02:00 stale XKRX
        D05.SI       share     Asia/Singapore       20T09:06 22T06:00 live  XSES
        D05.SI       share     Asia/Singapore       20T09:06 23T02:00 stale XSES
        BBCA.JK      share     Asia/Jakarta         20T09:00 23T04:00 stale XIDX
        RELIANCE.NS  share     Asia/Kolkata         20T10:00 23T06:00 stale XNSE
        RELIANCE.NS  share     Asia/Kolkata         23T10:00 24T06:00 live  XNSE
        HSBA.L       share     Europe/London        20T16:35 22T12:00 live  XLON
        HSBA.L       share     Europe/London        20T16:35 23T11:00 stale XLON
        SAP.DE       share     Europe/Berlin        20T16:35 23T06:00 live  XETR
        SAP.DE       share     Europe/Berlin        20T16:35 23T11:00 stale XETR
        MC.PA        share     Europe/Paris         20T16:35 23T11:00 stale XPAR
        ASML.AS      share     Europe/Amsterdam     20T16:35 22T11:00 live  XAMS
        UCB.BR       share     Europe/Brussels      20T16:35 23T11:00 stale XBRU
        EDP.LS       share     Europe/Lisbon        20T16:35 23T11:00 stale XLIS
        ENI.MI       share     Europe/Rome          20T16:35 23T11:00 stale XMIL
        SAN.MC       share     Europe/Madrid        20T16:35 22T11:00 live  XMAD
        NESN.SW      share     Europe/Zurich        20T16:30 23T11:00 stale XSWX
        ERIC-B.ST    share     Europe/Stockholm     20T16:30 23T11:00 stale XSTO
        NOVO-B.CO    share     Europe/Copenhagen    20T16:00 20T19:00 live  XCSE
        NOKIA.HE     share     Europe/Helsinki      20T16:30 23T11:00 stale XHEL
        EQNR.OL      share     Europe/Oslo          20T15:25 20T19:00 live  XOSL
        VOE.VI       share     Europe/Vienna        20T16:35 23T11:00 stale XWBO
        AAPL         share     America/New_York     20T16:00 20T16:20 live  XNYS
        AAPL         share     America/New_York     20T16:00 20T18:00 stale XNYS
        AAPL         share     America/New_York     20T21:00 22T12:00 live  XNYS
        SPY          etf       America/New_York     20T21:00 23T18:00 stale XNYS
        BRK-B        unknown   America/New_York     20T21:00 23T18:00 stale XNYS
        AAPL         share     America/New_York     25T21:00 26T19:00 live  XNYS
        RY.TO        share     America/Toronto      20T21:00 23T18:00 stale XTSE
        WALMEX.MX    share     America/Mexico_City  20T21:00 23T18:00 stale XMEX
        PETR4.SA     share     America/Sao_Paulo    20T21:00 23T18:00 stale BVMF
        BHP.AX       share     Australia/Sydney     20T05:12 22T12:00 live  XASX
        BHP.AX       share     Australia/Sydney     20T05:12 23T02:00 stale XASX
        FPH.NZ       share     Pacific/Auckland     20T04:00 23T00:00 stale XNZE
        1155.KL      share     Asia/Kuala_Lumpur    20T09:00 23T03:00 stale XKLS
        PTT.BK       share     Asia/Bangkok         20T09:40 23T05:00 stale XBKK
        NPN.JO       share     Africa/Johannesburg  20T15:00 23T10:00 stale XJSE
        BTC-USD      coin      UTC                  20T00:00 22T17:00 stale -
        BTC-USD      coin      UTC                  22T16:50 22T17:00 live  -
        BTC-USD      unknown   UTC                  22T15:00 22T17:00 stale -
        ETH-EUR      unknown   UTC                  20T00:00 22T17:00 stale -
        EURUSD=X     currency  Europe/London        20T22:00 22T12:00 live  -
        EURUSD=X     currency  Europe/London        19T22:00 20T14:00 stale -
        EURUSD=X     currency  Europe/London        20T22:00 23T14:00 stale -
        EURUSD=X     currency  Europe/London        20T13:50 20T14:00 live  -
        JPY=X        unknown   Europe/London        19T22:00 20T14:00 stale -
        GC=F         future    America/New_York     20T22:00 22T12:00 live  -
        GC=F         future    America/New_York     20T22:00 22T23:10 live  -
        GC=F         future    America/New_York     20T22:00 23T02:00 stale -
        GC=F         unknown   America/New_York     19T22:00 20T14:00 stale -
        ES=F         future    America/New_York     19T22:00 20T14:00 stale -
        ES=F         future    America/New_York     19T22:00 19T22:50 live  -
        ES=F         future    America/New_York     19T22:00 20T00:30 stale -
        ES=F         future    America/New_York     26T18:00 26T22:00 live  -
        ZC=F         future    America/New_York     20T19:20 21T03:00 live  -
        ZC=F         future    America/New_York     16T19:20 21T03:00 stale -
        CLZ26.NYM    future    America/New_York     19T22:00 20T14:00 live  -
        ^N225        index     Asia/Tokyo           20T02:00 20T06:00 stale XTKS
        ^N225        index     Asia/Tokyo           20T06:30 20T18:00 live  XTKS
        ^N225        unknown   Asia/Tokyo           20T02:00 20T06:00 stale XTKS
        ^TWII        index     Asia/Taipei          20T05:30 20T18:00 live  XTAI
        ^TWII        index     Asia/Taipei          20T05:30 23T02:00 stale XTAI
        ^HSI         index     Asia/Hong_Kong       20T08:10 20T18:00 live  XHKG
        ^FTSE        index     Europe/London        20T16:35 20T19:00 live  XLON
        ^GDAXI       index     Europe/Berlin        20T16:35 20T20:00 live  XETR
        ^GDAXI       index     Europe/Berlin        20T10:00 20T14:00 stale XETR
        000001.SS    index     Asia/Shanghai        20T07:00 23T02:30 stale XSHG
        FTSEMIB.MI   index     Europe/Rome          20T16:35 23T11:00 stale XMIL
        ^GSPC        index     America/New_York     20T15:00 20T18:00 stale XNYS
        ^GSPC        index     America/New_York     20T21:00 22T18:00 live  XNYS
        ^VIX         index     America/Chicago      20T15:00 20T20:00 live  -
        ^MADEUP      index     UTC                  20T15:00 20T20:00 live  -
        ^MADEUP      index     UTC                  15T15:00 20T20:00 stale -
        DX-Y.NYB     index     America/New_York     20T12:00 20T20:00 live  -
        VFIAX        fund      America/New_York     20T01:00 20T18:00 live  -
        VFIAX        fund      America/New_York     20T21:00 24T20:00 live  -
        VFIAX        fund      America/New_York     20T21:00 25T04:59 live  -
        VFIAX        fund      America/New_York     20T21:00 25T05:00 stale -
        VFIAX        fund      America/New_York     25T21:00 30T12:00 live  -
        0P0000XTS7   unknown   UTC                  20T20:00 26T12:00 live  -
        0P0000XTS7   unknown   UTC                  20T20:00 27T20:00 stale -
        VOW          share     Europe/Berlin        20T10:00 20T20:00 live  -
        2330.TW      share     Asia/Tokyo           20T02:00 20T04:40 live  -
        TEVA.TA      share     Asia/Jerusalem       20T10:00 20T20:00 live  -
        """

    struct Case: Sendable, CustomTestStringConvertible {
        let symbol: String
        let kind: Instrument
        let zone: String
        let made: Instant
        let asked: Instant
        let state: FigureState
        let exchange: String?
        let testDescription: String

        init?(_ line: Substring) {
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 7, let kind = Instrument(rawValue: words[1]),
                let made = Case.moment(words[3]), let asked = Case.moment(words[4]),
                let state = FigureState(rawValue: words[5])
            else { return nil }
            symbol = words[0]
            self.kind = kind
            zone = words[2]
            (self.made, self.asked, self.state) = (made, asked, state)
            exchange = words[6] == "-" ? nil : words[6]
            testDescription = words.joined(separator: " ")
        }

        private static func moment(_ text: String) -> Instant? {
            let parts = text.split { "T:".contains($0) }.compactMap { Int($0) }
            guard parts.count == 3, let day = Day(year: 2026, month: 11, day: parts[0]) else { return nil }
            return Instant(day.number * 86_400 + parts[1] * 3600 + parts[2] * 60)
        }

        func row(_ origin: Origin) -> StockFigure? {
            let quote = Quote(
                symbol: Symbol(stringLiteral: symbol), kind: kind, price: 100, time: made, zone: zone,
                source: "yahoo")
            let arrangement = Arrangement(rates: [], clocks: [], stocks: [symbol])
            var model = Model(arrangement: arrangement, now: asked, here: .utc)
            if origin == .cached {
                model = model.after(.known(Known(quotes: [Seen(quote, .cached, at: made)])))
            } else {
                model = model.hearing(.quotes([quote]), to: .quotes([quote.symbol]), at: asked + -5)
            }
            return model.figures.stocks[Symbol(stringLiteral: symbol)]
        }
    }

    private static let all = cases.split(separator: "\n").compactMap(Case.init)

    @Test("The cases are all there, and over all that is traded")
    func coverage() {
        #expect(Self.all.count == Self.cases.split(separator: "\n").count)
        #expect(Self.all.count >= 60)
        #expect(Set(Self.all.compactMap(\.exchange)).count >= 20)
        #expect(Set(Self.all.map(\.kind)) == Set(Instrument.allCases))
    }

    @Test("A figure is as old as the hours of its kind and its exchange make it", arguments: all)
    func states(_ entry: Case) throws {
        let row = try #require(entry.row(.live))
        #expect(row.state(refresh: 60, now: entry.asked) == entry.state)
        #expect(row.venue.exchange?.mic == entry.exchange)
    }

    @Test("Kept from an earlier run, what is old by its own time is stale all the same", arguments: all)
    func cached(_ entry: Case) throws {
        let row = try #require(entry.row(.cached))
        #expect(row.state(refresh: 60, now: entry.asked) == (entry.state == .stale ? .stale : .cached))
    }

    @Test(
        "The form of a symbol tells what it is, and nothing else does",
        arguments: [
            ("EURUSD=X", Instrument.currency), ("JPY=X", .currency), ("GC=F", .future), ("^N225", .index),
            ("BTC-USD", .coin), ("eth-eur", .coin), ("0P0000XTS7", .fund), ("0P000071W8.TO", .fund),
            ("AAPL", .unknown), ("BRK-B", .unknown), ("BAC-PL", .unknown), ("VFIAX", .unknown),
            ("2330.TW", .unknown), ("ERIC-B.ST", .unknown), ("0P.L", .unknown), ("-USD", .unknown),
        ])
    func forms(_ symbol: String, _ kind: Instrument) {
        #expect(Instrument(symbol: Symbol(stringLiteral: symbol)) == kind)
    }

    @Test("Short answers without kind and zone leave what full ones told")
    func shortAnswers() throws {
        let entry = try #require(Self.all.first { $0.symbol == "^FTSE" })
        let full = Quote(
            symbol: "^OWN", kind: .index, price: 1, time: entry.made, zone: "Asia/Tokyo", source: "yahoo")
        let short = Quote(symbol: "^OWN", price: 2, time: entry.made + 60, zone: "UTC", source: "yahoo")
        var model = Model(
            arrangement: Arrangement(rates: [], clocks: [], stocks: ["^OWN"]),
            now: entry.asked, here: .utc)
        for quote in [full, short] {
            model = model.hearing(.quotes([quote]), to: .quotes(["^OWN"]), at: entry.asked)
        }
        #expect(model.figures.stocks["^OWN"]?.price == 2)
        #expect(model.figures.stocks["^OWN"]?.venue.exchange?.mic == "XTKS")
    }

    @Test(
        "A figure of a future time is not live until that time has come",
        arguments: [121, 3600, 86_400 * 400])
    func future(_ ahead: Int) {
        for origin in [Origin.live, .cached] {
            func state(_ now: Instant) -> FigureState {
                FigureState(
                    origin: origin, arrived: now + -5, ownTime: friday + ahead, source: "yahoo", hours: nil,
                    refresh: 60, now: now)
            }
            #expect(state(friday) == .stale)
            #expect(state(friday + ahead) == (origin == .live ? .live : .cached))
        }
    }

    @Test("A clock a little ahead is none of that")
    func skew() {
        let state = FigureState(
            origin: .live, arrived: friday, ownTime: friday + Instant.clockSkew, source: "yahoo", hours: nil,
            refresh: 60, now: friday)
        #expect(state == .live)
    }

    @Test("A rate of a time ahead makes no close, and does not stand in the way of the next")
    func futureRates() {
        var model = smallBoard()
        for (value, time) in [(150.0, -60), (200, 20 * 3600), (151, 60), (152, 86_400 * 3)] {
            let now = friday + max(0, time > 86_400 || time < 3600 ? time : 0)
            model = model.hearing(.rates([rate("JPY", value, at: friday + time)]), to: .rates, at: now)
            let isAhead = value == 200
            #expect(
                model.figures.rates["JPY"]?.state(refresh: 300, now: now) == (isAhead ? .stale : .live))
        }
        #expect(model.market.rateCloses["JPY"]?.map(\.close) == [151])
        #expect(model.figures.rates["JPY"]?.base?.close == 151)
    }
}
